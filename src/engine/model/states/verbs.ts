import type { Inline } from '../../syntax/block.ts';
import { fold } from '../derived/name-index.ts';
import { deedOf } from '../words/deeds.ts';

/** The state whose name is the participle of a verb. */
export function stateOf(verb: string, states: readonly Inline[]): Inline | undefined {
  const stem = stemOf(verb);
  return states.find((state) => {
    const name = fold(state.source);
    const participle = deedOf(name);
    return (
      (participle !== undefined && stemOf(participle) === stem) ||
      (/(?:ed|en)$/.test(name) && stemOf(name) === stem)
    );
  });
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
