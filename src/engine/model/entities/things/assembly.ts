import type { Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { partOf, Reach } from '../../blocks/context.ts';
import { groupedBy } from '../../derived/grouped-by.ts';
import { fold } from '../../derived/name-index.ts';
import type { Entity, Field } from '../../domain-elements.ts';
import type { Part } from '../../reader.ts';
import { type ElementGroup, elementGroups, proseOf } from '../../sections/groups.ts';
import { shown, unstated } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { withOwnParts } from '../../tracking/own-parts.ts';
import { nameOf } from '../../words/names.ts';
import type { EntityFact } from '../facts.ts';
import { entityName, entityOf } from '../lists.ts';
import { thing } from '../sentences/sentences.ts';
import { withUnmarked } from '../sentences/unmarked-fields.ts';
import { entitiesDrawn } from './drawn.ts';
import { isCallOnly, sentIn } from './examples.ts';
import { withoutItself } from './itself.ts';
import { titlesCommon, withCommon, withCommonOf, withOwners, withRows } from './owners.ts';

/**
 * The entities of headings, of lines and of tables that name them, with the fields that sentences give to all. What
 * other points tell of counts where this one tells of none.
 */
export function assembleEntities(
  parts: readonly Part<EntityFact>[],
  handed: readonly Part<EntityFact>[],
): { entities: readonly Entity[] } {
  const groups = elementGroups(parts, isOfHeading);
  const shared = groups.filter((group) =>
    titlesCommon(group.heading, proseOf(group.parts), () =>
      groups.flatMap((each) => (each === group ? [] : entitiesOf(each).map(({ name }) => name))),
    ),
  );
  const others = shared.length > 0 ? groups.filter((each) => !shared.includes(each)) : groups;
  const known = withoutKind(others.flatMap(entitiesOf));
  const told = withCommonOf(
    known,
    shared.flatMap(entitiesOf),
    shared.map((each) => proseOf(each.parts)).join(' '),
  );
  const drawn = entitiesDrawn(parts, told);
  const own = [...told, ...drawn, ...entitiesInWords(parts, [...told, ...drawn])];
  const entities = own.length > 0 ? own : toldElsewhere(handed);
  const common = parts
    .filter(({ context }) => context.headings.length === 0)
    .flatMap((part) => part.reading.facts)
    .filter((fact) => fact.is === 'common');
  const whole = common.length === 0 ? entities : entities.map((entity) => withCommon(entity, common));
  const unmarked = parts.flatMap((part) => part.reading.facts).find((fact) => fact.is === 'unmarked');
  return {
    entities: withOwnParts(
      (unmarked ? withUnmarked(whole, unmarked) : whole).map(withoutItself),
      ({ fields }) => fields,
      (entity, fields) => ({ ...entity, fields }),
    ),
  };
}

const kindBehind = /^(?<name>.+?) (?<kind>entity|object|model|record|collection)$/i;

/**
 * Entities without the word behind their names that says what they are, where several names end with it: "Customer
 * record" and "Order record", but not "Asset model" alone.
 */
function withoutKind(entities: readonly Entity[]): readonly Entity[] {
  const kindOf = ({ name }: Entity): string => kindBehind.exec(name)?.groups?.kind?.toLowerCase() ?? '';
  const kinds = entities.map(kindOf);
  const isCommon = (kind: string): boolean => kind !== '' && kinds.filter((each) => each === kind).length > 1;
  if (!kinds.some(isCommon)) return entities;
  return entities.map((entity) => {
    const { name = entity.name } = (isCommon(kindOf(entity)) && kindBehind.exec(entity.name)?.groups) || {};
    const bare = name.replace(/^(?:the|an?) /i, '');
    const skip = name.length - bare.length;
    return bare === entity.name
      ? entity
      : { ...entity, name: bare, nameAt: partOf(entity.nameAt, skip, skip + bare.length) };
  });
}

function toldElsewhere(handed: readonly Part<EntityFact>[]): readonly Entity[] {
  const told = handed.flatMap((part) =>
    part.reading.facts.flatMap((fact) => (fact.is === 'entity' ? fact.entity : [])),
  );
  return [...told, ...entitiesInWords(handed, told)];
}

/** The entities of which nothing but sentences in plain words tell, each once. */
function entitiesInWords(parts: readonly Part<EntityFact>[], told: readonly Entity[]): readonly Entity[] {
  const known = new Set(told.map(({ name }) => thing(name)));
  const found = new Map<string, { name: Inline; fields: Field[] }>();
  for (const fact of parts.flatMap(({ reading }) => saidIn(reading.facts, told.length === 0))) {
    const key = fact.is === 'said' ? thing(fact.name.source) : '';
    if (fact.is !== 'said' || known.has(key)) continue;
    const entry = found.get(key);
    const isNew = ({ name }: Field): boolean =>
      !entry?.fields.some((each) => thing(each.name) === thing(name));
    if (entry) entry.fields.push(...fact.fields.filter(isNew));
    else found.set(key, { name: fact.name, fields: [...fact.fields] });
  }
  return [...found.values()].map(({ name, fields }) => ({
    ...entityOf(name, new Reach(name.at, fields.at(-1)?.at ?? name.at), fields, ''),
    doubtful: true,
  }));
}

/** What a block says of things: of those that it names in capitals, where that counts, and else of any. */
function saidIn(facts: readonly EntityFact[], byCapitals: boolean): readonly EntityFact[] {
  const isNamed = (fact: EntityFact): boolean => fact.is === 'said' && fact.inCapitals === true;
  return byCapitals && facts.some(isNamed) ? facts.filter(isNamed) : facts.filter((fact) => !isNamed(fact));
}

/** Whether a fact is of the entity that the heading above it names. */
function isOfHeading(fact: EntityFact): boolean {
  return fact.is === 'value' || fact.is === 'not-stored' || (fact.is === 'field' && !fact.of);
}

/** Fields told in words that make an example of JSON one of an answer. */
const ENOUGH = 3;

const entitiesOf = once((group: ElementGroup<EntityFact>): readonly Entity[] => {
  const entities: Entity[] = [];
  const sent = sentIn(group);
  const all = withParts(withOwners(group.parts)).filter((fact) => !sent.has(fact));
  if (isCallOnly(group, all)) return entities;
  const told = all.filter((fact) => fact.is === 'field' && !fact.example).length;
  const stronger = all.filter((fact) => fact.is !== 'field' || !fact.example || told < ENOUGH);
  const hasListed = stronger.some(
    (fact) =>
      fact.is === 'entity' || (fact.is === 'field' && !fact.mentioned && !fact.inWords && !fact.example),
  );
  const facts = withOwnFields(
    stronger.filter((fact) => fact.is !== 'field' || !hasListed || !fact.mentioned),
    group,
  );
  const fields = toldTogether(
    facts.flatMap((fact) => (fact.is === 'field' && !fact.of ? fact.field : [])),
    group,
  );
  const values = facts.flatMap((fact) => (fact.is === 'value' ? fact.value : []));
  const gap = group.heading && facts.length === 0 ? group.marker : undefined;
  if (
    group.heading &&
    (fields.length + values.length > 0 || gap || facts.some((fact) => fact.is === 'not-stored'))
  )
    entities.push({
      ...entityName(group.heading),
      at: new Reach(group.heading.title.at, group.last),
      how: facts.every((fact) => fact.is !== 'field' || fact.field.how === 'exact') ? 'exact' : 'tolerant',
      is:
        fields.length === 0 && values.length > 0
          ? 'enumeration'
          : facts.some((fact) => fact.is === 'not-stored')
            ? 'shape'
            : 'entity',
      fields,
      values: fields.length === 0 ? values : [],
      stated: fields.length + values.length > 0 ? shown(true, group.heading.title.at) : (gap ?? unstated),
      description: [group.heading.remark ? plain(group.heading.remark) : '', proseOf(group.parts)]
        .filter(Boolean)
        .join('\n\n'),
    });
  const { whole, others } = withLedFields(facts);
  entities.push(...withRows(whole, byColumn(others)));
  return entities;
});

/** The entities among facts, with the fields that another block gives to one by its name, and what is left. */
function withLedFields(facts: readonly EntityFact[]): {
  readonly whole: readonly Entity[];
  readonly others: readonly EntityFact[];
} {
  const entities = facts.flatMap((fact) => (fact.is === 'entity' ? fact.entity : []));
  const byName = new Map(entities.toReversed().map((entity) => [entity.name, entity]));
  const owner = (fact: EntityFact): Entity | undefined =>
    fact.is === 'field' && fact.of ? byName.get(nameOf(fact.of).name) : undefined;
  const led = groupedBy(
    facts.filter((fact) => fact.is === 'field'),
    owner,
  );
  const whole = entities.map((entity): Entity => {
    const more = (led.get(entity) ?? []).map(({ field }) => field);
    const last = more.at(-1);
    return last
      ? {
          ...entity,
          at: new Reach(entity.at, last.at),
          fields: [...entity.fields, ...more],
          stated: shown(true, entity.at),
        }
      : entity;
  });
  return { whole, others: facts.filter((fact) => owner(fact) === undefined) };
}

/** Facts in which what may be a part of what the heading names is one, where that has fields of its own beside it. */
function withParts(facts: readonly EntityFact[]): readonly EntityFact[] {
  const hasOwn = facts.some((fact) => fact.is === 'field' && !fact.of && !fact.mentioned && !fact.inWords);
  if (!hasOwn) return facts;
  return facts.flatMap((fact): readonly EntityFact[] =>
    fact.is === 'entity' && fact.orPart
      ? fact.entity.fields.map((each) => ({ is: 'field', field: each }))
      : [fact],
  );
}

/** A name without what programmes put around the name of a shape: `IIssue`, `IssueDto`, `TIssue`, `IssueEntity`. */
function bareName(name: string): string {
  return name
    .replace(wording`^[IT](?=\p{Lu}\p{Ll})`, '')
    .replace(/(?<=[a-z])(?:Dto|DTO|Entity|Model|Record|Schema|Type|Row|Interface|Doc|Document)$/, '');
}

/** Facts in which a listing of what the heading names gives its fields to that, where other blocks tell of it as well. */
function withOwnFields(
  facts: readonly EntityFact[],
  { heading }: ElementGroup<EntityFact>,
): readonly EntityFact[] {
  const called = heading && thing(entityName(heading).name);
  const isOwn = (fact: EntityFact): boolean =>
    fact.is === 'entity' &&
    fact.entity.is === 'entity' &&
    fact.entity.base === undefined &&
    [fact.entity.name, bareName(fact.entity.name)].some((name) => thing(name) === called);
  const hasMore = facts.some((fact) => fact.is === 'field' && !fact.of);
  const isAlias = facts.some(
    (fact) => fact.is === 'entity' && isOwn(fact) && thing(fact.entity.name) !== called,
  );
  if (!called || !(hasMore || isAlias) || facts.filter(isOwn).length !== 1) return facts;
  return facts.flatMap((fact): readonly EntityFact[] =>
    fact.is === 'entity' && isOwn(fact)
      ? fact.entity.fields.map((field) => ({ is: 'field', field }))
      : [fact],
  );
}

/** Fields of one group, where a block says more of those that one before it tells: a listing, and remarks below it. */
function toldTogether(fields: readonly Field[], { parts }: ElementGroup<EntityFact>): readonly Field[] {
  const blockOf = new Map<Field, number>();
  parts.forEach(({ reading }, index) => {
    for (const fact of reading.facts) {
      const own = fact.is === 'field' ? [fact.field] : fact.is === 'entity' ? fact.entity.fields : [];
      for (const each of own) blockOf.set(each, index);
    }
  });
  const found: Field[] = [];
  for (const each of fields) {
    const at = found.findIndex(
      (known) =>
        each.how === 'tolerant' && known.name === each.name && blockOf.get(known) !== blockOf.get(each),
    );
    const known = found[at];
    if (!known) found.push(each);
    else {
      const more = completed(known, each);
      blockOf.set(more, blockOf.get(known) ?? 0);
      found[at] = more;
    }
  }
  return found;
}

/** A field with what another block says of it where it says nothing itself. */
function completed(field: Field, more: Field): Field {
  const either = <K extends 'type' | 'required' | 'default'>(key: K): Field[K] =>
    field[key].is === 'unstated' ? more[key] : field[key];
  return {
    ...field,
    type: either('type'),
    required: either('required'),
    default: either('default'),
    rules: [...field.rules, ...more.rules],
    meaning: [field.meaning, more.meaning].filter(Boolean).join('; '),
  };
}

/** Entities of a table that names the entity in a column. */
function byColumn(facts: readonly EntityFact[]): readonly Entity[] {
  const found = new Map<string, { of: Inline; fields: Field[] }>();
  for (const fact of facts) {
    if (fact.is !== 'field' || !fact.of) continue;
    const name = fold(nameOf(fact.of).name);
    const entry = found.get(name);
    if (entry) entry.fields.push(fact.field);
    else found.set(name, { of: fact.of, fields: [fact.field] });
  }
  return [...found.values()].map(({ of, fields }) => ({
    name: nameOf(of).name,
    at: new Reach(fields[0]?.at ?? of.at, fields.at(-1)?.at ?? of.at),
    nameAt: of.at,
    how: 'tolerant',
    is: 'entity',
    fields,
    values: [],
    stated: shown(true, of.at),
    description: '',
  }));
}
