import type { Inline } from '../../../syntax/block.ts';
import { fold } from '../../derived/name-index.ts';
import { deedOf } from '../../words/deeds.ts';

const byStems = new WeakMap<readonly Inline[], ReadonlyMap<string, Inline>>();

/** Some states by the stems of the verbs whose participles they are, the first of each. */
function byStem(states: readonly Inline[]): ReadonlyMap<string, Inline> {
  const known = byStems.get(states);
  if (known) return known;
  const made = new Map<string, Inline>();
  for (const state of states) {
    const name = fold(state.source);
    const participle = deedOf(name);
    const stems = [
      ...(participle === undefined ? [] : [stemOf(participle)]),
      ...(/(?:ed|en)$/.test(name) ? [stemOf(name)] : []),
    ];
    for (const stem of stems) if (!made.has(stem)) made.set(stem, state);
  }
  byStems.set(states, made);
  return made;
}

/** The state whose name is the participle of a verb. */
export function stateOf(verb: string, states: readonly Inline[]): Inline | undefined {
  return byStem(states).get(stemOf(verb));
}

/** `cancelled`, `cancels` and `cancelling` are one: what is left of them without their endings. */
function stemOf(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?:ied|ies)$/, 'y')
    .replace(/(?:ing|ed|es|en|s)$/, '')
    .replace(/e$/, '')
    .replace(/([^aeiou])\1$/, '$1');
}
