import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** What is written in place of a typed character, up to `to` characters behind the cursor, which goes to `cursor`. */
export interface Closed {
  readonly insert: string;
  readonly to: number;
  readonly cursor: number;
}

/**
 * The end of a comment that begins: an open one would take in the rest of the document while it is being written. Whoever
 * writes the end has one of them. Undefined where the character is written as it is.
 */
export function closeComment(before: string, behind: string, typed: string): Closed | undefined {
  if (typed === '-' && before.endsWith('<!-') && !behind.includes('-->'))
    return { insert: '- -->', to: 0, cursor: 1 };
  const end = typed === '>' && before.endsWith('--') && before.includes('<!--') && /^\s*-->/.exec(behind);
  return end ? { insert: '>', to: end[0].length, cursor: 1 } : undefined;
}

/** Ends a comment as soon as it begins. */
export const closedComments: Extension = EditorView.inputHandler.of((view, from, to, text) => {
  if (from !== to || (text !== '-' && text !== '>')) return false;
  const line = view.state.doc.lineAt(from);
  const at = from - line.from;
  const closed = closeComment(line.text.slice(0, at), line.text.slice(at), text);
  if (!closed) return false;
  view.dispatch({
    changes: { from, to: from + closed.to, insert: closed.insert },
    selection: { anchor: from + closed.cursor },
    userEvent: 'input.type',
    scrollIntoView: true,
  });
  return true;
});
