import type { Block, Inline, Item, NestedList } from '../../../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Entity, Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { headOf, leadingNames, splitAt, titled } from '../../words/phrases.ts';
import { areTypedGroups, bareFields, haveBareNames, lineOrSeveral } from '../fields/field-lines.ts';
import { fieldPhrases, leadingValues } from '../fields/field-phrases.ts';
import { namesInRun } from '../fields/name-runs.ts';
import { fieldsIn, isListOfValues, mentionedFields } from '../fields/running-fields.ts';
import { fieldsInBrackets, fieldsInWords, isSureField } from '../fields/word-fields.ts';
import { entityOf } from '../lists.ts';
import { fieldsOfLabel, isFieldsLabel } from '../notes/named-lists.ts';
import { toldEntities } from '../sentences/told.ts';
import { fieldsOfKinds, titlesFieldsBelow } from './kinds-below.ts';
import { fieldsOfLine } from './word-lines.ts';

/** ``- **Vote** — `user` (voter, required) and …``, `**Host.** It has …`, or a bold name with fields nested below it. */
export function entityItem(item: Item, isNamed: boolean): readonly Entity[] | undefined {
  const nested = fieldsBelow(item);
  const strong = entityName(item, nested, isNamed);
  if (!strong) return undefined;
  const name = plain(slice(item.text, strong.innerStart, strong.innerEnd)).replace(/[:.]$/, '');
  if (!wording`^\p{Lu}[\p{L}\p{N} _-]*$`.test(name)) return undefined;
  const row = leadingNames(item.text);
  // "**First turn**, **last turn**, each a date": fields of what stands above.
  if (nested.length === 0 && row.names.some(({ text }) => wording`^\p{Ll}`.test(text))) return undefined;
  const rest = slice(item.text, strong.end, item.text.source.length);
  const listed = fieldsIn(rest, undefined);
  // "**Species** – choice of dog, cat or bird": what a field is.
  if (!isNamed && nested.length === 0 && typedBehind(rest)) return undefined;
  if (nested.length === 0 && isListOfValues(rest, '') && !(isNamed && hasKey.test(rest.source)))
    return undefined;
  const heads = row.names.map((piece) => slice(item.text, piece.innerStart, piece.innerEnd));
  const bare = heads.map((each) => slice(each, 0, each.source.replace(/[:.]$/, '').length));
  const behind = slice(item.text, row.end || strong.end, item.text.source.length);
  const told =
    nested.length === 0 && /\*\*/.test(item.text.source.slice(strong.end)) ? toldEntities(behind, bare) : [];
  if (told.length > 1)
    return told.map(({ name: each, fields }) => entityOf(each, item.at, fields, plain(rest)));
  const mentioned = nested.length > 0 ? [] : mentionedFields(rest);
  const run = namesInRun(
    slice(rest, /^[\s:–—→-]*>?\s*/.exec(rest.source)?.[0].length ?? 0, rest.source.length),
  );
  const own = run.length > 0 ? run : mentioned.length > listed.length ? mentioned : listed;
  const marked = [...own, ...nested.filter((each) => !own.some(({ name }) => name === each.name))];
  const inWords = marked.length > 1 || nested.length > 0 ? [] : fieldsInWords(rest);
  const fields = inWords.length > 0 ? inWords : marked;
  if (fields.length === 0 && !(isNamed && headOf(item.text)?.mark)) return undefined;
  const written = { source: name, at: slice(item.text, strong.innerStart, strong.innerEnd).at };
  return [entityOf(written, item.at, fields, plain(rest))];
}

/** Whether what stands behind a name and a sign begins with values, or with a type that can be nothing else. */
function typedBehind(rest: Inline): boolean {
  const start = /^\s*(?:[:–—=]|-{1,2}(?=\s))(?!\s*`)\s*/.exec(rest.source)?.[0].length;
  return start !== undefined && leadingValues(slice(rest, start, rest.source.length)) !== undefined;
}

/** A name in code that is hardly ever a value: "`id`", "`user_id`", "`createdAt`". */
const hasKey = /`(?:id|uuid|\w+(?:_id|_at|[a-z]Id|[a-z]At))`/;

/** The fields of a list's lines, with or without marks; `block` is the list. */
export function fieldsOfList(items: readonly Item[], block?: Block | NestedList): readonly Field[] {
  const labels = items.filter(({ text }) => isFieldsLabel(text));
  if (labels.length > 0)
    return items.flatMap((each) =>
      isFieldsLabel(each.text) ? fieldsOfLabel(each.text, fieldsBelow(each)) : fieldsOfKinds(each, items),
    );
  if (areTypedGroups(items)) return items.flatMap(({ text }) => fieldsOfGroup(text));
  const areBare = haveBareNames(items.filter((each) => !isGroup(each)));
  return items.flatMap((each) => {
    const below = isGroup(each) ? fieldsBelow(each) : [];
    const run = below.length > 0 ? below : namesInRun(each.text, block);
    if (run.length > 1) return run;
    const told = lineOrSeveral(each);
    const bare = told.length === 0 && areBare ? bareFields(each) : told;
    const ofKinds = bare.length === 0 ? fieldsOfKinds(each, items) : [];
    if (ofKinds.length > 0) return ofKinds;
    return bare.length === 0 ? fieldsOfLine(each.text, each.at, items, 2) : bare;
  });
}

/** The fields behind the label of a group, each with what stands behind it up to the next name in code. */
function fieldsOfGroup(text: Inline): readonly Field[] {
  const rest = slice(text, text.source.indexOf(':') + 1, text.source.length);
  return splitAt(rest, /[,;]\s+(?:and\s+)?$|\s+and\s+$/).flatMap((part) => fieldsIn(part, undefined));
}

/** The fields that are listed below an item. */
export function fieldsBelow({ children }: Item): readonly Field[] {
  return children.flatMap((child) => (child.kind === 'list' ? fieldsOfList(child.items, child) : []));
}

/** Whether a line in words only groups fields that stand below it: by a title, or under names as programmes spell them: "privacy and joining". */
function isGroup(item: Item): boolean {
  const { text, children } = item;
  if (titlesFieldsBelow(item)) return true;
  return (
    wording`^\p{L}+ `.test(text.source) &&
    !/[`*_]/.test(text.source) &&
    children.some(
      (child) =>
        child.kind === 'list' &&
        child.items.length > 1 &&
        child.items.every((each) =>
          wording`^[\p{L}_][\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+(?![\p{L}])`.test(each.text.source),
        ),
    )
  );
}

/** Whether a list is one of bare names of fields. */
export const listsBare = once((list: Block): boolean => list.kind === 'list' && haveBareNames(list.items));

/** What a bold title with a full stop says of fields: "**Secrets.** `hash` is …". */
export function partOfEntity({ text, children }: Item): Inline | undefined {
  const found = children.length === 0 ? /^\*\*[^*\n]{1,40}\.\*\*\s+(?=`)/.exec(text.source) : null;
  return found ? slice(text, found[0].length, text.source.length) : undefined;
}

const named = wording`^\*\*\p{Lu}[\p{L}\p{N} _-]*\*\*$`;
/** A name in code with its fields in brackets, where the words before it say that it is one. */
const inCode = wording`^\`[\p{L}_][\p{L}\p{N}_]*\`$`;
const saysTables = /\b(?:tables?|entit(?:y|ies)|collections?|records?|objects?|models?)\b/i;

/** A name in plain words at the head of a part, right before names in code in brackets: "Tag (`id`, `name`), Label (…)". */
const plainBefore = wording.g`(?:^|[,;.] (?:and )?|\band )(?<name>\p{Lu}[\p{L}\p{N}_]*(?: \p{L}[\p{L}\p{N}_]*){0,2})(?= \(\`)`;

/** What a name ends in that is one of some fields, and of no thing: "Standard columns (`id`, `created_at`)". */
const namesFields = /\b(?:fields|attributes|properties|columns|keys|flags|switches)(?:\*\*|`)?$/i;

/** What brackets begin with that say what a field in code is made of: "`corners` (object with `left` and `right`)". */
const saysShape =
  /^(?:an? |the )?(?:json )?(?:objects?|maps?|lists?|arrays?|sets?|json|strings?) (?:with|of|holding)\b/i;

/** A name in code without brackets right before another one in a row: both are fields. */
const inRow = /`[^`.;()]*,\s*(?:and\s+)?$/;

/** Whether what brackets hold behind a name in code is said of a field: what it is made of, its type, or whether it must be there. */
function saysOfField(inside: Inline): boolean {
  if (saysShape.test(inside.source)) return true;
  if (inside.source.includes('`')) return false;
  const { type, required, default: preset } = fieldPhrases(inside, 'sure');
  return [type, required, preset].some(({ is }) => is === 'shown');
}

/** The names in running text that may have their fields in brackets behind them. */
function namesBeforeBrackets(text: Inline, isOpen: boolean): readonly Pick<Piece, 'start' | 'end'>[] {
  const marked = pieces(text).filter((piece) => {
    const name = text.source.slice(piece.start, piece.end);
    return piece.kind === 'strong'
      ? named.test(name)
      : inCode.test(name) &&
          ((isOpen && wording`^\`\p{Lu}`.test(name) && !inRow.test(text.source.slice(0, piece.start))) ||
            saysTables.test(text.source.slice(0, piece.start)));
  });
  const bare = (isOpen ? [...text.source.matchAll(plainBefore)] : []).map(({ index, 0: whole, groups }) => {
    const end = index + whole.length;
    return { start: end - (groups?.name ?? '').length, end };
  });
  return [...marked, ...bare].filter(({ start, end }) => !namesFields.test(text.source.slice(start, end)));
}

/**
 * The entities of running text with their fields in brackets: "**Plan** (id, name) and **Slot** (`day`, `from`)"; names
 * without marks only where the heading names none (`isOpen`).
 */
export function bracketedEntities(text: Inline, isOpen: boolean): readonly Entity[] {
  return namesBeforeBrackets(text, isOpen).flatMap(({ start: from, end }): readonly Entity[] => {
    const bracket = /^\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/.exec(text.source.slice(end));
    const start = end + (bracket?.[0].indexOf('(') ?? 0) + 1;
    const inside = slice(text, start, start + (bracket?.[1] ?? '').length);
    const isField = inCode.test(text.source.slice(from, end)) && saysOfField(inside);
    // "**Stay** (one per guest and night): room, price": a remark, and behind it what it is made of.
    const isRemark =
      bracket !== null &&
      !/[,`]/.test(inside.source) &&
      /^\s*:\s/.test(text.source.slice(end + bracket[0].length));
    const fields = bracket && !isField && !isRemark ? fieldsInBrackets(inside) : [];
    if (fields.length === 0) return [];
    return [
      entityOf(slice(text, from, end), slice(text, from, end + (bracket?.[0].length ?? 0)).at, fields, ''),
    ];
  });
}

/** A name of a few words, of which the first is written large, alone or before a remark. */
const wordsAtHead = wording`^\p{Lu}[\p{L}\p{N}_]*(?: (?!(?:has|have|is|are|needs)\b)[\p{L}\p{N}_]+){0,3}(?=\s*(?:$|[:(–—]|\.\s|-{1,2}\s|,[^\`:]*:\s))`;

/**
 * Whether such a name leads to fields in code, a key among them, or is parted by a full stop from what names several: "Review
 * item, one per post: `id`, `reason`", "Comment. What one says: `text` and `author`".
 */
function leadsToCode({ source }: Inline): boolean {
  return (
    (/^[^`]*:\s+`/.test(source) && hasKey.test(source)) ||
    (titled.test(source) && /^[^`]+(?:`[^`]+`[^`]*){2}/.test(source))
  );
}

/** Whether every line of a list is a name in words with what it is made of, listed below or behind it. */
export const tellsEntities = once(
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
  const isName =
    marked.length === 0 || (marked.length === 1 && first?.start === 0 && first.end === text.source.length);
  const alone = isNamed && nested.length > 1 && isName && headOf(text) === undefined;
  const names = marked.filter((piece) => wording`^\p{Lu}`.test(piece.text));
  if (typed > 1 && first && names[0] === first) return first;
  const inWords = isNamed && marked.length === 0 && partsOfWords(item).length > 0;
  if (alone && first) return first;
  const end =
    isNamed && (typed > 0 || alone || inWords || leadsToCode(text))
      ? wordsAtHead.exec(text.source)?.[0].length
      : undefined;
  return end === undefined ? undefined : { start: 0, end, innerStart: 0, innerEnd: end };
}
