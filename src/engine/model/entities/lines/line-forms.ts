import type { Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import { type Form, readInForm } from '../../blocks/forms.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Field } from '../../domain-elements.ts';
import type { ItemRead } from '../../reader.ts';
import { labelled } from '../../words/names.ts';
import { headOf } from '../../words/phrases.ts';
import { type EntityFact, weightOf } from '../facts.ts';
import { sayBraced } from '../fences/one-line-shapes.ts';
import { fieldsByBothNames, fieldsNamedInSentence } from '../fields/both-names.ts';
import { areTypedGroups, lineOrSeveral, shareKeys } from '../fields/field-lines.ts';
import { namesInRun } from '../fields/name-runs.ts';
import { headingNames } from '../heading-names.ts';
import { entityOf, headingOver, isFree, namesSeveral, ofItems, WRITTEN, writtenAt } from '../lists.ts';
import {
  fieldsInGroup,
  fieldsOfLabel,
  isFieldsLabel,
  listedEntities,
  tellsByLabel,
} from '../notes/named-lists.ts';
import {
  areThings,
  entityNoted,
  groupsThings,
  holdsTyped,
  type NotedThing,
  notedThings,
  type Standing,
  standingBelow,
  typedThing,
} from '../notes/noted-things.ts';
import { severalNoted } from '../notes/notes.ts';
import { mayBeThings, thingInRow } from '../notes/thing-rows.ts';
import { fieldsDefined } from '../sentences/defined-fields.ts';
import { factsOpenedByLine } from '../sentences/opened-facts.ts';
import { entityAtHead, leadsToParts } from '../sentences/sentences.ts';
import { tellsOfOther } from '../sentences/subjects-in-words.ts';
import { toldEntities } from '../sentences/told.ts';
import { thingToldInLine } from '../sentences/told-things.ts';
import { fieldsByDemand } from './demand-groups.ts';
import { entityItem, fieldsBelow, fieldsOfList, partOfEntity, tellsEntities } from './entity-lines.ts';
import { type EntityLine, readFields } from './fields-of-line.ts';
import { sayFields, sayOfOthers } from './say-fields.ts';
import { explainsThing, toldInLine } from './sentence-lines.ts';
import { thingsBelow } from './things-below.ts';
import { fieldsInTitledGroup } from './titled-groups.ts';
import { typedNote } from './typed-items.ts';

type LineForm = Form<EntityLine, ItemRead>;

/** A line of point 3: fields of the entity that a heading names, or a whole entity with a bold name. */
export function fieldItem(
  item: Item,
  context: Context,
  gather: Gathering<EntityFact>,
  above: readonly Item[],
): ItemRead {
  const over = gather.kind === 'paragraph' ? headingOver(context, item.text) : context.headings.at(-1);
  // Things that their own lines name are no parts of what the heading does.
  const heading = ofItems(gather, shareKeys) ? undefined : over;
  const line = { item, context, gather, heading, isTop: above.length === 0 };
  return readGroup(line) ?? readRow(line) ?? readNoted(line, above) ?? readTold(line) ?? readInForms(line);
}

/** "Placement: `pier_id` (integer), `row` (text)", among others below the name of the one thing whose fields they are. */
function readGroup({ item, gather, heading, isTop }: EntityLine): ItemRead | undefined {
  const areGroups = isTop && !isFree(heading) && !namesSeveral(heading) && ofItems(gather, areTypedGroups);
  return areGroups && sayFields(gather, fieldsOfList([item])) ? 'itself' : undefined;
}

function readInForms(line: EntityLine): ItemRead {
  return (line.isTop ? readInForm(topForms, line) : undefined) ?? readFields(line);
}

/** A thing with the row of its fields, among others; undefined for any other line. */
function readRow(line: EntityLine): ItemRead | undefined {
  const { item, gather, heading } = line;
  if (!line.isTop || leadsToParts(line.context.lead) || !mayBeThings(heading)) return undefined;
  const thing = ofItems(gather, (items) => thingInRow(item.at, items));
  if (!thing || tellsAsMuch(line, thing)) return undefined;
  gather.fact({ is: 'entity', entity: entityNoted(thing, item.at, true) });
  return 'itself';
}

/** How lines with notes of fields stand below a heading, and the thing that one of them is. */
interface Noted {
  readonly standing: Standing;
  readonly thing: NotedThing | undefined;
}

/** A thing with notes of its fields below it or behind its name, among others; undefined for any other line. */
function readNoted(line: EntityLine, above: readonly Item[]): ItemRead | undefined {
  const { item, gather, heading } = line;
  const around = above.at(-1)?.children.find(({ items }) => items.some(({ at }) => at === item.at))?.items;
  const noted = (items: readonly Item[]): Noted | undefined => {
    const things = notedThings(items);
    return things && { standing: standingBelow(heading, things), thing: things.get(item.at) };
  };
  const isOfParts = line.isTop && leadsToParts(line.context.lead);
  const beside = above.length === 0 ? ofItems(gather, noted) : undefined;
  const { standing, thing } = (isOfParts ? undefined : around ? noted(around) : beside) ?? {};
  if (standing && standing !== 'none') {
    const isOpen = isFree(heading) || namesSeveral(heading);
    if (!thing) return standing === 'parts' || isOpen ? undefined : 'not';
    if (isOpen && line.isTop && tellsAsMuch(line, thing)) return undefined;
    if (standing === 'parts') sayFields(gather, thing.fields);
    else gather.fact({ is: 'entity', entity: entityNoted(thing, item.at, standing === 'things') });
    return 'all';
  }
  // What only groups things.
  return groupsThings(item) ? 'not' : undefined;
}

/** A thing that sentences behind its bold name tell of, among others; undefined where other forms make as much of the line. */
function readTold(line: EntityLine): ItemRead | undefined {
  const { item, gather, heading } = line;
  const thing = line.isTop
    ? (ofItems(gather, (items) => thingToldInLine(item, items, heading)) ??
      (nameTheirOwn(line) ? toldBehind(item) : undefined))
    : undefined;
  if (!thing || tellsAsMuch(line, thing)) return undefined;
  gather.fact({ is: 'entity', entity: entityOf(thing.name, item.at, thing.fields, '') });
  return 'itself';
}

/** The thing that a name in bold type is, of which sentences behind it tell what it has: "**Berth** — A berth has a number.", "**Berth**: A place for a boat. It has a number and a length." */
function toldBehind({ text }: Item): ReturnType<typeof toldInLine> {
  const head = headOf(text);
  const [name] = head?.kind === 'strong' && head.mark !== '' ? head.names : [];
  const bare = name && slice(name, ...bold(name.source));
  if (!head || !bare || isNone.test(head.rest.source)) return undefined;
  return toldInLine(head.rest, [bare]) ?? entityAtHead(text);
}

/** What says of something that it is no thing that is kept. */
const isNone = /^not an? (?:(?:own|separate|stored|real) )?(?:entity|table|thing|record|object)\b/i;

/** Where a name stands within its bold type. */
const bold = (source: string): [start: number, end: number] =>
  source.startsWith('**') ? [2, source.length - 2] : [0, source.length];

/** Whether the other forms of a line make as much of it as its notes do. */
function tellsAsMuch(line: EntityLine, { fields }: Pick<NotedThing, 'fields'>): boolean {
  const beside = line.gather.beside<EntityFact>();
  readInForms({ ...line, gather: beside });
  return beside.facts.some(
    (fact) => fact.is === 'entity' && weightOf(fact.entity.fields.filter(isNamed)) >= weightOf(fields),
  );
}

/** Whether a field has a name, and not the sentence that leads to it: "a berth has a number". */
const isNamed = ({ name }: Field): boolean => !/\s(?:has|have|is|are)\s/.test(name);

/** Whether lines below a heading name their entities themselves. */
function nameTheirOwn({ heading, gather }: EntityLine): boolean {
  return isFree(heading) || (namesSeveral(heading) && gather.ofBlock(tellsEntities));
}

/** Lines below no other that tell of a whole entity, or of the fields of one in a manner of their own. */
const topForms: readonly LineForm[] = [
  ({ item, gather }) => (gather.ofBlock((block) => explainsThing(item.text, block)) ? 'not' : undefined),
  ({ item: { text }, gather }) => (sayBraced(gather, [text]) ? 'itself' : undefined),
  // "**Shelf**: label! s40, room →Room", also below a title of its kind.
  ({ item, gather, heading }) => {
    const isBelowBold = heading !== undefined && heading.level > WRITTEN;
    const isBold = isBelowBold && item.text.source.startsWith('**');
    if (!(isFree(heading) || namesSeveral(heading) || isBold || (isBelowBold && ofItems(gather, areThings))))
      return undefined;
    // The fields may stand in a line of their own below the name.
    const written = ofItems(gather, (items) => writtenAt(items).get(item.at)) ?? item.text;
    const found = typedThing(written, isBold && ofItems(gather, holdsTyped));
    if (!found) return undefined;
    gather.fact({ is: 'entity', entity: entityNoted(found, item.at, true) });
    return 'itself';
  },
  ({ item, gather, heading }) => {
    const forms = [
      () => ofItems(gather, (items) => fieldsDefined(item, items)),
      () => fieldsByBothNames(item),
      () => ofItems(gather, (items) => typedNote(item, items)),
      () => fieldsByDemand(item.text),
      () => fieldsNamedInSentence(item),
    ];
    return !isFree(heading) && forms.some((form) => sayFields(gather, form())) ? 'itself' : undefined;
  },
  // "id: uuid; title: text, required"
  ({ item, gather, heading, context }) => {
    const several =
      isFree(heading) && !leadsToParts(context.lead)
        ? []
        : ofItems(gather, (items) => severalNoted(item, items));
    const least = Math.max(
      lineOrSeveral(item).length,
      gather.ofBlock((block) => namesInRun(item.text, block)).length,
    );
    return several.length > least && sayFields(gather, several) ? 'itself' : undefined;
  },
  ({ item, gather, heading }) => {
    const listed = gather.ofBlock((block) => listedEntities(item.text, item.at, block, heading));
    for (const entity of listed ?? []) gather.fact({ is: 'entity', entity });
    return listed && 'all';
  },
  ({ item, gather, heading }) =>
    sayFields(gather, isFree(heading) ? [] : gather.ofBlock((block) => fieldsInGroup(item.text, block)))
      ? 'itself'
      : undefined,
  (line) => {
    const { item, gather } = line;
    const isOpen = nameTheirOwn(line);
    if (!isOpen && sayFields(gather, fieldsInTitledGroup(item, line.heading))) return 'all';
    // "**Secrets.** `hash` is …" titles some of the fields of what the heading names.
    const part = isOpen ? undefined : partOfEntity(item);
    if (part) return sayFields(gather, toldEntities(part, [part])[0]?.fields ?? []) ? 'itself' : undefined;
    const entities = entityItem(item, isOpen);
    for (const entity of entities ?? []) gather.fact({ is: 'entity', entity });
    return entities && 'all';
  },
  // "`Quay` / `Pier`", and below it "`Quay`: `title`, `code`".
  ({ item, gather }) => {
    const things = thingsBelow(item);
    for (const { name, fields, at } of things)
      gather.fact({ is: 'entity', entity: entityOf(name, at, fields, '') });
    return things.length > 0 ? 'all' : undefined;
  },
  // "A Seat records `row`, `number` and a `view`."
  (line) => {
    const opened = factsOpenedByLine(line.item, line.context, nameTheirOwn(line));
    for (const fact of opened) line.gather.fact(fact);
    return opened.length > 0 ? 'itself' : undefined;
  },
  (line) => {
    const { item, gather } = line;
    const head = nameTheirOwn(line) ? entityAtHead(item.text) : undefined;
    if (!head) return undefined;
    gather.fact({ is: 'entity', entity: entityOf(head.name, item.at, head.fields, plain(item.text)) });
    return 'itself';
  },
  // Without a heading there are fields below what leads to them, or runs of their names below the first of them.
  ({ item, context, gather, heading }) =>
    heading ||
    leadsToParts(context.lead) ||
    gather.ofBlock((block) => namesInRun(item.text, block)).length > 0
      ? undefined
      : 'not',
  // "Fields: title, text", among other labels.
  ({ item, gather }) => {
    if (!gather.ofBlock(tellsByLabel) || !labelled(item.text)) return undefined;
    const told = isFieldsLabel(item.text) ? fieldsOfLabel(item.text, fieldsBelow(item)) : [];
    return sayFields(gather, told) ? 'all' : 'not';
  },
  ({ item, gather, heading }) => {
    const names = headingNames(heading);
    const told = names.length > 1 ? toldInLine(item.text, names) : undefined;
    return told && sayOfOthers(gather, [told]) ? 'itself' : undefined;
  },
  // "A quotation adds the `book` and the `quote`", below "The status and its kinds".
  ({ item: { text }, gather, heading }) => {
    const names = headingNames(heading);
    // "`marks` is a list. Each mark has `x` and `y`" tells of what the heading names.
    const isOther = names.length > 0 && !text.source.startsWith('`') && tellsOfOther(text, names);
    const told = isOther ? toldEntities(text, names) : [];
    return sayOfOthers(gather, told, names.length === 1) ? 'itself' : undefined;
  },
];
