import type { Place } from '../../../place.ts';
import type { HeadingBlock, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { groupedBy } from '../../derived/grouped-by.ts';
import { fold, inSingular } from '../../derived/name-index.ts';
import type { Element } from '../../element.ts';
import type { Part } from '../../reader.ts';
import { type ElementGroup, elementGroups, headingName, labelsRow } from '../../sections/groups.ts';
import { listOf } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { statesNamed } from '../facts-named.ts';
import { type Fact, stateElement, stateFact } from '../lifecycle-facts.ts';
import { phrasedSteps } from '../sentences/told-steps.ts';
import { leavingTitle } from './below-headings.ts';
import { rowIn, statesOfHeading } from './heading-states.ts';
import { saysNothing } from './titles.ts';

type Name = Pick<Element, 'name' | 'nameAt'>;

/** What is told under one heading of point 4, of one lifecycle or several. */
export interface LifecycleSection {
  readonly heading: HeadingBlock | undefined;
  readonly parts: readonly Part<Fact>[];
  readonly last: Place;
  readonly facts: readonly Fact[];
  /** What the heading names, where its states stand beside that. */
  readonly name?: Name | undefined;
  /** Whether a marker says that nothing of it is shown, or that nothing is known. */
  readonly isMarked: boolean;
}

const sectionOf = once((group: ElementGroup<Fact>): LifecycleSection => {
  const { heading, parts, last, marker } = group;
  const facts = withoutTitles(statesOfTitles(parts.flatMap((part) => part.reading.facts)));
  const row = heading && statesOfHeading(heading, facts);
  const rows = new Set(parts.flatMap(({ context }) => context.headings.filter(labelsRow)));
  if (heading) rows.delete(heading);
  const listed = [...rows].flatMap((each) => rowIn(each)?.states ?? []);
  const states = [...(row?.states ?? []), ...listed].map((name) => stateFact({ lead: '' }, name));
  return {
    heading,
    parts,
    last,
    facts: [...states, ...facts],
    name: heading && labelsRow(heading) ? undefined : row?.name,
    isMarked: marker !== undefined,
  };
});

/**
 * The parts of point 4 by their headings. Headings between which something moves are the states of what stands above
 * them: "### Order", and below it "#### Open", "#### Closed".
 */
export function lifecycleSections(parts: readonly Part<Fact>[]): readonly LifecycleSection[] {
  const groups = withoutRemarks(elementGroups(parts));
  const above = new Map<HeadingBlock, HeadingBlock | undefined>();
  for (const { heading, context } of parts) if (heading) above.set(heading, context.headings.at(-1));
  const headed = groups.filter(({ heading }) => heading && above.has(heading));
  const below = groupedBy(headed, ({ heading }) => heading && above.get(heading));
  const opened = groupedBy(groups, ({ heading }) => heading);
  const merged = new Map<ElementGroup<Fact>, ElementGroup<Fact>>();
  for (const [parent, children] of below) {
    const [owner = children[0]] = opened.get(parent) ?? [];
    const told = children.filter((each) => each.parts.length > 0);
    if (!owner || told.length < 2 || !areStates(told)) continue;
    for (const each of told) merged.set(each, owner);
  }
  if (merged.size === 0) return groups.map(sectionOf);
  const owned = groupedBy(merged.keys(), (child) => merged.get(child));
  return groups.flatMap((group): readonly LifecycleSection[] => {
    const own = owned.get(group) ?? [];
    if (own.length === 0) return merged.has(group) ? [] : [sectionOf(group)];
    const section = sectionOf(group);
    const isOwn = merged.get(group) === group;
    const names = namesOf(own);
    return [
      {
        heading: isOwn ? undefined : section.heading,
        parts: isOwn ? [] : section.parts,
        last: own.at(-1)?.last ?? section.last,
        facts: [...(isOwn ? [] : section.facts), ...own.flatMap((each) => asState(each, names))],
        isMarked: false,
      },
    ];
  });
}

/** Groups of which one below a heading such as "Remarks" goes on with the one above it. */
function withoutRemarks(groups: readonly ElementGroup<Fact>[]): readonly ElementGroup<Fact>[] {
  const found: ElementGroup<Fact>[] = [];
  for (const group of groups) {
    const before = found.at(-1);
    if (before && group.heading && saysNothing.test(nameOfGroup(group).source))
      found.splice(-1, 1, joinedGroup(before, group));
    else found.push(group);
  }
  return found.length < groups.length ? found : groups;
}

const joinedGroups = new WeakMap<ElementGroup<Fact>, { with: ElementGroup<Fact>; is: ElementGroup<Fact> }>();

/** Two groups as one: the same one for as long as they are the same. */
function joinedGroup(one: ElementGroup<Fact>, other: ElementGroup<Fact>): ElementGroup<Fact> {
  const known = joinedGroups.get(one);
  if (known?.with === other) return known.is;
  const is = { ...one, parts: [...one.parts, ...other.parts], last: other.last };
  joinedGroups.set(one, { with: other, is });
  return is;
}

function nameOfGroup({ heading, last }: ElementGroup<Fact>): Inline {
  const { name, nameAt } = heading ? headingName(heading) : { name: '', nameAt: last };
  return { source: name, at: nameAt as Inline['at'] };
}

/** What stands under the heading of a state, as facts of its lifecycle. */
function asState(group: ElementGroup<Fact>, titles: ReadonlySet<string>): readonly Fact[] {
  const name = nameOfGroup(group);
  const facts = factsBelow(group, titles);
  const state: Fact = { is: 'state', lead: '', state: stateElement(name, name.at, 'tolerant', '') };
  return [state, ...facts.flatMap((fact) => within(fact, name, { lead: '' }))];
}

/** A fact of what stands under the title of a state. */
function within(fact: Fact, here: Inline, where: Pick<Fact, 'lead' | 'titled'>): readonly Fact[] {
  if (fact.is === 'titled' || fact.is === 'invariant') return [];
  return [{ ...fact, ...where, titled: where.titled, ...(fact.is === 'told' ? { here } : {}) }];
}

/** Whether headings are states: steps lead from one to another. */
function areStates(groups: readonly ElementGroup<Fact>[]): boolean {
  const titles = namesOf(groups);
  return moveBetween(groups.map((group) => ({ name: nameOfGroup(group), facts: factsBelow(group, titles) })));
}

const namesOf = (groups: readonly ElementGroup<Fact>[]): ReadonlySet<string> =>
  new Set(groups.map((group) => fold(nameOfGroup(group).source)));

/** What stands below the heading of a group, beside others with these names. */
function factsBelow(group: ElementGroup<Fact>, titles: ReadonlySet<string>): readonly Fact[] {
  const name = nameOfGroup(group);
  return group.parts.flatMap((part) => part.reading.facts).map((fact) => leavingTitle(fact, name, titles));
}

interface Titled {
  readonly name: Inline;
  readonly facts: readonly Fact[];
}

/** Whether what stands under several titles tells of steps between at least half of them. */
function moveBetween(titles: readonly Titled[]): boolean {
  const names = titles.map(({ name }) => name);
  const moved = new Set<string>();
  for (const { name, facts } of titles)
    for (const fact of facts) {
      const told =
        fact.is === 'told' ? phrasedSteps(fact.sentence, names, { last: undefined, here: name }) : undefined;
      // What is said of all of them at once tells nothing of each.
      if (told && !told.ofAll)
        for (const { from, to, isNew } of told.steps)
          if (!isNew) moved.add(fold(from.source)).add(fold(to.source));
      if (fact.is !== 'transition') continue;
      for (const end of [...listOf(fact.transition.from), ...listOf(fact.transition.to)])
        if (end.is === 'state') moved.add(fold(end.state.name));
    }
  const known = titles.filter((each) => moved.has(fold(each.name.source)) && !hasOwnSteps(each));
  return known.length > 1 && known.length * 2 >= names.length && !listOwnStates(titles);
}

/** Whether most titles have states listed below them, two at least that are no titles: those are lives then. */
function listOwnStates(titles: readonly Titled[]): boolean {
  const named = new Set(titles.map(({ name }) => fold(name.source)));
  const listing = titles.filter(
    ({ facts }) =>
      facts.filter((fact) => fact.is === 'state' && !named.has(fold(fact.state.name))).length > 1,
  );
  return listing.length * 2 > titles.length;
}

/** Whether steps from one state to another stand under a title, most of which the title is no end of. */
function hasOwnSteps({ name, facts }: Titled): boolean {
  const steps = facts.filter((fact) => fact.is === 'transition').map((fact) => statesNamed([fact]));
  const others = steps.filter(
    (ends) => ends.length > 1 && ends.every(({ source }) => fold(source) !== fold(name.source)),
  );
  return others.length > 1 && others.length * 2 > steps.length;
}

/** Bold titles of paragraphs between which something moves are states; others are the names of lifecycles. */
function statesOfTitles(facts: readonly Fact[]): readonly Fact[] {
  const titles = facts.filter((fact) => fact.is === 'titled');
  if (titles.length === 0) return facts;
  const others = facts.filter((fact) => fact.is !== 'titled');
  const sections = new Map(
    titles.map(({ state }) => [
      fold(state.name),
      { name: { source: state.name, at: state.nameAt as Inline['at'] }, facts: [] as Fact[] },
    ]),
  );
  for (const fact of others) if (fact.titled) sections.get(fold(fact.lead))?.facts.push(fact);
  if (sections.size < 2 || !moveBetween([...sections.values()])) return others;
  return facts.flatMap((fact): readonly Fact[] => {
    if (fact.is === 'titled')
      return [{ is: 'state', lead: fact.lead, titled: fact.titled, state: fact.state }];
    const section = fact.titled ? sections.get(fold(fact.lead)) : undefined;
    return section
      ? within(fact, section.name, { lead: titles[0]?.lead ?? '', titled: titles[0]?.titled })
      : [fact];
  });
}

/** Facts without states that title the steps of others: "**Loan.state** — the desk decides" above steps that never name it. */
function withoutTitles(facts: readonly Fact[]): readonly Fact[] {
  if (!facts.some(({ is }) => is === 'state')) return facts;
  const titles = new Map<string, boolean>();
  for (const fact of facts) {
    if (fact.is !== 'transition' || !fact.titled) continue;
    const lead = fold(fact.lead);
    const names = statesNamed([fact]).map(({ source }) => fold(source));
    if (names.includes(lead)) titles.set(lead, false);
    else if (names.length > 1) titles.set(lead, titles.get(lead) ?? true);
  }
  const isTitle = (fact: Fact): boolean =>
    fact.is === 'state' && fact.lead !== fact.state.name && titles.get(fold(fact.state.name)) === true;
  return titles.size > 0 && facts.some(isTitle) ? facts.filter((fact) => !isTitle(fact)) : facts;
}

/** Words of a title of point 4 that name nothing of its own. */
const isGeneral =
  /^(?:the|and|of|how|they|it|what|their|its|all|possible|things?|objects|entities|records|changes?|moves?|states?|status(?:es)?|transitions?|life ?cycles?|life|cycles?|machines?|workflows?|stages|phases|events?|diagrams?|behaviou?r|flows?|zustände|und|übergänge|lebenszyklus|états|et|estados|y|transiciones)$/i;

/** What the heading of the point itself names: "4. Lives of an order"; undefined where it names nothing of its own. */
export function namedByPoint(parts: readonly Part<Fact>[]): Name | undefined {
  const heading = parts[0]?.block === parts[0]?.heading ? parts[0]?.heading : undefined;
  const name = heading && namedByHeading(heading);
  const words = wordsOf(name?.name ?? '');
  return words.some((word) => !isGeneral.test(word)) && words.length <= 10 ? name : undefined;
}

const wordsOf = (name: string): readonly string[] => name.split(/[\s,/&+–—-]+/).filter(Boolean);

/** "Event status": a thing that is called by such a word, and its states. */
const thingsStates = /^(?:event|record|change|step|workflow) (?:status(?:es)?|states?|life ?cycle)$/i;

/** Whether a title of several words names nothing of its own: "states + how they move". */
function isGeneralTitle(name: string): boolean {
  const words = wordsOf(name);
  return !thingsStates.test(name) && words.length > 1 && words.every((word) => isGeneral.test(word));
}

/**
 * The things that a heading names, each as it is written and in the singular, where these are several: "Transfers and
 * requests"; none where one of them is a word about states.
 */
export const thingsOf = once((heading: HeadingBlock): readonly string[] => {
  const { name } = headingName(heading);
  const parts = name.split(/,\s*(?:and\s+)?|\s+(?:and|&)\s+/);
  const areThings = parts.every(
    (part) => part.split(' ').length <= 3 && !wordsOf(part).some((word) => isGeneral.test(word)),
  );
  if (parts.length < 2 || !areThings || !/\s(?:and|&)\s/.test(name) || /\bor\b/.test(name)) return [];
  return parts.flatMap((part) => [part, inSingular(part) ?? []].flat());
});

/** How a title begins that asks what becomes of something. */
const asks = /^(?:how|what|when|where|wie|was|wo)\s/i;
/** What such a title asks about: "How a report moves", "What can happen to a poll", "What each course page can be". */
const askedAbout = wording.di`\s(?:an?|the|our|each|every|one|eine?[mrs]?)\s(?:new\s)?(?<name>[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?=\s(?:can|may|might|must|will|does|has|is|was|\p{L}+s)(?:\s|$)|$)`;

/** A title that only points to one of several: "The one users see", "The second". */
const pointsAway =
  /^(?:the )?(?:(?:other|first|second|third|last|next) )?(?:ones?\b|(?:other|first|second|third|last|next)$)/i;

/** The name that such a title has in brackets at its end: "The one the worker uses (merge status)". */
function inBrackets({ title }: HeadingBlock): Name | undefined {
  const name = wording`\((?<name>[\p{L}-]+(?: [\p{L}-]+){0,2})\)$`.exec(title.source)?.groups?.name;
  const at = name === undefined ? 0 : title.source.length - name.length - 1;
  return name === undefined ? undefined : { name, nameAt: slice(title, at, at + name.length).at };
}

/** What the heading of a lifecycle names; undefined where it only asks what happens: "How things change". */
export function namedByHeading(heading: HeadingBlock): Name | undefined {
  const title = headingName(heading);
  if (labelsRow(heading)) return undefined;
  if (pointsAway.test(title.name)) return inBrackets(heading);
  if (isGeneralTitle(title.name)) return undefined;
  if (!asks.test(title.name)) return title;
  const [start, end] = askedAbout.exec(title.name)?.indices?.groups?.name ?? [];
  const name = start === undefined ? '' : title.name.slice(start, end);
  const isOwn = name !== '' && !isGeneral.test(wordsOf(name)[0] ?? '');
  const at = isOwn ? heading.title.source.indexOf(name) : -1;
  return at < 0 ? undefined : { name, nameAt: slice(heading.title, at, at + name.length).at };
}
