import type { HeadingBlock } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Entity } from '../../domain-elements.ts';
import type { Part } from '../../reader.ts';
import { numbered } from '../../words/clause-numbers.ts';
import type { EntityFact } from '../facts.ts';
import { thing } from '../sentences/sentences.ts';

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

const kinds = '(?:things?|entit(?:y|ies)|records?)';
const have = '(?:has|have|hold|holds|carry|carries|share|shares|contain|contains|needs?|gets?)';
/** Headings of what all have: "Common fields", "What everything has", "Fields of every entity", "On all records". */
const ofAllTitle = wording.i`^(?:the )?(?:common|shared|recurring) (?:fields|columns|attributes)\b|\b(?:fields|columns|attributes|properties)\b.*\b(?:everywhere|everything|(?:every|each|all)(?: (?:of )?(?:the )?${kinds})?)$|^(?:common|shared) (?:to|by|in) (?:all|every\w*)\b|\b(?:everything|all of them|(?:every|each|all)(?: (?:of )?(?:the )?${kinds}))\s+${have}\b|^(?:on|in|of|for) (?:everything|(?:every|each|all) (?:of )?(?:the )?${kinds})$`;
/** Headings that may speak of all, or of things that are called so: "Fields of every table", "Shared properties". */
const ofAllOrOne = wording.i`^(?:the )?(?:common|shared) properties$|\b(?:fields|columns|attributes|properties) (?:of|in|on) (?:every|each|all) (?:of )?(?:the )?(?:tables?|objects?|rows?|models?|documents?|collections?|resources?)$`;

const exceptions =
  /\b(?:except(?: for| in| on)?|apart from|other than|but not|save for|excluding)\s+([^.;()]{1,200})/gi;
/** Words by which a sentence may leave something out in other words. */
const negates = /\b(?:not|none|no|never|neither|nothing|without|lacks?|but)\b/i;

/** The things that a text leaves out of what it gives to all. */
function leftOut(prose: string): ReadonlySet<string> {
  return new Set(
    [...prose.matchAll(exceptions)].flatMap(([, names = '']) => names.split(/,|\band\b|\bor\b/).map(thing)),
  );
}

/** Words by which a text tells of what all have once for all: it stands as a thing of its own, and the others are told without. */
const notRepeated = /(?:\b(?:no|not|never|without)\b|n['’]t\b)[^.;]{0,30}\brepeat/i;

/**
 * Whether a heading titles fields that all of the `others` have, as far as the text below it goes: where the title may
 * be that of one thing, the text has to leave out one of the others; where the text leaves one out in words that are not
 * understood, nothing is given to any.
 */
export function titlesCommon(
  heading: HeadingBlock | undefined,
  prose: string,
  others: () => readonly string[],
): boolean {
  if (heading === undefined || notRepeated.test(prose)) return false;
  const title = plain(numbered(heading.title));
  const isSure = ofAllTitle.test(title);
  if (!isSure && !ofAllOrOne.test(title)) return false;
  const left = leftOut(prose);
  const names = others();
  if (!isSure && !names.some((name) => left.has(thing(name)))) return false;
  const unheard = prose
    .split(/[.;]\s|\n/)
    .filter((sentence) => negates.test(sentence.replace(exceptions, '')))
    .map((sentence) => ` ${sentence.replace(exceptions, '').toLowerCase().replace(between, ' ')} `);
  return !names.some((name) => {
    const said = name.toLowerCase().replace(between, ' ');
    return unheard.some((sentence) => sentence.includes(` ${said} `) || sentence.includes(` ${said}s `));
  });
}
/** What stands between two words. */
const between = wording.g`[^\p{L}\p{N}]+`;

/** Entities with the fields of what a heading says that all have, but for those that the text below it leaves out. */
export function withCommonOf(
  entities: readonly Entity[],
  common: readonly Entity[],
  prose: string,
): readonly Entity[] {
  const fields = common.flatMap((each) => each.fields);
  if (fields.length === 0) return entities;
  const left = leftOut(prose);
  return entities.map((entity) =>
    left.has(thing(entity.name)) ? entity : withCommon(entity, [{ is: 'common', fields }]),
  );
}

/** Facts with the name of the entity that the block before leads to. */
function led(facts: readonly EntityFact[], before: Part<EntityFact> | undefined): readonly EntityFact[] {
  const tells = before?.reading.facts.find((fact) => fact.is === 'tells');
  const further = facts.find((fact) => fact.is === 'goes-on');
  if (tells && further)
    return [
      ...facts,
      ...further.fields.map((each): EntityFact => ({ is: 'field', field: each, of: tells.name })),
    ];
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

/** Entities of text and of rows, each once: text that tells more of what rows name adds the fields that these have not. */
export function withRows(told: readonly Entity[], rows: readonly Entity[]): readonly Entity[] {
  const known = new Map(rows.map((each) => [thing(each.name), each]));
  const more = told.filter((each) => each.how === 'tolerant' && known.has(thing(each.name)));
  if (more.length === 0) return [...told, ...rows];
  return [
    ...told.filter((each) => !more.includes(each)),
    ...rows.map((row) => {
      const names = new Set(row.fields.map(({ name }) => name));
      const added = more
        .filter((each) => known.get(thing(each.name)) === row)
        .flatMap(({ fields }) => fields)
        .filter(({ name }) => !names.has(name));
      return added.length > 0 ? { ...row, fields: [...row.fields, ...added] } : row;
    }),
  ];
}
