import type { Gathering } from '../../blocks/reading.ts';
import type { Field } from '../../domain-elements.ts';
import type { EntityFact } from '../facts.ts';
import type { ToldEntity } from '../sentences/told.ts';

/** Takes in fields of things that a line names itself; gives whether there are any. */
export function sayOfOthers(
  gather: Gathering<EntityFact>,
  things: readonly ToldEntity[],
  inWords = false,
): boolean {
  for (const { name, fields } of things)
    for (const field of fields) gather.fact({ is: 'field', field, of: name, inWords });
  return things.length > 0;
}

/** Takes in fields of what stands above; gives whether there are any. */
export function sayFields(gather: Gathering<EntityFact>, fields: readonly Field[]): boolean {
  for (const field of fields) gather.fact({ is: 'field', field });
  return fields.length > 0;
}
