import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import type { End } from '../../domain-elements.ts';
import { shown, unstated } from '../../stated.ts';
import { referenceIn } from '../../words/names.ts';
import { statesNamed } from '../facts-named.ts';
import { titleOf } from '../headings/titles.ts';
import { type Fact, stateFact, type Title } from '../lifecycle-facts.ts';
import type { ListedStates } from './fences.ts';

/** A value in quotes, or a name as programmes have it, perhaps behind that of its list: `State.OPEN`. */
const value = '(?:"[^"\\n]{1,40}"|\'[^\'\\n]{1,40}\'|(?:\\w{1,40}(?:\\.|::))?\\w{2,40})';
/** Two of them in brackets: `('open', 'held')`, `(OPEN, HELD)`, `["open", "held"]`. */
const pair = new RegExp(`[(\\[{]\\s*(?<from>${value})\\s*,\\s*(?<to>${value})\\s*[)\\]}]`, 'g');

/** The bare name of a value, without quotes, brackets and the name of its list: `'open'`, `[State.OPEN]`. */
export function bareValue(text: Inline): Inline {
  const inside = /^(?:["'].*["']|\[.*\])$/.test(text.source) ? slice(text, 1, text.source.length - 1) : text;
  const lead = /^\w+(?:\.|::)/.exec(inside.source)?.[0].length ?? 0;
  return slice(inside, lead, inside.source.length);
}

/** A step between two states that a programme names. */
export function codedStep(where: Title, from: Inline | undefined, to: Inline, event?: Inline): Fact {
  const end = (name: Inline): End => ({ is: 'state', state: referenceIn('state', name) });
  const first = from ?? to;
  return {
    is: 'transition',
    ...where,
    transition: {
      name: event?.source ?? '',
      at: to.at,
      nameAt: event?.at ?? to.at,
      how: 'tolerant',
      from: shown([from ? end(from) : { is: 'new', at: to.at }], first.at),
      event: event ? shown(event.source, event.at) : unstated,
      to: shown([end(to)], to.at),
      by: unstated,
      when: unstated,
      effects: unstated,
    },
  };
}

/**
 * The steps of a programme that holds them as pairs of the states that it lists: `('open', 'held')` in SQL, `(OPEN, HELD)` or
 * `["open", "held"]` elsewhere. None for pairs of anything else.
 */
function stepsOfPairs(code: Inline, { names, states }: ListedStates, where: Title): readonly Fact[] {
  const known = new Set([...states, ...names].map(({ source }) => source));
  const steps = [...code.source.matchAll(pair)].flatMap((found): readonly Fact[] => {
    const { from = '', to = '' } = found.groups ?? {};
    const start = found.index + found[0].indexOf(from, 1);
    const end = code.source.indexOf(to, start + from.length);
    const [one, other] = [slice(code, start, start + from.length), slice(code, end, end + to.length)].map(
      bareValue,
    );
    return one && other && known.has(one.source) && known.has(other.source)
      ? [codedStep(where, one, other)]
      : [];
  });
  return steps.length > 1 ? steps : [];
}

/** What a programme tells of the states that it lists: each of them, the first one, and the steps that it holds as pairs. */
export function factsOfList(code: Inline, listed: ListedStates, context: Context): readonly Fact[] {
  const { name } = listed;
  const where =
    name && context.headings.length === 0 ? { lead: name.source, titled: true } : titleOf(context);
  const steps = stepsOfPairs(code, listed, where);
  const named = new Set(listed.names.map(({ source }) => source));
  const moved = statesNamed(steps).map(({ source }) => source);
  const areNames = moved.length > 0 && moved.every((name) => named.has(name));
  const states = (areNames ? listed.names : listed.states).map((state) => stateFact(where, state));
  return [...states, ...(listed.first ? [codedStep(where, undefined, listed.first)] : []), ...steps];
}
