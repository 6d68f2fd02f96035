import type { Inline } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { type Around, newTo, type Step, type Told } from '../arrows/step.ts';
import { type Named, namedIn, together, withoutNames } from '../words/named-states.ts';
import {
  adverbs,
  arises,
  articles,
  asksOrRefuses,
  begins,
  comesBehind,
  comesHere,
  existence,
  isSaid,
  isThen,
  leaves,
  lookedAt,
  mayAlso,
  ofSome,
  ofStatus,
  opensCondition,
  otherCase,
  partStart,
  reaches,
  setOnly,
  speaksOfIt,
  stays,
  tellsWhen,
  thenGoesOn,
  turnsUpIn,
  whatWas,
  whenSo,
} from '../words/relation-words.ts';
import { fromOutset, isRefused as refusedBehind } from '../words/told-words.ts';
import { eventOf } from './told-events.ts';
import { phrasedSteps } from './told-steps.ts';
import { isRefusedAt } from './told-targets.ts';

/** What names are in a sentence: what is left, what is reached, or only spoken of. */
type Part = 'left' | 'reached' | 'spoken';

/** Names that stand together, with their part and the words that lead to them. */
interface Place {
  readonly names: readonly Named[];
  readonly start: number;
  readonly end: number;
  readonly lead: string;
  readonly part: Part;
}

/** A longer sentence is a list of something, and no sentence. */
const LONGEST = 1000;

/**
 * The steps between states that are all known, by the part which each has in a sentence: the words right before it
 * tell whether it is left or reached, wherever else in the sentence it stands. What nothing says it is left, leaves the
 * state that the text around describes, or the one that the sentence before has left "it" in.
 */
function relatedSteps(sentence: Inline, states: readonly Inline[], around: Around): Told {
  if (sentence.source.length > LONGEST) return { steps: [], last: around.last };
  const main = sentence.source.replace(/[*`"“”„]/g, ' ');
  const groups = together(namedIn(sentence, states), sentence.source);
  if (groups.length === 0 || asksOrRefuses.test(main)) return { steps: [], last: around.last };
  const places = groups.map(({ start, end, names }, index): Place => {
    const lead = main.slice(groups[index - 1]?.end ?? 0, start);
    return { names, start, end, lead, part: partOf(main, start, end, lead, index === 0) };
  });
  return new Relating(sentence, main, states, around).tell(places);
}

/**
 * The steps that a sentence tells of states which are all known: those of the phrases that leave no doubt, and else, or
 * where these tell only how something begins, those that the part of each name gives.
 */
export function toldSteps(sentence: Inline, states: readonly Inline[], around: Around): Told {
  const phrased = phrasedSteps(sentence, states, around);
  if (phrased.steps.some(({ isNew }) => !isNew)) return phrased;
  const related = relatedSteps(sentence, states, around);
  return related.steps.length > phrased.steps.length ? related : phrased;
}

/** A word behind a name that it tells the state of: "a paid order". */
const ofThing = wording`^\s+(?!(?:is|are|was|were|be|and|or|but|to|into|by|when|if|once|after|on|in|for|with|again|as|at|until|from|because|before|while|which|that|who)(?![\p{L}]))\p{L}`;

/** "a reply to a closed ticket" */
const toSome = /(?<!\b(?:back|goes|go|moves?|changes?|returns?) )\bto\s*$/;

/** The part that names have by the words before them. */
function partOf(main: string, start: number, end: number, lead: string, isFirst: boolean): Part {
  const told = lead.replace(ofStatus, ' ');
  const bare = told.replace(articles, ' ');
  const cue = bare.replace(adverbs, ' ').toLowerCase();
  const isCondition = opensCondition.test(partStart(main, start));
  if (existence.test(cue) || lookedAt.test(cue)) return 'spoken';
  if (stays.test(cue)) return isCondition ? 'left' : 'spoken';
  if (leaves.test(cue) || whatWas.test(cue)) return 'left';
  if (told !== lead && /\bin\s*$/.test(cue) && begins.test(main.slice(0, start))) return 'reached';
  if (isSaid.test(cue)) return isCondition ? 'left' : 'reached';
  const behind = main.slice(end);
  if (bare !== told && toSome.test(cue) && ofThing.test(behind)) return 'left';
  if (reaches.test(cue)) return 'reached';
  if (turnsUpIn.test(cue) && !isCondition && !(bare !== told && ofThing.test(behind))) return 'reached';
  if (bare !== told && ofThing.test(behind)) return 'left';
  if (isFirst && /^[\s(]*$/.test(cue)) return 'left';
  if (/(?:[,;:]|\b(?:and|but|or))\s*$/.test(cue) && ofThing.test(behind)) return 'left';
  if (/\(\s*$|\bbut(?: rather)?\s*$/.test(cue)) return 'reached';
  return 'spoken';
}

/** A sentence of which every name has its part, on its way to steps. */
class Relating {
  readonly #sentence: Inline;
  readonly #main: string;
  readonly #states: readonly Inline[];
  readonly #around: Around;
  readonly #steps: Step[] = [];
  #last: Inline | undefined;

  constructor(sentence: Inline, main: string, states: readonly Inline[], around: Around) {
    this.#sentence = sentence;
    this.#main = main;
    this.#states = states;
    this.#around = around;
    this.#last = around.last;
  }

  tell(places: readonly Place[]): Told {
    let origins: readonly Named[] = [];
    let reached: Place | undefined;
    // Whether where the last step comes from was only taken from the text around.
    let isOpen = false;
    let byReached: readonly Named[] = [];
    const [subject] = places;
    const isSubject = subject !== undefined && subject.lead.replace(articles, ' ').trim() === '';
    const behindSubject = subject ? this.#main.slice(subject.end) : '';
    for (const [index, place] of places.entries()) {
      const next = places[index + 1];
      const { names, lead } = place;
      const only = names.length === 1 ? names[0]?.name : undefined;
      if (place.part === 'spoken') {
        this.#last = only ?? this.#last;
        continue;
      }
      if (place.part === 'left') {
        const isSet =
          index > 0 &&
          isSubject &&
          subject &&
          (setOnly.test(behindSubject) || comesBehind.test(behindSubject));
        if (isSet) {
          this.#connect(names, subject, next);
          this.#last = subject.names.length === 1 ? subject.names[0]?.name : undefined;
        } else if (reached && isOpen && !/;|\b(?:and|but)\b/.test(lead)) {
          this.#steps.length = 0;
          this.#connect(names, reached, next);
          isOpen = false;
        } else {
          const it = this.#last;
          if (it && !reached && arises.test(lead)) this.#push(names, it, place, next);
          else {
            origins = names;
            reached = undefined;
            this.#last = only;
          }
        }
        continue;
      }
      if (isRefusedAt(this.#main, place.start) && !/^[\s,]*but(?: rather)?\s*$/i.test(lead)) continue;
      if (refusedBehind.test(this.#main.slice(place.end)) || this.#areListed(place)) continue;
      if (reached && !otherCase.test(lead) && !mayAlso.test(lead) && thenGoesOn.test(lead))
        byReached = reached.names;
      else if (!reached) byReached = [];
      const from = byReached.length > 0 ? byReached : origins;
      if (from.length > 0) this.#connect(from, place, next);
      else isOpen = this.#fromOutside(place, next);
      reached = place;
      this.#last = only;
    }
    const { here } = this.#around;
    if (here && this.#steps.length === 0 && origins.length > 0 && comesHere.test(this.#main))
      for (const { name } of origins)
        if (fold(name.source) !== fold(here.source))
          this.#steps.push({ from: name, to: here, event: this.#sentence });
    return { steps: this.#steps, last: this.#last };
  }

  /** "A claim is Reported, Accepted or Closed": names in a row behind what something is are no steps. */
  #areListed({ names, lead }: Place): boolean {
    if (names.length < 3) return false;
    const isPlainly = /(?<!\b(?:may|can|could|will|must|then) )\b(?:is|are)\s*$/i.test(
      lead.replace(articles, ' '),
    );
    return (
      isPlainly ||
      /:\s*$/.test(lead) ||
      (names.length * 2 >= this.#states.length && isSaid.test(lead.replace(articles, ' ')))
    );
  }

  #push(from: readonly Named[], to: Inline, place: Place, next: Place | undefined): void {
    const event = eventOf(this.#sentence, place, next?.start);
    for (const { name } of from)
      if (fold(name.source) !== fold(to.source)) this.#steps.push({ from: name, to, event });
  }

  #connect(from: readonly Named[], to: Place, next: Place | undefined): void {
    for (const { name } of to.names) this.#push(from, name, to, next);
  }

  /** Where something comes from that the sentence does not say; gives whether it was found. */
  #fromOutside(place: Place, next: Place | undefined): boolean {
    const { here, last } = this.#around;
    const before = this.#main.slice(0, place.start);
    const behind = this.#main.slice(place.end);
    const told = withoutNames(this.#sentence, this.#states, this.#main).slice(0, place.start);
    if (!here && (begins.test(told) || fromOutset.test(behind))) {
      for (const { name } of place.names) this.#steps.push(newTo(this.#sentence, name));
      return true;
    }
    const origin = here ?? last;
    if (!origin || ofSome.test(before)) return false;
    const cue = place.lead.replace(articles, ' ').replace(adverbs, ' ');
    const isOnly = isSaid.test(cue.toLowerCase()) && !/\b(?:can|may|could|will|must|gets?)\b/i.test(cue);
    if (isOnly && !isThen.test(place.lead) && !whenSo.test(behind) && !tellsWhen.test(this.#main))
      return false;
    if (!here && !speaksOfIt.test(partStart(this.#main, place.start))) return false;
    const event = eventOf(this.#sentence, place, next?.start);
    for (const { name } of place.names)
      if (fold(name.source) !== fold(origin.source)) this.#steps.push({ from: origin, to: name, event });
    return true;
  }
}
