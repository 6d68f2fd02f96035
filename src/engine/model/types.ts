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
        'int uint uint8 uint16 uint32 uint64 int4 int8 int16 int32 int64 i8 i16 i32 i64 u8 u16 u32 u64 usize long bigint biginteger smallint tinyint serial bigserial ganzzahl|whole number|natural number|count',
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

/** What says behind a type that there may be no value. */
const orNone = /\s*(?:\bor none|\bor null|\\?\|\s*`?(?:null|undefined)`?)\s*$/i;
/** The last signs of that. */
const endsOfNone = 'eld`';
/** A type that says so by how it is spelled: `string?`, `Option<u8>`. */
const mayBeNone = /^[\w.]+(?:\([\d, ]*\))?(?:\[\])?\?$|^(?:Option|Optional|Maybe|Nullable)</;

/** The type written in a cell or phrase. Code marks and emphasis around names do not matter. */
export function typeUseIn(inline: Inline): TypeUse {
  const { source } = inline;
  const name = scalarWords.get(source);
  if (name) return { type: { is: 'scalar', name }, optional: false, text: source };
  const none = endsOfNone.includes(source.trimEnd().slice(-1).toLowerCase()) ? orNone.exec(source) : null;
  const rest = none ? slice(inline, 0, none.index) : inline;
  return { type: typeIn(rest), optional: none !== null || saysOptional(plain(rest)), text: source };
}

function saysOptional(type: string): boolean {
  return (type.endsWith('?') || type.includes('<')) && mayBeNone.test(type);
}

/** Values in code that `or` joins: "`archive` or `original`". */
const alternatives = wording`^\`\p{Ll}[^\`]*\`(?:, \`\p{Ll}[^\`]*\`)*,? or \`\p{Ll}[^\`]*\`$`;
/** Values in capitals that `or` joins, unless they are types: "NONE, COUNT or DATE", "`REST` or `GQL`". */
const capitals = wording`^\`?\p{Lu}[\p{Lu}\p{N}_]+\`?(?:, \`?\p{Lu}[\p{Lu}\p{N}_]+\`?)*,? or \`?\p{Lu}[\p{Lu}\p{N}_]+\`?$`;
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

/** What leads to values: "one of `a`, `b`". */
const oneOf = /^(?:one of|either|enum(?:eration)?(?: of)?|choice(?: of)?)\s*:?(?:\s+|$)/i;
const wrapped = /^`?(?:Option|Optional|Maybe|Nullable|List|Array|Vec|Set|Sequence)<(.+)>`?$/;
/** A list as GraphQL and Swift write it: "[Crate]", "[String!]". */
const listBrackets = wording`^\[\s*([\p{L}_][\p{L}\p{N}_.]*)[!?]?\s*\]$`;
/** What points to a type, or an article before what is surely the name of one. */
const before = wording`^(?:(?:(?:→|->)\s*)+|an?\s+(?=\`?\p{Lu}))`;

/** The type written in an inline, without `or none`. */
export function typeIn(inline: Inline): Type {
  const name = scalarWords.get(inline.source);
  return name ? { is: 'scalar', name } : (typeSpelled(inline) ?? typeCalled(inline));
}

/** A type that is written in another way than by its name. */
function typeSpelled(inline: Inline): Type | undefined {
  const { source } = inline;
  const rest = (start: number): Inline => slice(inline, start, source.length);
  const first = source.charAt(0).toLowerCase();
  const holdsArrow = source.includes('→') || source.includes('->');
  const values = 'oec'.includes(first) ? oneOf.exec(source) : null;
  if (values) return { is: 'one-of', values: valuesIn(rest(values[0].length)) };
  const inside = first === '[' ? listBrackets.exec(source)?.[1] : undefined;
  if (inside) {
    const of = typeIn(slice(inline, source.indexOf(inside), source.indexOf(inside) + inside.length));
    if (of.is === 'scalar' || wording`^\p{Lu}`.test(inside)) return { is: 'list', of };
  }
  const within = source.includes('<') ? wrapped.exec(source)?.[1] : undefined;
  if (within !== undefined && !/[<,]/.test(within)) {
    const start = source.indexOf('<') + 1;
    const of = typeIn(slice(inline, start, start + within.length));
    return /^`?(?:Opt|May|Nul)/.test(source) ? of : { is: 'list', of };
  }
  if (source.includes(' or ') && (alternatives.test(source) || areCapitals(source)))
    return { is: 'one-of', values: valuesIn(inline) };
  const union = source.includes('|') || source.includes('/') ? unionIn(inline) : undefined;
  if (union) return { is: 'one-of', values: union };
  const key = holdsArrow || 'frma'.includes(first) ? pointsTo.exec(source)?.groups : undefined;
  if (key?.name) {
    const start = source.indexOf(key.name, key.lead?.length ?? 0);
    const of = typeIn(slice(inline, start, start + key.name.length));
    return key.many ? { is: 'list', of } : of;
  }
  const lead = holdsArrow || first === 'a' ? before.exec(source) : null;
  if (lead) return typeIn(rest(lead[0].length));
  const list = 'alsc'.includes(first) ? listOf.exec(source) : null;
  return list ? { is: 'list', of: itemIn(rest(list[0].length)) } : undefined;
}

/** Words for a type in the plural that nothing else is called by: "strings", "integers", "dates". */
const severalOf =
  /^(?:string|text|integer|int|number|decimal|float|boolean|bool|date|datetime|timestamp|uuid|url)s$/i;

/** What a list is of, in the singular or the plural. */
function itemIn(inline: Inline): Type {
  const item = severalOf.test(inline.source) ? slice(inline, 0, inline.source.length - 1) : inline;
  return typeIn(item);
}

/** A type that is called by a name, or several of what is: "text array", "Crate[]". */
function typeCalled(inline: Inline): Type {
  const written = nameOf(inline).name;
  const called = written.endsWith('?') ? written.slice(0, -1) : written;
  const isPhrase = /\s/.test(called);
  const name = isPhrase ? called.replace(beforeScalar, '') : called;
  const many = isPhrase ? /^(.+?) (?:array|list)$/i.exec(name)?.[1] : undefined;
  const each = many === undefined ? undefined : scalarWords.get(words(many));
  if (each) return { is: 'list', of: { is: 'scalar', name: each } };
  const array = name.endsWith('[]') ? /^(.+?)\[\]$/.exec(name)?.[1] : undefined;
  return array === undefined
    ? named(name, isPhrase, inline)
    : { is: 'list', of: named(array, isPhrase, inline) };
}

function named(name: string, isPhrase: boolean, inline: Inline): Type {
  const scalar =
    scalarWords.get(name) ??
    scalarWords.get(words(name)) ??
    (name.endsWith(')') ? scalarWords.get(words(sized.exec(name)?.[1] ?? '')) : undefined) ??
    (!isPhrase && shortText.test(name) ? 'text' : undefined) ??
    (name.includes('/') ? narrower(name) : undefined) ??
    (isPhrase ? limited(name) : undefined);
  if (scalar) return { is: 'scalar', name: scalar };
  if (name.includes('.') && inEntity.test(name))
    return { is: 'field', field: { kind: 'field', name, at: inline.at } };
  if (wording`^[\p{L}_][\p{L}\p{N}_ -]*$`.test(name) && name.split(' ').length <= 4)
    return { is: 'entity', entity: { ...referenceIn('entity', inline), name } };
  return { is: 'unknown', text: name };
}

/** The field of an entity: "Crate.weight". */
const inEntity = wording`^[\p{L}_][\p{L}\p{N}_ -]*\.[\p{L}_][\p{L}\p{N}_.-]*$`;

/** The narrower of two words for a scalar: "string/uuid". */
function narrower(name: string): ScalarType | undefined {
  const both = name.split('/').map((each) => scalarWords.get(words(each)));
  if (both.length !== 2 || !both[0] || !both[1]) return undefined;
  return both[1] === 'text' ? both[0] : both[1];
}

/** What the noun says, whatever limit stands behind it, which is a constraint: "text up to 60 characters", "long text". */
function limited(name: string): ScalarType | undefined {
  const noun = /^(.+?)\s+(?:up to|of|with|at most|≤|<=|max)\b.*\d/i.exec(name)?.[1];
  return noun === undefined ? undefined : scalarWords.get(words(noun));
}

/** The values of `a, b or c`: code, quoted, or bare. Values are never folded. */
export function valuesIn(inline: Inline): readonly EnumValue[] {
  return listed(inline).flatMap((part) => {
    const two = part.source.includes('or') ? /^(.*?)\s+or\s+(.*)$/s.exec(part.source) : null;
    const parts = two
      ? [
          slice(part, 0, (two[1] ?? '').length),
          slice(part, part.source.length - (two[2] ?? '').length, part.source.length),
        ]
      : [part];
    return parts
      .map((each) =>
        each.source.startsWith('or') && /^or\s+/.test(each.source)
          ? slice(each, 3, each.source.length)
          : each,
      )
      .filter((each) => each.source !== '')
      .map((each) => ({ value: nameOf(each).name, at: each.at }));
  });
}
