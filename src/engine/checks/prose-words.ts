import { partOf } from '../model/blocks/context.ts';
import type { Prose } from '../model/element.ts';
import type { Model, PointText } from '../model/model.ts';
import { firstWhere } from '../model/tracking/lists.ts';
import { once } from '../model/tracking/once.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Block, Inline } from '../syntax/block.ts';
import type { PointCheck, Report } from './check.ts';
import { placeIn, type Run, type Told, toldIn } from './words-in-facts.ts';

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

/** What is not to be seen of a run of text: comments, tags, and what a link points at. */
const hidden = /<!--[\s\S]*?-->|<[^>\n]*>|\]\([^)\n]*\)/g;

/** The text of a run of prose, from the block that it stands in. */
function wordsOf(prose: Prose, parts: readonly Inline[]): Words | undefined {
  const part = parts.find(({ at }) => at.from <= prose.at.from && prose.at.to <= at.to);
  if (!part) return undefined;
  const source = part.source.slice(prose.at.from - part.at.from, prose.at.to - part.at.from);
  return { text: source.replace(notProse, (match) => ' '.repeat(match.length)), at: prose.at };
}

/** The prose of a point, ready to be searched. */
const proseOf = once(({ blocks, prose }: PointText): readonly Words[] => wordsAmong(blocks, prose));

function wordsAmong(blocks: readonly Block[], prose: readonly Prose[]): readonly Words[] {
  const byStart = [...prose].sort((one, other) => one.at.from - other.at.from);
  const found: Words[] = [];
  let next = 0;
  for (const block of blocks) {
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

/** The runs of text of a point, in order. */
const runsOf = once(({ blocks }: PointText): readonly Inline[] => blocks.flatMap(partsOf));

/** What a run of text shows, without comments, tags and what its links point at, and its words without what is no prose. */
const runOf = once((part: Inline): Run => {
  const blank = (match: string): string => ' '.repeat(match.length);
  return { part, shown: part.source.replace(hidden, blank), words: part.source.replace(notProse, blank) };
});

/** Where some words stand in those of some runs that a place reaches. */
function wordsWithin(parts: readonly Inline[], told: Told, place: Place): Words | undefined {
  let index = firstWhere(parts.length, (each) => (parts[each]?.at.to ?? 0) > place.from);
  for (let part = parts[index]; part && part.at.from < place.to; part = parts[++index]) {
    const run = runOf(part);
    const at = placeIn(run, told);
    if (at) return { text: run.words.slice(at.from - part.at.from, at.to - part.at.from), at };
  }
  return undefined;
}

/** The running words that facts of a point hold, where they are found: words that stand otherwise are left out. */
function wordsInFacts(model: Model, point: PointId): readonly Words[] {
  const parts = runsOf(model.points[point]);
  const found = new Map<string, Words>();
  for (const told of toldIn(model[point]))
    for (const place of told.within) {
      const words = wordsWithin(parts, told, place);
      if (!words) continue;
      found.set(`${words.at.from} ${words.at.to}`, words);
      break;
    }
  return [...found.values()];
}

/** All that is said of a point in running words: beside its facts, and in them. */
function textOf(model: Model, point: PointId): readonly Words[] {
  const own = proseOf(model.points[point]);
  const before = model.introduction;
  const beside =
    point === 'product'
      ? [
          ...wordsAmong(before.blocks, before.prose),
          ...own,
          ...wordsAmong(model.points.product.blocks, model.product.purpose),
        ]
      : own;
  const inFacts = wordsInFacts(model, point).filter(
    ({ at }) => !beside.some((each) => each.at.from <= at.from && at.to <= each.at.to),
  );
  return [...beside, ...inFacts].sort((one, other) => one.at.from - other.at.from);
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
    // What is said before the first point is said of the product.
    also: ['outline'],
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
