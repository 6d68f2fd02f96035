import { defaultKeymap, history, historyKeymap, redo } from '@codemirror/commands';
import {
  Annotation,
  type ChangeSet,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  type StateEffect,
  type Text,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { language } from './language.ts';
import { theme } from './theme.ts';
import { typeOver } from './type-over.ts';

/** Whom the editor tells. */
export interface EditorEvents {
  /** The visitor edited the text; `typed` when a key did. */
  readonly onEdit: (changes: ChangeSet, text: Text, cursor: number, typed: boolean) => void;
  /** The visitor moved the cursor or selected a range. */
  readonly onSelect: (from: number, to: number) => void;
}

/** An editor of one text at a time. It keeps the undo history of every document it has shown. */
export interface Editor {
  readonly view: EditorView;
  /** Shows a document with the history and the scroll position it had when it was last shown, if its text is still the same. */
  readonly show: (document: string, text: Text) => void;
  /** Applies an edit that somebody else made. */
  readonly apply: (changes: ChangeSet) => void;
  /** Selects a range, opens what hides it, and scrolls to it. */
  readonly reveal: (from: number, to: number, focus: boolean) => void;
  readonly wrapLines: (wrap: boolean) => void;
  /** Adds extensions that were loaded later. */
  readonly extend: (extension: Extension) => void;
}

/** Marks transactions that come from outside: they are not reported. */
const fromOutside = Annotation.define<true>();

/** Makes an editor inside a shadow root, where a strict Content-Security-Policy lets it style itself. */
export function createEditor(root: ShadowRoot, events: EditorEvents): Editor {
  const wrapping = new Compartment();
  const late = new Compartment();
  let wrap = true;
  let lateExtensions: Extension = [];
  let shown: string | undefined;
  const kept = new Map<string, { readonly state: EditorState; readonly scroll: StateEffect<unknown> }>();

  const extensions = (): Extension => [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    history(),
    language,
    theme,
    wrapping.of(wrap ? EditorView.lineWrapping : []),
    late.of(lateExtensions),
    typeOver(),
    keymap.of([...defaultKeymap, ...historyKeymap, { key: 'Mod-Shift-z', run: redo }]),
    EditorView.contentAttributes.of({
      'aria-label': 'Text of the specification',
      tabindex: '0',
      spellcheck: 'true',
    }),
    EditorView.updateListener.of((update) => {
      if (update.transactions.some((transaction) => transaction.annotation(fromOutside))) return;
      const { from, to, head } = update.state.selection.main;
      const typed = update.transactions.some((transaction) => transaction.isUserEvent('input.type'));
      if (update.docChanged) events.onEdit(update.changes, update.state.doc, head, typed);
      if (update.docChanged || update.selectionSet) events.onSelect(from, to);
    }),
  ];

  const stateOf = (text: Text): EditorState => EditorState.create({ doc: text, extensions: extensions() });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({ extensions: extensions() }),
  });

  const refit = (): void =>
    view.dispatch({
      effects: [wrapping.reconfigure(wrap ? EditorView.lineWrapping : []), late.reconfigure(lateExtensions)],
      annotations: fromOutside.of(true),
    });

  return {
    view,
    show(document, text) {
      if (shown !== undefined) kept.set(shown, { state: view.state, scroll: view.scrollSnapshot() });
      const before = kept.get(document);
      const known = before?.state.doc.eq(text) ? before : undefined;
      shown = document;
      view.setState(known?.state ?? stateOf(text));
      refit();
      // The view keeps the scroll position of the text it showed before.
      if (known) view.dispatch({ effects: known.scroll, annotations: fromOutside.of(true) });
      else view.scrollDOM.scrollTop = 0;
    },
    apply(changes) {
      view.dispatch({
        changes,
        annotations: fromOutside.of(true),
        scrollIntoView: true,
        userEvent: 'input.fix',
      });
    },
    reveal(from, to, focus) {
      const { length } = view.state.doc;
      const selection = EditorSelection.range(Math.min(to, length), Math.min(from, length));
      view.dispatch({
        selection,
        effects: EditorView.scrollIntoView(selection.from, { y: 'center' }),
        annotations: fromOutside.of(true),
      });
      if (focus) view.focus();
    },
    wrapLines(next) {
      wrap = next;
      refit();
    },
    extend(extension) {
      lateExtensions = [lateExtensions, extension];
      refit();
    },
  };
}
