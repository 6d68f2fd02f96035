import type { Inline } from '../syntax/block.ts';
import { plain, slice } from '../syntax/inline.ts';
import { wording } from '../syntax/wording.ts';
import {
  type EnumValue,
  type ScalarType,
  scalarTypes,
  type Type,
  type TypeUse,
} from './entities/words/field-type.ts';
import { listed, nameOf, referenceIn, words } from './words/names.ts';

/** What programmers and other documents write for a scalar type. */
const scalarWords: ReadonlyMap<string, ScalarType> = new Map<string, ScalarType>([
  ...scalarTypes.map((name): [string, ScalarType] => [name, name]),
  ...(
    [
      [
        'text',
        'string str varchar char nvarchar longtext mediumtext citext slug|long text|markdown text|markdown|rich text|multiline text',
      ],
      [
        'integer',
        'int uint uint8 uint16 uint32 uint64 int4 int8 int16 int32 int64 i8 i16 i32 i64 u8 u16 u32 u64 usize long bigint biginteger smallint tinyint serial bigserial ganzzahl number|whole number|natural number|count',
      ],
      ['number', 'numeric float float32 float64 f32 f64 double real zahl|double precision'],
      ['decimal', 'bigdecimal dec'],
      ['money', 'currency amount|price'],
      ['boolean', 'bool flag|yes no|true false'],
      [
        'timestamp',
        'datetime dt ts zeitstempel naivedatetime localdatetime offsetdatetime|date time|date and time|timestamptz|instant|datetime utc|iso timestamp|iso date time',
      ],
      ['date', 'day datum|calendar date|localdate'],
      ['time', 'localtime|time of day'],
      ['duration', 'interval timespan|time span'],
      ['email', 'mail|e mail|email address|e mail address|mail address'],
      ['url', 'uri link|web address|href'],
      ['uuid', 'guid'],
      ['file', 'blob binary bytes image|upload|bytea'],
      ['json', 'jsonb object map any|dict'],
    ] as const
  ).flatMap(([name, spelled]) =>
    spelled.split('|').flatMap((group, index): [string, ScalarType][] => {
      // The first group lists single words; the other groups are phrases of their own.
      const phrases = index === 0 ? [group, ...group.split(' ')] : [group];
      return phrases.map((phrase) => [phrase, name]);
    }),
  ),
]);

/** A length or precision in brackets: `varchar(20)`, `decimal(10,2)`. */
const sized = /^([A-Za-z][\w ]*?)\s*\((\d+)(?:\s*,\s*\d+)?\)$/;
/** A text by a short word with its length: `s80`, `vc255`. */
const shortText = /^(?:s|vc|str|string|n?varchar|char|txt)\d{2,5}$/i;

/** The type written in a cell or phrase. Code marks and emphasis around names do not matter. */
export function typeUseIn(inline: Inline): TypeUse {
  let rest = inline;
  let optional = false;
  const none = /\s*(?:\bor none|\bor null|\\?\|\s*`?(?:null|undefined)`?)\s*$/i.exec(rest.source);
  if (none) {
    optional = true;
    rest = slice(rest, 0, none.index);
  }
  return {
    type: typeIn(rest),
    optional:
      optional ||
      /^[\w.]+(?:\([\d, ]*\))?(?:\[\])?\?$|^(?:Option|Optional|Maybe|Nullable)</.test(plain(rest)),
    text: inline.source,
  };
}

/** Values in code that `or` joins: "`archive` or `original`". */
const alternatives = wording`^\`\p{Ll}[^\`]*\`(?:, \`\p{Ll}[^\`]*\`)*,? or \`\p{Ll}[^\`]*\`$`;
/** Values in capitals that `or` joins, unless they are types: "NONE, COUNT or DATE". */
const capitals = wording`^\p{Lu}[\p{Lu}\p{N}_]+(?:, \p{Lu}[\p{Lu}\p{N}_]+)*,? or \p{Lu}[\p{Lu}\p{N}_]+$`;
const areCapitals = (source: string): boolean =>
  capitals.test(source) && source.split(/,? or |, /).some((value) => !scalarWords.has(words(value)));

/** Values in code of their own with a stroke between them: "`open` | `shut`", "`open` / `shut`"; in a cell the stroke is escaped. */
const strokes = wording`^\`\p{Ll}[^\`]*\`(?:\s*(?:\\?\||/)\s*\`\p{Ll}[^\`]*\`)+$`;
/** Quoted values of a union as programmes write it: "'open' | 'shut'". */
const quotedUnion = /^`?(?:'[^']*'|"[^"]*")(?:\s*\\?\|\s*(?:'[^']*'|"[^"]*"))+`?$/;

/** The values of a union of values; undefined for any other text, and for one of types. */
function unionIn(inline: Inline): readonly EnumValue[] | undefined {
  const { source } = inline;
  const each = strokes.test(source)
    ? /`([^`]*)`/g
    : quotedUnion.test(source)
      ? /['"]([^'"]*)['"]/g
      : undefined;
  const values =
    each &&
    [...source.matchAll(each)].map(({ index, 1: value = '' }) => ({
      value,
      at: slice(inline, index + 1, index + 1 + value.length).at,
    }));
  return values?.some(({ value }) => scalarWords.has(words(value))) && !quotedUnion.test(source)
    ? undefined
    : values;
}

/** A key of something else, by how it is stored or by what it is called: "integer → User", "FK Document", "M2M Tag". */
const pointsTo = wording`^(?<lead>\p{L}+\s*(?:→|->)|(?:FK|fk|foreign key|ref)(?: to| of)?|(?:[Aa]n? )?[Rr]eference to(?: an?| the)?|(?<many>M2M|m2m|many-to-many)(?: to| with)?)\s+\`?(?<name>\p{Lu}[\p{L}\p{N}_]*(?:\[\])?)\`?(?=$|,)`;

/** An article before what is surely a type: "a boolean", "an integer". */
const beforeScalar =
  /^an?\s+(?=(?:boolean|integer|string|decimal|float|text|number|date|time|timestamp|datetime|uuid|url)$)/i;

/** What makes a type a list of what follows; lists in lists in lists have an end. */
const listOf =
  /^(?:an?\s+)?(?:list|array|set|collection|sequence)\s+of\s+(?!(?:(?:an?\s+)?(?:list|array|set|collection|sequence)\s+of\s+){9})/i;

/** The type written in an inline, without `or none`. */
export function typeIn(inline: Inline): Type {
  const oneOf = /^(?:one of|either|enum(?:eration)?(?: of)?|choice(?: of)?)\s*:?(?:\s+|$)/i.exec(
    inline.source,
  );
  if (oneOf) return { is: 'one-of', values: valuesIn(slice(inline, oneOf[0].length, inline.source.length)) };
  const wrapped = /^`?(?:Option|Optional|Maybe|Nullable|List|Array|Vec|Set|Sequence)<(.+)>`?$/.exec(
    inline.source,
  );
  if (wrapped && !/[<,]/.test(wrapped[1] ?? '')) {
    const start = inline.source.indexOf('<') + 1;
    const of = typeIn(slice(inline, start, start + (wrapped[1] ?? '').length));
    return /^`?(?:Opt|May|Nul)/.test(inline.source) ? of : { is: 'list', of };
  }
  if (alternatives.test(inline.source) || areCapitals(inline.source))
    return { is: 'one-of', values: valuesIn(inline) };
  const union = unionIn(inline);
  if (union) return { is: 'one-of', values: union };
  const key = pointsTo.exec(inline.source)?.groups;
  if (key?.name) {
    const start = inline.source.indexOf(key.name, key.lead?.length ?? 0);
    const of = typeIn(slice(inline, start, start + key.name.length));
    return key.many ? { is: 'list', of } : of;
  }
  const arrow = wording`^(?:(?:(?:→|->)\s*)+|an?\s+(?=\`?\p{Lu}))`.exec(inline.source);
  if (arrow) return typeIn(slice(inline, arrow[0].length, inline.source.length));
  const list = listOf.exec(inline.source);
  if (list) return { is: 'list', of: typeIn(slice(inline, list[0].length, inline.source.length)) };
  const name = nameOf(inline).name.replace(/\?$/, '').replace(beforeScalar, '');
  const many = /^(.+?) (?:array|list)$/i.exec(name)?.[1];
  const each = many === undefined ? undefined : scalarWords.get(words(many));
  if (each) return { is: 'list', of: { is: 'scalar', name: each } };
  const array = /^(.+?)\[\]$/.exec(name);
  if (array) return { is: 'list', of: named(array[1] ?? '', inline) };
  return named(name, inline);
}

function named(name: string, inline: Inline): Type {
  const scalar =
    scalarWords.get(name) ??
    scalarWords.get(words(name)) ??
    scalarWords.get(words(sized.exec(name)?.[1] ?? '')) ??
    (shortText.test(name) ? 'text' : undefined);
  if (scalar) return { is: 'scalar', name: scalar };
  // "string/uuid": the narrower of two words for it.
  const both = name.split('/').map((each) => scalarWords.get(words(each)));
  const narrower = both.length === 2 && both[0] && both[1] && (both[1] === 'text' ? both[0] : both[1]);
  if (narrower) return { is: 'scalar', name: narrower };
  // "text up to 60 characters", "long text": the noun decides, the limit is a constraint.
  const limited = /^(.+?)\s+(?:up to|of|with|at most|≤|<=|max)\b.*\d/i.exec(name);
  const limitedScalar = limited && scalarWords.get(words(limited[1] ?? ''));
  if (limitedScalar) return { is: 'scalar', name: limitedScalar };
  const field = wording`^([\p{L}_][\p{L}\p{N}_ -]*)\.([\p{L}_][\p{L}\p{N}_.-]*)$`.exec(name);
  if (field) return { is: 'field', field: { kind: 'field', name, at: inline.at } };
  if (wording`^[\p{L}_][\p{L}\p{N}_ -]*$`.test(name) && name.split(' ').length <= 4)
    return { is: 'entity', entity: { ...referenceIn('entity', inline), name } };
  return { is: 'unknown', text: name };
}

/** The values of `a, b or c`: code, quoted, or bare. Values are never folded. */
export function valuesIn(inline: Inline): readonly EnumValue[] {
  return listed(inline).flatMap((part) => {
    const two = /^(.*?)\s+or\s+(.*)$/s.exec(part.source);
    const parts = two
      ? [
          slice(part, 0, (two[1] ?? '').length),
          slice(part, part.source.length - (two[2] ?? '').length, part.source.length),
        ]
      : [part];
    return parts
      .map((each) => (/^or\s+/.test(each.source) ? slice(each, 3, each.source.length) : each))
      .filter((each) => each.source !== '')
      .map((each) => ({ value: nameOf(each).name, at: each.at }));
  });
}
