import type { Inline, Item } from '../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import type { Context } from './context.ts';
import type { Entity, Field } from './domain-elements.ts';
import { type EntityFact, field } from './entity-facts.ts';
import { type FieldPhrases, fieldPhrases } from './field-phrases.ts';
import { nameOf } from './names.ts';
import { type Head, headOf, leadingNames } from './phrases.ts';
import {
  fieldsIn,
  fieldsInBrackets,
  fieldsInWords,
  isListOfValues,
  mentionedFields,
} from './running-fields.ts';
import { shown, unstated } from './stated.ts';

/** A field's name as programmers write it. */
const identifier = /^[\p{L}_][\p{L}\p{N}_]*(?:[.-][\p{L}\p{N}_]+)*(?:\[\])?\??$/u;

/**
 * The fields of a line that begins with their names: ``- `title` (text, required): …``, `**due**: date`,
 * `` `a`, `b` – text ``, `**id**, integer`, `title?: text ≤ 512 — …`. What follows is said of each of them.
 * Empty where the line begins with no name, and where it tells of several fields one after the other.
 */
export function lineFields(text: Inline, at: Field['at']): readonly Field[] {
  const marked = headOf(text);
  const head = marked && (marked.kind !== 'words' || !/^[`*]/.test(text.source)) ? marked : bareHead(text);
  if (!head?.names.every((name) => isFieldName(name, head))) return [];
  const bracketed = head.bracket && fieldPhrases(head.bracket, 'any');
  const isNamed = head.mark === ':' || (head.mark === '' && head.kind === 'code');
  const said = fieldPhrases(head.rest, bracketed || !isNamed ? 'sure' : 'named');
  if (head.kind === 'words' && said.type.is === 'unstated' && nameOf(head.label).name.includes(' '))
    return [];
  const read: FieldPhrases = bracketed ? both(bracketed, said) : said;
  const { rest, ...stated } = read;
  return head.names.map((name) =>
    field(name, head.names.length === 1 ? at : name.at, 'tolerant', { ...stated, meaning: rest.join('; ') }),
  );
}

/** What brackets say, and what stands behind them where they say nothing of it. */
function both(first: FieldPhrases, second: FieldPhrases): FieldPhrases {
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
  return head.kind !== 'code' && head.kind !== 'quote' && /^[\p{L}\p{N} _'-]{1,40}\??$/u.test(text);
}

/** Names without a mark behind them: `` `id` uuid``, `**id**, integer`, `` `id` ``. */
function bareHead(text: Inline): Head | undefined {
  const { names, end } = leadingNames(text);
  const [first] = names;
  if (!first || (first.kind !== 'code' && first.kind !== 'strong') || first.start > 0) return undefined;
  const after = text.source.slice(end);
  if (!/^(?:\s*$|\s*,|\?|\s+\S)/.test(after)) return undefined;
  const skip = /^\??\s*,?\s*/.exec(after)?.[0].length ?? 0;
  return {
    kind: first.kind,
    names: names.map((piece) => slice(text, piece.start, piece.end)),
    label: slice(text, 0, end),
    bracket: undefined,
    mark: '',
    rest: slice(text, end + skip, text.source.length),
  };
}

/** A line of point 3: fields of the entity that a heading names, or a whole entity with a bold name. */
export function fieldItem(
  item: Item,
  context: Context,
  gather: Gathering<EntityFact>,
  above: readonly Item[],
): 'not' | 'itself' | 'all' {
  if (above.length === 0) {
    const entity = entityItem(item, context.headings.length === 0);
    if (entity) {
      gather.fact({ is: 'entity', entity });
      return 'all';
    }
    if (context.headings.length === 0) return 'not';
  }
  const fields = lineOrSeveral(item);
  const marked = /^[`*]/.test(item.text.source) || opensWithRemark(item.text);
  for (const each of fields) gather.fact({ is: 'field', field: each, mentioned: !marked });
  return fields.length > 0 ? 'itself' : 'not';
}

/** Words that say that what follows are fields. */
const namesFields = /\b(?:fields|attributes|properties|columns)\b/i;

/** Words before the first name are a remark ("one per user: `a`, `b`"); the names behind it are fields, unless they are values. */
function opensWithRemark(text: Inline): boolean {
  const code = pieces(text).find((piece) => piece.kind === 'code');
  const lead = code ? text.source.slice(0, code.start) : '';
  return (
    /^[^.*]{1,40}[:;,]\s*$/.test(lead) &&
    !isListOfValues(text, lead) &&
    (!identifier.test(lead.replace(/[:;,]\s*$/, '')) || namesFields.test(lead))
  );
}

/** ``- **Vote** — `user` (voter, required) and …``, `**Host.** It has …`, or a bold name with fields nested below it. */
function entityItem(item: Item, isNamed: boolean): Entity | undefined {
  const nested = item.children.flatMap((child) =>
    child.kind === 'list' ? child.items.flatMap((each) => lineOrSeveral(each)) : [],
  );
  const strong = entityName(item.text, nested, isNamed);
  if (!strong) return undefined;
  const name = plain(slice(item.text, strong.innerStart, strong.innerEnd)).replace(/[:.]$/, '');
  if (!/^\p{Lu}[\p{L}\p{N} _-]*$/u.test(name)) return undefined;
  const rest = slice(item.text, strong.end, item.text.source.length);
  const listed = fieldsIn(rest, undefined);
  if (nested.length === 0 && isListOfValues(rest, '')) return undefined;
  const mentioned = nested.length > 0 ? [] : mentionedFields(rest);
  const marked = [...(mentioned.length > listed.length ? mentioned : listed), ...nested];
  const inWords = marked.length > 1 || nested.length > 0 ? [] : fieldsInWords(rest);
  const fields = inWords.length > 0 ? inWords : marked;
  if (fields.length === 0 && !(isNamed && headOf(item.text)?.mark)) return undefined;
  return {
    name,
    at: item.at,
    nameAt: slice(item.text, strong.innerStart, strong.innerEnd).at,
    how: 'tolerant',
    is: /\bnot stored\b/i.test(rest.source) ? 'shape' : 'entity',
    fields,
    values: [],
    stated: fields.length > 0 ? shown(true, item.at) : unstated,
    description: plain(rest).replace(/^[\s:.–—-]+/, ''),
  };
}

const named = /^\*\*\p{Lu}[\p{L}\p{N} _-]*\*\*$/u;

/** The entities of running text with their fields in brackets: "**Plan** (id, name) and **Slot** (`day`, `from`)". */
export function bracketedEntities(text: Inline): readonly Entity[] {
  return pieces(text).flatMap((piece): readonly Entity[] => {
    const name = slice(text, piece.start, piece.end);
    if (piece.kind !== 'strong' || !named.test(name.source)) return [];
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
const wordsAtHead = /^\p{Lu}[\p{L}\p{N}_]*(?: [\p{L}\p{N}_]+){0,3}(?=\s*(?:$|[:(–—]|-{1,2}\s))/u;

/** Where the name of an entity stands in a line: with its marks, and without them. */
type NamePlace = Pick<Piece, 'start' | 'end' | 'innerStart' | 'innerEnd'>;

/**
 * The bold name at the head of a line, or, in a line below which typed fields are listed, its one marked name or
 * the words it begins with.
 */
function entityName(text: Inline, nested: readonly Field[], isNamed: boolean): NamePlace | undefined {
  const marked = pieces(text).filter(({ kind }) => kind === 'strong' || kind === 'code');
  const [first] = marked;
  if (first?.kind === 'strong' && first.start === 0) return first;
  const typed = nested.filter(({ type }) => type.is === 'shown').length;
  const names = marked.filter((piece) => /^\p{Lu}/u.test(piece.text));
  if (typed > 1 && first && names[0] === first) return first;
  const end = isNamed && typed > 0 ? wordsAtHead.exec(text.source)?.[0].length : undefined;
  return end === undefined ? undefined : { start: 0, end, innerStart: 0, innerEnd: end };
}

function lineOrSeveral({ text, at }: Item): readonly Field[] {
  const remark = opensWithRemark(text);
  const several = remark || /^[`*]/.test(text.source) ? fieldsIn(text, at) : [];
  return remark || several.length > 1 ? several : lineFields(text, at);
}
