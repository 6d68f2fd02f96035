import { occursOutside } from '../../model/derived/occurrences.ts';
import { stretchesOf } from '../../model/derived/stretches.ts';
import type { Entity } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { perElement } from '../../model/tracking/per-element.ts';
import { pointIds } from '../../points.ts';
import type { Input, ModelCheck } from '../check.ts';
import { takeOut } from '../take-out.ts';

const isSpokenOf = perElement((model: Model, entity: Entity): boolean =>
  occursOutside(model, entity.name, [entity.at], true),
);

/** Whether the type of a field is not shown, or asked for: it may be any entity. */
const hidesType = ({ fields }: Entity): boolean =>
  fields.some(({ type, doubtful }) => !doubtful && (type.is === 'not-shown' || type.is === 'open'));

/** An entity whose name stands nowhere but in its own section. */
export const check: ModelCheck = {
  id: 'entities/unused',
  severity: 'warning',
  summary: 'An entity is named nowhere else in the document.',
  reads: ['entities', ...pointIds.map((id): Input => `${id}-text`)],
  deep: true,
  run: (model) => {
    const entities = model.entities.entities.filter((entity) => entity.how === 'exact' && !entity.doubtful);
    const own = stretchesOf(model.points.entities);
    const names = new Set(entities.map(({ name }) => name));
    const elsewhere = [...names].some((name) => occursOutside(model, name, own, true));
    // Where no other point speaks of any entity, the other points are not written yet.
    if (!elsewhere) return [];
    const spokenOf = isSpokenOf.each(model, entities);
    const hiding = model.entities.entities.filter(hidesType);
    const unused = entities.filter(
      (entity, index) => !spokenOf[index] && hiding.every((other) => other === entity),
    );
    return unused.map((entity) => ({
      at: entity.nameAt,
      message: `Nothing else in the document speaks of “${entity.name}”: no screen shows it, no call carries it, no field refers to it. Say where it is used, or take it out.`,
      fixes: takeOut([entity]),
    }));
  },
};
