import type { Block, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { headOf, isParted, splitAt } from '../words/phrases.ts';
import { saidBehind, statusAt } from './behind-code.ts';
import { type ErrorLine, entry } from './line.ts';

/**
 * A number at the head of a line, perhaps behind a status or a word for it, and what parts it from the rest: `1001, `,
 * `**1001** `, `Code 1001: `, `HTTP 401, code 1001: `.
 */
const headed = wording`^(?:(?:HTTP |[Ss]tatus )?(?<before>[1-5]\d\d)\s*[,:/–—-]\s*(?:with\s+)?)?(?:(?:[Ee]rror\s+)?(?:[Cc]ode|[Nn]umber|[Ee]rror|[Nn][or]\.?)\s+)?(?<mark>\*\*|__|\x60|)#?(?<number>\d{1,6})(?::(?=\*\*|__))?\k<mark>(?=\s*$|\s*[:,;=–—→/(]|\.?\s+[–—-]\s|\s+["“„«]|\s+\x60[^\x60]*\s[^\x60]*\x60|\.\s+\p{L}|\s+\p{Lu})`;
/** What is counted, and no error called by its number. */
const amount = wording`^\s+\p{Ll}|^\s*(?:%|characters|seconds|minutes|hours|days|bytes|kB|KB|MB)\b`;
/** Lines of a list that begin so, at least, where the numbers are short. */
const FEWEST = 3;

/** A line with its number, or undefined. */
function numberIn({ source }: Inline): RegExpExecArray | undefined {
  const found = headed.exec(source);
  return found && !amount.test(source.slice(found[0].length)) ? found : undefined;
}

/** Whether the numbers before what most lines of a list say are codes of its own: each comes once, and most are no statuses. */
const areOwn = once((block: Block): boolean => {
  if (block.kind !== 'list') return false;
  const numbers = block.items.flatMap(({ text }) => numberIn(text)?.groups?.number ?? []);
  const statuses = numbers.filter((number) => /^[45]\d\d$/.test(number));
  return (
    (numbers.length >= FEWEST || numbers.every((number) => number.length > 3)) &&
    numbers.length * 2 >= block.items.length &&
    new Set(numbers).size === numbers.length &&
    statuses.length * 2 < numbers.length &&
    // What only counts the lines of a list goes on by one from the first.
    !numbers.every((number, index) => Number(number) === index + 1)
  );
});

/**
 * The error that is called by a number of its own, in a list of such: `1001, "Token required", HTTP 401`, `2001: 400,
 * "Invalid input"`. Several words in code behind the number are what is shown, as words in quotes are. Undefined where
 * the numbers are statuses, where they count the lines, or where something is counted.
 */
export function ownNumber(text: Inline, block: Block): ErrorLine | undefined {
  const opens = /^\S*(?:\s\S+){0,4}\d/.test(text.source.slice(0, 40));
  return opens && areOwn(block) ? numbered(text) : undefined;
}

/**
 * The errors of a sentence that lists several such, and nothing else behind its label: "**Others**: 1001 "Token required"
 * (401), 1002 "Gone" (410)".
 */
export function ownNumbersInRow(text: Inline): readonly ErrorLine[] {
  const head = headOf(text);
  const row = isParted(head) ? head.rest : text;
  if (!/^[*_`#]*\d/.test(row.source)) return [];
  const parts = splitAt(
    slice(row, 0, row.source.replace(/\.$/, '').length),
    /[,;]\s+(?:and\s+)?(?=[*_`#]*\d{3,6}[*_`]*\s)/,
  );
  const numbers = parts.map((part) => numberIn(part)?.groups?.number ?? '');
  const areCodes =
    parts.length >= FEWEST &&
    new Set(numbers).size === parts.length &&
    numbers.every((each) => each.length > 3);
  const lines = areCodes ? parts.flatMap((part) => numbered(part) ?? []) : [];
  return lines.length === parts.length && lines.every(({ message, status }) => message && status)
    ? lines
    : [];
}

/** The error of a line that begins with its number. */
function numbered(text: Inline): ErrorLine | undefined {
  const found = numberIn(text);
  const { number = '', before, mark = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const start = found[0].lastIndexOf(number);
  const name = slice(text, start, start + number.length);
  const told = saidBehind(slice(text, found[0].length, text.source.length), before === undefined);
  const status = before ? statusAt(text, before, 0) : told.status;
  return {
    ...entry(name, false, told.explained),
    ...(told.message ? { message: told.message } : {}),
    ...(status ? { status } : {}),
    numbered: true,
    keyed: true,
    ...(mark === '' && !status && !told.message ? { doubtful: true } : {}),
  };
}
