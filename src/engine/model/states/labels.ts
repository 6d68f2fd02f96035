import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import { stated } from '../words/markers.ts';
import { labelled, referencesIn } from '../words/names.ts';
import { sentences } from '../words/phrases.ts';
import type { Fact } from './lifecycle-facts.ts';
import { endsIn } from './step-ends.ts';
import { titleOf } from './titles.ts';
import { isArrow } from './transition-phrases.ts';

type Label = 'governs' | 'starts' | 'ends' | 'states';

const labels: ReadonlyMap<string, Label> = new Map([
  ['governs', 'governs'],
  ['starts', 'starts'],
  ['starts as', 'starts'],
  ['initial', 'starts'],
  ['initial state', 'starts'],
  ['initial status', 'starts'],
  ['start state', 'starts'],
  ['starting state', 'starts'],
  ['first state', 'starts'],
  ['first status', 'starts'],
  ['begins as', 'starts'],
  ['anfangszustand', 'starts'],
  ['start', 'starts'],
  ['ends', 'ends'],
  ['ends as', 'ends'],
  ['final states', 'ends'],
  ['final state', 'ends'],
  ['final status', 'ends'],
  ['final statuses', 'ends'],
  ['end state', 'ends'],
  ['end states', 'ends'],
  ['terminal state', 'ends'],
  ['terminal states', 'ends'],
  ['last state', 'ends'],
  ['endzustand', 'ends'],
  ['final', 'ends'],
  ['terminal', 'ends'],
  ['end', 'ends'],
  ['states', 'states'],
  ['statuses', 'states'],
  ['values', 'states'],
  ['possible states', 'states'],
  ['possible values', 'states'],
  ['status values', 'states'],
  ['stages', 'states'],
  ['zustände', 'states'],
]);

/** A line with a label: `Starts: draft`, `States: draft, live`. */
export function readLabel(text: Inline, context: Context, gather: Gathering<Fact>): boolean {
  const label = labelled(text);
  const property = label && labels.get(label.label);
  if (!label || !property || isArrow.test(label.rest.source)) return false;
  if (property === 'states') {
    const names = endsIn(slice(label.rest, 0, label.rest.source.replace(/\.$/, '').length), 'from') ?? [];
    for (const end of names)
      if (end.is === 'state') {
        const { name, at } = end.state;
        const state = {
          name,
          at,
          nameAt: at,
          how: 'tolerant',
          is: 'listed',
          members: [],
          meaning: '',
        } as const;
        gather.fact({ is: 'state', ...titleOf(context), state });
      }
    return names.length > 0;
  }
  const [said = label.rest] = sentences(label.rest);
  const value = stated(slice(said, 0, said.source.replace(/\.$/, '').length), (rest) =>
    property === 'governs'
      ? referencesIn(/\./.test(rest.source) ? 'field' : 'entity', rest)?.map(fieldOrEntity)
      : referencesIn('state', rest),
  );
  gather.fact({ is: property, value: gather.marked(value, `what this ${property}`), ...titleOf(context) });
  return true;
}

/** `Governs` may list entities and fields together: the dot decides for each. */
function fieldOrEntity<T extends { readonly name: string }>(reference: T): T & { kind: 'field' | 'entity' } {
  return { ...reference, kind: reference.name.includes('.') ? 'field' : 'entity' };
}
