import { partOf } from '../model/blocks/context.ts';
import type { Prose } from '../model/element.ts';
import type { Model, PointText } from '../model/model.ts';
import { once } from '../model/tracking/once.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Block, Inline } from '../syntax/block.ts';
import type { PointCheck, Report } from './check.ts';

/** Running text as it stands, with what is no prose blanked out: every offset is that of the text. */
interface Words {
  readonly text: string;
  readonly at: Place;
}

function partsOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'heading':
    case 'fence':
    case 'comment':
      return [];
    case 'table':
      return block.rows.flatMap((row) => row.cells);
    case 'list': {
      const inside = (items: typeof block.items): readonly Inline[] =>
        items.flatMap((item) => [item.text, ...item.children.flatMap((child) => inside(child.items))]);
      return inside(block.items);
    }
    default:
      return [block.text];
  }
}

/** Code, quoted words, addresses, comments and what a link points at: names and messages, not the author's words. */
const notProse =
  /`+[^`]*`+|<!--[\s\S]*?-->|<[^>\n]*>|\]\([^)\n]*\)|https?:\/\/\S+|"[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»/g;

/** The text of a run of prose, from the block that it stands in. */
function wordsOf(prose: Prose, parts: readonly Inline[]): Words | undefined {
  const part = parts.find(({ at }) => at.from <= prose.at.from && prose.at.to <= at.to);
  if (!part) return undefined;
  const source = part.source.slice(prose.at.from - part.at.from, prose.at.to - part.at.from);
  return { text: source.replace(notProse, (match) => ' '.repeat(match.length)), at: prose.at };
}

/** The prose of a point, ready to be searched. */
const proseOf = once((point: PointText): readonly Words[] => wordsAmong(point, point.prose));

function wordsAmong(point: PointText, prose: readonly Prose[]): readonly Words[] {
  const byStart = [...prose].sort((one, other) => one.at.from - other.at.from);
  const found: Words[] = [];
  let next = 0;
  for (const block of point.blocks) {
    const end = block.from + block.extent;
    let parts: readonly Inline[] | undefined;
    for (let prose = byStart[next]; prose && prose.at.from < end; prose = byStart[next]) {
      next += 1;
      if (prose.at.from < block.from) continue;
      parts ??= partsOf(block);
      const words = wordsOf(prose, parts);
      if (words) found.push(words);
    }
  }
  return found;
}

function textOf(model: Model, point: PointId): readonly Words[] {
  const own = proseOf(model.points[point]);
  return point === 'product' ? [...own, ...wordsAmong(model.points.product, model.product.purpose)] : own;
}

/** What a check of language looks for, and what it says of it. */
export interface Wording {
  readonly id: `language/${string}`;
  readonly summary: string;
  /** Global, on word boundaries. A group named `word` is what is marked; without one the whole match is. */
  readonly words: RegExp;
  readonly say: (word: string) => string;
  /** Looks at what stands around a match; leaves it out when it gives false. */
  readonly unless?: (text: string, from: number, to: number) => boolean;
}

/** A hint about words, point by point; said only where the document or whoever reads it asks for it. */
export function wordingCheck({ id, summary, words, say, unless }: Wording): PointCheck {
  return {
    id,
    severity: 'hint',
    summary,
    optional: true,
    reads: 'each-point',
    run: (model: Model, point: PointId): readonly Report[] =>
      textOf(model, point).flatMap(({ text, at }) =>
        [...text.matchAll(words)].flatMap((match): readonly Report[] => {
          const word = match.groups?.word ?? match[0];
          const from = match.index + match[0].indexOf(word);
          const to = from + word.length;
          if (unless?.(text, from, to)) return [];
          return [{ at: partOf(at, from, to), message: say(word) }];
        }),
      ),
  };
}
