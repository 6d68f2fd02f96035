import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import { type Around, isSame, newTo, type Step, type Told, untoldTo } from '../arrows/step.ts';
import { type Named, type NamedTogether, namedIn, together, withoutNames } from '../words/named-states.ts';
import {
  afterThat,
  alsoFrom,
  alsoLeft,
  beginsHere,
  comesFrom,
  inBrackets,
  isRefused,
  isSet,
  isThat,
  lastWords,
  leadsFrom,
  makesThing,
  movesIt,
  notLeft,
  or,
  otherwise,
  pronoun,
  refuses,
  soDoes,
  whenNot,
  whileBehind,
  whileIs,
} from '../words/told-words.ts';
import { comesIntoBeing } from './told-beginnings.ts';
import { eventBefore, eventOf, inEvent, withoutEvents } from './told-events.ts';
import { goesWhichever, removedFrom, removedThen } from './told-removal.ts';
import {
  areFirst,
  areLeft,
  givesIt,
  isOneOfSeveral,
  isRefusedAt,
  isTarget,
  opensPair,
  opensPart,
  type PlacedNames,
} from './told-targets.ts';
import { besideIt, byDeeds, byEnd, byGerund, stemTarget } from './told-verbs.ts';
import { ofAll } from './told-whole.ts';

/**
 * The steps that a sentence tells of the states that its lifecycle is known to have: each name in it has a part by
 * the words before it: where something comes from ("from open", "an open post", "when it is open"), or where it
 * goes ("becomes planned", "moves it back to open", "may be closed"). Without a word of where it comes from, that is
 * the state which the text describes, or what "it" was left in.
 */
export function phrasedSteps(sentence: Inline, states: readonly Inline[], around: Around): Told {
  if (around.here && beginsHere.test(sentence.source))
    return { steps: [newTo(sentence, around.here)], last: around.here };
  const whole =
    besideIt(sentence, states, around.here) ?? ofAll(sentence, states, around.last, around.several);
  if (whole) return { steps: whole, last: whole.at(-1)?.to ?? around.last, ofAll: true };
  const named = namedIn(sentence, states);
  const main = withoutEvents(sentence.source, named[0]?.start === 0, named);
  const inside = inEvent(sentence, main, named);
  const gone = removedThen(sentence, main, inside);
  if (gone.length > 0) return { steps: gone, last: undefined };
  const telling = new Telling(sentence, main, states, { ...around, last: inside ?? around.last });
  const groups = together(namedIn(sentence, states, main), main);
  groups.forEach((group, index) => {
    const before = groups[index - 1];
    const lead = main.slice(before?.end ?? 0, group.start);
    telling.read({ group, before, next: groups[index + 1], lead });
  });
  return telling.told(groups);
}

/** A sentence on its way to telling steps: its names one group after the other, each by the words before it. */
class Telling {
  readonly #sentence: Inline;
  /** The sentence, blank where it tells of events. */
  readonly #main: string;
  readonly #states: readonly Inline[];
  readonly #around: Around;
  readonly #steps: Step[] = [];
  /** The state in which the sentence leaves what it speaks of. */
  #last: Inline | undefined;
  /** Where something comes from, where it has come to, and where it went last. */
  #origins: readonly Named[] = [];
  #reached: readonly Named[] = [];
  #target: readonly Named[] = [];
  /** What the part of the sentence speaks of that begins with it. */
  #opened: readonly Named[] | undefined;
  /** The first of the steps to the last target. */
  #cameFrom: readonly Step[] = [];

  constructor(sentence: Inline, main: string, states: readonly Inline[], around: Around) {
    this.#sentence = sentence;
    this.#main = main;
    this.#states = states;
    this.#around = around;
    this.#last = around.last;
  }

  /** Takes in names, by the part that they have. */
  read(place: PlacedNames): void {
    const { here, last } = this.#around;
    const reads = [this.#goSo, this.#standInBrackets, this.#areTurned, this.#areOrigins];
    if (reads.some((each) => each.call(this, place))) return;
    const known = [this.#reached.length > 0, (here ?? last) !== undefined] as const;
    if (!isTarget(place, this.#sentence.source, this.#main, ...known)) this.#speakOf(place);
    else if (!this.#areRefused(place)) this.#moveTo(place);
  }

  /** What the sentence tells, where it has some groups of names. */
  told(groups: readonly NamedTogether[]): Told {
    const [steps, { here }] = [this.#steps, this.#around];
    if (steps.length === 0) steps.push(...byGerund(this.#sentence, this.#states, this.#origins));
    if (steps.length === 0)
      steps.push(...byDeeds(this.#sentence, this.#states, here ?? this.#spokenOf ?? this.#around.last));
    if (steps.length === 0) this.#comeFrom();
    if (steps.length === 0) steps.push(...comesIntoBeing(this.#sentence, this.#main, groups));
    // "from Empty, when it is loaded", said of a state.
    if (steps.length === 0 && here && comesFrom.test(this.#main))
      for (const { name } of this.#origins) this.#push({ from: name, to: here, event: this.#sentence });
    if (goesWhichever(this.#sentence, groups)) steps.length = 0;
    if (steps.every(({ isNew }) => isNew)) steps.push(...byEnd(this.#sentence, groups, this.#states));
    const gone = removedFrom(this.#sentence, this.#main, groups, this.#states, steps);
    if (steps.length === 0 && gone.length > 0) return { steps: gone, last: this.#around.last };
    steps.push(...gone);
    // "Approved reports are picked up": what comes next happens to those.
    const isOnly = steps.length === 0 && groups.length === 1 && this.#origins.length === 1;
    return { steps, last: isOnly ? this.#origins[0]?.name : this.#last };
  }

  /** "**Void** is only ever set by hand, from **Draft** or **Sent**": the first name is where the others go. */
  #comeFrom(): void {
    const [to, ...others] = namedIn(this.#sentence, this.#states, this.#main);
    const from = this.#origins[0];
    if (!to || !from || others.length < this.#origins.length || to.start > 2) return;
    if (from.start <= to.end || !isSet.test(this.#main.slice(to.end, from.start))) return;
    this.#connect(this.#origins, [to]);
  }

  /** The one state that the sentence speaks of. */
  get #spokenOf(): Inline | undefined {
    return this.#origins.length === 1 ? this.#origins[0]?.name : undefined;
  }

  #push(step: Step): void {
    if (step.isNew || !isSame(step.from, step.to)) this.#steps.push(step);
  }

  #connect(origins: readonly Named[], targets: readonly Named[]): void {
    for (const to of targets)
      for (const from of origins) this.#push({ from: from.name, to: to.name, event: this.#sentence });
  }

  /** "An open post can be closed, and so can a planned one." */
  #goSo({ group, lead }: PlacedNames): boolean {
    if (this.#target.length === 0 || !(soDoes.test(lead) || alsoFrom.test(lead))) return false;
    this.#connect(group.names, this.#target);
    return true;
  }

  /** "The editor approves it (**Approved**)." */
  #standInBrackets({ group, lead }: PlacedNames): boolean {
    const from = this.#around.last;
    if (!from || !inBrackets.test(lead) || !/^[*`]+\)/.test(this.#main.slice(group.end))) return false;
    const event = eventBefore(this.#sentence, group.start);
    for (const to of group.names) this.#push({ from, to: to.name, event });
    return true;
  }

  /** "Disable an enabled account." */
  #areTurned({ group }: PlacedNames): boolean {
    const to = stemTarget(this.#sentence, this.#main, group, this.#states);
    if (!to) return false;
    for (const { name: from } of group.names) this.#steps.push({ from, to, event: this.#sentence });
    this.#origins = group.names;
    return true;
  }

  /** "From open", and behind where it goes: "can be closed (from open)". */
  #areOrigins({ group, before, next, lead }: PlacedNames): boolean {
    if (this.#target.length > 0 && whileIs.test(lead)) {
      this.#connect(group.names, this.#target);
      this.#reached = this.#target;
      return true;
    }
    const opens = this.#reached.length > 0 && opensPart(this.#main, { group, next, lead });
    if (opens) {
      this.#origins = group.names;
      this.#opened = group.names;
    }
    if (notLeft.test(lead)) return true;
    if (opens || !areLeft(lead, before)) return opens;
    const isRemark = /\($/.test(lead.replace(/from\s.*$/i, '').trimEnd());
    const isBehind = this.#target.length > 0 && this.#cameFrom.length === 0 && next === undefined;
    if (isRemark || isBehind) this.#connect(group.names, this.#target);
    const areBoth =
      alsoLeft.test(lead) && before !== undefined && before.names.at(-1) === this.#origins.at(-1);
    this.#origins = areBoth ? [...this.#origins, ...group.names] : group.names;
    return true;
  }

  /** Names without a part are what the sentence speaks of. */
  #speakOf({ group, next, lead }: PlacedNames): void {
    if (this.#reached.length === 0 || /[;,]/.test(lead) || opensPair(this.#main, group, next))
      this.#origins = group.names;
    if (isThat.test(lead) && !refuses.test(lastWords.exec(lead)?.[0] ?? lead))
      this.#last = group.names.at(-1)?.name;
  }

  #areRefused({ group }: PlacedNames): boolean {
    return isRefusedAt(this.#main, group.start) || isRefused.test(this.#main.slice(group.end));
  }

  /** Names are where something goes. */
  #moveTo(place: PlacedNames): void {
    const { group, before, lead } = place;
    const isElse = this.#isElse(place);
    const isJoined = this.#target === before?.names && this.#origins.length === 0;
    const isOneOf = isOneOfSeveral(this.#main, place);
    const isInstead = otherwise.test(lead);
    const isOther = isJoined && (isElse || isOneOf || isInstead || or.test(lead));
    const from = this.#goesOn(place) ? this.#reached : this.#origins;
    const known = isOther
      ? group.names.flatMap((name) =>
          this.#cameFrom.map(({ event, ...each }) => ({
            ...each,
            to: name.name,
            event: isOneOf || isInstead ? eventOf(this.#sentence, name, place.next?.start) : event,
          })),
        )
      : this.#stepsTo(place, from);
    const isUntold = known.length === 0 && from.length === 0 && makesThing.test(lead);
    const made = isUntold ? group.names.map(({ name }) => untoldTo(this.#sentence, name)) : known;
    if (!isOther) this.#cameFrom = made.slice(0, 1);
    for (const step of made) this.#push(step);
    this.#target = group.names;
    if (made.length === 0 && from.length === 0) return;
    this.#reached = group.names;
    // After "ends as sent or failed" nobody knows in which "it" is.
    this.#last = isElse || group.names.length > 1 ? undefined : (group.names[0]?.name ?? this.#last);
  }

  /** "A new one is free when it is paid, and taken when it is not": the second begins as the first does. */
  #isElse({ group }: PlacedNames): boolean {
    const areNew = this.#cameFrom.length > 0 && this.#cameFrom.every(({ isNew }) => isNew);
    return areNew && whenNot.test(this.#sentence.source.slice(group.end));
  }

  /** Whether something goes on from where it has come to: "and then closed", "back to open", "from asked to granted to lent". */
  #goesOn({ group, before, lead }: PlacedNames): boolean {
    if (this.#reached.length === 0 || otherwise.test(lead)) return false;
    const isBack =
      this.#origins !== this.#opened &&
      /\bback\b/i.test(lead) &&
      !leadsFrom.test(this.#main.slice(0, group.start));
    const isNext =
      before !== undefined && this.#target === before.names && wording.i`^[^\p{L},;]*(?:on )?to\s`.test(lead);
    return isBack || isNext || afterThat.test(lead);
  }

  #stepsTo({ group, next }: PlacedNames, from: readonly Named[]): readonly Step[] {
    return group.names.flatMap((to, index): readonly Step[] => {
      const origins = this.#originsOf(to, group, from);
      if (origins === 'new') return [newTo(this.#sentence, to.name)];
      const event = eventOf(this.#sentence, to, group.names[index + 1]?.start ?? next?.start);
      return origins.map((each) => ({ from: each, to: to.name, event }));
    });
  }

  /** Where it comes from that goes to a name: what the sentence says, what stands around it, or the other one of two. */
  #originsOf({ name }: Named, group: NamedTogether, from: readonly Named[]): readonly Inline[] | 'new' {
    const { here } = this.#around;
    const others = (names: readonly Named[]): readonly Inline[] =>
      names.flatMap((each) => (isSame(each.name, name) ? [] : each.name));
    const known = others(from);
    if (known.length > 0) return known;
    if (here && from.length === 0 && !isSame(here, name)) return [here];
    // "It becomes expired after a year, and active again": back.
    const back = others(this.#reached);
    // "It becomes granted or refused when …, and withdrawn when …": all three leave the same.
    const fork =
      back.length > 1 ? this.#cameFrom.find((one) => !one.isNew && !isSame(one.from, name)) : undefined;
    if (back.length > 0) return fork ? [fork.from] : back;
    const told = withoutNames(this.#sentence, this.#states, this.#main);
    if (areFirst(group, this.#sentence.source, told)) return 'new';
    if (here || whileBehind.test(this.#main.slice(group.end))) return [];
    if (this.#last && !isSame(this.#last, name) && this.#speaksOfIt(group.start)) return [this.#last];
    // Of two, where there are no others, what is not the one is the other.
    const other =
      this.#around.areAll && this.#states.length === 2
        ? this.#states.find((each) => !isSame(each, name))
        : undefined;
    return other ? [other] : [];
  }

  #speaksOfIt(start: number): boolean {
    const isGiven = givesIt.test(this.#main.slice(0, start));
    return isGiven || pronoun.test(this.#main.trimStart()) || movesIt.test(this.#main);
  }
}
