import { defaultKeymap, history, historyKeymap, redo } from '@codemirror/commands';
import {
  Annotation,
  type ChangeSet,
  Compartment,
  EditorSelection,
  EditorState,
  type Extension,
  Text,
  Transaction,
} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { directions } from './directions.ts';
import { language } from './language.ts';
import { longLines } from './long-lines.ts';
import words from './text.css?inline';
import { type LeftAt, placesIn, type TextPlace } from './text-place.ts';
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
  /**
   * Shows a document with the history and the scroll position it had when it was last shown, if its text is still the
   * same; otherwise at `place`.
   */
  readonly show: (document: string, text: Text, place?: TextPlace) => void;
  /** Makes what `show` needs of a text that was never shown, so that both halves can be tasks of their own. */
  readonly prepare: (text: Text) => void;
  /** Applies an edit that was made elsewhere: in the page, which can be undone, or in another tab. */
  readonly apply: (changes: ChangeSet, elsewhere?: boolean) => void;
  /** The cursor, and the first character in view. */
  readonly place: () => TextPlace;
  /** Whether the text can be edited, and whether it is read as Markdown; none can before one is shown. */
  readonly restrict: (how: Restriction) => void;
  /** Selects a range, as far as the text goes, and opens what hides it: what is typed next replaces it. */
  readonly select: (from: number, to: number) => void;
  /** Scrolls to the start of the selection and, if asked to, focuses the text. */
  readonly reveal: (focus: boolean) => void;
  /**
   * Keeps focus and selection while `move` puts the shadow root's host elsewhere: browsers let go of both, or at least
   * of the selection. Lines are measured before they are painted there.
   */
  readonly whileMoved: (move: () => void) => void;
  readonly wrapLines: (wrap: boolean) => void;
  /** Adds extensions that were loaded later. */
  readonly extend: (extension: Extension) => void;
}

/** Marks transactions that come from outside: they are not reported. */
const fromOutside = Annotation.define<true>();

/**
 * The words of the search panel, as the rest of the interface writes them. They are there from the start: a view is
 * built anew when its words change.
 */
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

/** The selection inside a shadow root; where a browser keeps none there, that of the page. */
const selectionIn = (root: ShadowRoot & { getSelection?: () => Selection | null }): Selection | null =>
  root.getSelection ? root.getSelection() : document.getSelection();

/** Gives a shadow root what Markdown looks like; the page's own style sheets end outside of it. */
function dress(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(words);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Whether a text can be edited, and whether it is read as Markdown. */
interface Restriction {
  readonly readOnly: boolean;
  readonly plain: boolean;
}

/**
 * Makes an editor in two halves, so that each can be a task of its own: the second puts it inside a shadow root, where
 * a strict Content-Security-Policy lets it style itself. It begins with the text that will be shown first, where that
 * is there already.
 */
export function createEditor(
  events: EditorEvents,
): (root: ShadowRoot, first?: { readonly text: Text; readonly restricted: Restriction }) => Editor {
  const wrapping = new Compartment();
  const late = new Compartment();
  const restriction = new Compartment();
  let wrap = true;
  // What is typed before there is a document would be lost when one is shown.
  let restricted: Restriction = { readOnly: true, plain: false };
  let lateExtensions: Extension = [];
  let shown: string | undefined;
  const kept = new Map<string, { readonly state: EditorState; readonly left: LeftAt }>();

  const restrictions = (): Extension => [
    EditorState.readOnly.of(restricted.readOnly),
    EditorView.contentAttributes.of(restricted.readOnly ? { 'aria-readonly': 'true' } : {}),
    restricted.plain ? [] : language,
  ];

  const extensions = (): Extension => [
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    drawSelection(),
    history(),
    restriction.of(restrictions()),
    theme,
    phrases,
    longLines,
    directions,
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
  let prepared: EditorState | undefined;

  return (root, first) => {
    if (first) {
      restricted = first.restricted;
      prepared = stateOf(first.text);
    }
    const view = new EditorView({ parent: root, root, state: prepared ?? stateOf(Text.empty) });
    dress(root);

    const refit = (): void => {
      prepared = undefined;
      view.dispatch({
        effects: [
          wrapping.reconfigure(wrap ? EditorView.lineWrapping : []),
          late.reconfigure(lateExtensions),
          restriction.reconfigure(restrictions()),
        ],
        annotations: fromOutside.of(true),
      });
    };

    const places = placesIn(view, fromOutside.of(true));

    return {
      view,
      show(document, text, place) {
        if (shown !== undefined) kept.set(shown, { state: view.state, left: places.leave() });
        const before = kept.get(document);
        const known = before?.state.doc.eq(text) ? before : undefined;
        shown = document;
        const own = prepared?.doc === text ? prepared : undefined;
        prepared = undefined;
        const next = known?.state ?? own ?? stateOf(text);
        if (next !== view.state) view.setState(next);
        if (known) {
          refit();
          // The view keeps the scroll position of the text it showed before.
          places.comeBack(known.left);
        } else {
          view.scrollDOM.scrollTop = 0;
          places.come(place);
        }
      },
      prepare(text) {
        if (prepared?.doc !== text) prepared = stateOf(text);
      },
      apply(changes, elsewhere = false) {
        const outside = fromOutside.of(true);
        view.dispatch({
          changes,
          annotations: elsewhere ? [outside, Transaction.addToHistory.of(false)] : outside,
          scrollIntoView: !elsewhere,
          userEvent: 'input.fix',
        });
      },
      place: places.now,
      restrict(how) {
        if (how.readOnly === restricted.readOnly && how.plain === restricted.plain) return;
        restricted = how;
        prepared = undefined;
        // The first text that is shown comes with it.
        if (shown !== undefined) refit();
      },
      select(from, to) {
        places.jump();
        const { length } = view.state.doc;
        view.dispatch({
          selection: EditorSelection.range(Math.min(to, length), Math.min(from, length)),
          annotations: fromOutside.of(true),
        });
      },
      reveal(focus) {
        view.dispatch({
          effects: EditorView.scrollIntoView(view.state.selection.main.from, { y: 'center' }),
          annotations: fromOutside.of(true),
        });
        if (focus) view.focus();
      },
      whileMoved(move) {
        const focused = view.hasFocus;
        move();
        if (focused) {
          view.focus();
          const { anchor, head } = view.state.selection.main;
          const [from, to] = [view.domAtPos(anchor), view.domAtPos(head)];
          selectionIn(root)?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
        }
        view.requestMeasure();
      },
      wrapLines(next) {
        if (next === wrap) return;
        wrap = next;
        refit();
      },
      extend(extension) {
        lateExtensions = [lateExtensions, extension];
        refit();
      },
    };
  };
}
