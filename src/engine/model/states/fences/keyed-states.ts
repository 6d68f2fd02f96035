import type { FenceBlock, Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { type Key, keysOfJson, keysOfYaml } from '../../entities/fences/key-shapes.ts';
import { shown } from '../../stated.ts';
import { referenceIn } from '../../words/names.ts';
import { type Fact, stateFact, type Title } from '../lifecycle-facts.ts';
import { codedStep } from './paired-states.ts';

const oneWord = wording`^[\p{L}_][\p{L}\p{N}_-]*$`;
const holdsStates = /^(?:states|statuses)$/i;
const begins = /^(?:initial|start|initial_?state|starts)$/i;
const ends = /^(?:final|finals|terminal|ends?|final_?states?|terminal_?states?)$/i;
const holdsSteps = /^transitions$/i;

/**
 * The lifecycles that a fence of YAML, or an object of JSON or of a programme, tells by its keys: `states: [draft, open]`,
 * `transitions:` with `from` and `to`, or states with what leads on from each below them.
 */
export function statesOfKeys(
  { language, code }: Pick<FenceBlock, 'language' | 'code'>,
  where: Title,
): readonly Fact[] {
  if (!/(?:^|[\s{,"'])(?:states|statuses|transitions)["']?\s*:/im.test(code.source)) return [];
  if (/^ya?ml$/.test(language)) return tellingIn(keysOfYaml(code), where);
  return code.source.includes('{') ? tellingIn(keysOfJson(code), where) : [];
}

function tellingIn(keys: readonly Key[], where: Title): readonly Fact[] {
  const under = (name: RegExp): Key | undefined => keys.find(({ key }) => key && name.test(key.source));
  const held = under(holdsStates);
  const bySelf = held?.below.every(({ key }) => key && oneWord.test(key.source)) ? held.below : [];
  const states = bySelf.length > 0 ? bySelf.flatMap(({ key }) => key ?? []) : namesOf(held);
  const steps = [
    ...(under(holdsSteps)?.below ?? []).flatMap((step) => stepOf(step, where)),
    ...bySelf.flatMap((state) => stepsFrom(state, where)),
  ];
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
  if (from.length === 0 || to.length !== 1) return [];
  const name = to[0];
  return name ? from.map((each) => codedStep(where, each, name, event)) : [];
}

/** Keys below a state that hold what leads on from it, and those that only say where to. */
const leadsOn = /^(?:on|transitions|next|to|after|always|events|targets?|followed_?by|allowed|can_?become)$/i;
const target = /^(?:target|to|next|state)$/i;

/** The steps below a state: `on: { PAY: "paid" }`, `next: [paid, void]`, `on: { PAY: { target: "paid" } }`. */
function stepsFrom({ key: from, below }: Key, where: Title): readonly Fact[] {
  if (!from) return [];
  return below.flatMap((each) => {
    if (!each.key || !leadsOn.test(each.key.source)) return [];
    if (each.below.every(({ key }) => !key)) {
      const targets = each.below.length > 0 ? each.below.flatMap((part) => targetsOf(part)) : namesOf(each);
      return targets.map((to) => codedStep(where, from, to));
    }
    return each.below.flatMap((event) =>
      targetsOf(event).map((to) =>
        codedStep(where, from, to, event.key && !target.test(event.key.source) ? event.key : undefined),
      ),
    );
  });
}

/** Where something leads: a name, names in a list, or what its `target` says. */
function targetsOf({ value, below }: Key): readonly Inline[] {
  const said = below.filter(({ key }) => key && target.test(key.source));
  if (said.length > 0) return said.flatMap(namesOf);
  if (below.some(({ key }) => !key)) return below.flatMap(targetsOf);
  return below.length > 0 ? [] : namesOf({ key: undefined, value, below: [] });
}
