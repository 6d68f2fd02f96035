import type { Inline, Item } from '../../../syntax/block.ts';
import { pieces, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { isIdentifier, nameOf } from '../../words/names.ts';
import { type Head, headOf, isParted, leadingNames, namesListed, splitAt } from '../../words/phrases.ts';
import { field } from '../facts.ts';
import { withMark, withoutMarks } from '../words/demand-marks.ts';
import { namesTyped, typedInBracket } from './bracketed-types.ts';
import { type FieldPhrases, fieldPhrases } from './field-phrases.ts';
import { saysOf } from './phrases-behind.ts';
import { fieldsIn, isListOfValues } from './running-fields.ts';
import { statedPhrases, withNounType } from './stated-phrases.ts';

/** A field's name as programmers write it. */
const identifier = wording`^[\p{L}_][\p{L}\p{N}_]*(?:[.-][\p{L}\p{N}_]+)*(?:\[\])?[?*]?$`;

/**
 * The fields of a line that begins with their names: ``- `title` (text, required): …``, `**due**: date`,
 * `` `a`, `b` – text ``, `**id**, integer`, `title?: text ≤ 512 — …`. What follows is said of each of them.
 * Empty where the line begins with no name, and where it tells of several fields one after the other.
 */
export function lineFields(text: Inline, at: Field['at']): readonly Field[] {
  const marked = headOf(text);
  const head =
    marked && (marked.kind !== 'words' || !/^(?:`|\*\*)/.test(text.source)) ? marked : bareHead(text);
  // `first_name, last_name: text`, `start / end: date`
  const bare = head?.kind === 'words' && head.mark === ':' ? barelyNamed(head.label) : [];
  if (head && bare.length > 1)
    return bare.map((name) => {
      const { rest, ...stated } = fieldPhrases(head.rest, 'named');
      return field(name, name.at, 'tolerant', { ...stated, meaning: rest.join('; ') });
    });
  if (!head?.names.every((name) => isFieldName(name, head))) return [];
  const bracketed = head.bracket && fieldPhrases(head.bracket, 'any');
  const isNamed =
    isParted(head) || (head.mark === '' && head.kind === 'code' && !saysOf.test(head.rest.source));
  const said =
    (head.mark === '' ? statedPhrases(head.rest) : undefined) ??
    withNounType(head.rest, fieldPhrases(head.rest, bracketed || !isNamed ? 'sure' : 'named'));
  const [first] = head.names;
  if (head.kind === 'words' && namesValues.test(text.source)) return [];
  if (head.kind === 'words' && said.type.is === 'unstated' && first && nameOf(first).name.includes(' '))
    return [];
  const read: FieldPhrases = bracketed ? both(bracketed, said) : said;
  const { rest, ...own } = read;
  return head.names.map((name) =>
    field(name, head.names.length === 1 ? at : name.at, 'tolerant', { ...own, meaning: rest.join('; ') }),
  );
}

/** A label of several before values in capitals: "kinds: TUG, BARGE". */
const namesValues = wording`^\p{L}+s: \p{Lu}[\p{Lu}\p{N}_]*(?:, \p{Lu}[\p{Lu}\p{N}_]*)+\.?$`;

/** Names of fields without marks: of commas each as programmes spell names, of strokes each one word. */
function barelyNamed(label: Inline): readonly Inline[] {
  const split = splitAt(label, / \/ /);
  if (split.length > 1) return split.every(({ source }) => identifier.test(source)) ? split : [];
  const listed = namesListed(label);
  return listed.every(({ source }) => isIdentifier(source)) ? listed : [];
}

/** What brackets say, and what stands behind them where they say nothing of it. */
export function both(first: FieldPhrases, second: FieldPhrases): FieldPhrases {
  const either = <K extends 'type' | 'required' | 'default'>(key: K): FieldPhrases[K] =>
    first[key].is === 'unstated' ? second[key] : first[key];
  return {
    type: either('type'),
    required: either('required'),
    default: either('default'),
    rules: [...first.rules, ...second.rules],
    rest: [...first.rest, ...second.rest],
  };
}

function isFieldName(name: Inline, head: Head): boolean {
  const text = nameOf(name).name;
  if (identifier.test(text)) return head.kind !== 'quote';
  return head.kind !== 'code' && head.kind !== 'quote' && wording`^[\p{L}\p{N} _'-]{1,40}[?*]?$`.test(text);
}

/** Names without a mark behind them: `` `id` uuid``, `**id**, integer`, `` `id` ``. */
function bareHead(text: Inline): Head | undefined {
  const { names, end } = leadingNames(text);
  const [first] = names;
  if (!first || (first.kind !== 'code' && first.kind !== 'strong') || first.start > 0) return undefined;
  const after = text.source.slice(end);
  if (!/^(?:\.?\s*$|\s*,|[?!]|\s+\S)/.test(after)) return undefined;
  const skip = /^(?:\.$)?[?!]?\s*,?\s*/.exec(after)?.[0].length ?? 0;
  return {
    kind: first.kind,
    names: names.map((piece) => slice(text, piece.start, piece.end)),
    label: slice(text, 0, end),
    bracket: undefined,
    mark: '',
    rest: slice(text, end + skip, text.source.length),
  };
}

/** Words that say that what follows are fields. */
const namesFields = /\b(?:fields|attributes|properties|columns|keys?|pk)\b/i;

/** Words before the first name are a remark ("one per user: `a`, `b`"); the names behind it are fields, unless they are values. */
export function opensWithRemark(text: Inline): boolean {
  const code = pieces(text).find((piece) => piece.kind === 'code');
  const lead = code ? text.source.slice(0, code.start) : '';
  return (
    /^[^.*]{1,40}[:;,]\s*$/.test(lead) &&
    !isListOfValues(text, lead) &&
    (!identifier.test(lead.replace(/[:;,]\s*$/, '')) || namesFields.test(lead))
  );
}

/** A label in emphasis that titles some of the fields: "*Identity:* `id`, `name`", "**Money:** `fee`". */
const emphasised = /^(?:\*{1,2}|_{1,2})[^*_`\n]{1,40}:?(?:\*{1,2}|_{1,2}):?\s+(?=`)/;

/** The fields of a line: those it tells one after the other, or those that it begins with. */
export const lineOrSeveral = once(({ text, at }: Item): readonly Field[] => {
  const bare = withoutMarks(text);
  const told = toldIn(bare, at);
  return bare === text ? told : told.map((each) => withMark(each, text));
});

function toldIn(whole: Inline, at: Field['at']): readonly Field[] {
  const label = emphasised.exec(whole.source)?.[0] ?? '';
  const titled = label.includes(':') ? slice(whole, label.length, whole.source.length) : undefined;
  const inGroup = titled ? fieldsIn(titled, at) : [];
  if (inGroup.length > 1) return inGroup;
  const text = withoutParts(whole);
  const remark = opensWithRemark(text);
  const isNamed = /^[`*]/.test(text.source) && !tellsChoices(text);
  const several = remark || isNamed || namesTyped(text.source) ? fieldsIn(text, at) : [];
  return remark || several.length > 1 ? several : lineFields(text, at);
}

/** Values of which one is chosen: "`port` | `starboard`", "`port`, `bow` or `stern`". */
const choices = /^(?:one of |either )?`[^`]+`(?:, `[^`]+`)*(?:\s*\\?\|\s*|\s*\/\s*|,? or )`[^`]+`/;

/** Whether a line tells of the code it begins with, however that is spelled, which value it has. */
function tellsChoices(text: Inline): boolean {
  const head = headOf(text);
  return (
    head?.kind === 'code' && head.mark !== '' && head.names.length === 1 && choices.test(head.rest.source)
  );
}

/** A sentence about what a field is made of: "Each mark has `x` and `y`." */
const ofParts = wording.i`[.;]\s+(?:each|every|an?|one)(?: \p{L}+){1,3} (?:has|holds?|consists? of|contains?|carr(?:y|ies)|is)\s`;

/** A field that is said to have parts: "`load` has `tons` and `crates`." */
const hasParts = /^`[^`]+`(?= (?:has|holds|contains|consists of|is made (?:up )?of)\s[^`.;]{0,40}`)/;

/** What a line that begins with a field says of it, without what it says of the parts of that. */
function withoutParts(text: Inline): Inline {
  const whole = hasParts.exec(text.source)?.[0];
  if (whole) return slice(text, 0, whole.length);
  const found = text.source.startsWith('`') ? ofParts.exec(text.source) : null;
  return found ? slice(text, 0, found.index + 1) : text;
}

/** Names without any mark, with what is said of them in brackets: `email (required, unique)`, `start and end (dates)`. */
const bareLine = wording`^(?<names>[\p{L}_][\p{L}\p{N}_]*(?:(?:, | and | or | / )[\p{L}_][\p{L}\p{N}_]*)*)\s*(?<bracket>\([^()]*(?:\([^()]*\)[^()]*)*\))?\.?$`;

/** Whether the names of some lines have no marks: each is a name with nothing but brackets behind it, or a field anyway. */
export function haveBareNames(items: readonly Item[]): boolean {
  const bare = items
    .map(({ text }) => bareLine.exec(text.source)?.groups)
    .filter((each) => each !== undefined);
  return (
    (bare.length > 1 || bare.some(({ bracket = '' }) => typedInBracket.test(bracket))) &&
    bare.some(({ names = '', bracket }) => bracket || isIdentifier(names)) &&
    items.every((item) => bareLine.test(item.text.source) || lineOrSeveral(item).length > 0)
  );
}

const qualifier =
  /, (?:required|optional|mandatory|unique|nullable|text|string|date|datetime|timestamp|int|integer|number|boolean|bool|double|decimal|float|uuid)(?=,|$)/i;

/** The fields of a line whose names have no marks. */
export function bareFields({ text, at }: Item): readonly Field[] {
  const { names: all = '', bracket = '' } = bareLine.exec(text.source)?.groups ?? {};
  // "name, required": what only qualifies is no name.
  const names = all.slice(0, qualifier.exec(all)?.index ?? all.length);
  const start = text.source.indexOf(bracket, all.length) + 1;
  const inside = slice(text, start, start + bracket.length - 2);
  const behind = slice(text, names.length, all.length);
  const said = bracket
    ? fieldPhrases(inside, 'any')
    : behind.source
      ? fieldPhrases(slice(behind, 2, behind.source.length), 'any')
      : undefined;
  const { rest = [], ...stated } = said ?? {};
  const written = namesListed(slice(text, 0, names.length)).flatMap((each) =>
    splitAt(each, / (?:and|or|\/) /),
  );
  return written.map((name) =>
    field(name, written.length === 1 ? at : name.at, 'tolerant', { ...stated, meaning: rest.join('; ') }),
  );
}

/** A plain label over names in code, of which the first says in brackets what it is: "Placement: `pier_id` (integer, required), `row` (text)". */
const typedGroup = wording`^\p{Lu}[\p{L} -]{1,30}:\s+\`[^\`]+\` \([^()]+\)[^:]*,[^:]*\`[^\`]+\``;

/** Whether each line of a list groups some fields of one thing behind a label. */
export function areTypedGroups(items: readonly Item[]): boolean {
  return items.length > 0 && items.every(({ text }) => typedGroup.test(text.source));
}

/** Names in code behind a plain label: "Club: `id`\* (integer), `name` (text)". */
const labelledRow = wording`^\p{Lu}[\p{L}\p{N} -]{1,40}(?: \([^()]*\))?(?::|\s[–—])\s+\`[^\`]+\`[^:]*,`;
/** A name in code that is hardly ever a value, where a list of them goes on. */
const keys = /(?<=[:–—,] )`(?:id|uuid|\w+(?:_id|_at|[a-z]Id|[a-z]At))`/g;

/**
 * Whether the lines of a list are things by their labels, and no groups of the fields of one: some of them have the same key
 * or point to the same thing.
 */
export const shareKeys = once((items: readonly Item[]): boolean => {
  const rows = items.filter(({ text }) => labelledRow.test(text.source));
  const named = rows.flatMap(({ text }) => [...new Set(text.source.match(keys))]);
  return rows.length * 5 >= items.length * 4 && new Set(named).size < named.length;
});
