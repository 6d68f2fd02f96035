import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { inDigits, several as numbers } from '../../words/quantities.ts';
import type { Step } from '../arrows/step.ts';
import { namedIn } from '../words/named-states.ts';
import { bothWays, fromEach, itBack, refuses, removesAll, undone } from '../words/told-words.ts';

/** Whether a sentence names a state behind what may be done. */
function goesSomewhere(sentence: Inline, states: readonly Inline[]): boolean {
  const behind = sentence.source.search(/\b(?:whereupon|after which|and (?:it )?(?:is|becomes))\b/i);
  return behind >= 0 && namedIn(sentence, states).some(({ start }) => start > behind);
}

/** "Any of those three can be put back to open": steps from each of the states that the sentence before led to. */
function ofThose(sentence: Inline, states: readonly Inline[], several: readonly Inline[]): readonly Step[] {
  const { source } = sentence;
  const count = anyOfThose.exec(source)?.groups?.count;
  if (!anyOfThose.test(source) || refuses.test(source)) return [];
  const left = [...new Map(several.map((each) => [fold(each.source), each])).values()];
  const isMeant = left.length > 1 && (count === undefined || Number(inDigits(count)) === left.length);
  const [to, other] = isMeant ? namedIn(sentence, states) : [];
  if (!to || other || !leadsThere.test(source.slice(0, to.start))) return [];
  return left
    .filter((from) => fold(from.source) !== fold(to.name.source))
    .map((from) => ({ from, to: to.name, event: sentence }));
}
const anyOfThose = new RegExp(
  `^(?:from )?(?:any|each|either|every one|all|both) of (?:these|those|them|the)(?: (?<count>${numbers}))?(?: states)?(?= (?:can|may|is|are|goes|go|leads?)\\b)`,
  'i',
);
const leadsThere = wording.i`(?<![\p{L}])(?:be|to|into|becomes?|goes|is)(?: \p{L}+)?[\s"“*\`]+$`;

/** What a sentence says of all states at once. */
export function ofAll(
  sentence: Inline,
  states: readonly Inline[],
  last: Inline | undefined,
  several: readonly Inline[] = [],
): readonly Step[] | undefined {
  const { source } = sentence;
  const nothing = slice(sentence, source.length, source.length);
  const those = ofThose(sentence, states, several);
  if (those.length > 0) return those;
  const each = fromEach.exec(source)?.groups?.to;
  if (each) {
    const at = source.lastIndexOf(each);
    const to = slice(sentence, at, at + each.length);
    return states
      .filter((state) => fold(state.source) !== fold(each))
      .map((from) => ({ from, to, event: nothing }));
  }
  if (removesAll.test(source) && !refuses.test(source) && namedIn(sentence, states).length === 0) {
    const to = { source: '(deleted)', at: sentence.at };
    return states.map((from) => ({ from, to, event: sentence }));
  }
  const gone = undone.exec(source)?.groups;
  // "A held one may be deleted, whereupon it is void" goes somewhere.
  if (gone?.to && gone.from && !goesSomewhere(sentence, states)) {
    const at = source.indexOf(gone.to, source.search(/\b(?:can|may) be\b/i));
    const to = slice(sentence, at, at + gone.to.length);
    const lead = slice(sentence, 0, source.indexOf(gone.from) + gone.from.length);
    const from = namedIn(lead, states).map(({ name }) => name);
    if (from.length > 0) return from.map((one) => ({ from: one, to, event: nothing }));
  }
  const [one, other] = states;
  if (bothWays.test(source) && states.length === 2 && one && other)
    return [
      { from: one, to: other, event: sentence },
      { from: other, to: one, event: sentence },
    ];
  const turn =
    last && itBack.test(source) ? states.filter(({ source: name }) => fold(name) !== fold(last.source)) : [];
  return last && turn[0] && turn.length === 1 ? [{ from: last, to: turn[0], event: sentence }] : undefined;
}
