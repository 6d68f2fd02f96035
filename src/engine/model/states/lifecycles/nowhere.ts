import { fold } from '../../derived/name-index.ts';
import type { End, Lifecycle, Transition } from '../../domain-elements.ts';
import type { Stated } from '../../stated.ts';
import { endNames } from '../facts-named.ts';

/** Words for what was not there before, and for what is not there any more. */
const words = { new: 'new', end: 'gone' } as const;
type Nowhere = keyof typeof words;

/** Lifecycles as they were given, with which of the words in them are no states, and what became of them. */
const made = new WeakMap<Lifecycle, { readonly of: string; readonly is: Lifecycle }>();

/**
 * Lifecycles without "new" and "gone" among their states, where several of them tell so what was there before and what
 * is there afterwards: nothing declares them, nothing leads to "new", and nothing leaves "gone".
 */
export function withoutNowhere(lifecycles: readonly Lifecycle[]): readonly Lifecycle[] {
  const nowhere = (['new', 'end'] as const).filter((is) => areNowhere(lifecycles, is));
  if (nowhere.length === 0) return lifecycles;
  return lifecycles.map((each) => {
    const own = nowhere.filter((is) => tells(each, is));
    return own.length === 0 ? each : turned(each, own);
  });
}

function areNowhere(lifecycles: readonly Lifecycle[], is: Nowhere): boolean {
  const named = lifecycles.filter(({ states }) => states.some(({ name }) => fold(name) === words[is]));
  return named.length > 1 && named.every((each) => tells(each, is));
}

const holds = (side: Stated<readonly End[]>, word: string): boolean =>
  endNames(side).some(({ source }) => fold(source) === word);

/** Whether a lifecycle has the word for a state that only its steps name, on the one side of them alone. */
function tells({ how, states, transitions }: Lifecycle, is: Nowhere): boolean {
  const state = states.find(({ name }) => fold(name) === words[is]);
  const isNamedOnly = state !== undefined && state.at === state.nameAt && state.meaning === '';
  const other = is === 'new' ? 'to' : 'from';
  return how === 'tolerant' && isNamedOnly && !transitions.some((each) => holds(each[other], words[is]));
}

function turned(lifecycle: Lifecycle, nowhere: readonly Nowhere[]): Lifecycle {
  const of = nowhere.join();
  const before = made.get(lifecycle);
  if (before?.of === of) return before.is;
  const side = (ends: Stated<readonly End[]>, is: Nowhere): Stated<readonly End[]> => {
    if (ends.is !== 'shown' || !nowhere.includes(is) || !holds(ends, words[is])) return ends;
    const value = ends.value.map(
      (end): End =>
        end.is === 'state' && fold(end.state.name) === words[is] ? { is, at: end.state.at } : end,
    );
    return { ...ends, value };
  };
  const is: Lifecycle = {
    ...lifecycle,
    states: lifecycle.states.filter(({ name }) => !nowhere.some((each) => words[each] === fold(name))),
    transitions: lifecycle.transitions.map(
      (each): Transition => ({ ...each, from: side(each.from, 'new'), to: side(each.to, 'end') }),
    ),
  };
  made.set(lifecycle, { of, is });
  return is;
}
