import type { Inline } from '../../syntax/block.ts';
import type { Transition } from '../domain-elements.ts';
import type { Reference } from '../element.ts';
import { listOf } from '../stated.ts';
import type { Fact } from './lifecycle-facts.ts';

/** The names of the states that facts declare or move between, where they stand. */
export function statesNamed(facts: readonly Fact[]): readonly Inline[] {
  return facts.flatMap((fact) => {
    if (fact.is === 'state') return { source: fact.state.name, at: fact.state.nameAt as Inline['at'] };
    if (fact.is === 'starts' || fact.is === 'ends') return listOf(fact.value).map(nameInline);
    return fact.is === 'transition'
      ? [...endNames(fact.transition.from), ...endNames(fact.transition.to)]
      : [];
  });
}

/** The names of the states on one side of a step. */
export function endNames(ends: Transition['from']): readonly Inline[] {
  return listOf(ends).flatMap((end) => (end.is === 'state' ? nameInline(end.state) : []));
}

function nameInline({ name, at }: Reference): Inline {
  return { source: name, at: at as Inline['at'] };
}
