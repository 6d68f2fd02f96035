import { type Range, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { limits } from '../../engine/editor.ts';

/** So much of a line over the limit is drawn, in UTF-16 code units. */
const drawn = 2_000;

/** Stands for what is not drawn of a line. */
class Rest extends WidgetType {
  readonly length: number;

  constructor(length: number) {
    super();
    this.length = length;
  }

  override eq(other: Rest): boolean {
    return other.length === this.length;
  }

  toDOM(): HTMLElement {
    const rest = document.createElement('span');
    rest.className = 'cm-rest';
    rest.textContent = ` … and ${this.length.toLocaleString('en')} more characters in this line`;
    return rest;
  }
}

/** The rests of the lines that begin between two places. */
function restsBetween(text: Text, from: number, to: number): Range<Decoration>[] {
  const rests: Range<Decoration>[] = [];
  for (let at = from; at <= to; ) {
    const line = text.lineAt(at);
    if (line.length > limits.line) {
      const widget = new Rest(line.length - drawn);
      rests.push(Decoration.replace({ widget }).range(line.from + drawn, line.to));
    }
    at = line.to + 1;
  }
  return rests;
}

/**
 * Draws no more than the beginning of a line over `limits.line`: a browser takes half a minute to lay out a line of
 * ten megabytes. The text keeps all of it. Only lines that an edit touched are looked at again.
 */
export const longLines = StateField.define<DecorationSet>({
  create: ({ doc }) => Decoration.set(restsBetween(doc, 0, doc.length)),
  update(before, { docChanged, changes, newDoc }) {
    if (!docChanged) return before;
    let now = before.map(changes);
    changes.iterChangedRanges((_fromA, _toA, fromB, toB) => {
      const [from, to] = [newDoc.lineAt(fromB).from, newDoc.lineAt(toB).to];
      now = now.update({
        filterFrom: from,
        filterTo: to,
        filter: () => false,
        add: restsBetween(newDoc, from, to),
      });
    });
    return now;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});
