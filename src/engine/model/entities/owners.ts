import { fold } from '../derived/name-index.ts';
import type { Entity } from '../domain-elements.ts';
import type { Part } from '../reader.ts';
import type { EntityFact } from './facts.ts';

/** The facts of blocks below one heading, each with the entity that its field is of where another sentence tells that. */
export function withOwners(parts: readonly Part<EntityFact>[]): readonly EntityFact[] {
  return sharedOut(asOwn(parts.flatMap((part, index) => led(part.reading.facts, parts[index - 1]))));
}

/** An entity with the fields that all have, or all that extend what it extends. */
export function withCommon(entity: Entity, common: readonly Extract<EntityFact, { is: 'common' }>[]): Entity {
  if (entity.is !== 'entity') return entity;
  const missing = common
    .filter(({ base }) => base === undefined || base === entity.base)
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => !entity.fields.some((each) => each.name === name));
  return missing.length === 0 ? entity : { ...entity, fields: [...missing, ...entity.fields] };
}

/** Facts with the name of the entity that the block before leads to. */
function led(facts: readonly EntityFact[], before: Part<EntityFact> | undefined): readonly EntityFact[] {
  const opens = before?.reading.facts.find((fact) => fact.is === 'opens');
  return opens
    ? facts.map((fact) =>
        fact.is === 'field' && !fact.of ? { ...fact, of: opens.name, mentioned: false } : fact,
      )
    : facts;
}

/** Facts in which what sentences in words are about is the heading's own thing where nothing else tells of that. */
function asOwn(facts: readonly EntityFact[]): readonly EntityFact[] {
  const isTold = facts.some((fact) => fact.is === 'entity' || (fact.is === 'field' && !fact.inWords));
  if (isTold) return facts;
  return facts.map((fact) =>
    fact.is === 'field' ? { is: 'field', field: fact.field, mentioned: true } : fact,
  );
}

/** Facts in which the entities told below a heading have the fields that they share; without any these are the heading's. */
function sharedOut(facts: readonly EntityFact[]): readonly EntityFact[] {
  const common = facts.filter((fact) => fact.is === 'common');
  if (common.length === 0) return facts;
  const isNone = !facts.some((fact) => fact.is === 'entity');
  const owners = new Map(
    facts.flatMap((fact) =>
      fact.is === 'field' && fact.of ? [[fold(fact.of.source), fact.of] as const] : [],
    ),
  );
  return facts.flatMap((fact): readonly EntityFact[] => {
    if (fact.is === 'entity') return [{ ...fact, entity: withCommon(fact.entity, common) }];
    if (fact.is !== 'common' || !isNone) return [fact];
    const ofAll = [...owners.values()].flatMap((of) =>
      fact.fields.map((each) => ({ is: 'field' as const, field: each, of })),
    );
    return ofAll.length > 0
      ? ofAll
      : fact.fields.map((each) => ({ is: 'field', field: each, mentioned: true }));
  });
}
