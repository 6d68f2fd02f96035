import { type Annotation, EditorSelection, type StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Where somebody is in a text: the offsets of the cursor and of the first character in view. */
export interface TextPlace {
  readonly cursor: number;
  readonly top: number;
}

/** How a text stood in view when another came. */
export interface LeftAt extends TextPlace {
  /** Scrolls to the very pixel; of a text that was hidden there is none. */
  readonly scroll?: StateEffect<unknown>;
}

/** The places in the text that an editor shows. */
export interface TextPlaces {
  /** Where the visitor is; of an editor that is hidden, where they were when it was last seen. */
  readonly now: () => TextPlace;
  /** The text goes, to come back. */
  readonly leave: () => LeftAt;
  readonly comeBack: (left: LeftAt) => void;
  /** A text comes, at the place where it was left, as far as it goes; else at its top. */
  readonly come: (place: TextPlace | undefined) => void;
  /** Another place is chosen in it, which will be scrolled to. */
  readonly jump: () => void;
}

/** In how many frames heights of lines have become known. */
const SETTLING = 30;

/** By what somebody moves a text in view, or begins to. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The places of an editor; what moves it to one carries the annotation. */
export function placesIn(view: EditorView, annotation: Annotation<unknown>): TextPlaces {
  // A hidden editor has no height and is scrolled nowhere: what it shows when it is seen is remembered.
  let unseen: number | undefined;
  let scrolled = 0;
  const isHidden = (): boolean => view.scrollDOM.clientHeight === 0;
  view.scrollDOM.addEventListener('scroll', () => {
    if (isHidden()) return;
    unseen = undefined;
    scrolled = view.scrollDOM.scrollTop;
  });

  const topmost = (): number => {
    if (isHidden()) return unseen ?? view.lineBlockAtHeight(scrolled).from;
    const { left, top } = view.contentDOM.getBoundingClientRect();
    const y = Math.max(view.scrollDOM.getBoundingClientRect().top, top) + 2;
    return view.posAtCoords({ x: left + 2, y }, false);
  };

  const goTo = ({ cursor, top }: TextPlace): void => {
    const { length } = view.state.doc;
    // The room above the first line belongs to it.
    const start = { y: 'start', yMargin: top > 0 ? 0 : 100 } as const;
    view.dispatch({
      selection: EditorSelection.cursor(Math.min(Math.max(0, cursor), length)),
      effects: EditorView.scrollIntoView(Math.min(Math.max(0, top), length), start),
      annotations: annotation,
    });
  };

  let held: TextPlace | undefined;
  for (const move of MOVES)
    view.scrollDOM.addEventListener(
      move,
      () => {
        held = undefined;
      },
      { capture: true, passive: true },
    );

  /**
   * Goes to a place again while heights of lines, which are guesses until they were in view, become known, and until
   * the text changes or the visitor moves it.
   */
  const holdTo = (place: TextPlace): void => {
    const { state } = view;
    let frames = 0;
    held = place;
    const again = (): void => {
      const isUntouched = view.state.doc === state.doc && view.state.selection.eq(state.selection);
      if (held !== place || !isUntouched || frames++ === SETTLING) return;
      const line = (at: number): number => view.state.doc.lineAt(Math.min(at, view.state.doc.length)).number;
      if (line(topmost()) !== line(place.top)) goTo(place);
      requestAnimationFrame(again);
    };
    requestAnimationFrame(again);
  };

  // A text that came while the editor was hidden is scrolled to when it is seen.
  let wasHidden = isHidden();
  new ResizeObserver(() => {
    if (wasHidden && !isHidden() && unseen !== undefined)
      holdTo({ cursor: view.state.selection.main.head, top: unseen });
    wasHidden = isHidden();
  }).observe(view.scrollDOM);

  const now = (): TextPlace => ({ cursor: view.state.selection.main.head, top: topmost() });
  const come = (place: TextPlace): void => {
    unseen = place.top;
    goTo(place);
    holdTo(place);
  };

  return {
    now,
    leave: () => ({ ...now(), ...(isHidden() ? {} : { scroll: view.scrollSnapshot() }) }),
    comeBack(left) {
      if (left.scroll === undefined) return come(left);
      unseen = left.top;
      view.dispatch({ effects: left.scroll, annotations: annotation });
    },
    come(place) {
      unseen = 0;
      if (place) come(place);
    },
    jump() {
      unseen = undefined;
    },
  };
}
