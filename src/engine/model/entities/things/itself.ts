import type { Entity } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';

/** How a sentence goes on behind the name of what it is about. */
const says = /^(?:(?:itself|also|then|always)\s)?(?:is|are|has|have|can|may|must|[a-z]{2,}s)\s/;

/** An entity without what is no field of it but its own name in code, at the head of a sentence: "A `Berth` has …". */
export const withoutItself = once((entity: Entity): Entity => {
  const [first, ...fields] = entity.fields;
  const isItself =
    first !== undefined &&
    fields.length > 0 &&
    first.name === entity.name &&
    first.required.is === 'unstated' &&
    says.test(first.type.is === 'shown' ? first.type.value.text : `${first.meaning} `);
  return isItself ? { ...entity, fields } : entity;
});
