import type { Place } from '../../place.ts';
import type { Entity } from '../domain-elements.ts';
import type { Element } from '../element.ts';
import type { Type } from '../entities/words/field-type.ts';
import type { Model } from '../model.ts';
import { shownValue } from '../stated.ts';
import { find } from './resolve.ts';

/** One name of a path, with its offsets in the path. */
export interface PathStep extends Place {
  readonly element: Element;
}

/** The entity that a type leads to, through lists. */
export function entityOfType(model: Model, type: Type | undefined): Entity | undefined {
  if (type?.is === 'list') return entityOfType(model, type.of);
  return type?.is === 'entity' ? find(model, 'entity', type.entity) : undefined;
}

/**
 * The elements that the names of `Entity.field.field` lead to, as far as they are declared; `within` is the entity
 * whose fields the path may begin with.
 */
export function pathSteps(model: Model, path: string, within?: Entity): readonly PathStep[] {
  const names = path.split('.');
  const steps: PathStep[] = [];
  let from = 0;
  let entity: Entity | undefined = within;
  const startsInside = within !== undefined && find(model, 'field', { name: names[0] ?? '' }, within);
  for (const [index, name] of names.entries()) {
    const place = { from, to: from + name.length };
    from = place.to + 1;
    if (index === 0 && !startsInside) {
      entity = find(model, 'entity', { name });
      if (entity === undefined) return steps;
      steps.push({ element: entity, ...place });
      continue;
    }
    const field =
      entity?.fields.find((each) => each.name === name) ?? (entity && find(model, 'field', { name }, entity));
    if (field === undefined) return steps;
    steps.push({ element: field, ...place });
    entity = entityOfType(model, shownValue(field.type)?.type);
  }
  return steps;
}
