import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { codeFolding, foldGutter, foldKeymap } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';

/** A name that can be completed. */
export interface CompletableName {
  readonly name: string;
  readonly kind: string;
}

/** Names are offered in code and in cells, or when asked for with Ctrl-Space: prose is left in peace. */
function completeNames(
  context: CompletionContext,
  names: readonly CompletableName[],
): CompletionResult | null {
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const inCode = (before.match(/`/g)?.length ?? 0) % 2 === 1;
  const inCell = /^\s*\|/.test(line.text);
  const word = context.matchBefore(/[\p{L}\p{N}_./:-]+/u);
  if (!context.explicit && (word === null || word.to - word.from < 2 || !(inCode || inCell))) return null;
  const seen = new Set<string>();
  const options = names.flatMap(({ name, kind }) => {
    if (name === '' || seen.has(`${kind} ${name}`)) return [];
    seen.add(`${kind} ${name}`);
    return [{ label: name, detail: kind }];
  });
  return { from: word?.from ?? context.pos, options, validFor: /^[\p{L}\p{N}_./:-]*$/u };
}

/** The words of the search panel, as the rest of the interface writes them. */
const phrases = EditorState.phrases.of({
  next: 'Next',
  previous: 'Previous',
  all: 'All',
  'match case': 'Match case',
  'by word': 'Whole words',
  regexp: 'Pattern',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
});

/** Search, folding and completion of names: loaded after the editor takes typing. */
export function createExtras(names: () => readonly CompletableName[]): Extension {
  return [
    phrases,
    search({ top: true }),
    highlightSelectionMatches(),
    codeFolding(),
    foldGutter({ openText: '▾', closedText: '▸' }),
    autocompletion({ override: [(context) => completeNames(context, names())], icons: false }),
    keymap.of([...searchKeymap, ...foldKeymap, ...completionKeymap]),
  ];
}
