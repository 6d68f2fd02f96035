import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Told } from '../blocks/told-of.ts';
import { shown, unstated } from '../stated.ts';
import { splitAt } from '../words/phrases.ts';
import type { ErrorSaid } from './entry.ts';
import type { ErrorLine } from './line.ts';

const called =
  '(?:(?:[Tt]he|[Aa]n?)\\s)?(?:(?:[Ee]rror|[Ee]xit|[Ff]ault|[Rr]eason|[Rr]esult|[Rr]eturn)\\s)?(?:[Cc]ode|[Ee]rror|[Nn]umber|[Ff]ault|[Rr]eason|[Ee]xit)';
const status = '(?<status>[45]\\d\\d)';
/** A verb that says what a number stands for, or when it comes. */
const verb =
  '(?:means?|says|tells|stands? for|is|are|comes?|marks?|covers?|protects?|signals?|reports?|denotes?|indicates?|concerns?|belongs?|appears?|arises?|occurs?|answers?|follows?|refuses?|shows?|applies|goes)';
/** A number of its own, or one of a letter or two, that its sentence speaks of: "Code 7, with status 403, tells that …", "E17 means …". */
const headed = wording.d`^(?:and\s+)?(?:${called}\s[\`*]*(?<number>(?!(?:[45]\d\d|20[0-8]|30[0-8])(?!\d))\p{Lu}{0,3}-?\d{1,6})[\`*]*|[\`*]*(?<lettered>\p{Lu}{1,3}-?\d{1,5})[\`*]*(?=\s(?:means?|stands? for|says|=)\s))(?<told>,?\s(?:\(|(?:and|also|again|with|as|HTTP|status|a)\s){0,4}${status}\)?,?)?(?=\s${verb}(?!\p{L})|,\s+["“„«])`;
const nextNumber = new RegExp(`;\\s+(?:and\\s+)?(?=${called}\\s[\`*]*\\d)`);
/** The verb behind a number, with what leads from it to what is said: "means that ", "is ", ": ". */
const leads = wording`^(?:\s*[:=–—,]\s*|\s*(?:(?:means?|says|tells|stands? for|is|are|signals?|denotes?|indicates?|marks?)(?:\s|$))?(?:that\s)?)`;
/** What leads from the case to the message: ": ", ", and the reader sees ", ", shown as ". */
const toMessage = wording`(?:\s*[,;:–—(]\s*(?:(?:and|then|where)\s+)?(?:(?:[\p{L}'’-]+\s){0,4}(?:sees?|reads?|says?|shows?|is told|gets|shown|displayed)(?:\s(?:as|the (?:text|message|words)))?\s*)?:?\s*|\s*)$`;
/** A status that a clause gives besides: " with status 403". */
const statusIn =
  /(?:\bstatus|\bHTTP|\bwith|\bas|\balso|\(|,)\s(?:an?\s)?[`*]*(?<status>[45]\d\d)(?![\d.%]\d?)(?=[`*]*(?:[\s,;:.)]|$))/;

/**
 * The errors of a sentence that speaks of numbers of their own, one in each clause: "Code 7, with status 403, tells that
 * the reader is blocked: "You have been blocked."", "Error 17 stands for a full boat". A number that may be a status is none.
 */
export function numbersTold(text: Inline): readonly ErrorLine[] {
  const parts = splitAt(text, nextNumber);
  const found = parts.flatMap((part) => numberTold(part) ?? []);
  return found.length === parts.length ? found : [];
}

/** What a number says that tells of no error, and a number that only counts or stands somewhere. */
const noError =
  /^(?:[^:;]*\b(?:means?|says|tells|stands? for|is|signals?|denotes?|indicates?|reports?)\s(?:that\s)?(?:all (?:is|went) (?:well|fine)|success\b|no (?:error|fault)|everything (?:is|went) (?:well|fine)|OK\b)|(?:the\s)?number\s\S+\s(?:is|comes?|goes|shows?)\s)/i;

function numberTold(text: Inline): ErrorLine | undefined {
  if (noError.test(text.source)) return undefined;
  const { indices, 0: head = '' } = headed.exec(text.source) ?? {};
  const at = indices?.groups?.number ?? indices?.groups?.lettered;
  if (!at) return undefined;
  const rest = slice(text, head.length, text.source.length);
  const quotes = pieces(rest).filter(({ kind }) => kind === 'quote');
  const [quote, ...others] = quotes;
  const message = quote && others.length === 0 ? slice(rest, quote.start, quote.end) : undefined;
  const before = rest.source.slice(0, message ? quote?.start : rest.source.length);
  const lead = leads.exec(before)?.[0].length ?? 0;
  const said = before
    .slice(lead)
    .replace(toMessage, '')
    .replace(/[.,;]$/, '');
  const explained = slice(rest, lead, lead + said.length);
  const own = indices?.groups?.told ? indices.groups.status : undefined;
  const beside = own ? undefined : statusIn.exec(before);
  const from = (beside?.index ?? 0) + (beside?.[0].lastIndexOf(beside.groups?.status ?? '') ?? 0);
  const number = own ? slice(text, ...own) : beside ? slice(rest, from, from + 3) : undefined;
  return {
    name: slice(text, ...at),
    quoted: false,
    explained: wording`\p{L}{2}`.test(explained.source) ? explained : undefined,
    message,
    ...(number ? { status: number } : {}),
    numbered: true,
  };
}

/** "Codes 12 to 16 belong to voting and come with status 400." */
const ofSeveral =
  /^(?:The\s)?(?:(?:error|exit)\s)?(?:codes|errors|numbers)\s(?<first>\d{1,6})\s?(?:to|–|-|through|and)\s?(?<last>\d{1,6})\s[^;:"“„«]*?\b(?:status|HTTP|with|as|are|answer)\s(?:an?\s)?(?<status>[45]\d\d)\.?$/i;
/** Numbers of a row, at most. */
const MOST = 100;

/** What a sentence says of the status of several errors that are called by numbers in a row. */
export function statusOfNumbers(text: Inline): readonly Told<ErrorSaid>[] {
  const { first, last, status: number } = ofSeveral.exec(text.source)?.groups ?? {};
  const [from, to] = [Number(first), Number(last)];
  if (!number || !(to > from && to - from < MOST)) return [];
  const at = text.source.lastIndexOf(number);
  const own = slice(text, at, at + 3);
  const says = { status: shown(number, own.at), when: unstated, message: unstated, handling: unstated };
  return Array.from({ length: to - from + 1 }, (_, index) => ({ of: String(from + index), says }));
}
