import type { Inline } from '../../syntax/block.ts';
import { linesOf, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { End } from '../domain-elements.ts';
import { shown, unstated } from '../stated.ts';
import { referenceIn } from '../words/names.ts';
import { type Fact, stateFact, type Title } from './lifecycle-facts.ts';

const line = wording`^\s*["']?(?<from>[\p{L}_][\p{L}\p{N}_-]*)["']?\s*(?::|→|->|=>)\s*\[(?<to>[^\[\]]*)\],?\s*(?:(?:\/\/|#|--).*)?$`;

/** A state with those that may follow it. */
interface Followed {
  readonly from: Inline;
  readonly to: readonly Inline[];
}

/** `shipped: ['delivered'],`, `shipped → [delivered]`. */
function followedIn(text: Inline): Followed | undefined {
  const { from = '', to = '' } = line.exec(text.source)?.groups ?? {};
  if (from === '') return undefined;
  const start = text.source.indexOf(from);
  const open = text.source.indexOf('[') + 1;
  const names = splitOutside(slice(text, open, open + to.length), ',')
    .filter(({ source }) => source !== '')
    .map((name) => (/^(["']).*\1$/.test(name.source) ? slice(name, 1, name.source.length - 1) : name));
  return { from: slice(text, start, start + from.length), to: names };
}

/**
 * The states of a fence that lists for each which ones may follow it. None unless several lines do so and one leads to
 * another: lists of anything else name no states.
 */
export function stepsOfFollowers(code: Inline, where: Title): readonly Fact[] {
  const all = linesOf(code).flatMap((each) => followedIn(each) ?? []);
  const known = new Set(all.map(({ from }) => from.source));
  if (all.length < 2 || !all.some(({ to }) => to.some(({ source }) => known.has(source)))) return [];
  const end = (name: Inline): End => ({ is: 'state', state: referenceIn('state', name) });
  return all.flatMap(({ from, to }): readonly Fact[] => [
    stateFact(where, from),
    ...to.map((each): Fact => {
      const step = {
        name: '',
        at: each.at,
        nameAt: each.at,
        how: 'tolerant',
        from: shown([end(from)], from.at),
        event: unstated,
        to: shown([end(each)], each.at),
        by: unstated,
        when: unstated,
        effects: unstated,
      } as const;
      return { is: 'transition', ...where, transition: step };
    }),
  ]);
}
