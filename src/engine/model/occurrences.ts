import type { Place } from '../place.ts';
import { pointIds } from '../points.ts';
import type { Block, Inline, Item } from '../syntax/block.ts';
import { once } from './derived.ts';
import type { Model, PointText } from './model.ts';

/** The running text of a block, part by part, with where each part stands; and all of it at once. */
interface Text {
  readonly parts: readonly Inline[];
  readonly whole: string;
  /** The first letters of every word. */
  readonly starts: ReadonlySet<string>;
}

/** What stands between two parts of a text: no name reaches over it. */
const apart = '\0';

/** How many letters of a word its block is found by. */
const letters = 3;

const texts = new WeakMap<Block, Text>();

function partsOfItem(item: Item): readonly Inline[] {
  return [item.text, ...item.children.flatMap((child) => child.items.flatMap(partsOfItem))];
}

function partsOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'heading':
      return [block.title];
    case 'table':
      return [block.header, ...block.rows].flatMap((row) => row.cells);
    case 'list':
      return block.items.flatMap(partsOfItem);
    case 'fence':
      return [block.code];
    default:
      return [block.text];
  }
}

function textOf(block: Block): Text {
  const known = texts.get(block);
  if (known !== undefined) return known;
  const parts = partsOf(block);
  const whole = parts
    .map((part) => part.source)
    .join(apart)
    // The one letter that grows when it is made small: without it every offset stays.
    .replaceAll('İ', 'I')
    .toLowerCase();
  const starts = new Set((whole.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, letters)));
  const text = { parts, whole, starts };
  texts.set(block, text);
  return text;
}

/** The blocks of a point by the first letters of the words in them. */
const blocksByStart = once((point: PointText): ReadonlyMap<string, readonly Block[]> => {
  const found = new Map<string, Block[]>();
  for (const block of point.blocks) {
    for (const start of textOf(block).starts) {
      const blocks = found.get(start);
      if (blocks) blocks.push(block);
      else found.set(start, [block]);
    }
  }
  return found;
});

/** The block of a point in which a name was found the last time: where the point is as it was, it stands there still. */
const lastFound = once((_: PointText) => new Map<string, Block>());

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name as a whole word, its words apart by anything thin, in the singular or the plural. */
function pattern(name: string, plural: boolean): RegExp {
  const words = name
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map(escaped);
  const ending = plural ? (/y$/i.test(name) ? '(?:s|ies)?' : '(?:e?s)?') : '';
  const stem = words.join('[\\s_-]*');
  const body =
    plural && /y$/i.test(name) ? `(?:${stem}${ending}|${stem.slice(0, -1)}ies)` : `${stem}${ending}`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'iuy');
}

/** Whether the sought, which begins with `stem`, stands somewhere in a text where it counts. */
function stands(text: Text, stem: string, sought: RegExp, excluded: (at: Place) => boolean): boolean {
  let part = 0;
  let partStart = 0;
  for (let pos = text.whole.indexOf(stem); pos >= 0; pos = text.whole.indexOf(stem, pos + 1)) {
    sought.lastIndex = pos;
    const match = sought.exec(text.whole);
    if (!match) continue;
    for (let end = 0; part < text.parts.length; part++, partStart = end + apart.length) {
      end = partStart + (text.parts[part]?.source.length ?? 0);
      if (pos <= end) break;
    }
    const from = (text.parts[part]?.at.from ?? 0) + pos - partStart;
    if (!excluded({ from, to: from + match[0].length })) return true;
  }
  return false;
}

/** The blocks that may hold a word with this beginning; all of them where none is given. */
function blocksNear(point: PointText, start: string | undefined): readonly Block[] {
  return start === undefined ? point.blocks : (blocksByStart(point).get(start) ?? []);
}

/**
 * Whether a name stands anywhere in the nine points outside some places: as a whole word, whatever its case, in
 * prose, code, cells and drawings alike. With `plural` its plural counts too. What is looked for is a sign that
 * something is used, so it finds too much rather than too little.
 */
export function occursOutside(
  model: Model,
  name: string,
  outside: readonly Place[],
  plural: boolean,
): boolean {
  const stems = name
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=.)y$/, ''));
  const [first] = stems;
  if (first === undefined) return true;
  const start = /^[a-z0-9]{3}/.exec(first)?.[0];
  const sought = pattern(name, plural);
  const excluded = (at: Place): boolean =>
    outside.some((place) => at.from >= place.from && at.to <= place.to);
  const standsIn = (block: Block): boolean => {
    const text = textOf(block);
    return stems.every((stem) => text.whole.includes(stem)) && stands(text, first, sought, excluded);
  };
  const points = pointIds.map((id) => model.points[id]);
  const before = points.map((point) => lastFound(point).get(name));
  if (before.some((block) => block && standsIn(block))) return true;
  for (const point of points) {
    const block = blocksNear(point, start).find(standsIn);
    if (block) lastFound(point).set(name, block);
    if (block) return true;
  }
  return false;
}
