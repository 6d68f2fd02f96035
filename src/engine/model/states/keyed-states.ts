import type { Inline } from '../../syntax/block.ts';
import { slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { End } from '../domain-elements.ts';
import { type Key, keysOfYaml } from '../entities/key-shapes.ts';
import { shown, unstated } from '../stated.ts';
import { referenceIn } from '../words/names.ts';
import { type Fact, stateFact, type Title } from './lifecycle-facts.ts';

const oneWord = wording`^[\p{L}_][\p{L}\p{N}_-]*$`;
const holdsStates = /^(?:states|statuses)$/i;
const begins = /^(?:initial|start|initial_?state|starts)$/i;
const ends = /^(?:final|finals|terminal|ends?|final_?states?|terminal_?states?)$/i;
const holdsSteps = /^transitions$/i;

/** The lifecycles that a fence of YAML tells by its keys: `states: [draft, open]`, `transitions:` with `from` and `to`. */
export function statesOfYaml(code: Inline, where: Title): readonly Fact[] {
  return /^\s*(?:states|statuses|transitions)\s*:/im.test(code.source)
    ? tellingIn(keysOfYaml(code), where)
    : [];
}

function tellingIn(keys: readonly Key[], where: Title): readonly Fact[] {
  const under = (name: RegExp): Key | undefined => keys.find(({ key }) => key && name.test(key.source));
  const states = namesOf(under(holdsStates));
  const steps = (under(holdsSteps)?.below ?? []).flatMap((step) => stepOf(step, where));
  if (states.length < 2 && steps.length === 0)
    return keys.flatMap(({ key, below }) =>
      key && below.length > 0 ? tellingIn(below, { lead: key.source, titled: true }) : [],
    );
  const label = (is: 'starts' | 'ends', found: Key | undefined): readonly Fact[] => {
    const names = namesOf(found);
    const [first] = names;
    return first
      ? [
          {
            is,
            ...where,
            value: shown(
              names.map((name) => referenceIn('state', name)),
              first.at,
            ),
          },
        ]
      : [];
  };
  return [
    ...states.map((name) => stateFact(where, name)),
    ...label('starts', under(begins)),
    ...label('ends', under(ends)),
    ...steps,
  ];
}

/** The names that a key holds: `[a, b]`, a list below it, or one behind it. None where one of them is no name. */
function namesOf(key: Key | undefined): readonly Inline[] {
  if (!key) return [];
  const { value, below } = key;
  const inLine =
    value && /^\[.*\]$/.test(value.source) ? slice(value, 1, value.source.length - 1) : undefined;
  const names = inLine
    ? splitOutside(inLine, ',')
    : below.length > 0
      ? below.flatMap((each) => (each.key ? [] : (each.value ?? [])))
      : value
        ? [value]
        : [];
  const bare = names.map((name) =>
    /^(["']).*\1$/.test(name.source) ? slice(name, 1, name.source.length - 1) : name,
  );
  return bare.length >= below.length && bare.every(({ source }) => oneWord.test(source)) ? bare : [];
}

/** A step of a list: `- from: draft`, `to: open`, and perhaps `event: publish`. A part of a list stands below no key. */
function stepOf({ key, below }: Key, where: Title): readonly Fact[] {
  const said = (name: RegExp): Key | undefined =>
    below.find((each) => each.key && name.test(each.key.source));
  const [from, to] = [namesOf(said(/^(?:from|source)$/i)), namesOf(said(/^(?:to|target)$/i))];
  const event = key ?? namesOf(said(/^(?:event|on|trigger|action|name)$/i))[0];
  const [first] = from;
  if (!first || to.length !== 1) return [];
  const end = (name: Inline): End => ({ is: 'state', state: referenceIn('state', name) });
  return [
    {
      is: 'transition',
      ...where,
      transition: {
        name: event?.source ?? '',
        at: first.at,
        nameAt: event?.at ?? first.at,
        how: 'tolerant',
        from: shown(from.map(end), first.at),
        event: event ? shown(event.source, event.at) : unstated,
        to: shown(to.map(end), to[0]?.at ?? first.at),
        by: unstated,
        when: unstated,
        effects: unstated,
      },
    },
  ];
}
