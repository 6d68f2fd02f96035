import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice, splitOutside } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { splitAt } from '../words/phrases.ts';
import { amountIn } from '../words/quantities.ts';
import type { ConstantLine } from './amounts.ts';

/** The code names that an inline lists and nothing else. */
export function namesOnly(text: Inline): readonly Inline[] | undefined {
  if (!text.source.includes('`')) return undefined;
  const parts = splitOutside(text, ',').flatMap((part) => {
    const codes = pieces(part).filter((piece) => piece.kind === 'code');
    const bare = part.source.replace(/`[^`]+`/g, '').replace(/\b(?:and|or)\b|\s[/|·]\s|[.\s]/g, '');
    return bare === '' ? codes.map((piece) => slice(part, piece.start, piece.end)) : [undefined];
  });
  return parts.length > 0 && parts.every((part) => part !== undefined) ? (parts as Inline[]) : undefined;
}

/** A setting as programmes spell it, in code or not. */
const setting = /^(?:and\s+)?(?:`[^`]+`|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/;

/** The settings in capitals that an inline lists, and what words say of more of them at its end: "A_B, C_D, all the rest". */
export function settingsOnly(text: Inline): readonly Inline[] | undefined {
  const parts = splitOutside(slice(text, 0, text.source.replace(/\.$/, '').length), ',');
  const named = parts.filter(({ source }) => setting.test(source));
  const isList = named.length === parts.length || (named.length > 1 && named.length === parts.length - 1);
  return isList && setting.test(parts[0]?.source ?? '') ? named : undefined;
}

/** A name of a few words before its number, and perhaps a remark in brackets: "OPEN 10", "shelf life 0 (days)". */
const numbered = wording`^(?:and\s+)?(?<name>[\p{L}_][\p{L}\p{N}_.-]*(?: [\p{L}\p{N}_-]+){0,2}?)(?:\s+is)?\s+(?<value>[-−]?\d[\d.,]*(?:\s(?:characters|chars|bytes|seconds|minutes|hours|days|weeks|pixels|kB|KB|MB|GB|s|ms|%))?)(?:\s*\([^()]*\))?$`;
const endsInPreposition = /\s(?:at|to|for|by|of|from|in|on|with|after|up|about)$/i;
/** Where the last of them stands behind "and" alone. */
const lastNumbered = wording`\s+and\s+(?=[\p{L}_][\p{L}\p{N}_ .-]{0,40}\s\d[\d.,]*(?:\s\p{L}+)?$)`;

/** `OPEN 10, SHUT 20`: names, each right before its number; three of them, or two of which one is a name of programmes. */
export function numberedNames(text: Inline): readonly Omit<ConstantLine, 'remark'>[] | undefined {
  const listed = splitOutside(slice(text, 0, text.source.replace(/\.$/, '').length), ',;');
  const last = listed.at(-1);
  const parts = last && listed.length > 1 ? [...listed.slice(0, -1), ...splitAt(last, lastNumbered)] : listed;
  if (parts.length < 2) return undefined;
  const found = parts.map((part) => {
    const { name, value } = numbered.exec(part.source)?.groups ?? {};
    if (name === undefined || value === undefined || endsInPreposition.test(name)) return undefined;
    const [at, start] = [part.source.indexOf(name), part.source.indexOf(value, name.length)];
    return { name: slice(part, at, at + name.length), value: slice(part, start, start + value.length) };
  });
  const isSure = parts.length > 2 || found.some((each) => each && isIdentifier(each.name.source));
  return isSure && found.every((each) => each !== undefined) ? found : undefined;
}

/** `0 General, 1 Payment, 2 Games`: numbers that stand for names, at least two of them in a row. */
export function codedList(text: Inline): readonly Omit<ConstantLine, 'remark'>[] | undefined {
  const all = splitOutside(text, ',;');
  if (all.length < 2) return undefined;
  const parts = all.map((part) => ({
    part,
    match: /^(?:and\s+)?(\d+)\s+(?:for\s+|=\s*)?(?=\S)/.exec(part.source),
  }));
  const numbers = parts.map(({ match }) => Number(match?.[1]));
  const follows = numbers.filter((number, index) => index > 0 && number === (numbers[index - 1] ?? 0) + 1);
  if (numbers.some(Number.isNaN) || follows.length * 2 < parts.length - 1) return undefined;
  return parts.map(({ part, match }) => {
    const [all = '', number = ''] = match ?? [];
    const start = all.indexOf(number);
    const name = slice(part, all.length, part.source.replace(/\.$/, '').length);
    return { name, value: slice(part, start, start + number.length) };
  });
}

/** `365 days for program files, 5 minutes for feeds`: every part begins with its value. */
export function valuesFor(text: Inline): readonly Omit<ConstantLine, 'remark'>[] | undefined {
  const merged: Inline[] = [];
  for (const part of splitOutside(text, ',;')) {
    const last = merged.at(-1);
    if (last && !/^(?:and\s+)?\d/.test(part.source))
      merged[merged.length - 1] = slice(text, last.at.start - text.at.start, part.at.end - text.at.start);
    else merged.push(part);
  }
  if (merged.length < 2) return undefined;
  const found = merged.map((part) => {
    const amount = amountIn(part);
    const lead = /^(?:and\s+)?$/.test(amount?.before.source ?? '?');
    const to = amount && /^(?:(?:for|für|pour)\s+|(?=(?:per|pro|par)\s))/.exec(amount.after.source);
    // "20 MB per file": what an amount is counted by tells it from the others.
    const by = to ? undefined : perOne.exec(part.source);
    if (by) {
      const [all, value = '', name = ''] = by;
      const start = all.indexOf(name, all.indexOf(value) + value.length);
      return {
        name: slice(part, start, start + name.length),
        value: slice(part, all.indexOf(value), all.indexOf(value) + value.length),
      };
    }
    if (!amount || !lead || !to) return undefined;
    const name = slice(amount.after, to[0].length, amount.after.source.replace(/\.$/, '').length);
    return { name, value: amount.whole };
  });
  return found.every((each) => each !== undefined) ? found : undefined;
}

/** An amount by what it is counted, and until when: "20 MB per file"; a time it is counted by is part of it. */
const perOne = wording`^(?:and\s+)?(\d\S*(?:\s(?!per\b)\S+)?)\s(per (?!(?:second|minute|hour|day|week|month|year)s?\b)[\p{L}-]+(?:\s(?!(?:before|until|after|when|if)\b)[\p{L}-]+)?)(?:\s(?:before|until|after|when|if)\s[^\d,;]*)?\.?$`;

/** `clean-up `0 5 * * *``: a few words and their value in code. */
const namedCode = wording`^((?:and )?[\p{L}][\p{L}\p{N} -]{2,40}?)\s+\`[^\`]+\`\.?$`;

/** Values in code, each behind its name: `clean-up `0 5 * * *`, reminder `0 7 * * *``. */
export function codedValues(text: Inline): readonly Omit<ConstantLine, 'remark'>[] | undefined {
  if (!text.source.includes('`')) return undefined;
  const parts = splitOutside(text, ',;');
  if (parts.length < 2) return undefined;
  const named = parts.map((part) => namedCode.exec(part.source));
  if (named.includes(null)) return undefined;
  return parts.map((part, index) => {
    const end = named[index]?.[1]?.length ?? 0;
    return {
      name: slice(part, 0, end),
      value: slice(part, end, part.source.replace(/\.$/, '').length),
    };
  });
}

/** A sentence that says of names, which it then lists in code, that they are kept from use. */
const kept =
  /^[^:`]{0,160}\b(?:reserved|(?:cannot|can't|may not|must not|can never|may never)\sbe|(?:is|are) (?:never|not|forbidden|refused|blocked|taken|kept)|not allowed|off limits)\b[^:`]{0,120}:\s+(?=`)/i;

/** The names in code, four at least, that a sentence says nobody may use: "None of these may be chosen, they are reserved: `oar`, …". */
export function keptNames(text: Inline): readonly Inline[] | undefined {
  const lead = kept.exec(text.source)?.[0];
  const names = lead === undefined ? undefined : namesOnly(slice(text, lead.length, text.source.length));
  return names && names.length >= 4 ? names : undefined;
}

/** A list of short words that is all a paragraph's first sentence says: `about, admin, api, www`. */
export function bareList(text: Inline): readonly Inline[] | undefined {
  const parts = splitOutside(slice(text, 0, text.source.replace(/\.$/, '').length), ',');
  return parts.length >= 4 &&
    parts.every((part, index) => plain(part).split(' ').length <= (index === parts.length - 1 ? 5 : 3))
    ? parts
    : undefined;
}
