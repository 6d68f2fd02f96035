import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type ErrorLine, entry } from './line.ts';

/** A status with an arrow to what it stands for: `404 → "Not found" (no such row)`. */
const statusAtArrow = wording`^[\`*]*(?:HTTP )?(?<status>[45]\d\d)[\`*]*(?:\s+\p{Lu}[\p{L}' -]{0,30}?)?\s*(?:→|⇒|[-=]>)\s*(?=\S)`;
/** Code that is spelled as errors are: `NO_ACCESS`, `boat.gone`. A name of one word may be a page or what is done then. */
const spelledAsCode = wording`^(?!.*\.(?:html?|php|aspx?|jsx?|tsx?|vue|json)$)(?:\p{L}[\p{L}\p{N}]*(?:[_.-][\p{L}\p{N}]+)+|\p{Lu}[\p{Lu}\p{N}]{2,}|\p{Lu}\p{L}+(?:Error|Exception))$`;
/** What parts a message from what is said of it. */
const parting = /^\s*(?:[:,;.–—-]\s*)?/;

/**
 * The error of a line in which an arrow leads from a status to it. It is called by the text that it quotes; without any
 * by its status.
 */
export function errorOfStatus(text: Inline): ErrorLine | undefined {
  const head = statusAtArrow.exec(text.source);
  if (!head) return undefined;
  const start = head[0].indexOf(head.groups?.status ?? '');
  const status = slice(text, start, start + 3);
  const said = slice(text, head[0].length, text.source.length);
  const quotes = pieces(said).filter(
    ({ kind, start: at, text: words }) =>
      kind === 'quote' || (kind === 'code' && (/\s/.test(words) || (at === 0 && spelledAsCode.test(words)))),
  );
  const [quote, ...others] = quotes;
  if (quote && others.length === 0) return { ...named(said, quote), status };
  // `→ /login` is where one is led.
  if (others.length > 0 || /^`[^`]+`$/.test(said.source)) return undefined;
  return { ...entry(status, false, said), status };
}

/** A status with its reason in bold type in a line of its own: `**404 Not Found**`. */
const titledStatus = wording`^(?:\*\*|__)(?<title>(?<status>[45]\d\d)(?:\s+(?:[–—-]\s+)?\p{Lu}[\p{L}' -]{0,40})?)(?:\*\*|__):?[ \t\\]*\n`;

/** The error whose status stands in bold type above what is said of it. */
export function statusAbove(text: Inline): ErrorLine | undefined {
  const { title, status } = titledStatus.exec(text.source)?.groups ?? {};
  if (!title || !status) return undefined;
  const said = slice(text, text.source.indexOf('\n') + 1, text.source.length);
  return { ...entry(slice(text, 2, 2 + title.length), false, said), status: slice(text, 2, 5) };
}

/** An error by the text that is quoted of it, with what stands behind that, or else around it. */
function named(said: Inline, { start, end, kind }: { start: number; end: number; kind: string }): ErrorLine {
  const behind = slice(said, end, said.source.length);
  const bracket = /^\s*\((.*)\)$/.exec(behind.source);
  const rest = bracket
    ? slice(behind, behind.source.indexOf('(') + 1, behind.source.length - 1)
    : slice(behind, parting.exec(behind.source)?.[0].length ?? 0, behind.source.length);
  const explained = start > 0 ? said : rest.source ? rest : undefined;
  return entry(slice(said, start, end), kind === 'quote', explained);
}
