import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { linesOf, plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Part } from '../../reader.ts';
import { once } from '../../tracking/once.ts';
import { nameOf, words } from '../../words/names.ts';
import { type Head, headOf, namesListed } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { newTo, type Step } from '../arrows/step.ts';
import { transitionOf } from '../arrows/transition-phrases.ts';
import { type Fact, stateFact, type Title } from '../lifecycle-facts.ts';
import { toldSteps } from '../sentences/relations.ts';
import { clausesOf } from '../sentences/told.ts';
import { type Named, namedIn } from '../words/named-states.ts';
import { type Property, propertyLabels } from '../words/vocabulary.ts';

/** A state at the head of a line, of a paragraph or of an item, and what is said below it or behind it. */
interface Unit {
  readonly name: Inline;
  readonly body: readonly Inline[];
}

/** Units that stand together, and what they belong to. */
interface Units {
  readonly title: Title;
  readonly units: readonly Unit[];
  readonly blocks: readonly Block[];
}

const LONGEST_NAME = 5;
/** "From planned:", "State open:" */
const leading = /^(?:from|while|when|out of|state|status)\s+/i;
/** "All states:", "Possible values:" */
const ofAll = /^(?:all|possible|allowed|the)\s+/i;
/** A line that names what the lines behind it are about. */
const ofThing = /^(?:entity|object|thing|record|lifecycle|life cycle|state machine|model|resource|for|of)$/;

function unitName(text: Inline): Inline | undefined {
  const written = text.source.replace(/[\s:.]+$/, '');
  const start = leading.exec(written)?.[0].length ?? 0;
  const name = slice(text, start, written.length);
  const said = plain(name);
  const isName = said.split(' ').length <= LONGEST_NAME && wording`^[\p{L}\p{N}][^.:;!?,]*$`.test(said);
  return isName && !isArrow.test(said) ? name : undefined;
}

/** What stands in an item below it, as lines. */
function below({ children }: Item): readonly Inline[] {
  return children.flatMap((child) =>
    child.kind === 'list'
      ? child.items.flatMap((item) => [item.text, ...below(item)])
      : child.kind === 'other'
        ? [child.text]
        : [],
  );
}

function unitOfHead(head: Head | undefined, more: readonly Inline[]): Unit | undefined {
  if (head?.names.length !== 1 || !head.names[0]) return undefined;
  const isMarked = head.mark !== '' || /[.:]\**$/.test(head.label.source);
  const name = isMarked ? unitName(head.names[0]) : undefined;
  return name && { name, body: [...(head.rest.source ? [head.rest] : []), ...more] };
}

function unitOfItem(item: Item): Unit | undefined {
  const more = below(item);
  const headed = unitOfHead(headOf(item.text), more);
  if (headed) return headed;
  const name = more.length > 0 ? unitName(item.text) : undefined;
  return name && { name, body: more };
}

/** The units of a list: its items, or those nested in each of them. */
function unitsOfList(block: Block, items: readonly Item[]): readonly Units[] {
  const nested = items.flatMap((item): readonly Units[] => {
    const lists = item.children.flatMap((child) => (child.kind === 'list' ? child.items : []));
    const units = lists.flatMap((each) => unitOfItem(each) ?? []);
    const name = unitName(slice(item.text, 0, item.text.source.replace(/\s*\([^()]*\):?$/, '').length));
    return name && units.length > 1
      ? [{ title: { lead: nameOf(name).name, titled: true }, units, blocks: [block] }]
      : [];
  });
  const units = items.flatMap((item) => unitOfItem(item) ?? []);
  return [{ title: { lead: '' }, units, blocks: [block] }, ...nested];
}

const unitsOfBlock = once((block: Block): readonly Units[] => {
  if (block.kind === 'list') return unitsOfList(block, block.items);
  if (block.kind !== 'paragraph') return [];
  const lines = linesOf(block.text);
  const units = lines.flatMap((line) => unitOfHead(headOf(line), []) ?? []);
  const one = unitOfHead(headOf(block.text), []);
  const all = lines.length > 1 && units.length * 5 >= lines.length * 3 ? units : one ? [one] : [];
  return byThing(all, block);
});

/** Units by the thing that a line above them names: "Entity: Build". */
function byThing(all: readonly Unit[], block: Block): readonly Units[] {
  const found: { title: Title; units: Unit[]; blocks: readonly Block[] }[] = [];
  for (const unit of all) {
    const [thing] = ofThing.test(words(plain(unit.name))) ? unit.body : [];
    const name = thing && unitName(thing);
    if (name) found.push({ title: { lead: nameOf(name).name, titled: true }, units: [], blocks: [block] });
    else if (found.length > 0) found.at(-1)?.units.push(unit);
    else found.push({ title: { lead: '' }, units: [unit], blocks: [block] });
  }
  return found;
}

/** The units of some blocks: those of paragraphs one behind the other are of the same thing. */
function unitsIn<F>(parts: readonly Part<F>[]): readonly Units[] {
  const found: Units[] = [];
  for (const { block } of parts)
    for (const each of unitsOfBlock(block)) {
      const last = found.at(-1);
      const isNext =
        last?.title.lead === '' && each.title.lead === '' && last.blocks.at(-1)?.kind === block.kind;
      if (isNext && last && block.kind === 'paragraph')
        found.splice(-1, 1, {
          ...last,
          units: [...last.units, ...each.units],
          blocks: [...last.blocks, block],
        });
      else found.push(each);
    }
  return found;
}

/** What is said of a state at the head of a line tells of these. */
type Known = readonly Inline[];

/** Whether at least two units, and four in ten, speak of what another has at its head. */
function speakOfEachOther(units: readonly Unit[], known: Known): boolean {
  const speaking = units.filter(({ name, body }) =>
    body.some((text) =>
      namedIn(text, known).some((named) => fold(named.name.source) !== fold(nameOf(name).name)),
    ),
  );
  return speaking.length >= 2 && speaking.length * 5 >= units.length * 2;
}

const startsAt = ({ start }: Named, { source }: Inline): boolean =>
  /^[\s`*"“]*(?:(?:then|back to|again|to|becomes?|→|->)\s+)?[`*"“]*$/i.test(source.slice(0, start));
const endsAt = ({ end }: Named, { source }: Inline): boolean =>
  /^[`*"”]*\s*(?:$|[.,;(]|(?:when|if|once|as soon as|as|after|by|until|again|on|–|—|-)\s)/i.test(
    source.slice(end),
  );

/** What a clause leads to that is written below a state: "lent to a reader: On loan", "returned -> On shelf", "lost after 42 days". */
function targetsOf(clause: Inline, known: Known): readonly Named[] {
  const mark = /^(?:.*(?:→|⟶|[-─━]>|=>|⇒)|[^:]*:(?=\s)|.*\(then\s)/s.exec(clause.source);
  const rest = slice(clause, mark?.[0].length ?? 0, clause.source.length);
  const parts = mark && isArrow.test(mark[0]) ? [rest] : namesListed(rest);
  const found = parts.flatMap((part) => {
    const [first] = namedIn(part, known);
    return first && startsAt(first, part) && endsAt(first, part) ? [first] : [];
  });
  return found.length === parts.length ? found : [];
}

/** The steps of what is said of a state. */
function stepsBelow({ name, body }: Unit, known: Known): readonly Step[] {
  const here: Inline = { source: nameOf(name).name, at: name.at };
  let last: Inline | undefined;
  return body.flatMap((text) => {
    last = undefined;
    const clauses = isArrow.test(text.source) ? splitOutside(text, ';') : clausesOf(text);
    return clauses.flatMap((clause): readonly Step[] => {
      const targets = targetsOf(clause, known);
      if (targets.length > 0)
        return targets.flatMap((to): readonly Step[] =>
          fold(to.name.source) === fold(here.source) ? [] : [{ from: here, to: to.name, event: clause }],
        );
      const told = toldSteps(clause, known, { here, last, areAll: true });
      last = told.last;
      return told.steps;
    });
  });
}

/** Steps of which no two have the same ends. */
function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  const byEnds = new Map<string, Step>();
  for (const step of steps) {
    const ends = `${step.isNew ? '' : fold(step.from.source)} > ${fold(step.to.source)}`;
    if (!byEnds.has(ends)) byEnds.set(ends, step);
  }
  return [...byEnds.values()];
}

/** What a line says that holds of all of them: where they begin, which there are. */
function propertyOf({ name }: Unit): Property | undefined {
  const said = words(plain(name));
  return propertyLabels.get(said) ?? propertyLabels.get(said.replace(ofAll, ''));
}

/** The names that the lines about all of them give. */
function listedIn(units: readonly Unit[]): readonly Inline[] {
  return units.flatMap((unit) => {
    const property = propertyOf(unit);
    return property && property !== 'governs' ? unit.body.flatMap((text) => namesListed(text)) : [];
  });
}

/** What nested lines lead to that has none of its own: "copy set aside: Ready for pickup". */
function namesBelow(units: readonly Unit[]): readonly Inline[] {
  return units.flatMap(({ body }) =>
    body.flatMap((text) => {
      const lead = /^[^:]{3,60}:\s+(?=\S)/.exec(text.source)?.[0].length ?? 0;
      // Behind "open → shut:" stands what happens.
      const isLabel = lead > 0 && !isArrow.test(text.source.slice(0, lead));
      const name = isLabel ? unitName(slice(text, lead, text.source.length)) : undefined;
      return name && wording`^[\`*]{0,3}\p{Lu}`.test(name.source) ? [name] : [];
    }),
  );
}

/** Names of states, each once. */
function knownOf(names: readonly Inline[]): Known {
  const byName = new Map<string, Inline>();
  for (const each of names) {
    const name: Inline = { source: nameOf(each).name, at: each.at };
    if (!byName.has(fold(name.source))) byName.set(fold(name.source), name);
  }
  return [...byName.values()];
}

function factsOf({ title, units }: Units): readonly Fact[] | undefined {
  const own = units.filter((unit) => propertyOf(unit) === undefined);
  const heads = own.map(({ name }) => name);
  const listed = listedIn(units);
  const reached = namesBelow(own);
  const known = knownOf([...heads, ...listed, ...(reached.length >= own.length ? reached : [])]);
  if (own.length < 2 || !speakOfEachOther(own, known)) return undefined;
  const starts = units.flatMap((unit) =>
    propertyOf(unit) === 'starts' ? unit.body.flatMap((text) => namedIn(text, known)) : [],
  );
  const steps = withoutRepeats([
    ...starts.map(({ name }) => newTo(name, name)),
    ...own.flatMap((unit) => stepsBelow(unit, known)),
  ]);
  const moved = new Set(steps.flatMap(({ from, to }) => [fold(from.source), fold(to.source)]));
  const areMoved = own.filter(({ name }) => moved.has(fold(nameOf(name).name)));
  if (steps.length < 2 || areMoved.length * 2 < own.length) return undefined;
  const said = new Map(own.map(({ name, body }) => [fold(nameOf(name).name), body[0] ? plain(body[0]) : '']));
  const states = known.filter(
    ({ source }) =>
      moved.has(fold(source)) || listed.some((each) => fold(nameOf(each).name) === fold(source)),
  );
  return [
    ...states.map((name): Fact => stateFact(title, name, said.get(fold(name.source)) ?? '')),
    ...steps.map(
      (step): Fact => ({
        is: 'transition',
        ...title,
        transition: { ...transitionOf(step, step.to.at), doubtful: true },
      }),
    ),
  ];
}

/** What holds of a lifecycle as a whole, and of none of its states. */
const isOfAll = ({ is }: Fact): boolean => is === 'invariant' || is === 'governs';

/**
 * The facts of some parts where lines, paragraphs or items have states at their heads, because what is said of one
 * speaks of others: such are read with these names, all of which are known before. Undefined where nothing is such.
 */
export function headedFacts(parts: readonly Part<Fact>[]): readonly Fact[] | undefined {
  const all = unitsIn(parts).flatMap((units) => {
    const facts = factsOf(units);
    return facts ? [{ facts, blocks: units.blocks, isNested: units.title.titled === true }] : [];
  });
  // What has states of its own below it is none itself.
  const nested = new Set(all.flatMap(({ isNested, blocks }) => (isNested ? blocks : [])));
  const read = all.filter(({ isNested, blocks }) => isNested || !blocks.some((block) => nested.has(block)));
  if (read.length === 0) return undefined;
  const taken = new Set(read.flatMap(({ blocks }) => blocks));
  const others = parts.flatMap(({ block, reading }) =>
    taken.has(block) ? reading.facts.filter(isOfAll) : reading.facts,
  );
  return [...read.flatMap(({ facts }) => facts), ...others];
}
