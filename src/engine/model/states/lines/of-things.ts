import { Span } from '../../../place.ts';
import type { Block, Inline } from '../../../syntax/block.ts';
import { linesOf } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { Gathering } from '../../blocks/reading.ts';
import { fold, inSingular } from '../../derived/name-index.ts';
import type { Part } from '../../reader.ts';
import { words } from '../../words/names.ts';
import { headOf, unwrapped } from '../../words/phrases.ts';
import type { Fact } from '../lifecycle-facts.ts';
import { readClauses } from './step-lines.ts';

/** A stretch of a block that begins with a thing, and which. */
interface Stretch {
  readonly thing: string;
  readonly text: Inline;
  readonly start: number;
  readonly end: number;
}

const inOne = (name: string): string => fold(inSingular(name) ?? name);

/** Things by their names, folded and in the singular. */
type Things = ReadonlyMap<string, string>;

const byName = (things: readonly string[]): Things => new Map(things.map((name) => [inOne(name), name]));

const opening = wording.i`^[*_]{0,2}(?:(?:an?|the|each|every|any|all|new|most)\s+)?[*_]{0,2}(?<words>[\p{L}][\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,3})`;

/** The thing with whose name a text begins, the longest of several. */
function thingAt(source: string, things: Things): string | undefined {
  const begun = opening.exec(source)?.groups?.words?.split(' ') ?? [];
  for (let count = begun.length; count > 0; count--) {
    const said = begun.slice(0, count).join(' ');
    const found = things.get(inOne(said));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The stretches of a paragraph that begin with things: its lines, or all of it. */
function stretchesOf(block: Block, things: Things): readonly Stretch[] {
  if (block.kind !== 'paragraph') return [];
  const { text } = block;
  const found = linesOf(text).flatMap((line: Inline) => {
    const thing = thingAt(line.source, things);
    return thing === undefined ? [] : [{ thing, start: line.at.start, line }];
  });
  const [first] = found;
  if (!first || first.start > text.at.start) return [];
  const areMarked = linesOf(text).every(({ source }) => source.startsWith('**'));
  const kept = areMarked ? found : [first];
  return kept.map(({ thing, start, line }, index) => ({
    thing,
    start,
    end: kept[index + 1]?.start ?? text.at.end,
    text: areMarked ? line : text,
  }));
}

function placeOf(fact: Fact): number | undefined {
  const at =
    fact.is === 'told'
      ? fact.sentence.at
      : fact.is === 'transition'
        ? fact.transition.at
        : fact.is === 'state' || fact.is === 'titled'
          ? fact.state.nameAt
          : undefined;
  return at instanceof Span ? at.start : undefined;
}

const inWords = (name: string): string => ` ${words(inSingular(name) ?? name)} `;

/** Whether one of two names is the other, or a part of it in whole words: "Service", "Service status". */
function speakOfOne(one: string, other: string): boolean {
  if (inOne(one) === inOne(other)) return true;
  return inWords(one).includes(inWords(other)) || inWords(other).includes(inWords(one));
}

/** A fact as one of a thing; the name of the thing is none of its states. */
function factOf(fact: Fact, thing: string): readonly Fact[] {
  if (fact.lead !== '' && speakOfOne(thing, fact.lead)) return [fact];
  if ((fact.is === 'state' || fact.is === 'titled') && inOne(thing) === inOne(fact.state.name)) return [];
  return [{ ...fact, lead: thing, titled: true }];
}

/**
 * What a stretch tells of its thing. Where its head was read as a state among others, what stands behind it is read
 * anew.
 */
function factsIn(
  { thing, text }: Stretch,
  facts: readonly Fact[],
  { block, context }: Part<Fact>,
): readonly Fact[] {
  const isState = facts.some((fact) => fact.is === 'state' && inOne(thing) === inOne(fact.state.name));
  const rest = isState ? headOf(text)?.rest : undefined;
  if (!rest) return facts.flatMap((fact) => factOf(fact, thing));
  const gather = new Gathering<Fact>(block, 'fact');
  readClauses(unwrapped(rest), { ...context, lead: thing, titled: true }, gather);
  return gather.facts;
}

const made = new WeakMap<Part<Fact>, { readonly key: string; readonly part: Part<Fact> }>();

/** A part with other facts: the same one for as long as these are told alike. */
function partWith(part: Part<Fact>, key: string, facts: () => readonly Fact[]): Part<Fact> {
  const before = made.get(part);
  if (before?.key === key) return before.part;
  const now = { ...part, reading: { ...part.reading, facts: facts() } };
  made.set(part, { key, part: now });
  return now;
}

/**
 * The parts of point 4 with what stands below no heading of its own told of the entity that its paragraph begins with:
 * "Reviews are created as Disabled.", "**Refund request**: opened as pending". Only where paragraphs begin with several
 * of them, so that it is these that part the text; what stands behind such a paragraph goes on about the same.
 */
export function ofThings(parts: readonly Part<Fact>[], things: readonly string[]): readonly Part<Fact>[] {
  if (things.length < 2) return parts;
  const known = byName(things);
  const stretches = parts.map(({ block, context }) =>
    context.headings.length > 0 ? [] : stretchesOf(block, known),
  );
  const parting = stretches.flatMap((each, index) => (parts[index]?.reading.facts.length ? each : []));
  if (new Set(parting.map(({ thing }) => thing)).size < 2) return parts;
  let above: string | undefined;
  return parts.map((part, index) => {
    if (part.context.headings.length > 0 || part.heading) {
      above = undefined;
      return part;
    }
    const own = stretches[index] ?? [];
    if (own.length === 0) {
      const lead = part.reading.facts.find(({ lead }) => lead !== '')?.lead;
      if (lead !== undefined) above = thingAt(lead, known);
      const thing = above;
      if (thing === undefined || part.reading.facts.length === 0) return part;
      return partWith(part, `> ${thing}`, () =>
        part.reading.facts.flatMap((fact) => (fact.lead === '' ? factOf(fact, thing) : [fact])),
      );
    }
    above = own.at(-1)?.thing;
    return partWith(part, own.map(({ thing }) => thing).join(' | '), () => {
      const within = (fact: Fact, { start, end }: Stretch): boolean => {
        const place = placeOf(fact) ?? own[0]?.start ?? 0;
        return place >= start && place < end;
      };
      const others = part.reading.facts.filter((fact) => !own.some((each) => within(fact, each)));
      const told = own.flatMap((each) =>
        factsIn(
          each,
          part.reading.facts.filter((fact) => within(fact, each)),
          part,
        ),
      );
      return [...others, ...told];
    });
  });
}
