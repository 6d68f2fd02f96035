import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { markOutside, outsideMarks } from '../../src/ui/editor/outside-marks.ts';

test('what became no fact is marked once, moves along with the text, and is marked anew only where it is other text', () => {
  let drawn = 0;
  const view = new EditorView({
    state: EditorState.create({ doc: 'One. Two. Three.', extensions: outsideMarks }),
    dispatchTransactions: (transactions, own) => {
      drawn += 1;
      own.update(transactions);
    },
  });
  const marked = () =>
    [...view.contentDOM.querySelectorAll('.cm-outside')].map(({ textContent }) => textContent);
  markOutside(view, [{ from: 5, to: 9 }]);
  expect(marked()).toEqual(['Two.']);
  markOutside(view, [{ from: 5, to: 9 }]);
  expect(drawn).toBe(1);
  view.dispatch({ changes: { from: 0, insert: 'Zero. ' } });
  expect(marked()).toEqual(['Two.']);
  markOutside(view, [{ from: 11, to: 15 }]);
  expect(drawn).toBe(2);
  // A place beyond the end of the text, as after a deletion that was not read yet.
  markOutside(view, [{ from: 16, to: 99 }]);
  expect(marked()).toEqual(['Three.']);
  markOutside(view, []);
  expect(marked()).toEqual([]);
  view.destroy();
});
