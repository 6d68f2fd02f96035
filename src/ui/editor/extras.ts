import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
  pickedCompletion,
} from '@codemirror/autocomplete';
import { codeFolding, foldGutter, foldKeymap } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { CompletionOption, Completions } from '../../engine/index.ts';
import { aidsTheme } from './aids-theme.ts';
import { closedComments } from './close-comment.ts';

/** What could be written at an offset, instead of what stands from `from` to there. */
export type Complete = (offset: number) => Promise<Completions | undefined>;

/** Names are offered in code and in cells, or when asked for with Ctrl-Space: prose is left in peace. */
function isWanted(context: CompletionContext): boolean {
  if (context.explicit) return true;
  const line = context.state.doc.lineAt(context.pos);
  const before = line.text.slice(0, context.pos - line.from);
  const inCode = before.split('`').length % 2 === 0;
  const inCell = /^\s*\|/.test(line.text);
  const inDirective = /<!--\s*ninefold:[^>]*\s[\w/]*$/i.test(before);
  return inDirective || ((inCode || inCell) && /[\p{L}\p{N}_]{2}$/u.test(before));
}

/** An option; what ends in a blank is followed by another one. */
type Drawn = Completion & { readonly goesOn: boolean };

function drawn({ label, insert = label, kind, first, detail, cursor }: CompletionOption): Drawn {
  return {
    label,
    ...(detail === undefined ? {} : { detail }),
    type: kind,
    // Names come before the words of the format, these before what the document does not declare.
    boost: first ? 1 : kind === 'marker' ? -2 : kind === 'undeclared' ? -1 : 0,
    goesOn: insert.endsWith(' '),
    apply: (view, completion, from, to) =>
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + (cursor ?? insert.length) },
        annotations: pickedCompletion.of(completion),
        userEvent: 'input.complete',
      }),
  };
}

async function completions(
  context: CompletionContext,
  complete: Complete,
  onNothing: () => void,
): Promise<CompletionResult | null> {
  if (!isWanted(context)) return null;
  const found = await complete(context.pos);
  if (found === undefined) return null;
  if (found.options.length === 0) {
    if (context.explicit && !context.aborted) onNothing();
    return null;
  }
  return { from: found.from, options: found.options.map(drawn), validFor: /^[\p{L}\p{N}_ ./:'*-]*$/u };
}

/**
 * Search, folding and completion of names: loaded after the editor takes typing. `onNothing` hears that nothing can be
 * completed where that was asked for.
 */
export function createExtras(complete: Complete, onNothing: () => void): Extension {
  return [
    aidsTheme,
    search({ top: true }),
    highlightSelectionMatches(),
    closedComments,
    codeFolding(),
    foldGutter({ openText: '▾', closedText: '▸' }),
    autocompletion({
      override: [(context) => completions(context, complete, onNothing)],
      icons: false,
      activateOnCompletion: (picked) => 'goesOn' in picked && picked.goesOn === true,
    }),
    keymap.of([...searchKeymap, ...foldKeymap, ...completionKeymap]),
  ];
}
