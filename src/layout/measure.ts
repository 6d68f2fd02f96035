import type { EdgeLabel, GraphEdge, GraphNode, PlacedGroup, PlacedWords, Words } from '../engine/index.ts';
import { breakLines, lineHeight, shorten, textWidth } from './text-width.ts';

/** Words of a node or a label, placed from its own upper left corner, and the room they take. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly title: readonly PlacedWords[];
  readonly rows: readonly PlacedGroup[];
  readonly divide?: number;
}

/** Room around words in a box, in CSS pixels. */
const padding = { x: 12, y: 8 };
const titleWidth = 210;
const rowWidth = 300;
const labelWidth = 170;
/** The baseline of a line of words below its upper edge. */
const baseline = 12;
const gap = 18;

interface Line {
  readonly text: string;
  readonly style: Words['style'];
}

/** Lines of words; what is code in a sentence of the document stands there without its marks. */
const linesOf = (words: readonly Words[], width: number, most: number): Line[] =>
  words.flatMap(({ text, style }) =>
    breakLines(text.replaceAll('`', ''), style, width, most).map((line) => ({ text: line, style })),
  );

const widest = (lines: readonly Line[]): number =>
  Math.max(0, ...lines.map(({ text, style }) => textWidth(text, style)));

const place = (
  line: Line,
  x: number,
  y: number,
  anchor: PlacedWords['anchor'],
  underlined = false,
): PlacedWords => ({
  ...line,
  x,
  y,
  anchor,
  width: textWidth(line.text, line.style),
  underlined,
});

const dots: Readonly<Partial<Record<GraphNode['shape'], number>>> = { dot: 14, bullseye: 18 };

/** The size of a node and where its words stand in it. */
export function measureNode({ shape, title, rows }: GraphNode): Measured {
  const dot = dots[shape];
  if (dot !== undefined) return { width: dot, height: dot, title: [], rows: [] };
  const head = linesOf(title, titleWidth, 3);
  const details = rows.map(({ name, detail }) => {
    const room = detail === '' ? titleWidth : rowWidth * 0.6;
    const shown = shorten(name.text.replaceAll('`', ''), name.style, room);
    const left = rowWidth - gap - textWidth(shown, name.style);
    return { name: shown, detail: detail === '' ? '' : shorten(detail, 'soft', left) };
  });
  const rowWidths = details.map(({ name, detail }, index) => {
    const style = rows[index]?.name.style ?? 'plain';
    return textWidth(name, style) + (detail === '' ? 0 : gap + textWidth(detail, 'soft'));
  });
  const width = Math.ceil(Math.max(56, widest(head), ...rowWidths) + 2 * padding.x);
  const card = shape === 'card';
  const headHeight = head.length * lineHeight + 2 * padding.y;
  const placedTitle = head.map((line, index) =>
    place(
      line,
      card ? padding.x : width / 2,
      padding.y + index * lineHeight + baseline,
      card ? 'start' : 'middle',
    ),
  );
  if (rows.length === 0) return { width, height: headHeight, title: placedTitle, rows: [] };
  const pitch = lineHeight + 2;
  const top = headHeight + 4;
  return {
    width,
    height: top + rows.length * pitch + 6,
    title: placedTitle,
    divide: headHeight,
    rows: rows.map((row, index) => {
      const y = top + index * pitch;
      const { name = '', detail = '' } = details[index] ?? {};
      const words = [
        place({ text: name, style: row.name.style }, padding.x, y + baseline + 1, 'start', row.key),
      ];
      if (detail !== '')
        words.push(place({ text: detail, style: 'soft' }, width - padding.x, y + baseline + 1, 'end'));
      return { box: { x: 0, y, width, height: pitch }, words, at: row.at };
    }),
  };
}

/** Labels of one line, one below the other. */
export function measureLabels(labels: GraphEdge['labels']): Measured {
  const groups = labels.map(({ words, at }: EdgeLabel) => ({ at, lines: linesOf(words, labelWidth, 2) }));
  const width = Math.ceil(Math.max(0, ...groups.map(({ lines }) => widest(lines))));
  let y = 2;
  const rows = groups.map(({ at, lines }): PlacedGroup => {
    const box = { x: 0, y, width, height: lines.length * lineHeight };
    const words = lines.map((line, index) => place(line, 0, y + index * lineHeight + baseline, 'start'));
    y += box.height + 4;
    return { box, words, at };
  });
  return { width, height: rows.length === 0 ? 0 : y, title: [], rows };
}
