import { startCompletion } from '@codemirror/autocomplete';
import { redo, undo } from '@codemirror/commands';
import { foldAll, foldCode, unfoldAll, unfoldCode } from '@codemirror/language';
import { openSearchPanel } from '@codemirror/search';
import { type Command, type EditorView, runScopeHandlers } from '@codemirror/view';
import { type CardOptions, showCard } from './name-card.ts';

const main = /Mac|iPhone|iPad/.test(navigator.platform) ? 'metaKey' : 'ctrlKey';

/** What the editor itself does on a key, for those who choose it from a list. */
const editorCommands = {
  undo,
  redo,
  search: openSearchPanel,
  complete: startCompletion,
  fold: foldCode,
  unfold: unfoldCode,
  'fold-all': foldAll,
  'unfold-all': unfoldAll,
  // The menu of fixes belongs to the marks of findings, which listen to this key.
  fixes: (view) => runScopeHandlers(view, new KeyboardEvent('keydown', { key: '.', [main]: true }), 'editor'),
} satisfies Record<string, Command>;

/** The name of one of them. */
export type EditorCommand = keyof typeof editorCommands | 'card';

/** Carries out a command of the editor; gives whether it applied. */
export async function runCommand(
  view: EditorView,
  command: EditorCommand,
  cards: CardOptions,
): Promise<boolean> {
  return command === 'card' ? showCard(view, cards) : editorCommands[command](view);
}
