import { Span } from '../../place.ts';
import type { Inline } from '../../syntax/block.ts';
import { plain, slice, withoutComments } from '../../syntax/inline.ts';
import { recent } from '../../syntax/recent.ts';
import { wording } from '../../syntax/wording.ts';
import { expressionIn, onlyCode } from '../blocks/conditions.ts';
import type { Constraint, Quantity } from '../entities/words/field-type.ts';
import { valuesIn } from '../types.ts';
import { referencesIn, statements } from '../words/names.ts';

type Read = (phrase: Inline, match: RegExpExecArray) => ConstraintBody | undefined;
type ConstraintBody = Constraint extends infer C
  ? C extends Constraint
    ? Omit<C, 'text' | 'at'>
    : never
  : never;

/** `N` in a phrase: a number (grouped or not), or the name of a constant in code. */
const N = '(?:`[A-Za-z_][\\w.]*`|[-−+]?\\d[\\d,_. ]*\\d|[-−+]?\\d|[A-Z][A-Z0-9]*_[A-Z0-9_]*)';
const unit = '(?:\\s*([\\p{L}%][\\p{L} -]*?))?';
const phrase = (source: string): RegExp => wording.i`^(?:${source})\.?$`;

/** What is in a phrase beside its words: an amount `N`, or code. */
type Holds = 'words' | 'amount' | 'code';

/**
 * The phrases of point 5, one line each: what it may begin with (`*` is anything), what is in it, what it looks like and
 * what it becomes.
 */
const grammar: readonly (readonly [begins: string, Holds, RegExp, Read])[] = [
  [
    'rmn',
    'words',
    phrase('required(?:: (?:true|yes))?|must not be empty|not empty|mandatory'),
    () => ({ is: 'required' }),
  ],
  ['o', 'words', phrase('optional'), () => ({ is: 'optional' })],
  [
    'r',
    'code',
    phrase('required (?:when|if) (`.*`)'),
    (p) => withExpression(p, (expression) => ({ is: 'required-when', expression })),
  ],
  ['kp', 'words', phrase('key|primary key'), () => ({ is: 'key' })],
  ['o', 'words', phrase('owner'), () => ({ is: 'owner' })],
  [
    'incr',
    'words',
    phrase(
      "immutable|never changes|can(?:not| not|[’']t) be changed(?: later| afterwards| once set)?|read[- ]only",
    ),
    () => ({ is: 'immutable' }),
  ],
  ['u', 'words', phrase('unique(?:: (?:true|yes))?'), () => ({ is: 'unique', per: [] })],
  [
    'u',
    'words',
    phrase('unique (?:per|within(?: the)?|for each|in(?: the)?) (.+)'),
    (p, m) => ({ is: 'unique', per: referencesIn('field', tail(p, m[1])) ?? [] }),
  ],
  [
    '=',
    'code',
    phrase('= ?(`.*`)'),
    (p) => withExpression(p, (expression) => ({ is: 'computed', expression })),
  ],
  [
    '*',
    'amount',
    phrase(`(?:from )?(${N})(?: to | ?[–—-] ?)(${N})${unit}`),
    (p, m) => bound(p, { min: m[1], max: m[2] }, m[3]),
  ],
  [
    'b',
    'amount',
    phrase(`between (${N}) and (${N})${unit}`),
    (p, m) => bound(p, { min: m[1], max: m[2] }, m[3]),
  ],
  ['e', 'amount', phrase(`exactly (${N})${unit}`), (p, m) => bound(p, { min: m[1], max: m[1] }, m[2])],
  [
    'amn≥>',
    'amount',
    phrase(
      `(?:(?:at least|min(?:imum)?(?: of|:)?|no (?:less|fewer) than)(?![\\p{L}_]) ?|(?:≥|>=) ?)(${N})${unit}`,
    ),
    (p, m) => bound(p, { min: m[1] }, m[2]),
  ],
  [
    'aumn≤<',
    'amount',
    phrase(
      `(?:(?:at most|up to|max(?:imum)?(?: of|:)?|no more than)(?![\\p{L}_]) ?|(?:≤|<=) ?)(${N})${unit}`,
    ),
    (p, m) => bound(p, { max: m[1] }, m[2]),
  ],
  [
    'mgoa>',
    'amount',
    phrase(`(?:(?:more than|greater than|over|above) |> ?)(${N})${unit}`),
    (p, m) => bound(p, { min: m[1] }, m[2], 'min'),
  ],
  [
    'lfbu<',
    'amount',
    phrase(`(?:(?:less than|fewer than|below|under) |< ?)(${N})${unit}`),
    (p, m) => bound(p, { max: m[1] }, m[2], 'max'),
  ],
  ['m', 'code', phrase('(?:must )?match(?:es)?(?: the pattern)? (`.+`)'), pattern],
  [
    'moa',
    'words',
    phrase('(?:must be )?(?:one|any) of (.+)'),
    (p, m) => ({ is: 'one-of', values: valuesIn(tail(p, m[1])) }),
  ],
  [
    'amvweud',
    'words',
    phrase('(?:an? |must be an? )?(?:valid |well-formed )?(email|url|uuid|date)(?: address)?'),
    (_, m) => ({ is: 'format', format: (m[1] ?? '').toLowerCase() as 'email' }),
  ],
  [
    'mi',
    'words',
    phrase('(?:must be )?in the (past|future)'),
    (_, m) => ({ is: m[1]?.toLowerCase() === 'past' ? 'in-the-past' : 'in-the-future' }),
  ],
  ['bade', 'words', phrase('(before|after|equals|differs from) (`.+`|[A-Za-z_][\\w.]*)'), compare],
  ['`', 'code', phrase('`.+`'), (p) => withExpression(p, (expression) => ({ is: 'expression', expression }))],
];

/** The phrases that may begin with a letter or sign. */
const beginningWith = recent((first) =>
  grammar.filter(([begins]) => begins === '*' || begins.includes(first)),
);

/** The phrases that a text may be, in order: the parts of a line are asked by one form after another. */
const phrasesOf = recent((source): readonly { readonly match: RegExpExecArray; readonly read: Read }[] => {
  const isIn = { words: true, amount: /[\d`_]/.test(source), code: source.includes('`') };
  return beginningWith(source.charAt(0).toLowerCase()).flatMap(([, holds, form, read]) => {
    const match = isIn[holds] ? form.exec(source) : null;
    return match ? [{ match, read }] : [];
  });
});

/** The phrases of a rule, in order; `;` separates them. What is no phrase is prose. */
export function constraintsIn(inline: Inline): readonly Constraint[] {
  return statements(inline).map(constraintIn);
}

/** One phrase of a rule; a comment before or behind it is no part of it. */
export function constraintIn(whole: Inline): Constraint {
  const inline = withoutComments(whole);
  const base = { text: inline.source, at: inline.at };
  if (inline.source.length <= 500)
    for (const { match, read } of phrasesOf(inline.source)) {
      const body = read(inline, match);
      if (body) return { ...base, ...body } as Constraint;
    }
  return { ...base, is: 'prose' };
}

function tail(inline: Inline, text = ''): Inline {
  const start = inline.source.lastIndexOf(text);
  return slice(inline, start, start + text.length);
}

function codeIn(inline: Inline): Inline | undefined {
  const start = inline.source.indexOf('`');
  const end = inline.source.lastIndexOf('`');
  return start < 0 || end <= start ? undefined : slice(inline, start, end + 1);
}

function withExpression(
  inline: Inline,
  make: (expression: ReturnType<typeof expressionIn>) => ConstraintBody,
): ConstraintBody | undefined {
  const code = codeIn(inline);
  const only = code && onlyCode(code);
  return code && only ? make(expressionIn(code, only)) : undefined;
}

function bound(
  inline: Inline,
  ends: { min?: string | undefined; max?: string | undefined },
  unitWords = '',
  exclusive?: 'min' | 'max',
): ConstraintBody {
  return {
    is: 'bound',
    ...(ends.min === undefined ? {} : { min: quantity(inline, ends.min) }),
    ...(ends.max === undefined ? {} : { max: quantity(inline, ends.max, ends.min !== undefined) }),
    ...(exclusive === 'min' ? { minExclusive: true } : {}),
    ...(exclusive === 'max' ? { maxExclusive: true } : {}),
    unit: counted(unitWords.trim()),
  };
}

/** The name of what a bound counts, however it is written: "1 character", "60 chars", "1 entry". */
function counted(unit: string): string {
  if (unit === '') return '';
  if (/^char(?:acter)?s?$/i.test(unit)) return 'characters';
  return /^entry$/i.test(unit) ? 'entries' : unit;
}

/** Reads an amount: `10,000` is one number; a name is a constant. */
export function quantity(inline: Inline, text: string, last = false): Quantity {
  const start = last ? inline.source.lastIndexOf(text) : inline.source.indexOf(text);
  const at = new Span(inline.at.anchor, inline.at.start + start, inline.at.start + start + text.length);
  const name = text.includes('`') ? text.replace(/^`|`$/g, '') : text;
  if (/^[A-Za-z_]/.test(name)) return { constant: { kind: 'constant', name, at }, at };
  return { value: decimalText(name), at };
}

/** Decimal text without grouping: `10,000` is 10000, `1 000.5` is 1000.5, `−3` is -3. */
export function decimalText(text: string): string {
  const bare = text.trim();
  return /[−, _]/.test(bare) ? bare.replace(/^−/, '-').replace(/(?<=\d)[, _](?=\d{3}(?!\d))/g, '') : bare;
}

function pattern(inline: Inline): ConstraintBody | undefined {
  const code = codeIn(inline);
  const only = code && onlyCode(code);
  if (!code || !only) return undefined;
  const { source, at } = expressionIn(code, only);
  return { is: 'matches', pattern: source, patternAt: at };
}

function compare(inline: Inline, match: RegExpExecArray): ConstraintBody | undefined {
  const how = (match[1] ?? '').toLowerCase().split(' ')[0] as 'before' | 'after' | 'equals' | 'differs';
  const operand = tail(inline, match[2]);
  const code = onlyCode(operand);
  if (!code && how !== 'equals' && how !== 'differs' && /\s/.test(plain(operand))) return undefined;
  return {
    is: 'compare',
    how,
    operand: code ? expressionIn(operand, code) : { source: operand.source, at: operand.at, escapes: [] },
  };
}
