import type { Inline, Item } from '../syntax/block.ts';
import { type Piece, pieces, plain, slice } from '../syntax/inline.ts';
import type { Gathering } from './block-reading.ts';
import type { Context } from './context.ts';
import type { Entity, Field } from './domain-elements.ts';
import { type FieldPhrases, fieldPhrases } from './field-phrases.ts';
import type { EnumValue } from './field-type.ts';
import { nameOf } from './names.ts';
import { shown, unstated } from './stated.ts';

/** What blocks of point 3 give. */
export type EntityFact =
  /** `of` names the entity where the row or bullet itself does. */
  | { readonly is: 'field'; readonly field: Field; readonly of?: Inline }
  | { readonly is: 'value'; readonly value: EnumValue; readonly of?: Inline }
  | { readonly is: 'not-stored' }
  | { readonly is: 'entity'; readonly entity: Entity };

/** A field of which only the name is known, with what `rest` says. */
export function field(name: Inline, at: Field['at'], how: Field['how'], rest: Partial<Field>): Field {
  return {
    name: nameOf(name).name,
    at,
    nameAt: name.at,
    how,
    type: unstated,
    required: unstated,
    default: unstated,
    rules: [],
    rulesStated: unstated,
    meaning: '',
    ...rest,
  };
}

/** What may stand between two code spans of one list: `` `a`, `b` and `c` ``. */
const joined = /^\s*(?:,|,?\s*\b(?:and|or)\b)\s*$/i;

/** Bullets: ``- `title` (string, required): …``, and ``- **Vote** — `user` (voter, required) and …`` for a whole entity. */
export function fieldItem(
  item: Item,
  context: Context,
  gather: Gathering<EntityFact>,
  above: readonly Item[],
): 'not' | 'itself' | 'all' {
  const first = pieces(item.text)[0];
  if (first?.kind === 'strong' && first.start === 0 && above.length === 0) return entityItem(item, gather);
  if (first?.kind !== 'code' && !(above.length > 0)) {
    // "one per user": words before the first name are a remark, the names behind them are fields.
    const code = pieces(item.text).find((piece) => piece.kind === 'code');
    const lead = code && context.headings.length > 0 ? item.text.source.slice(0, code.start) : '';
    if (!/^[^.]{1,40}[:;,]\s*$/.test(lead) || isListOfValues(item.text, lead)) return 'not';
  }
  if (context.headings.length === 0 && above.length === 0) return 'not';
  const fields = fieldsIn(item.text, item.at);
  for (const each of fields) gather.fact({ is: 'field', field: each });
  return fields.length ? 'itself' : 'not';
}

/** "kinds: `a`, `b`, `c`" lists values of the thing it names, unless that thing is the fields. */
function isListOfValues(text: Inline, lead: string): boolean {
  if (/\b(?:fields|attributes|properties|columns)\b/i.test(lead)) return false;
  const spans = text.source.slice(lead.length).match(/`[^`]+`/g) ?? [];
  const between = text.source.slice(lead.length).split(/`[^`]+`/);
  return spans.length > 1 && between.every((part) => part === '' || part === '.' || joined.test(part));
}

function entityItem(item: Item, gather: Gathering<EntityFact>): 'not' | 'all' {
  const [strong] = pieces(item.text);
  if (!strong) return 'not';
  const name = slice(item.text, strong.innerStart, strong.innerEnd);
  const nested = item.children.flatMap((child) =>
    child.items.flatMap((each) => fieldsIn(each.text, each.at)),
  );
  const rest = slice(item.text, strong.end, item.text.source.length);
  const fields = [...fieldsIn(rest, undefined), ...nested];
  if (fields.length === 0) return 'not';
  gather.fact({
    is: 'entity',
    entity: {
      name: plain(name).replace(/[:.]$/, ''),
      at: item.at,
      nameAt: name.at,
      how: 'tolerant',
      is: /\bnot stored\b/i.test(rest.source) ? 'shape' : 'entity',
      fields,
      values: [],
      stated: shown(true, item.at),
      description: plain(rest).replace(/^[\s:.–—-]+/, ''),
    },
  });
  return 'all';
}

/** The fields of a bullet or sentence: every code span at the head of a phrase, with what follows it. */
function fieldsIn(text: Inline, whole: Field['at'] | undefined): readonly Field[] {
  const names = fieldNames(text);
  const end = text.source.length;
  return names.flatMap((piece, index): readonly Field[] => {
    const next = names[index + 1]?.start ?? end;
    const after = slice(text, piece.end, next);
    const phrases = phrasesAfter(after);
    if (!phrases) return [];
    const name = slice(text, piece.start, piece.end);
    const at = names.length === 1 && whole ? whole : slice(text, piece.start, next).at;
    return [field(name, at, 'tolerant', { ...phrases.read, meaning: phrases.meaning })];
  });
}

/**
 * The code spans that name fields. Code names values instead of fields when it goes on a list that began with a
 * value (`` `kind` choice `a`, `b` ``), when it stands in what is said of a field (`` `kind`: empty, or `a` ``), and
 * when the fields of the bullet have brackets and it has none (`` `kind` (text): `a` or `b` ``).
 */
function fieldNames(text: Inline): readonly Piece[] {
  const { source } = text;
  const names: Piece[] = [];
  let previous: Piece | undefined;
  let isBracketed = false;
  for (const piece of pieces(text)) {
    const last = names.at(-1);
    const named = isFieldName(source, piece, previous, last, isBracketed);
    if (piece.kind !== 'text') previous = piece;
    if (!named) continue;
    if (!last) isBracketed = opensBracket(source, piece.end);
    names.push(piece);
  }
  return names;
}

function isFieldName(
  source: string,
  piece: Piece,
  previous: Piece | undefined,
  last: Piece | undefined,
  isBracketed: boolean,
): boolean {
  if (piece.kind !== 'code' || !/^[A-Za-z_][\w.]*\??$/.test(piece.text)) return false;
  const before = source.slice(0, piece.start);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false;
  const between = source.slice(previous?.end ?? 0, piece.start);
  if (previous?.kind === 'quote' && between.trim() === '') return false;
  const goesOn = previous?.kind === 'code' && joined.test(between);
  if (goesOn && previous !== last) return false;
  if (!last) return /(?:^|[;,:.–—-]|\b(?:and|or|then|has))\s*(?:\ban?\s+)?$/i.test(before);
  if (isBracketed && !opensBracket(source, piece.end)) return false;
  const since = source.slice(last.end, piece.start);
  const phrase = isBracketed ? '' : (since.split(/[;.]\s/).at(-1) ?? '');
  if (/:\s|\s[–—-]\s/.test(phrase)) return false;
  return goesOn || /(?:[;,.]|\)\s*(?:and|or)?|\b(?:and|then|has))\s*(?:\ban?\s+)?$/i.test(since);
}

function opensBracket(source: string, at: number): boolean {
  return /^\s*\(/.test(source.slice(at, at + 80));
}

/** What follows a field's name: `(phrases): meaning`, or bare phrases up to the next field. */
function phrasesAfter(after: Inline): { read: Omit<FieldPhrases, 'rest'>; meaning: string } | undefined {
  const bracket = /^\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*[:.–—-]?\s*/.exec(after.source);
  const bare = /^(.*?)(?:[;.]\s*|,?\s+(?:and|or|then)\s*)?$/s.exec(after.source);
  const { rest, ...read } = bracket
    ? fieldPhrases(slice(after, 1, 1 + (bracket[1] ?? '').length))
    : fieldPhrases(slice(after, 0, (bare?.[1] ?? '').length));
  const meaning = bracket ? plain(slice(after, bracket[0].length, after.source.length)) : '';
  return { read, meaning: [...rest, meaning].filter(Boolean).join('; ') };
}
