import { limits } from '../../limits.ts';
import { Span } from '../../place.ts';
import type { Inline, Item, ListBlock } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';

/** A list of sentences as running text. */
export interface TextOfItems {
  /** A paragraph each: items with those nested in them, and those behind them that go on about the same. */
  readonly texts: readonly Inline[];
  /** Whether some items speak of what is named in the one around or before them: "It has a `length`." */
  readonly goesOn: boolean;
  /** Whether each item begins as a sentence does, and ends so. */
  readonly isProse: boolean;
  /** Whether each has a title in bold type before its sentences: it is a paragraph but for its mark. */
  readonly isTitled: boolean;
}

/** A sentence. */
const isTold = /\S \S+ \S.*[.!?]["”’'`)\]*_]*(?:\s|$)/s;

/** A sentence from its first word to its end. */
const isSentence = /^(?:An?|The|Each|Every|Once|When|If|Only|After) [a-z`].*\.$/s;

/** A title in bold type with sentences behind it: "**Loan.** A loan begins as lent." */
const isTitled = wording.s`^\*\*[^*]{2,60}(?:\.\*\*|\*\*\.)\s+\p{Lu}\S*\s.*\.$`;

/** How a sentence begins about what the one before it names, be that one or several. */
const ofSame = /^(?:It|They)\s/;
/** How one begins about the one thing that the one before it names. */
const ofOne = /^It\s/;

/** How a line ends that is whole by itself, or leads to what stands below it. */
const ended = /[.:;,!?…]["”’'`)\]*_]*$/;

/**
 * The items of a list as running text; undefined where most are no sentences, other things than lists are nested in one, or
 * more is told of one thing than anybody would. `isOfOne` tells that "They" speaks of more than one item.
 */
export function itemsAsText({ items }: ListBlock, isOfOne: boolean): TextOfItems | undefined {
  const goesOnAs = isOfOne ? ofOne : ofSame;
  const texts: Inline[] = [];
  let [goesOn, telling] = [false, 0];
  for (const item of items) {
    const told = textOfItem(item);
    if (!told) return undefined;
    if (isTold.test(told.source)) telling++;
    const last = texts.at(-1);
    const isMore = last !== undefined && goesOnAs.test(told.source);
    if (isMore && told.at.to - last.at.from > limits.told) return undefined;
    const joined = isMore ? joinedTo(last, told) : undefined;
    texts.splice(joined ? -1 : texts.length, 1, joined ?? told);
    goesOn ||=
      joined !== undefined ||
      item.children.some(({ items: below }) => below.some(({ text }) => goesOnAs.test(text.source)));
  }
  return telling * 2 > items.length
    ? {
        texts,
        goesOn,
        isProse: items.every(({ text }) => isSentence.test(text.source)),
        isTitled: items.every(({ text }) => isTitled.test(text.source)),
      }
    : undefined;
}

/** What an item and those nested in it say: "A Berth is a place." and below it "It has a `length`." */
export function textOfItem({ text, children }: Item): Inline | undefined {
  // What a comment in it waives is waived of the item.
  if (text.source.includes('<!--')) return undefined;
  let all: Inline | undefined = text;
  for (const child of children) {
    if (child.kind !== 'list') return undefined;
    for (const item of child.items) {
      const below = textOfItem(item);
      if (!all || !below || below.at.to - all.at.from > limits.told) return undefined;
      all = joinedTo(all, below);
    }
  }
  return all;
}

/** A name alone in bold type, or in code. */
const nameAlone = /^(?:\*\*(?<bold>[^*]*[^*.:])\*\*|`[^`]+`)$/;

/** A text, and what closes it before another: a name alone becomes a title, "**Name.**" or "`name`:". */
function closed(source: string): readonly [head: string, end: string] {
  if (ended.test(source)) return [source, ''];
  const name = nameAlone.exec(source);
  if (name?.groups?.bold === undefined) return [source, name ? ':' : '.'];
  return [source.slice(0, -2), '.**'];
}

/** One text behind another, as sentences; undefined where they do not stand so, or are not written out. */
function joinedTo(first: Inline, second: Inline): Inline | undefined {
  const gap = second.at.from - first.at.to;
  if (gap < 1 || first.source.length !== first.at.to - first.at.from) return undefined;
  const [head, end] = closed(first.source);
  if (end.length > gap) return undefined;
  return {
    source: head + end.padEnd(first.source.length + gap - head.length) + second.source,
    at: new Span(first.at.anchor, first.at.start, first.at.start + second.at.to - first.at.from),
  };
}
