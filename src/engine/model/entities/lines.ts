import type { Block, HeadingBlock, Inline, Item } from '../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import { fold } from '../derived/name-index.ts';
import type { Entity, Field } from '../domain-elements.ts';
import { shown } from '../stated.ts';
import { once } from '../tracking/once.ts';
import { labelled, nameOf } from '../words/names.ts';
import { headOf, leadingNames, splitAt } from '../words/phrases.ts';
import type { EntityFact } from './facts.ts';
import {
  bareFields,
  fieldsByBothNames,
  haveBareNames,
  lineOrSeveral,
  opensWithRemark,
} from './field-lines.ts';
import type { EnumValue } from './field-type.ts';
import { entityOf, groups, headingOver, isFree, entityName as nameOfHeading, namesSeveral } from './lists.ts';
import { fieldsOfLabel, isFieldsLabel, listedEntities, tellsByLabel } from './named-lists.ts';
import { fieldsIn, isListOfValues, mentionedFields } from './running-fields.ts';
import { entityAtHead, leadsToParts } from './sentences.ts';
import { ownersInCode, toldEntities } from './told.ts';
import { fieldsInBrackets, fieldsInWords, isSureField, toldInLine } from './word-fields.ts';
import { fieldsOfLine } from './word-lines.ts';

/** ``- **Vote** — `user` (voter, required) and …``, `**Host.** It has …`, or a bold name with fields nested below it. */
function entityItem(item: Item, isNamed: boolean): readonly Entity[] | undefined {
  const nested = fieldsBelow(item);
  const strong = entityName(item, nested, isNamed);
  if (!strong) return undefined;
  const name = plain(slice(item.text, strong.innerStart, strong.innerEnd)).replace(/[:.]$/, '');
  if (!wording`^\p{Lu}[\p{L}\p{N} _-]*$`.test(name)) return undefined;
  const rest = slice(item.text, strong.end, item.text.source.length);
  const listed = fieldsIn(rest, undefined);
  if (nested.length === 0 && isListOfValues(rest, '')) return undefined;
  const heads = leadingNames(item.text).names.map((piece) =>
    slice(item.text, piece.innerStart, piece.innerEnd),
  );
  const bare = heads.map((each) => slice(each, 0, each.source.replace(/[:.]$/, '').length));
  const behind = slice(item.text, leadingNames(item.text).end || strong.end, item.text.source.length);
  const told =
    nested.length === 0 && /\*\*/.test(item.text.source.slice(strong.end)) ? toldEntities(behind, bare) : [];
  if (told.length > 1)
    return told.map(({ name: each, fields }) => entityOf(each, item.at, fields, plain(rest)));
  const mentioned = nested.length > 0 ? [] : mentionedFields(rest);
  const marked = [...(mentioned.length > listed.length ? mentioned : listed), ...nested];
  const inWords = marked.length > 1 || nested.length > 0 ? [] : fieldsInWords(rest);
  const fields = inWords.length > 0 ? inWords : marked;
  if (fields.length === 0 && !(isNamed && headOf(item.text)?.mark)) return undefined;
  const written = { source: name, at: slice(item.text, strong.innerStart, strong.innerEnd).at };
  return [entityOf(written, item.at, fields, plain(rest))];
}

/** The fields of a list's lines, with or without marks. */
export function fieldsOfList(items: readonly Item[]): readonly Field[] {
  const labels = items.filter(({ text }) => isFieldsLabel(text));
  if (labels.length > 0) return labels.flatMap((each) => fieldsOfLabel(each.text, fieldsBelow(each)));
  const areBare = haveBareNames(items);
  return items.flatMap((each) => {
    const told = lineOrSeveral(each);
    const bare = told.length === 0 && areBare ? bareFields(each) : told;
    return bare.length === 0 ? fieldsOfLine(each.text, each.at, items, 2) : bare;
  });
}

function fieldsBelow({ children }: Item): readonly Field[] {
  return children.flatMap((child) => (child.kind === 'list' ? fieldsOfList(child.items) : []));
}

const listsBare = once((list: Block): boolean => list.kind === 'list' && haveBareNames(list.items));

/** What a bold title with a full stop says of fields: "**Secrets.** `hash` is …". */
function partOfEntity({ text, children }: Item): Inline | undefined {
  const found = children.length === 0 ? /^\*\*[^*\n]{1,40}\.\*\*\s+(?=`)/.exec(text.source) : null;
  return found ? slice(text, found[0].length, text.source.length) : undefined;
}

const named = wording`^\*\*\p{Lu}[\p{L}\p{N} _-]*\*\*$`;
/** A name in code with its fields in brackets, where the words before it say that it is one. */
const inCode = wording`^\`[\p{L}_][\p{L}\p{N}_]*\`$`;
const saysTables = /\b(?:tables?|entit(?:y|ies)|collections?|records?|objects?|models?)\b/i;

/** The entities of running text with their fields in brackets: "**Plan** (id, name) and **Slot** (`day`, `from`)". */
export function bracketedEntities(text: Inline): readonly Entity[] {
  return pieces(text).flatMap((piece): readonly Entity[] => {
    const name = slice(text, piece.start, piece.end);
    const isNamed =
      piece.kind === 'strong'
        ? named.test(name.source)
        : inCode.test(name.source) && saysTables.test(text.source.slice(0, piece.start));
    if (!isNamed) return [];
    const bracket = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(text.source.slice(piece.end));
    const start = piece.end + (bracket?.[0].indexOf('(') ?? 0) + 1;
    const fields = bracket ? fieldsInBrackets(slice(text, start, start + (bracket[1] ?? '').length)) : [];
    if (fields.length === 0) return [];
    const at = slice(text, piece.start, piece.end + (bracket?.[0].length ?? 0)).at;
    return [
      {
        name: nameOf(name).name,
        at,
        nameAt: name.at,
        how: 'tolerant',
        is: 'entity',
        fields,
        values: [],
        stated: shown(true, at),
        description: '',
      },
    ];
  });
}

/** A name of a few words, of which the first is written large, alone or before a remark. */
const wordsAtHead = wording`^\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,3}(?=\s*(?:$|[:(–—]|-{1,2}\s))`;

/** Whether every line of a list is a name in words with what it is made of, listed below or behind it. */
const tellsEntities = once(
  (list: Block): boolean =>
    list.kind === 'list' &&
    list.items.length > 1 &&
    list.items.every((item) => partsOfWords(item).length > 0),
);

/** What a name in words is made of: the fields that all lines below it are, or those in running words behind it. */
function partsOfWords({ text, children }: Item): readonly Field[] {
  const name = wordsAtHead.exec(text.source)?.[0];
  if (name === undefined) return [];
  const nested = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
  const below = fieldsOfList(nested);
  if (nested.length > 0) return nested.length > 1 && below.length >= nested.length ? below : [];
  const told = fieldsInWords(slice(text, name.length, text.source.length));
  return told.filter(isSureField).length * 2 > told.length ? told : [];
}

/** Where the name of an entity stands in a line: with its marks, and without them. */
type NamePlace = Pick<Piece, 'start' | 'end' | 'innerStart' | 'innerEnd'>;

/**
 * The bold name at the head of a line, or, in a line below which typed fields are listed, its one marked name or
 * the words it begins with.
 */
function entityName(item: Item, nested: readonly Field[], isNamed: boolean): NamePlace | undefined {
  const { text } = item;
  const marked = pieces(text).filter(({ kind }) => kind === 'strong' || kind === 'code');
  const [first] = marked;
  if (first?.kind === 'strong' && first.start === 0) return first;
  const typed = nested.filter(({ type }) => type.is === 'shown').length;
  // A name alone, with names in code below it.
  const alone = isNamed && nested.length > 1 && marked.length === 0 && headOf(text) === undefined;
  const names = marked.filter((piece) => wording`^\p{Lu}`.test(piece.text));
  if (typed > 1 && first && names[0] === first) return first;
  const inWords = isNamed && marked.length === 0 && partsOfWords(item).length > 0;
  const end =
    isNamed && (typed > 0 || alone || inWords) ? wordsAtHead.exec(text.source)?.[0].length : undefined;
  return end === undefined ? undefined : { start: 0, end, innerStart: 0, innerEnd: end };
}

/** The names that a heading gives: one, or several that `and`, commas or signs join: "`Tag` and `EntryTag`". */
export function headingNames(heading: HeadingBlock | undefined): readonly Inline[] {
  if (!heading) return [];
  const { name, nameAt } = nameOfHeading(heading);
  const written = slice(
    heading.title,
    nameAt.from - heading.title.at.from,
    nameAt.to - heading.title.at.from,
  );
  const parts = splitAt(written, /\s*,\s*(?:and\s+)?|\s+(?:and|und|et|\+|&|\/)\s+/).map((part) => {
    const plainly = nameOf(part).name;
    return { source: plainly, at: part.at };
  });
  return parts.length > 1 && parts.every(({ source }) => wording`^[\p{L}_][\p{L}\p{N}_]*$`.test(source))
    ? parts
    : [{ source: name, at: written.at }];
}

/** A line of point 3: fields of the entity that a heading names, or a whole entity with a bold name. */
export function fieldItem(
  item: Item,
  context: Context,
  gather: Gathering<EntityFact>,
  above: readonly Item[],
): 'not' | 'itself' | 'all' {
  const heading =
    gather.block.kind === 'paragraph' ? headingOver(context, item.text) : context.headings.at(-1);
  if (above.length === 0) {
    const both = isFree(heading) ? [] : fieldsByBothNames(item);
    for (const each of both) gather.fact({ is: 'field', field: each });
    if (both.length > 0) return 'itself';
    const free = isFree(heading) || (namesSeveral(heading) && tellsEntities(gather.block));
    const listed = listedEntities(item.text, item.at, gather.block, heading);
    if (listed) {
      for (const each of listed) gather.fact({ is: 'entity', entity: each });
      return 'all';
    }
    // "**Secrets.** `hash` is …" titles some of the fields of what the heading names.
    const part = free ? undefined : partOfEntity(item);
    if (part) {
      const told = toldEntities(part, [part])[0]?.fields ?? [];
      for (const each of told) gather.fact({ is: 'field', field: each });
      if (told.length > 0) return 'itself';
    }
    const entity = part ? undefined : entityItem(item, free);
    if (entity) {
      for (const each of entity) gather.fact({ is: 'entity', entity: each });
      return 'all';
    }
    const owners = free ? ownersInCode(item.text) : [];
    for (const { name, fields } of owners)
      gather.fact({ is: 'entity', entity: entityOf(name, item.at, fields, '') });
    if (owners.length > 0) return 'itself';
    const head = free ? entityAtHead(item.text) : undefined;
    if (head) {
      gather.fact({ is: 'entity', entity: entityOf(head.name, item.at, head.fields, plain(item.text)) });
      return 'itself';
    }
    if (!heading && !leadsToParts(context.lead)) return 'not';
    if (tellsByLabel(gather.block) && labelled(item.text)) {
      const told = isFieldsLabel(item.text) ? fieldsOfLabel(item.text, fieldsBelow(item)) : [];
      for (const each of told) gather.fact({ is: 'field', field: each });
      return told.length > 0 ? 'all' : 'not';
    }
    const names = headingNames(heading);
    const told = names.length > 1 ? toldInLine(item.text, names) : undefined;
    if (told) {
      for (const each of told.fields) gather.fact({ is: 'field', field: each, of: told.name });
      return 'itself';
    }
  }
  const isTop = above.length === 0;
  const isBare = isTop && listsBare(gather.block);
  const line = lineOrSeveral(item);
  const isLed = isTop && leadsToParts(context.lead);
  const inWords =
    !isBare && isTop && (isLed || (heading && !groups.test(plain(heading.title))))
      ? fieldsOfLine(item.text, item.at, itemsOf(gather.block), isLed ? 1 : 3)
      : [];
  const of = isTop ? namedByLead(heading, context.lead) : undefined;
  const fields = inWords.length > 0 ? inWords : isBare && line.length === 0 ? bareFields(item) : line;
  const values = fields.length === 1 ? valuesBelow(item) : undefined;
  const [only] = fields;
  if (values && only) {
    const type = shown({ type: { is: 'one-of' as const, values }, optional: false, text: '' }, item.text.at);
    gather.fact({ is: 'field', field: { ...only, type } });
    return 'all';
  }
  const marked = isBare || inWords.length > 0 || /^[`*]/.test(item.text.source) || opensWithRemark(item.text);
  for (const each of fields)
    gather.fact({ is: 'field', field: each, mentioned: !marked, ...(of ? { of } : {}) });
  return fields.length > 0 ? 'itself' : 'not';
}

function itemsOf(block: Block): readonly Item[] {
  return block.kind === 'list' ? block.items : [];
}

/** The one of several names of a heading that the line above a list gives: "orders:" below "orders + order_lines". */
function namedByLead(heading: HeadingBlock | undefined, lead: string): Inline | undefined {
  const names = headingNames(heading);
  const said = fold(lead.replace(/\s*\([^()]*\)|:$/g, '').trim());
  return names.length > 1 ? names.find(({ source }) => fold(source) === said) : undefined;
}

const saysValues = /\b(?:enum(?:eration)?|one of|either|choice|values?)\b/i;

/** The values that are listed below a field of which the line says that it has some. */
function valuesBelow({ text, children }: Item): readonly EnumValue[] | undefined {
  const items = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
  if (items.length < 2 || !saysValues.test(text.source)) return undefined;
  const values = items.map((item) => {
    const head = headOf(item.text);
    const name = head?.mark ? head.label : item.text;
    return { value: nameOf(name).name, at: name.at, ...(head?.mark ? { meaning: plain(head.rest) } : {}) };
  });
  return values.every(({ value }) => value.split(' ').length <= 3) ? values : undefined;
}
