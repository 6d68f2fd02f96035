import type { Place } from '../place.ts';
import { pointIds } from '../points.ts';
import type { Block, Inline, Item } from '../syntax/block.ts';
import type { Model } from './model.ts';

/** The running text of a block, part by part, with where each part stands; and all of it at once. */
interface Text {
  readonly parts: readonly Inline[];
  readonly whole: string;
}

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
  const text = {
    parts,
    whole: parts
      .map((part) => part.source)
      .join('\n')
      .toLowerCase(),
  };
  texts.set(block, text);
  return text;
}

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
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'giu');
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
  const stem = (name.split(/[\s_-]+/)[0] ?? '').toLowerCase().replace(/y$/, '');
  const sought = pattern(name, plural);
  const excluded = (at: Place): boolean =>
    outside.some((place) => at.from >= place.from && at.to <= place.to);
  return pointIds.some((id) =>
    model.points[id].blocks.some((block) => {
      const { parts, whole } = textOf(block);
      if (!whole.includes(stem)) return false;
      return parts.some((part) =>
        [...part.source.matchAll(sought)].some((match) => {
          const from = part.at.from + match.index;
          return !excluded({ from, to: from + match[0].length });
        }),
      );
    }),
  );
}
