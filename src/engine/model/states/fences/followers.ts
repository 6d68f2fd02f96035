import type { Inline } from '../../../syntax/block.ts';
import { linesOf, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { type Fact, stateFact, type Title } from '../lifecycle-facts.ts';
import { bareValue, codedStep } from './paired-states.ts';

/** A value in quotes, in brackets as a key, or a name behind that of its list: `"open"`, `[State.OPEN]`. */
const key = '["\'[]?(?:\\w+(?:\\.|::))?[\\p{L}_][\\p{L}\\p{N}_-]*["\'\\]]?';
const line = wording`^\s*(?<from>${key})\s*(?::|→|->|=>|\bto\b)\s*[\w.]{0,30}[\[{(]{1,2}(?<to>[^\[\]{}()]*)[\]})]{1,2},?\s*(?:(?:\/\/|#|--).*)?$`;
const oneName = wording`^[\p{L}_][\p{L}\p{N}_-]*$`;

/** A state with those that may follow it. */
interface Followed {
  readonly from: Inline;
  readonly to: readonly Inline[];
}

/** `shipped: ['delivered'],`, `shipped → [delivered]`, `State.SHIPPED: {State.DELIVERED}`, `SHIPPED -> Set.of(DELIVERED)`. */
function followedIn(text: Inline): Followed | undefined {
  const { from = '', to = '' } = line.exec(text.source)?.groups ?? {};
  if (from === '') return undefined;
  const start = text.source.indexOf(from);
  const behind = text.source.slice(start + from.length).search(/[[{(]/) + start + from.length;
  const open = text.source.indexOf(to, behind + 1);
  const own = bareValue(slice(text, start, start + from.length));
  const names = splitOutside(slice(text, open, open + to.length), ',')
    .filter(({ source }) => source !== '')
    .map(bareValue);
  return names.every(({ source }) => oneName.test(source)) ? { from: own, to: names } : undefined;
}

/**
 * The states of a fence that lists for each which ones may follow it. None unless several lines do so and one leads to
 * another: lists of anything else name no states.
 */
export function stepsOfFollowers(code: Inline, where: Title): readonly Fact[] {
  const all = linesOf(code).flatMap((each) => followedIn(each) ?? []);
  const known = new Set(all.map(({ from }) => from.source));
  if (all.length < 2 || !all.some(({ to }) => to.some(({ source }) => known.has(source)))) return [];
  return all.flatMap(({ from, to }): readonly Fact[] => [
    stateFact(where, from),
    ...to.map((each) => codedStep(where, from, each)),
  ]);
}
