import type { HeadingBlock, Inline, Item } from '../../../syntax/block.ts';
import { linesOf, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import type { Entity, Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { words } from '../../words/names.ts';
import { unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { fieldPhrases } from '../fields/field-phrases.ts';
import { namesInRun } from '../fields/name-runs.ts';
import { labels } from '../fields/said-below.ts';
import { entityOf, isFree, namedByKind, namesSeveral } from '../lists.ts';
import { areAttributes } from '../words/attribute-words.ts';
import { isFieldsLabel } from './named-lists.ts';
import { type Note, noteIn, notesIn, typedFields } from './notes.ts';

/** A thing with the fields that notes below or behind its name tell. */
export interface NotedThing {
  readonly name: Inline;
  /** What stands behind the name and names no fields. */
  readonly remark: string;
  readonly fields: readonly Field[];
}

/** What stands at the head of the notes about a thing. */
interface Head extends Pick<NotedThing, 'name'> {
  /** What stands behind the name: a remark, or the fields themselves. */
  readonly rest: Inline;
  /** Whether anything parts the two. */
  readonly isParted: boolean;
}

/** A name, perhaps marked, with a remark in brackets and what parts it from what stands behind. */
const head = wording`^(?<mark>\*\*|\`|)(?<name>[\p{L}_][\p{L}\p{N}_-]*(?: (?!(?:has|have)\b)[\p{L}\p{N}_-]+){0,3})(?:\k<mark>|:\k<mark>)(?:\s*\((?<remark>[^()]*)\))?(?<sign>\s*(?:$|:(?=\s|$)|[–—→=](?=\s)|-{1,2}>?(?=\s)|,(?=\s))|(?=\s))`;

function headIn(line: Inline): Head | undefined {
  const found = head.exec(line.source);
  const { mark = '', name = '', remark, sign = '' } = found?.groups ?? {};
  const isAlone = found !== null && found[0].length === line.source.length;
  if (!found || (mark === '' && sign === '' && !isAlone) || isFieldsLabel(line)) return undefined;
  const start = found[0].lastIndexOf('(') + 1;
  return {
    name: slice(line, mark.length, mark.length + name.length),
    isParted: sign !== '' || isAlone || found[0].includes(':'),
    rest:
      isAlone && remark !== undefined
        ? slice(line, start, start + remark.length)
        : slice(line, found[0].length, line.source.length),
  };
}

/** A name, perhaps marked, before sentences that say what it is: "Property. The landlord records it." */
const beforeSentence = wording`^(?<mark>\*\*|)(?<name>\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,3})(?:\k<mark>\.|\.\k<mark>)(?:\s+(?=\p{Lu})|$)`;

function headBefore(line: Inline): Head | undefined {
  const found = beforeSentence.exec(line.source);
  const { mark = '', name = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const rest = slice(line, found[0].length, line.source.length);
  return { name: slice(line, mark.length, mark.length + name.length), rest, isParted: true };
}

/** Items nested below one. */
const below = ({ children }: Item): readonly Item[] => children.flatMap((child) => child.items);

/** The notes of fields below an item, where a line that only titles some of them gives way to these. */
function notesBelow(item: Item): readonly { readonly line: Inline; readonly note: Note }[] {
  return below(item).flatMap((each) => {
    const inner = below(each).map(({ text }) => text);
    const isGroup = inner.length > 1 && headIn(each.text)?.rest.source === '' && notesIn(inner) !== undefined;
    return (isGroup ? inner : [each.text]).map((line) => ({ line, note: noteIn(line) }));
  });
}

/** Whether a line may tell of several fields: a comma stands behind what brackets say. */
const isRow = ({ text }: Item): boolean => /\),\s/.test(text.source);

/** Whether a line says one thing of a field: "Type: text", "Required: yes". */
function describes({ source }: Inline): boolean {
  const label = /^[*_]{0,2}([A-Za-z ]{3,20})[*_]{0,2}:/.exec(source)?.[1];
  return label !== undefined && labels.has(words(label));
}

/** Whether the lines below an item are things themselves, by names that are no group's of fields. */
export function groupsThings({ children }: Item): boolean {
  return children.some(({ items }) => {
    const things = [...(notedThings(items)?.values() ?? [])];
    const areThings = ({ name }: NotedThing): boolean =>
      wording`^\p{Lu}`.test(name.source) && !aspects.test(name.source);
    return things.length > 0 && things.every(areThings);
  });
}

/** Whether names behind that of a thing are its fields. */
function areListed({ name, rest }: Head, fields: readonly Field[]): boolean {
  const names = fields.map((each) => each.name);
  return names.length > 1 && (noteIn(rest).isSure || areAttributes(name.source, names));
}

/**
 * The things that the items of a list are, by the places of these, each with what is noted of its fields below or behind its name; undefined where
 * the items are anything else, as fields with their values or with what is said of each.
 */
export const notedThings = once((items: readonly Item[]): ReadonlyMap<Item['at'], NotedThing> | undefined => {
  // A cheap look first.
  if (!items.some((item) => below(item).length > 1 || below(item).some(isRow))) return undefined;
  const found = new Map<Item['at'], NotedThing>();
  const all: { readonly line: Inline; readonly note: Note }[] = [];
  for (const item of items) {
    const inner = notesBelow(item);
    const named = groupsThings(item)
      ? undefined
      : (headIn(item.text) ?? (inner.length > 0 ? headBefore(item.text) : undefined));
    const isField = inner.length > 0 && named && fieldPhrases(named.rest, 'sure').type.is === 'shown';
    if (!named || isField || (inner.length === 0 && !named.isParted)) continue;
    const fields = inner.length > 0 ? inner.flatMap(({ note }) => note.fields) : noteIn(named.rest).fields;
    if (fields.length === 0 || (inner.length === 0 && !areListed(named, fields))) continue;
    all.push(...inner);
    found.set(item.at, { ...named, fields, remark: inner.length > 0 ? plain(named.rest) : '' });
  }
  const noted = all.filter(({ note }) => note.fields.length > 0);
  const sure = noted.filter(({ note }) => note.isSure).length;
  const isEnough =
    found.size * 5 >= items.length * 3 &&
    noted.length > 1 &&
    noted.length * 5 >= all.length * 3 &&
    sure * 2 >= all.length &&
    (found.size > 1 || !wording`^\p{Ll}`.test(items[0]?.text.source ?? '')) &&
    all.filter(({ line }) => describes(line)).length * 2 < all.length;
  return isEnough ? found : undefined;
});

/** What some fields of one thing are grouped under. */
export const aspects =
  /^(?:what|where|who|whose|when|how|why|its|the|for|about)\b|\b(?:identity|identification|identifiers?|basics?|general|main|core|key|profile|personal|contacts?|address(?:es)?|location|details?|content|text|description|meta(?:data)?|audit|history|dates?|times?|timing|timestamps?|schedule|money|billing|payment|prices?|pricing|amounts?|sums?|totals?|finances?|status|state|lifecycle|flags?|settings|options|preferences|config(?:uration)?|security|access|permissions|privacy|visibility|login|credentials|relations?(?:hips)?|references|links|ownership|owner|required|optional|mandatory|internal|technical|derived|computed|calculated|display|appearance|media|files|limits|rules|constraints|validation|statistics|counters?|other|misc(?:ellaneous)?|additional|extra|fields|attributes|properties|values|notes?|remarks?|type|kind|role)\b/i;

/** How things that lines tell of below a heading are to be taken: as things, perhaps in doubt, as parts of what the heading names, or not at all. */
export type Standing = 'things' | 'doubtful' | 'parts' | 'none';

/** How the things of a list stand to the heading above them. */
export function standingBelow(
  heading: HeadingBlock | undefined,
  things: readonly NotedThing[] | ReadonlyMap<unknown, NotedThing>,
): Standing {
  if (isFree(heading) || namesSeveral(heading)) return 'things';
  const standing = standingOf(things);
  return standing !== 'parts' && heading?.title.source.includes('`') ? 'none' : standing;
}

/** How the things of a list stand to a heading that names one thing, and not in code. */
const standingOf = once((things: readonly NotedThing[] | ReadonlyMap<unknown, NotedThing>): Standing => {
  const all = [...things.values()];
  const grouping = all.filter(({ name }) => aspects.test(name.source)).length;
  if (grouping * 2 >= all.length) return 'parts';
  if (!all.every(({ name }) => wording`^\p{Lu}`.test(name.source))) return 'none';
  // What several have is a field of each of them, and no part of one thing.
  const names = all.flatMap(({ fields }) => [...new Set(fields.map(({ name }) => fold(name)))]);
  return new Set(names).size < names.length ? 'things' : 'doubtful';
});

/**
 * The thing that a line is with its fields and their types behind its name: "**Shelf** (in a room): label! s40, room →Room".
 * Undefined where the name only groups fields, or may be that of one. Beside such lines (`isAmong`) names of fields alone
 * do, behind what is said first: "**Holder** = a person or a club: holder_type, holder_id".
 */
export function typedThing(line: Inline, isAmong = false): NotedThing | undefined {
  const named = headIn(line);
  if (!named?.isParted || named.rest.source === '' || !wording`^\p{Lu}`.test(named.name.source))
    return undefined;
  if (!isAmong && aspects.test(named.name.source)) return undefined;
  const typed = typedFields(rowIn(named.rest));
  const start = isAmong ? named.rest.source.lastIndexOf(': ') + 1 : 0;
  const fields =
    typed.length > 1 || !isAmong
      ? typed
      : namesInRun(slice(named.rest, start, named.rest.source.replace(/\.$/, '').length));
  return fields.length > 1 ? { name: named.name, remark: '', fields } : undefined;
}

/** What stands behind a name without the line before the row of its fields: a remark of its own. */
function rowIn(rest: Inline): Inline {
  if (!rest.source.includes('\n')) return rest;
  const lines = linesOf(rest);
  const row = lines.findIndex((each) => typedFields(each).length > 1);
  const start = lines.slice(0, Math.max(0, row)).reduce((sum, { source }) => sum + source.length + 1, 0);
  return unwrapped(slice(rest, Math.min(start, rest.source.length), rest.source.length));
}

/** Whether most lines of a list are things with rows of typed fields. */
export const areThings = once((items: readonly Item[]): boolean => {
  const things = items.filter(({ text }) => typedThing(text) !== undefined);
  return things.length > 1 && things.length * 2 > items.length;
});

/** Whether a line of a list is such a thing. */
export const holdsTyped = once((items: readonly Item[]): boolean =>
  items.some(({ text }) => text.source.startsWith('**') && typedThing(text) !== undefined),
);

/** The entity that a thing is. */
export function entityNoted({ name, fields, remark }: NotedThing, at: Entity['at'], isSure: boolean): Entity {
  const entity = entityOf(name, at, fields, remark);
  return isSure ? entity : { ...entity, doubtful: true };
}

/**
 * The things that a paragraph notes line by line, each behind or below its name in bold type: "**Album**", and below it
 * "id: uuid; title: text, required". Lines before the first name are `own`: fields of what the heading names.
 */
export function thingsInLines(text: Inline): {
  readonly own: readonly Field[];
  readonly things: readonly NotedThing[];
} {
  const lines = linesOf(text).filter(({ source }) => !/^\s*(?:\([^()]*\)\.?\s*)?$/.test(source));
  const things: { head: Head; remark: string; fields: Field[] }[] = [];
  const own: Field[] = [];
  const told: Inline[] = [];
  for (const [index, line] of lines.entries()) {
    const kind = namedByKind(line);
    const isTitle = line.source.startsWith('**') || (index === 0 && titles.test(line.source));
    const named = kind ? headIn(kind) : isTitle ? headIn(line) : headOfRow(line);
    if (named) {
      const { fields, isSure } = noteIn(named.rest);
      const isNote = fields.length > 1 || (isSure && fields.length > 0 && lines.length > 1);
      if (isNote) told.push(named.rest);
      things.push({
        head: named,
        remark: isNote ? '' : plain(named.rest),
        fields: isNote ? [...fields] : [],
      });
    } else {
      told.push(line);
      (things.at(-1)?.fields ?? own).push(...noteIn(line).fields);
    }
  }
  if (notesIn(told) === undefined || (things.length === 0 && lines.length < 2)) return nothing;
  return {
    own,
    things: things.flatMap(({ head: { name }, remark, fields }) =>
      fields.length > 0 ? [{ name, remark, fields }] : [],
    ),
  };
}

const nothing = { own: [], things: [] };

/** A name in plain words before a row of fields that strokes part, of which several say of what type they are or whether they must be there, or one is a key. */
function headOfRow(line: Inline): Head | undefined {
  const named = wording`^\p{Lu}`.test(line.source) ? headIn(line) : undefined;
  if (!named?.isParted || aspects.test(named.name.source) || !/ \/ .* \/ /.test(named.rest.source))
    return undefined;
  const { fields, isSure } = noteIn(named.rest);
  const telling = fields.filter(({ type, required }) => type.is === 'shown' || required.is === 'shown');
  const isKeyed = fields.some(({ name }) => /^(?:id|uuid)$|_id$|[a-z]Id$/.test(name));
  return isSure && fields.length > 2 && (telling.length > 1 || isKeyed) ? named : undefined;
}

/** A name alone that titles the lines below it: "Album:", "Album (one per person):". */
const titles = wording`^\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,2}(?:\s*\([^()]*\))?:?$`;

/** The facts of a paragraph that notes fields line by line: of the things that its lines name, or of what the heading does. */
export function factsNoted(text: Inline, heading: HeadingBlock | undefined): readonly EntityFact[] {
  const { own, things } = thingsInLines(text);
  if (own.length > 0 && isFree(heading)) return [];
  const standing = standingBelow(heading, things);
  if (standing === 'none') return [];
  const areParts = standing === 'parts';
  return [...own, ...(areParts ? things.flatMap(({ fields }) => fields) : [])]
    .map((each): EntityFact => ({ is: 'field', field: each }))
    .concat(
      areParts
        ? []
        : things.map((each) => ({ is: 'entity', entity: entityNoted(each, text.at, standing === 'things') })),
    );
}
