import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTyped, readAnswers, typedAnswers } from '../../src/stores/answers.ts';
import { $document, showDocument } from '../../src/stores/document.ts';
import { $overlay, closeOverlay } from '../../src/stores/overlay.ts';
import { $made, $preview, propose } from '../../src/stores/preview.ts';
import { readWith } from '../../src/stores/summary.ts';
import { engineHere } from './engine-here.ts';

const text = '# Shop\n\n## 2. Screens and routes\n\n- **Home**: `/`\n';
const answer = '- [ ] What does the product do, and for whom?\n  - Answer: A shop.\n';
const gone = '- [ ] What is it?\n  - Answer: a shop\n';

let end = (): void => {};
beforeEach(() => {
  showDocument({ id: 'shop', text });
  end = readWith(engineHere().start);
  $overlay.set({ is: 'answers' });
});
afterEach(() => {
  end();
  keepTyped('');
  closeOverlay();
});

/** The change that is shown. */
const shown = () =>
  vi.waitFor(() => {
    const preview = $preview.get();
    if (!preview) throw new Error('not yet');
    return preview;
  });

describe('answers that were typed', () => {
  it('are there again when their dialog is, and only for their document', () => {
    keepTyped(answer);
    closeOverlay();
    expect(typedAnswers()).toBe(answer);
    showDocument({ id: 'other', text });
    expect(typedAnswers()).toBe('');
    showDocument({ id: 'shop', text });
    expect(typedAnswers()).toBe(answer);
  });

  it('are led back to by who leaves what they would change', async () => {
    const read = readAnswers(answer);
    (await shown()).answer(false);
    await read;
    expect($overlay.get()).toEqual({ is: 'answers' });
    expect(typedAnswers()).toBe(answer);
    expect($document.get()?.text.toString()).toBe(text);
  });

  it('do not come before what somebody went on to', async () => {
    const read = readAnswers(answer);
    await shown();
    const version = $document.get()?.version ?? 0;
    const change = { title: 'Other', apply: 'Do it', version, always: true as const };
    const other = propose({ ...change, changes: [{ from: 0, to: 0, insert: 'x' }] });
    await read;
    expect($overlay.get()).toBeUndefined();
    (await shown()).answer(false);
    await other;
  });

  it('are gone once all of them are in the text, and kept while some are not', async () => {
    const some = readAnswers(answer + gone);
    (await shown()).answer(true);
    await some;
    expect(typedAnswers()).toBe(answer + gone);
    expect($made.get()?.words).toBe(
      'One answer was put into the text. What was not taken is kept under “Paste answers”.',
    );
    showDocument({ id: 'shop', text });
    const all = readAnswers(answer);
    (await shown()).answer(true);
    await all;
    expect($document.get()?.text.toString()).toContain('A shop.');
    expect(typedAnswers()).toBe('');
  });
});
