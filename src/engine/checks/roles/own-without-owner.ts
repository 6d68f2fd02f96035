import { entityOfAction } from '../../model/derived/expression-scopes.ts';
import {
  checkedExpression,
  expressionsOf,
  type PlacedExpression,
} from '../../model/derived/expressions-of.ts';
import { fold } from '../../model/derived/name-index.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Entity, Field, PermissionRow } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { shownValue } from '../../model/stated.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import { words } from '../../model/words/names.ts';
import type { Place } from '../../place.ts';
import { wording } from '../../syntax/wording.ts';
import type { ModelCheck, Report } from '../check.ts';
import { whichField } from '../choice.ts';

interface Owned {
  readonly entity: Entity;
  readonly at: Place;
}

/** Where `own` decides in a row of the matrix. */
const ofRow = perElement((model: Model, row: PermissionRow): readonly Owned[] => {
  const entity = entityOfAction(model, row.action);
  return row.cells.flatMap(({ allowed }) =>
    entity !== undefined && allowed.is === 'shown' && allowed.value.is === 'own'
      ? [{ entity, at: allowed.at }]
      : [],
  );
});

/** The entity whose owner an expression needs, where `own` decides in it. */
const ofExpression = perElement((model: Model, placed: PlacedExpression): readonly Owned[] => {
  const { expression, scope } = placed;
  const { references } = checkedExpression(model, placed);
  if (!references.some(({ kind, name }) => kind === 'given' && name === 'own')) return [];
  const entity = scope.subject === undefined ? undefined : find(model, 'entity', { name: scope.subject });
  return entity === undefined ? [] : [{ entity, at: expression.at }];
});

function ownings(model: Model): readonly Owned[] {
  return [
    ...flat(ofRow.each(model, model.roles.permissions)),
    ...flat(ofExpression.each(model, expressionsOf(model))),
  ];
}

/** Whether an instance is the person: the entity that roles are filled from, or that owners are. */
function isPerson(model: Model, entity: Entity): boolean {
  const isWho = model.roles.roles.some(
    ({ name, who }) => fold(who) === fold(entity.name) || fold(name) === fold(entity.name),
  );
  if (isWho || /^(?:user|account|profile|person|member)$/i.test(entity.name)) return true;
  return model.entities.entities.some(({ fields }) =>
    fields.some((field) => {
      const type = shownValue(field.type)?.type;
      const isOwner = field.rules.some(({ is }) => is === 'owner');
      return isOwner && type?.is === 'entity' && find(model, 'entity', type.entity) === entity;
    }),
  );
}

/** The fields of an entity that are a person. */
function peopleIn(model: Model, { fields }: Entity): readonly Field[] {
  return fields.filter(({ type }) => {
    const own = shownValue(type)?.type;
    const target = own?.is === 'entity' ? find(model, 'entity', own.entity) : undefined;
    return target !== undefined && isPerson(model, target);
  });
}

/** Names of fields that say by themselves whose something is: `owner_id`, `createdBy`, `ownerAccount`, `user`. */
const namesOwner =
  /^(?:owners?\b|owned by|created by|(?:.* )?(?:owner|author|creator|user|account|member|profile|customer|person))(?: .*)?$/;

/** The words of a field's name without what says that it is a reference: `ownerAccount`, `channel_id`. */
const namedBy = ({ name }: Field): string =>
  words(name.replace(wording.g`(?<=[\p{Ll}\p{N}])(?=\p{Lu})`, ' ')).replace(/ (?:id|ids|uuid|ref)$/, '');

/** The thing that a field in the words of a document refers to: by its type, or by the last word of its name. */
function thingOf(model: Model, field: Field): Entity | undefined {
  const type = shownValue(field.type)?.type;
  const own = type?.is === 'entity' ? find(model, 'entity', type.entity) : undefined;
  const last = namedBy(field).split(' ').at(-1);
  return own ?? model.entities.entities.find(({ name }) => words(name).split(' ').at(-1) === last);
}

/** Whether a field that was not declared in the canonical form tells whose an instance is. */
function saysWhose(model: Model, field: Field): boolean {
  if (field.how === 'exact') return false;
  const thing = thingOf(model, field);
  return namesOwner.test(namedBy(field)) || (thing !== undefined && isPerson(model, thing));
}

/**
 * Whether a document in its own words tells whose an instance is, though by no rule: a field is the person, or is
 * something that has such a field, as the channel of a video has its account.
 */
function isTold(model: Model, entity: Entity): boolean {
  return entity.fields.some((field) => {
    if (saysWhose(model, field)) return true;
    const around = field.how === 'exact' ? undefined : thingOf(model, field);
    return around !== undefined && around !== entity && around.fields.some((each) => saysWhose(model, each));
  });
}

/** `own` needs to know whose an instance is, and no field of its entity says so. */
export const check: ModelCheck = {
  id: 'roles/own-without-owner',
  severity: 'gap',
  summary: 'A permission says “own”, and no field says whose it is.',
  reads: ['roles', 'entities', 'states', 'rules', 'calls', 'constants', 'screens'],
  run: (model) => {
    const byEntity = new Map<Entity, Owned[]>();
    for (const owned of ownings(model)) {
      const { entity } = owned;
      // A field whose rules are not shown may be the owner.
      const hasOwner = entity.fields.some(
        ({ rules, rulesStated }) =>
          rules.some(({ is }) => is === 'owner') ||
          rulesStated.is === 'not-shown' ||
          rulesStated.is === 'open',
      );
      if (hasOwner || entity.fields.length === 0 || isPerson(model, entity) || isTold(model, entity))
        continue;
      byEntity.set(entity, [...(byEntity.get(entity) ?? []), owned]);
    }
    return [...byEntity].flatMap(([entity, [first, ...others]]): readonly Report[] => {
      if (first === undefined) return [];
      const asked = `Which field of “${entity.name}” says whose it is?`;
      const choice = whichField(asked, entity, peopleIn(model, entity), 'owner');
      return [
        {
          at: first.at,
          message: `${asked} A permission for “own” depends on it: give that field the rule “owner”.`,
          ...(choice ? { choice } : {}),
          related: [
            { message: `the fields of “${entity.name}”`, at: entity.nameAt },
            ...others.map(({ at }) => ({ message: '“own” again', at })),
          ],
        },
      ];
    });
  },
};
