import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

interface Place {
  readonly from: number;
  readonly to: number;
}

const marked = StateEffect.define<DecorationSet>();
const mark = Decoration.mark({ class: 'cm-outside', attributes: { title: 'Read into no fact' } });

/** What is marked; it moves along with edits until the next marks come. */
const field = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects }) {
    const now = effects.find((effect) => effect.is(marked));
    return now ? now.value : marks.map(changes);
  },
  provide: (own) => EditorView.decorations.from(own),
});

const look = EditorView.baseTheme({
  '.cm-outside': { backgroundColor: 'var(--surface-marked)', boxDecorationBreak: 'clone' },
  '@media (forced-colors: active)': { '.cm-outside': { textDecoration: 'underline dashed' } },
});

/** Marks of what became no fact. */
export const outsideMarks: Extension = [field, look];

/** Whether two sets mark the same stretches. (`RangeSet.eq` also holds [11, 15) and [16, 22) to be equal.) */
function isAlike(one: DecorationSet, other: DecorationSet): boolean {
  if (one.size !== other.size) return false;
  const [own, their] = [one.iter(), other.iter()];
  for (; own.value; own.next(), their.next())
    if (own.from !== their.from || own.to !== their.to) return false;
  return true;
}

/** Marks these stretches of the text, in order, and no others; where they are marked already, nothing is drawn anew. */
export function markOutside(view: EditorView, places: readonly Place[]): void {
  const { length } = view.state.doc;
  const ranges = places.flatMap(({ from, to }) =>
    from < Math.min(to, length) ? [mark.range(from, Math.min(to, length))] : [],
  );
  const marks = Decoration.set(ranges);
  const before = view.state.field(field, false);
  if (before && isAlike(before, marks)) return;
  view.dispatch({ effects: marked.of(marks) });
}
