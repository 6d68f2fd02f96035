import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { splitAt } from '../words/phrases.ts';
import { type ErrorLine, entry } from './line.ts';

/** What parts one status with its meaning from the next. */
const beforeStatus = /(?:[,;.]|\sand)\s+(?:and\s+)?(?=[`*]*[45]\d\d(?!\d))/;
/** A status with what it means: `401 without a key`, `404 (no such boat)`, `410: gone`. */
const withMeaning =
  /^[`*]*(?<status>[45]\d\d)[`*]*(?:\s*\((?<bracket>[^()]+)\)|(?:\s*[:=–—]\s*|\s-\s|\s(?:for|means|stands for)\s|\s(?=(?:when|if|without|with|on|because|after|where|in case|unless|while)\s))(?<said>\S.*?))\.?$/;
/** A status right before what it means, in a row of such: `400 bad input; 403 not permitted; 404 no such boat`. */
const bareMeaning = wording`^[\`*]*(?<status>[45]\d\d)[\`*]*\s+(?<said>\p{L}.*?)\.?$`;
/** Statuses of such a row, at least. */
const ROW = 3;
/** What may stand before the first of them: a label, or what says that they are answered. */
const leads =
  /(?:^|:\s+|\b(?:answers?|gives?|returns?|sends?|gets?|codes?|status(?:es)?|use[sd]?|are|with|by|as|http)\s+)[`*]*$/i;

/** What says which statuses a text has that is named elsewhere: "The text comes with 400 when …". */
const ofText =
  /\b(?:texts?|messages?|codes?)\s+(?:comes?|goes|is sent|are sent|travels?)\s+(?:with|as|under)\s+(?:an?\s+)?[`*]*$/i;

/** What parts what leads to one status from what leads to the next. */
const beforeNext = /[,;]\s+(?:and\s+|while\s+|but\s+)?|(?<=\d)\sand\s+(?=[^,;]*[45]\d\d)/;
/** What happens, and the status it gives: "no key gives 401", "wrong berth → 409". */
const givesStatus = wording.i`^(?<said>\p{L}[^→]*?)(?:\s(?:gives?|returns?|yields?|gets?|leads? to|ends? in|comes? with|ends? with|answers? with|is|are|means)\s(?:an?\s|with\s)?|\s*(?:→|⇒|[-=]>)\s*)[\`*]*(?<status>[45]\d\d)[\`*]*\.?$`;

/** What goes on so without saying it again: "no key gives 401, | an unknown berth 409". */
const goesOn = wording.i`^(?<said>\p{L}[^→]*?)\s[\`*]*(?<status>[45]\d\d)[\`*]*\.?$`;

/** Several statuses at the head of a line with one saying: `405, 406: wrong method`, `500 / 503 – we are away`. */
const together = /^[`*]*[45]\d\d[`*]*(?:\s*(?:,|\/|or)\s*[`*]*[45]\d\d[`*]*)+\s*(?=[:–—]\s*\S)/;

function told(text: Inline, status: string, said: string): ErrorLine {
  const [at, start] = [text.source.indexOf(status), text.source.lastIndexOf(said)];
  const own = slice(text, at, at + status.length);
  return {
    ...entry(own, false, slice(text, start, start + said.length)),
    status: own,
    doubtful: true,
  };
}

/**
 * The errors of a line or sentence that tells several statuses, each with what it means behind or before it: "400 for bad
 * input, 401 without a key", "no key gives 401, an unknown boat 404".
 */
export function statusesTold(text: Inline): readonly ErrorLine[] | undefined {
  if (!/[45]\d\d.*[45]\d\d/.test(text.source)) return undefined;
  const all = together.exec(text.source)?.[0];
  if (all !== undefined) {
    const said = slice(text, all.length, text.source.length);
    const explained = slice(said, /^[:–—]\s*/.exec(said.source)?.[0].length ?? 0, said.source.length);
    return [...all.matchAll(/\d{3}/g)].map(({ index }) => {
      const status = slice(text, index, index + 3);
      return { ...entry(status, false, explained), status, doubtful: true };
    });
  }
  const start = /[`*]*(?<!\d)[45]\d\d(?!\d)/.exec(text.source)?.index ?? 0;
  const row = start === 0 || /:\s+[`*]*$/.test(text.source.slice(0, start)) ? rowFrom(text, start) : [];
  if (row.length >= ROW) return row;
  if (leads.test(text.source.slice(0, start)) && !ofText.test(text.source.slice(0, start))) {
    const parts = splitAt(slice(text, start, text.source.length), beforeStatus);
    const found = parts.flatMap((part) => {
      const { status, bracket, said } = withMeaning.exec(part.source)?.groups ?? {};
      const meaning = bracket ?? said;
      return status && meaning ? told(part, status, meaning) : [];
    });
    // A last one without a word of its own only stands beside them.
    const bare = parts.length - found.length;
    if (
      found.length > 1 &&
      (bare === 0 || (bare === 1 && /^[`*]*\d{3}[`*]*\.?$/.test(parts.at(-1)?.source ?? '')))
    )
      return found;
  }
  const parts = splitAt(text, beforeNext);
  const found = parts.flatMap((part, index) => {
    const { status, said } =
      (givesStatus.exec(part.source) ?? (index > 0 ? goesOn.exec(part.source) : null))?.groups ?? {};
    return status && said ? told(part, status, said) : [];
  });
  return found.length > 1 && found.length === parts.length ? found : undefined;
}

/** The errors of a row of statuses from an offset on, each right before what it means. */
function rowFrom(text: Inline, start: number): readonly ErrorLine[] {
  const parts = splitAt(slice(text, start, text.source.length), beforeStatus);
  const found = parts.flatMap((part) => {
    const { status, said } = (withMeaning.exec(part.source) ?? bareMeaning.exec(part.source))?.groups ?? {};
    return status && said ? told(part, status, said) : [];
  });
  return found.length === parts.length ? found : [];
}

/** A status with its reason phrase at the head of a sentence: `404 Not Found: …`, `**409** – …`. */
const headed = wording`^[*\`]*(?<status>[45]\d\d)(?: \p{Lu}[\p{L}'’ -]{2,40}?)?[*\`]*(?: \(\p{Lu}[\p{L}'’ -]{2,40}\))?(?::|\s[–—-])\s+(?=\S)`;

/** Whether a sentence begins with a status and says behind a sign when that arises. */
export const opensWithStatus = ({ source }: Inline): boolean => headed.test(source);

/** A status and what it says: `a 403 says "Not yours"`, `a 404 "No such boat"`. */
const quotedBehind = wording.dg`(?<![\d.])(?<status>[45]\d\d)[\`*]*,?\s(?:(?:says|reads|means|is|carries|shows|comes with|with|and)\s)?(?<quote>"[^"]{2,120}"|“[^”]{2,120}”)`;

/** The errors of a sentence in which statuses say something each, two at least. */
export function statusesSaying(text: Inline): readonly ErrorLine[] {
  const found = [...text.source.matchAll(quotedBehind)].flatMap(({ indices }) => {
    const [status, quote] = [indices?.groups?.status, indices?.groups?.quote];
    if (!status || !quote) return [];
    const own = { ...entry(slice(text, quote[0], quote[1]), true, undefined), doubtful: true };
    return { ...own, status: slice(text, status[0], status[1]) };
  });
  return found.length > 1 ? found : [];
}

/** A name of a word or two with what it means in brackets: `sunk (it went down)`. */
const inBrackets = wording`^(?:and\s)?(?<name>\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+)?)\s\((?<said>[^()]+)\)$`;
const betweenBrackets = /(?<=\)),\s+/;
/** The same on two sides of a sign: `E1 = it is out of paper`. */
const equal = wording`^(?:and\s)?(?<name>\p{L}[\p{L}\p{N}_-]*)\s?(?:=|→|⇒|[-=]>)\s?(?<said>[^=]+)$|^(?<first>\p{L}[\p{L}\p{N}_-]*)\s?(?:=|→|⇒|[-=]>)\s?[^,;]+[,;]`;
const betweenEqual = wording`[,;]\s+(?:and\s+)?(?=\p{L}[\p{L}\p{N}_-]*\s?(?:=|→|⇒|[-=]>)\s)`;

/** Names without marks that a label says are errors, each with what it means in brackets or behind a sign. */
export function namesWithMeaning(rest: Inline): readonly ErrorLine[] | undefined {
  const row = slice(rest, 0, rest.source.replace(/\.$/, '').length);
  const isEqual = equal.test(row.source);
  const parts = splitAt(row, isEqual ? betweenEqual : betweenBrackets);
  const found = parts.flatMap((part) => {
    const { name, said } = (isEqual ? equal : inBrackets).exec(part.source)?.groups ?? {};
    if (!name || !said) return [];
    const [at, start] = [part.source.indexOf(name), part.source.lastIndexOf(said)];
    return entry(slice(part, at, at + name.length), false, slice(part, start, start + said.length));
  });
  return found.length > 2 && found.length === parts.length ? found : undefined;
}
