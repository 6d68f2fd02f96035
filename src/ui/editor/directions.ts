import { type Extension, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Letters that are written from right to left. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const auto = Decoration.line({ attributes: { dir: 'auto' } });

/** The lines in view that have such letters: each goes the way of its first letter. */
function linesOf(view: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges)
    for (let at = from; at <= to; ) {
      const line = view.state.doc.lineAt(at);
      const [start, end] = [Math.max(line.from, from), Math.min(line.to, to)];
      if (fromRight.test(view.state.sliceDoc(start, end))) lines.add(line.from, line.from, auto);
      at = line.to + 1;
    }
  return lines.finish();
}

/** Sets each line the way its letters are written: from the left, or from the right. */
export const directions: Extension = [
  EditorView.perLineTextDirection.of(true),
  ViewPlugin.fromClass(
    class {
      lines: DecorationSet;

      constructor(view: EditorView) {
        this.lines = linesOf(view);
      }

      update({ docChanged, viewportChanged, view }: ViewUpdate): void {
        if (docChanged || viewportChanged) this.lines = linesOf(view);
      }
    },
    { decorations: ({ lines }) => lines },
  ),
];
