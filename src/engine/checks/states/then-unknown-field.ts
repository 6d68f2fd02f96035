import type { Fix } from '../../finding.ts';
import { governedEntities } from '../../model/derived/governed.ts';
import { find, resolve, resolvePath } from '../../model/derived/resolve.ts';
import type { Effect, Entity, Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { Place } from '../../place.ts';
import type { ModelCheck, Report } from '../check.ts';
import { isMeant } from '../choice.ts';
import { causeOfUnknown, reportUnknown } from '../unknown.ts';

/** A path of names: what else it may be is an expression's business. */
const path = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** Whether a path leads nowhere from any of the entities, and the name that may have been meant. */
function missing(
  model: Model,
  entities: readonly Entity[],
  named: string,
): { readonly suggestion?: string } | undefined {
  const bare = named.replace(/^self\./, '');
  if (!path.test(bare) || /^(?:actor|input|old)\b/.test(bare) || entities.length === 0) return undefined;
  const found = entities.map((entity) => resolvePath(model, entity, bare));
  const [first] = found;
  if (first === undefined || !found.every((each) => each.is === 'unknown' && !each.open)) return undefined;
  return first.is === 'unknown' && first.suggestion !== undefined ? { suggestion: first.suggestion } : {};
}

/** A stretch at the start or the end of a place; it moves with the text. */
function part(at: Place, length: number, side: 'start' | 'end'): Place {
  return {
    get from() {
      return side === 'start' ? at.from : at.to - length;
    },
    get to() {
      return side === 'start' ? at.from + length : at.to;
    },
  };
}

function report(
  entity: Entity,
  at: Place,
  name: string,
  suggestion: string | undefined,
  nameAt?: Place,
): Report {
  const said = `“${name}” is no field of “${entity.name}”.`;
  const fixes: Fix[] = [];
  const isPath = name.includes('.');
  if (suggestion !== undefined && nameAt !== undefined && !isPath) {
    fixes.push({ kind: 'replace', label: `Write “${suggestion}”`, at: nameAt, text: suggestion });
  }
  if (!isPath) {
    fixes.push({
      kind: 'declare',
      label: `Declare the field “${name}”`,
      point: 'entities',
      name,
      within: entity.name,
    });
  }
  return {
    at,
    message: suggestion === undefined ? said : `${said} Did you mean “${suggestion}”?`,
    fixes,
    ...isMeant('field', name, suggestion, fixes),
    cause: causeOfUnknown('field', `${entity.name}.${name}`),
  };
}

function ofEffect(model: Model, entities: readonly Entity[], effect: Effect): readonly Report[] {
  const [subject] = entities;
  switch (effect.is) {
    case 'prose':
      return [];
    case 'create': {
      const entity = find(model, 'entity', effect.entity);
      if (entity === undefined) {
        return reportUnknown(
          model,
          [{ reference: effect.entity }],
          (_, name) => `It creates a “${name}”, and no such entity is declared.`,
        );
      }
      return effect.fields.flatMap(({ name }) => {
        const gone = missing(model, [entity], name);
        return gone === undefined ? [] : [report(entity, effect.at, name, gone.suggestion)];
      });
    }
    default: {
      const gone = missing(model, entities, effect.path);
      if (gone === undefined || subject === undefined) return [];
      // `delete comments` may name the instances of an entity that belong here.
      const named = resolve(model, { kind: 'entity', name: effect.path });
      if (effect.is === 'delete' && named.is !== 'unknown') return [];
      const name = effect.path.replace(/^self\./, '');
      const side = effect.is === 'set' ? 'start' : 'end';
      const nameAt = name === effect.path ? part(effect.at, name.length, side) : undefined;
      return [report(subject, effect.at, name, gone.suggestion, nameAt)];
    }
  }
}

const reportsOf = perElement((model: Model, lifecycle: Lifecycle): readonly Report[] => {
  const entities = governedEntities(model, lifecycle);
  return lifecycle.transitions.flatMap((row) =>
    listOf(row.effects).flatMap((effect) => ofEffect(model, entities, effect)),
  );
});

/** A statement under *Then* sets, creates or deletes what no entity has. */
export const check: ModelCheck = {
  id: 'states/then-unknown-field',
  severity: 'error',
  summary: 'A transition sets a field that does not exist.',
  reads: ['states', 'entities'],
  run: (model) => flat(reportsOf.each(model, model.states.lifecycles)),
};
