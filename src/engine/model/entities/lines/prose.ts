import type { HeadingBlock, Inline, ParagraphBlock } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { definitionsIn, hasStrongHead, writtenLines } from '../../blocks/written-lines.ts';
import { fold } from '../../derived/name-index.ts';
import type { Entity, Field } from '../../domain-elements.ts';
import { isIdentifier, nameOf } from '../../words/names.ts';
import { namesListed, sentences, unwrapped } from '../../words/phrases.ts';
import { type EntityFact, field } from '../facts.ts';
import { namesInRun, titledRun } from '../fields/name-runs.ts';
import { fieldsIn, mentionedFields } from '../fields/running-fields.ts';
import { fieldsInBrackets, fieldsInWords, fieldsOfProse, isSureField } from '../fields/word-fields.ts';
import { headingNames } from '../heading-names.ts';
import { entityOf, groups, headingOver, isFree, namesSeveral } from '../lists.ts';
import { askedThing } from '../sentences/asked-things.ts';
import { boldThings } from '../sentences/bold-things.ts';
import { entityOfSubject } from '../sentences/marked-subjects.ts';
import { thingsNamedPlainly } from '../sentences/named-plainly.ts';
import { entitiesSaid, entityLedTo, isSame, tellOfOthers, thing } from '../sentences/sentences.ts';
import { tellsOfOther } from '../sentences/subjects-in-words.ts';
import { tellsInCode, toldEntities } from '../sentences/told.ts';
import { tellsFields } from '../words/tells-fields.ts';
import { definedEntities, definedField } from './definitions.ts';
import { fieldsByDemand } from './demand-groups.ts';
import { bracketedEntities } from './entity-lines.ts';
import { fieldsInGroups } from './grouped-fields.ts';

/** "Not stored." makes a shape; running words under an entity's heading tell its fields where nothing else does. */
export function readParagraph(
  { text }: ParagraphBlock,
  context: Context,
  gather: Gathering<EntityFact>,
): void {
  const sentence = /^not stored\b[^.]*[.:]?/i.exec(text.source);
  if (sentence) {
    gather.fact({ is: 'not-stored' });
    gather.prose(slice(text, sentence[0].length, text.source.length));
    return;
  }
  const asked = askedThing(text);
  if (asked) {
    gather.fact({ is: 'said', ...asked });
    gather.told(text);
    return;
  }
  const heading = headingOver(context, text);
  const isOpen = isFree(heading) || namesSeveral(heading);
  const bold = [
    ...boldThings(text, heading, heading !== context.headings.at(-1)),
    ...thingsNamedPlainly(text, heading),
  ];
  for (const fact of bold) gather.fact(fact);
  if (bold.length > 0) {
    gather.told(text);
    return;
  }
  const entities = bracketedEntities(text, isOpen);
  for (const entity of entities) gather.fact({ is: 'entity', entity });
  if (entities.length > 0) {
    gather.told(text);
    return;
  }
  const above = isOpen ? undefined : headingNames(heading)[0];
  const run = above ? undefined : titledRun(unwrapped(text));
  if (run) {
    gather.fact({ is: 'entity', entity: entityOf(run.name, text.at, run.fields, '') });
    gather.fact({ is: 'opens', name: run.name });
    return;
  }
  const opened = openedBelow(text) ?? entityLedTo(text, above);
  if (opened) gather.fact({ is: 'opens', name: opened });
  const common = commonFields(text, context.headings.length === 0);
  if (common) {
    gather.fact(common);
    gather.told(text);
    return;
  }
  const titled = entityOfTitle(text, heading);
  if (titled) {
    gather.fact({ is: 'entity', entity: titled });
    return;
  }
  const subject = isOpen ? entityOfSubject(text) : undefined;
  if (subject) {
    gather.fact({ is: 'entity', entity: subject });
    gather.told(text);
    return;
  }
  const definitions = definitionsIn(text);
  const things = above || !definitions ? [] : definedEntities(definitions);
  for (const entity of things) gather.fact({ is: 'entity', entity });
  if (things.length > 0) return;
  const defined = above ? definitions : undefined;
  for (const { term, says } of defined ?? []) gather.fact({ is: 'field', field: definedField(term, says) });
  if (defined || hasStrongHead(text) || writtenLines(text)) return;
  if (context.headings.length > 0) readBelow(text, context, gather);
  if (gather.count > 0) return;
  for (const { name, fields } of entitiesSaid(text, above))
    if (isSame(name, above))
      for (const each of fields) gather.fact({ is: 'field', field: each, mentioned: true });
    else gather.fact({ is: 'said', name, fields });
  if (gather.facts.some(({ is }) => is !== 'opens')) gather.told(text);
}

/** Running text below a heading: the fields of what that names, or the entities told there. */
function readBelow(text: Inline, context: Context, gather: Gathering<EntityFact>): void {
  const names = headingNames(context.headings.at(-1));
  const flat = unwrapped(text);
  const others =
    names.length > 1 ||
    text.source.includes('**') ||
    opensTable.test(text.source) ||
    tellsInCode(text) ||
    tellsOfOther(flat, names)
      ? toldEntities(flat, names)
      : [];
  const isOwn = (name: Inline): boolean =>
    names.length === 1 && fold(name.source) === fold(names[0]?.source ?? '');
  if (others.some(({ name }) => !isOwn(name))) {
    for (const { name, fields } of others)
      for (const each of fields)
        gather.fact({
          is: 'field',
          field: each,
          mentioned: isOwn(name),
          ...(isOwn(name) ? {} : { of: name, inWords: names.length === 1 && !isMarked.test(name.source) }),
        });
    gather.told(text);
    return;
  }
  const demanded = fieldsByDemand(flat);
  const grouped = demanded.length > 0 ? demanded : fieldsInGroups(flat);
  const told = grouped.length > 0 ? grouped : [...columnsIn(text), ...namesInRun(flat)];
  for (const each of told) gather.fact({ is: 'field', field: each });
  if (told.length > 0) {
    gather.told(text);
    return;
  }
  const listed = fieldsIn(flat, undefined);
  const found = tellsFields(text) ? mentionedFields(text) : [];
  const fields = listed.length > 1 && listed.length >= found.length ? listed : found;
  const more = tellsMore.test(text.source) || listsTyped(flat, fields.length);
  const heading = context.headings.at(-1);
  const mayTell =
    fields.length === 0 && heading && !groups.test(nameOf(heading.title).name) && !tellOfOthers(text, names);
  const inWords = mayTell ? fieldsOfProse(flat) : [];
  for (const each of fields) gather.fact({ is: 'field', field: each, mentioned: !more });
  for (const each of inWords) gather.fact({ is: 'field', field: each, mentioned: true });
  if (fields.length + inWords.length > 0) gather.told(text);
}

/**
 * "**Reaction.** One emoji by one person, with the date.": a paragraph in plain words that a bold name with a full stop
 * opens, where the heading names no entity, or where the words tell what the thing is made of.
 */
function entityOfTitle(text: Inline, heading: HeadingBlock | undefined): Entity | undefined {
  const title = wording`^(?:\d+(?:\.\d+)+\.?\s+)?\*\*(\p{Lu}[\p{L}\p{N} _-]{0,40})\.\*\*\s+(?=[^\s\`])`.exec(
    text.source,
  );
  if (!title?.[1] || /\*\*|`/.test(text.source.slice(title[0].length))) return undefined;
  const rest = unwrapped(slice(text, title[0].length, text.source.length));
  const at = title[0].indexOf('**') + 2;
  const name = slice(text, at, at + title[1].length);
  const said = entitiesSaid(rest, name).find((each) => thing(each.name.source) === thing(name.source));
  const fields = [fieldsOfProse(rest), fieldsInWords(rest), said?.fields ?? []].reduce((most, each) =>
    each.length > most.length ? each : most,
  );
  if (fields.length < 2 && !isFree(heading) && !namesSeveral(heading)) return undefined;
  if (fields.length === 0 && !thing(rest.source).includes(thing(name.source))) return undefined;
  return entityOf(name, text.at, fields, plain(rest));
}

/** The fields that brackets list behind words that say so: "The same columns as there (tag_id, amount) and:". */
function columnsIn(text: Inline): readonly Field[] {
  const found = /\b(?:columns|fields|attributes|properties)\b[^()`]{0,40}\(([^()]+)\)/i.exec(text.source);
  if (!found?.[1] || text.source.includes('`')) return [];
  const start = found.index + found[0].length - found[1].length - 1;
  const fields = fieldsInBrackets(slice(text, start, start + found[1].length));
  return fields.some(isSureField) ? fields : [];
}

/** `` `reports` is a table … `` */
const opensTable = /^`[^`]+` (?:is|are) [^`.;]*\b(?:table|entity|record|object|collection)/i;

/** A bold name that a sentence is about, at its head: "**Tag** has", "The **tag** (`tags`) is". */
const boldSubject = wording`^(?<lead>(?:(?:The|An?|Each|Every)\s+)?\*\*)(?<name>\p{Lu}[\p{L}\p{N} _-]{0,40})\*\*\s+(?:\([^()]*\)\s+)?(?<verb>has|have|\p{Ll}+s)(?![\p{L}])`;
const nameParts = /^(?:fields|attributes|columns|properties|values|notes)$/i;
/** What goes on about the thing of the sentence before: "What we hold about it:", "Its fields:". */
const ofSame = /\b(?:it|its|one|each|fields|attributes|columns|properties)\b/i;

/**
 * The bold name that the last sentence of a paragraph is about, where that leads on: "**Tag** has:"; or the first, where
 * the last one goes on about it: "A **Tag** is a word. What we keep of it:".
 */
function openedBelow(text: Inline): Inline | undefined {
  const all = text.source.endsWith(':') ? sentences(unwrapped(text)) : [];
  const [first, last] = [all[0], all.at(-1)];
  const goesOn = last && first !== last && !last.source.includes('**') && ofSame.test(last.source);
  const about = goesOn ? first : last;
  const { lead, name, verb } = (about && boldSubject.exec(about.source)?.groups) ?? {};
  if (!about || lead === undefined || !name || nameParts.test(verb ?? '')) return undefined;
  return slice(about, lead.length, lead.length + name.length);
}

/** "Every object below has an `id`", "what extends `Base` has `id` and `created_at`": fields of many entities. */
function commonFields(text: Inline, ofAll: boolean): EntityFact | undefined {
  if (!/\b(?:every|everything|each|all|both|common|shared?)\b|\bextends?\b/i.test(text.source))
    return undefined;
  for (const sentence of sentences(unwrapped(text))) {
    const base =
      wording`\b(?:extends?|inherits? from|derives? from|based on)\s+\`?(\p{Lu}[\p{L}\p{N}_]*)\`?`.exec(
        sentence.source,
      );
    const isOfSome = leavesOut.test(sentence.source);
    const all = isOfSome
      ? null
      : ((ofAll ? everyEntity.exec(sentence.source) : null) ?? commonTo.exec(sentence.source));
    if (!base && isOfSome) continue;
    if (!base && !all) {
      const named = ofAll ? namedForAll(sentence) : [];
      if (named.length > 0) return { is: 'common', fields: named };
      continue;
    }
    const at = base ? base.index + base[0].length : (all?.index ?? 0);
    const said = slice(sentence, at, sentence.source.length);
    const fields = mentionedFields(slice(said, 0, ofSome.exec(said.source)?.index ?? said.source.length));
    if (fields.length > 0) return { is: 'common', fields, ...(base?.[1] ? { base: base[1] } : {}) };
  }
  return undefined;
}

/** What every entity has, by names as programmes spell them: "All tables have an id, a created_at and an updated_at". */
function namedForAll(sentence: Inline): readonly Field[] {
  const found = ofEvery.exec(sentence.source);
  const list = found?.groups?.list;
  if (!found || !list) return [];
  const start = found.index + found[0].length - list.length;
  const names = namesListed(slice(sentence, start, start + list.length)).map((each) =>
    slice(each, /\S+(?:(?<=ed) (?:at|on|by))?$/.exec(each.source)?.index ?? 0, each.source.length),
  );
  return names.length > 1 && names.some(({ source }) => isIdentifier(source) || /^(?:uu)?id$/.test(source))
    ? names.map((name) => field(name, name.at, 'tolerant', {}))
    : [];
}

const things =
  '(?:objects?|entit(?:y|ies)|records?|rows?|models?|documents?|things?|them|these|those|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}{3,5}teen|\\p{L}{3,5}ty(?:-\\p{L}+)?)';
const have =
  '(?:(?:also|always|further|each|both|must|shall) )?(?:has|have|carr(?:y|ies)|contains?|holds?|shares?|gets?)';
/** Who has them: "every table", "all of the other records", "all sixteen"; "nearly every one" leaves some out. */
const every = `(?<!\\b(?:nearly|almost|not|hardly) )\\b(?:(?:every|each)(?: one)?|all)\\b(?: of)?(?: (?:the|these|those))?(?: (?:other|single|stored|such|listed|domain|main))?`;
const oneName = '(?:an? )?[a-z][a-z0-9]*(?:_[a-z0-9]+)*(?:(?<=ed) (?:at|on|by))?';
const everything =
  '(?<!\\b(?:nearly|almost|not|hardly) )\\beverything(?: (?:here|below|stored|kept|listed))?';
const ofEvery = wording.i`(?:${every} (?:tables?|${things})(?: \p{L}+)?|${everything}) ${have} (?<list>${oneName}(?:, ${oneName})*,? and (?:\p{L}+ )?${oneName}(?: and ${oneName})?|${oneName}(?:, ${oneName}){2,})(?=[\s.;,]|$)`;
const everyEntity = wording.i`(?:${every}(?: ${things}(?: (?!also |always |further )\p{L}+)?)?|${everything}) ${have}\s+(?=[^\`.;]{0,40}\`)`;
/** What goes on about some of them: "; most have `updated_at`". */
const ofSome =
  /\b(?:most|many|some|nearly|almost|few|several) (?:of them |ones? |tables? |records? )?(?:also )?(?:has|have|carr)/i;

/** What leaves some of them out: "All of them have a `note`, except boats". */
const leavesOut =
  /\b(?:except|apart from|other than|save (?:for|the)|with the exception of|unless(?![^.;]{0,30}\botherwise\b)|but not)\b/i;

/** "Common to all: …", "They share …": what several things told here have; nothing where one of them is left out. */
const commonTo = wording.i`\b(?:common|shared)\b[^.;\`]{0,40}:\s+(?=\`)|\b(?:all|each) (?:of (?:them|these)|${things})\b(?!\s+(?:but|except|apart|save|other|bar|besides)\b)[^.;\`]{0,20}(?:has|have|carry|carries|hold|holds)\s+(?=[^\`.;]{0,40}\`)|\b(?:they|all|both) (?:share|have)\s+(?=[^\`.;]{0,30}\`)`;

const isMarked = /^[`*]/;

/** A name in code with what brackets say it is: a name with a large letter, or a type as programmes write them. */
const typedCode = wording.g`\`[\w.]+\`\s\((?:\p{Lu}[\p{L}\p{N}]*(?:\[\])?|(?:string|int|integer|bool|boolean|datetime|timestamp|uuid|float|decimal)(?:\[\])?)(?=[\s,;)])`;

/** Whether a paragraph is a label and so many names in code, each with its type: "Set later: `sunk` (boolean), `tide` (Tide)". */
function listsTyped({ source }: Inline, count: number): boolean {
  return count > 1 && /^[^`.:]{1,80}:\s`/.test(source) && [...source.matchAll(typedCode)].length === count;
}

/** "It also keeps …", "On top of these are …" add to the fields that a list tells. */
const tellsMore =
  /^(?:on top of|in addition to|besides?|next to|apart from) (?:all )?(?:these|those|that|this|them|it)\b|^in addition,|\balso (?:has|have|holds?|keeps?|stores?|carr(?:y|ies)|contains?)\b/i;
