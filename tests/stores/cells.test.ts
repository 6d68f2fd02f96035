import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeCell } from '../../src/stores/cells.ts';
import { $document, changeDocument, showDocument } from '../../src/stores/document.ts';
import { $notices } from '../../src/stores/notices.ts';
import { readWith } from '../../src/stores/summary.ts';
import { $view, showView } from '../../src/stores/views.ts';
import { engineHere } from './engine-here.ts';

const text = `# Specification: Shop

## 9. Business constants and limits

| Constant | Value | Unit |
| --- | --- | --- |
| LONGEST | 3 | characters |
| MOST | 10 | entries |
`;

let end = (): void => {};
afterEach(() => end());

/** The view of the constants, once it has come. */
async function constantsShown() {
  showDocument({ id: 'shop', text });
  showView('constants');
  const ends = [$view.listen(() => {}), readWith(engineHere().start)];
  end = () => {
    for (const each of ends) each();
  };
  return vi.waitFor(() => {
    const view = $view.get();
    if (view?.id !== 'constants' || view.version !== $document.get()?.version) throw new Error('not yet');
    const [longest, most] = view.data.constants.map(({ slot }) => slot);
    if (!longest || !most) throw new Error('no slots');
    return { longest, most, version: view.version };
  });
}

const now = (): string => $document.get()?.text.toString() ?? '';
const problems = (): string[] =>
  $notices.get().flatMap(({ kind, text: said }) => (kind === 'problem' ? [said] : []));

describe('cells that a view shows', () => {
  it('are changed one right after the other, before the view has followed', async () => {
    const { longest, most, version } = await constantsShown();
    await Promise.all([
      changeCell(longest, '1234', version),
      changeCell(most, '11', version),
      changeCell(longest, '5', version),
    ]);
    expect(now()).toBe(text.replace('| 3 |', '| 5 |').replace('| 10 |', '| 11 |'));
    expect(problems()).toEqual([]);
  });

  it('are found again where the text above was edited since', async () => {
    const { most, version } = await constantsShown();
    changeDocument([{ from: 0, to: 0, insert: 'A remark.\n\n' }]);
    await changeCell(most, '12', version);
    expect(now()).toBe(`A remark.\n\n${text.replace('| 10 |', '| 12 |')}`);
    expect(problems()).toEqual([]);
  });

  it('of a row that is gone are left alone, and that is said', async () => {
    const { longest, version } = await constantsShown();
    const from = text.indexOf('| LONGEST');
    changeDocument([{ from, to: text.indexOf('| MOST'), insert: '' }]);
    await changeCell(longest, '7', version);
    expect(now()).toBe(text.replace('| LONGEST | 3 | characters |\n', ''));
    expect(problems()).toEqual(['The text has changed here meanwhile. Choose again.']);
  });
});
