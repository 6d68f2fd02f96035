import type { Block, Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { type ErrorLine, entry } from './line.ts';

/**
 * A number at the head of a line, perhaps behind a status or a word for it, and what parts it from the rest: `1001, `,
 * `**1001** `, `Code 1001: `, `HTTP 401, code 1001: `.
 */
const headed = wording`^(?:(?:HTTP |[Ss]tatus )?(?<before>[1-5]\d\d)\s*[,:/–—-]\s*(?:with\s+)?)?(?:(?:[Ee]rror\s+)?(?:[Cc]ode|[Nn]umber|[Ee]rror|[Nn][or]\.?)\s+)?(?<mark>\*\*|__|)#?(?<number>\d{1,6})(?::(?=\*\*|__))?\k<mark>(?=\s*$|\s*[:,;=–—→/(]|\.?\s+[–—-]\s|\s+["“„«]|\.\s+\p{L}|\s+\p{Lu})`;
/** A status right behind the number: `: 400, `, ` (401) `, ` / 401: `. */
const statusBehind =
  /^\s*[:,;=–—→/-]?\s*\(?(?:HTTP |status )?(?<status>[1-5]\d\d)\)?(?=$|\s*[,;:.–—-]|\s+["“„«])/i;
/** A status that closes a line: `, HTTP 401`, ` (401)`, ` → 401`. */
const statusAtEnd =
  /\s*(?:[,;.–—→(-]|[-=]>|\bwith\b)\s*(?:HTTP |status )?(?:status |code )?(?<status>[1-5]\d\d)\)?\.?\s*$/i;
/** What parts what is said of an error from its number. */
const parting = /^\s*(?:[:,;.=–—→/-]\s*)*/;
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
 * "Invalid input"`. Undefined where the numbers are statuses, where they count the lines, or where something is counted.
 */
export function ownNumber(text: Inline, block: Block): ErrorLine | undefined {
  if (!/^\S*(?:\s\S+){0,4}\d/.test(text.source.slice(0, 40)) || !areOwn(block)) return undefined;
  const found = numberIn(text);
  const { number = '', before, mark = '' } = found?.groups ?? {};
  if (!found) return undefined;
  const start = found[0].lastIndexOf(number);
  const name = slice(text, start, start + number.length);
  const rest = slice(text, found[0].length, text.source.length);
  const behind = before ? null : statusBehind.exec(rest.source);
  const said = slice(rest, behind?.[0].length ?? 0, rest.source.length);
  const last = before || behind ? null : statusAtEnd.exec(said.source);
  const told = slice(said, parting.exec(said.source)?.[0].length ?? 0, last?.index ?? said.source.length);
  const [first] = pieces(told);
  const isQuoted = first?.kind === 'quote' && first.start === 0;
  const more = slice(told, isQuoted ? first.end : 0, told.source.length);
  const explained = slice(more, parting.exec(more.source)?.[0].length ?? 0, more.source.length);
  const status =
    statusAt(text, before, 0) ??
    statusAt(rest, behind?.groups?.status, 0) ??
    statusAt(said, last?.groups?.status, last?.index ?? 0);
  const line = entry(name, false, plain(explained) === '' ? undefined : explained);
  return {
    ...line,
    ...(isQuoted ? { message: slice(told, 0, first.end) } : {}),
    ...(status ? { status } : {}),
    numbered: true,
    keyed: true,
    ...(mark === '' && !status && !isQuoted ? { doubtful: true } : {}),
  };
}

/** Where a status stands in a text, from an offset on. */
function statusAt(text: Inline, status: string | undefined, from: number): Inline | undefined {
  if (!status) return undefined;
  const at = text.source.indexOf(status, from);
  return slice(text, at, at + status.length);
}
