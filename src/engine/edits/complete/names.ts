import { governedEntities } from '../../model/derived/governed.ts';
import { type PlacedReference, referencesOf, type Use } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Entity, Lifecycle } from '../../model/domain-elements.ts';
import type { Element, ReferenceKind } from '../../model/element.ts';
import type { Model } from '../../model/model.ts';
import { type CompletionOption, nameOption } from './option.ts';

/** The element of a list whose place an offset lies in; the last one that begins before it where none holds it. */
export function elementAt<E extends Element>(elements: readonly E[], offset: number): E | undefined {
  const holding = elements.find(({ at }) => at.from <= offset && offset <= at.to);
  return holding ?? elements.findLast(({ at }) => at.from <= offset);
}

/** What rules and permissions are about may be any words, in a document in its own ones. */
const inWords: ReadonlySet<Use> = new Set(['rule-of', 'rule-on', 'action', 'permission', 'does']);

/** Whether a reference is a name for certain: where a document uses its own words a type is one or two of them. */
function isNamed({ reference, use, of }: PlacedReference): boolean {
  if (of.how === 'exact') return true;
  return (
    !of.doubtful && !inWords.has(use) && (use !== 'type' || /^[^\d\s]+(?: [^\d\s]+)?$/.test(reference.name))
  );
}

/** Names that something refers to and nothing declares, each once. */
export function undeclared(model: Model, kind: ReferenceKind): readonly string[] {
  const names = referencesOf(model)
    .filter((placed) => placed.reference.kind === kind && isNamed(placed))
    .filter(({ reference, within }) => resolve(model, reference, within).is === 'unknown')
    .map(({ reference }) => reference.name);
  return [...new Set(names)];
}

/** The same as options that say so. */
export function undeclaredOptions(model: Model, kind: ReferenceKind): readonly CompletionOption[] {
  return undeclared(model, kind).map((label) => ({
    label,
    kind: 'undeclared',
    detail: 'named elsewhere, not declared',
  }));
}

/** `Entity.field` for every field that is declared. */
export function fieldPaths(model: Model): readonly CompletionOption[] {
  return model.entities.entities.flatMap((entity) =>
    entity.fields.map(({ name }) => ({
      label: `${entity.name}.${name}`,
      kind: 'field' as const,
      declares: name,
      detail: 'field',
    })),
  );
}

/** What the matrix and calls may name: every event of what is governed, and the four everyday verbs of each entity. */
export function actions(model: Model): readonly CompletionOption[] {
  const events = model.states.lifecycles.flatMap((lifecycle) =>
    eventsOf(model, lifecycle).map(([event, entity]) => ({
      label: `${event} ${entity.name}`,
      kind: 'event' as const,
      declares: event,
      detail: 'event',
    })),
  );
  const everyday = model.entities.entities
    .filter((entity) => entity.is === 'entity')
    .flatMap(({ name }) =>
      ['create', 'read', 'update', 'delete'].map((verb) =>
        nameOption('entity', name, { before: `${verb} `, detail: 'action' }),
      ),
    );
  const screens = model.screens.screens
    .filter((screen) => !screen.any)
    .map(({ name }) => nameOption('screen', name, { before: 'open ', detail: 'action' }));
  return [...events, ...everyday, ...screens];
}

/** The events of a lifecycle with each entity that it governs. */
export function eventsOf(model: Model, lifecycle: Lifecycle): readonly (readonly [string, Entity])[] {
  const names = [...new Set(lifecycle.transitions.map(({ name }) => name))].filter(
    (name) => name !== '' && !/^(?:create|read|update|delete)$/i.test(name),
  );
  return governedEntities(model, lifecycle).flatMap((entity) => names.map((name) => [name, entity] as const));
}
