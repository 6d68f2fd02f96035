import type { Entity, Field, Lifecycle } from '../domain-elements.ts';
import type { Model } from '../model.ts';
import { listOf } from '../stated.ts';
import { perElement } from '../tracking/per-element.ts';
import { indexOf } from './element-index.ts';
import { find } from './resolve.ts';

/** The fields that a lifecycle governs, as far as they are declared. */
export function governedFields(model: Model, lifecycle: Lifecycle): readonly Field[] {
  return listOf(lifecycle.governs).flatMap((governed) => {
    const field = governed.name.includes('.') ? find(model, 'field', governed) : undefined;
    return field === undefined ? [] : [field];
  });
}

/** "The life of an invoice", "A story's life", "Comments", "Order status": words about what has the states. */
const ofThing =
  /^(?:the )?(?:life(?: ?cycle)?|states?|status(?:es)?|stages|workflow)(?: changes)? (?:of|for) (?=\S)/i;
const article = /^(?:an?|the|each|every) (?=\S)/i;
const aboutStates =
  /(?:['’]s?)? (?:life(?: ?cycle)?|states?|status(?:es)?|stages|workflow|transitions)(?: changes)?$/i;

/** The declared entity that the title of a lifecycle names, where it names one. */
function titledEntity(model: Model, { name }: Lifecycle): Entity | undefined {
  const thing = name.replace(ofThing, '').replace(article, '').replace(aboutStates, '');
  return find(model, 'entity', { name }) ?? find(model, 'entity', { name: thing });
}

/**
 * The entities that a lifecycle governs, by themselves or by a field, as far as they are declared; each once. Where it
 * says none, the one that its title names.
 */
export const governedEntities = perElement((model: Model, lifecycle: Lifecycle): readonly Entity[] => {
  const { entityOf } = indexOf(model);
  if (lifecycle.governs.is === 'unstated') {
    const titled = titledEntity(model, lifecycle);
    return titled ? [titled] : [];
  }
  const ofFields = governedFields(model, lifecycle).map((field) => entityOf(field));
  const named = listOf(lifecycle.governs).map((name) => find(model, 'entity', name));
  return [...new Set([...named, ...ofFields])].filter((entity) => entity !== undefined);
});
