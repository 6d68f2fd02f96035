import { afterEach, describe, expect, it, vi } from 'vitest';
import { showDocument } from '../../src/stores/document.ts';
import { formatText } from '../../src/stores/names.ts';
import { $notices } from '../../src/stores/notices.ts';
import { $preview } from '../../src/stores/preview.ts';
import { readWith } from '../../src/stores/summary.ts';
import { engineHere } from './engine-here.ts';

let end = (): void => {};
afterEach(() => end());

const text = `# Specification: Shop

## 3. Entities and their fields

**Item**: id: int64 / title*: string / vendor

## 4. States and transitions

Item: new → active when it is saved.

## 9. Business constants and limits

| Constant | Value | Unit | When | Meaning |
| --- | --- | --- | --- | --- |
| LIMIT | 10 | | | |
`;

const open = (document: string): void => {
  showDocument({ id: 'x', text: document });
  end = readWith(engineHere().start);
};

const lastNotice = (): string => $notices.get().at(-1)?.text ?? '';

describe('formatting', () => {
  it('says of what is canonical that there is nothing to write in another way', async () => {
    open(text);
    await formatText('element', text.indexOf('LIMIT'));
    expect(lastNotice()).toMatch(/^There is nothing in this element/);
  });

  it('says of what cannot be written canonically that it stays', async () => {
    open(text);
    await formatText('element', text.indexOf('title*'));
    expect(lastNotice()).toBe(
      'This element stays as it is: it cannot be written in the canonical form with the same words and facts.',
    );
  });

  it('of a whole document names the points of which parts stay', async () => {
    open(text.replace('## 9. Business constants and limits', '## 9. Limits'));
    const formatting = formatText('document');
    const preview = await vi.waitFor(() => {
      const shown = $preview.get();
      if (!shown) throw new Error('not yet');
      return shown;
    });
    expect(preview.notes.at(-1)).toMatch(/^Parts of points 3 and 4 stay as they are/);
    preview.answer(true);
    await formatting;
    await formatText('document');
    expect(lastNotice()).toMatch(/^Parts of points 3 and 4 stay as they are/);
  });
});
