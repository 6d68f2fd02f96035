import { partOf } from '../model/blocks/context.ts';
import type { Prose } from '../model/element.ts';
import type { Model, PointText } from '../model/model.ts';
import { firstWhere } from '../model/tracking/lists.ts';
import { once, onceFor } from '../model/tracking/once.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Block, Inline } from '../syntax/block.ts';
import type { PointCheck, Report } from './check.ts';
import { placeIn, type Run, toldIn } from './words-in-facts.ts';

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

const blank = (match: string): string => ' '.repeat(match.length);

/** What is not to be seen of a run of text: comments, tags, and what a link points at. */
const hidden = /<!--[\s\S]*?-->|<[^>\n]*>|\]\([^)\n]*\)/g;

/** The running words of a run of text between two offsets of it: the same object as long as the run is the same. */
const wordsBetween = onceFor((part: Inline, span: `${number} ${number}`): Words => {
  const [from = 0, to = 0] = span.split(' ').map(Number);
  return {
    text: part.source.slice(from, to).replace(notProse, blank),
    at: partOf(part.at, from, to),
  };
});

/** The text of a run of prose, from the block that it stands in. */
function wordsOf({ at }: Prose, parts: readonly Inline[]): Words | undefined {
  const part = parts.find((each) => each.at.from <= at.from && at.to <= each.at.to);
  return part && wordsBetween(part, `${at.from - part.at.from} ${at.to - part.at.from}`);
}

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
const runOf = once(
  (part: Inline): Run => ({
    part,
    shown: part.source.replace(hidden, blank),
    words: part.source.replace(notProse, blank),
  }),
);

/** Where a run of text says some words: the same object as long as the run is the same. */
const wordsSaid = onceFor((part: Inline, text: string): Words | undefined => {
  const run = runOf(part);
  const at = placeIn(run, text);
  return at && { text: run.words.slice(at.from - part.at.from, at.to - part.at.from), at };
});

/** Where some words stand in those of some runs that a place reaches. */
function wordsWithin(parts: readonly Inline[], text: string, place: Place): Words | undefined {
  let index = firstWhere(parts.length, (each) => (parts[each]?.at.to ?? 0) > place.from);
  for (let part = parts[index]; part && part.at.from < place.to; part = parts[++index]) {
    const words = wordsSaid(part, text);
    if (words) return words;
  }
  return undefined;
}

/** The running words that facts of a point hold, where they are found: words that stand otherwise are left out. */
function wordsInFacts(text: PointText, facts: object): readonly Words[] {
  const parts = runsOf(text);
  const found = new Set<Words>();
  for (const told of toldIn(facts))
    for (const place of told.within) {
      const words = wordsWithin(parts, told.text, place);
      if (!words) continue;
      found.add(words);
      break;
    }
  return [...found];
}

/** Running words beside facts and those in the facts that do not stand among them, in the order of the text. */
function inOrder(beside: readonly Words[], inFacts: readonly Words[]): readonly Words[] {
  const placed = (all: readonly Words[], isFact: boolean) =>
    all.map((words) => ({ words, isFact, from: words.at.from, to: words.at.to }));
  const sorted = [...placed(beside, false), ...placed(inFacts, true)].sort(
    (one, other) => one.from - other.from || Number(one.isFact) - Number(other.isFact) || one.to - other.to,
  );
  let besideTo = 0;
  return sorted.flatMap(({ words, isFact, from, to }, index) => {
    const before = sorted[index - 1];
    if (!isFact) besideTo = Math.max(besideTo, to);
    else if (to <= besideTo || (before?.from === from && before.to === to)) return [];
    return [words];
  });
}

/** All that is said in running words by a text and the facts of its point: looked for once, for all checks of wording. */
const textWith = once((text: PointText) =>
  once((facts: object) => inOrder(wordsAmong(text.blocks, text.prose), wordsInFacts(text, facts))),
);

/** All that is said of a point in running words: beside its facts, and in them. */
function textOf(model: Model, point: PointId): readonly Words[] {
  const own = textWith(model.points[point])(model[point]);
  if (point !== 'product') return own;
  const { introduction, points, product } = model;
  const purpose = wordsAmong(points.product.blocks, product.purpose);
  return inOrder([...wordsAmong(introduction.blocks, introduction.prose), ...purpose], own);
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
  const saidIn = once(({ text, at }: Words): readonly Report[] =>
    [...text.matchAll(words)].flatMap((match): readonly Report[] => {
      const word = match.groups?.word ?? match[0];
      const from = match.index + match[0].indexOf(word);
      const to = from + word.length;
      if (unless?.(text, from, to)) return [];
      return [{ at: partOf(at, from, to), message: say(word) }];
    }),
  );
  return {
    id,
    severity: 'hint',
    summary,
    optional: true,
    reads: 'each-point',
    // What is said before the first point is said of the product.
    also: ['outline'],
    run: (model: Model, point: PointId): readonly Report[] => textOf(model, point).flatMap(saidIn),
  };
}
