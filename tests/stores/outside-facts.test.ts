import { afterEach, expect, test, vi } from 'vitest';
import { changeDocument, showDocument } from '../../src/stores/document.ts';
import { $outsideFacts, toggleOutside } from '../../src/stores/outside-facts.ts';
import { $preferences, toggleWrap } from '../../src/stores/preferences.ts';
import { readWith } from '../../src/stores/summary.ts';
import { engineHere } from './engine-here.ts';

afterEach(() => $preferences.set({ wrap: true }));

const text = '# Mill\n\n## 9. Business constants and limits\n\n- Sacks a day: 40\n\nHe is proud of it.\n';

test('what became no fact is known while it is to be marked, of the text as it is', async () => {
  showDocument({ id: 'mill', text });
  const end = readWith(engineHere().start);
  const off = $outsideFacts.subscribe(() => undefined);
  const marked = (now: string) =>
    $outsideFacts.get()?.places.map(({ from, to }) => now.slice(from, to)) ?? 'none';
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(marked(text)).toBe('none');
  toggleOutside();
  await vi.waitFor(() => expect(marked(text)).toEqual(['He is proud of it.']));
  const more = 'So is she.\n\n';
  changeDocument([{ from: text.indexOf('He'), to: text.indexOf('He'), insert: more }]);
  await vi.waitFor(() =>
    expect(marked(text.replace('He', `${more}He`))).toEqual(['So is she.', 'He is proud of it.']),
  );
  const before = $outsideFacts.get();
  toggleWrap();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect($outsideFacts.get(), 'another preference asks for nothing').toBe(before);
  toggleOutside();
  await vi.waitFor(() => expect(marked(text)).toBe('none'));
  off();
  end();
});
