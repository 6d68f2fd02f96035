import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type Context, headingText } from '../blocks/context.ts';
import { type ErrorLine, entry } from './line.ts';

/** What says that the numbers below it are those with which a programme ends. */
const ends = /\b(?:exit(?:s|ed|ing)?|return)[ -]?(?:codes?|status(?:es)?|values?)\b|\bexits? with\b/i;
/** A number with which a programme ends, and what parts it from what that means. */
const headed = /^[`*]*(?<number>\d{1,3})[`*]*(?:\s*[:=–—-]\s*|\s+)(?=\S)/;
/** What only leads to the case. */
const leads = /^(?:(?:if|when|for)\s+)?/i;

/** Whether the lines below some words tell with which numbers a programme ends. */
export const tellsExits = (context: Context): boolean =>
  ends.test(context.lead) || ends.test(headingText(context));

/**
 * The error of a line that says with which number a programme ends: "2 `unknown recipe`", "64: no such command". Several
 * words in code or quotes are what it prints. None where it ends well, with 0.
 */
export function exitCode(text: Inline): ErrorLine | undefined {
  const found = headed.exec(text.source);
  const number = found?.groups?.number;
  if (!found || !number || Number(number) === 0) return undefined;
  const rest = slice(text, found[0].length, text.source.replace(/[.,;]$/, '').length);
  const [first] = pieces(rest);
  const isMessage =
    first?.start === 0 && (first.kind === 'quote' || (first.kind === 'code' && /\s/.test(first.text)));
  const behind = slice(rest, isMessage ? first.end : 0, rest.source.length);
  const from = isMessage ? /^[\s,:;–—-]*/.exec(behind.source) : leads.exec(behind.source);
  const said = slice(behind, from?.[0].length ?? 0, behind.source.length);
  const at = found[0].indexOf(number);
  return exitWith(
    slice(text, at, at + number.length),
    plain(said) === '' ? undefined : said,
    isMessage ? slice(rest, 0, first.end) : undefined,
  );
}

const exitWith = (number: Inline, said: Inline | undefined, message: Inline | undefined): ErrorLine => ({
  ...entry(number, false, said),
  ...(message ? { message } : {}),
  status: number,
  numbered: true,
});

/** A number with which a programme ends, and when: "exits with 2 if the file is missing, and with 3 when …". */
const told = wording.dg`(?:\bexits?\s(?:with\s)?(?:(?:the\s)?(?:code|status)\s)?|\b(?:and|or)\s(?:with\s)?|[,;]\swith\s)[\`*]*(?<number>\d{1,3})[\`*]*\s(?:(?:if|when|for)\s|(?=(?:on|after|because)\s))(?<said>[^,;.]+?)(?=,?\s(?:and|or)\s(?:with\s)?[\`*]*\d|[,;.]|$)`;

/** The errors of a sentence that says with which numbers a programme ends, and when. */
export function exitsTold(text: Inline): readonly ErrorLine[] {
  if (!/\bexits?\b/i.test(text.source)) return [];
  return [...text.source.matchAll(told)].flatMap(({ indices, groups }) => {
    const [number, said] = [indices?.groups?.number, indices?.groups?.said];
    return number && said && Number(groups?.number) > 0
      ? exitWith(slice(text, ...number), slice(text, ...said), undefined)
      : [];
  });
}
