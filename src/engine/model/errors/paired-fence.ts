import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { isIdentifier } from '../words/names.ts';
import { isFile } from './codes-with-statuses.ts';
import { type ErrorLine, entry } from './line.ts';
import { isMeasure } from './words.ts';

const quoted = (group: string): string =>
  `(?<${group}Mark>["'\`])(?<${group}>(?:\\\\.|(?!\\k<${group}Mark>)[^\\\\\\n]){1,300})\\k<${group}Mark>`;
/** A status that is registered, or that many servers have besides. */
const status = '(?:4(?:0\\d|1\\d|2\\d|31|4[04]|51|99)|5(?:0\\d|1[01]|2\\d))(?![\\w.%])';
/** What a name and its status stand on two sides of, in programmes and in data. */
const sign = '\\s{0,40}(?:=>|->|:=|[:=(])\\s{0,40}';

/**
 * `NO_BOAT: 404`, `"No such boat": [400, 404]`, `'no_boat' => 404`, `NO_BOAT(404, "No such boat")`, `"NO_BOAT": ("No such
 * boat", 404)`; and with the status before it: `404: "No such boat"`.
 */
const named = new RegExp(
  `(?<![\\w"'\`.-])(?:${quoted('key')}|(?<name>[A-Za-z_][\\w.-]{1,100}))\\]?${sign}[[({]?\\s?(?:${quoted('first')}\\s?,\\s?)?(?<statuses>${status}(?:\\s?[,|]\\s?${status}){0,4})(?!["'\`\\]]{0,2}${sign})(?:\\s?,\\s?${quoted('message')}(?!\\]?\\s?(?:=>|->|[:=(])))?`,
  'dg',
);
const numbered = new RegExp(
  `(?<![\\w"'\`.-])["'\`]?(?<statuses>[45]\\d\\d)["'\`]?${sign}(?<texts>[[(]?\\s?${quoted('key')}(?:\\s?,\\s?(?:"[^"\\n]{1,300}"|'[^'\\n]{1,300}')(?!\\]?${sign}))*)`,
  'dg',
);
/** A text in a list of such. */
const eachText = /(?<mark>["'`])(?<text>(?:\\.|(?!\k<mark>)[^\\\n]){1,300})\k<mark>/dg;
/** A remark at the end of the line. */
const remark = /^[^\n"'`]{0,20}?(?:\/\/|#)\s?(?<said>[^\n]{1,300})/d;
/** A number that a name has and that is no status: what stands there is of all kinds. */
const otherNumber = /[\w"'`\]]\s{0,40}(?:=>|[:=])\s{0,40}[[({]?(?![45]\d\d(?![\w.%]))\d/;
/** What tells that a fence is about errors or their statuses, in which a plain word may name one. */
const saysErrors =
  /error|exception|fault|fail|problem|status|http|refus|reject|reason|forbidden|unauthori[sz]ed|conflict|not ?found|unavailable/i;
/** A word as many things are called: `{ grey: 500, red: 400 }`, `{ 500: "Medium" }`. */
const plainWord = wording`^(?:\p{L}\p{Ll}+|\p{L}\p{Ll}*(?:Grey|Gray|Weight|Width|Height|Index|Size|Colou?r))$`;
/** A value of a sheet of styles: `500: "#eee"`, `400: "1.5rem"`. */
const styled = /^(?:#[\da-f]{3,8}|-?[\d.]+(?:px|r?em|%|m?s|v[hw]|fr|deg)|(?:rgb|hsl|var|calc|url)a?\(.*\))$/i;

type Range = readonly [number, number];

/**
 * The errors of a fence in which codes or texts stand with their statuses, two at least. None where a name has a number
 * that is no status: `{ port: 443, timeout: 30 }`.
 */
export function pairedInFence(code: Inline): readonly ErrorLine[] {
  if (!/(?<!\d)[45]\d\d(?!\d)/.test(code.source) || otherNumber.test(code.source)) return [];
  const found = [...byName(code), ...byStatus(code)];
  const [first] = found;
  if (!saysErrors.test(code.source) && found.every(({ name }) => plainWord.test(name.source))) return [];
  return first && found.some(({ name }) => name.source !== first.name.source) ? found : [];
}

function byName(code: Inline): readonly ErrorLine[] {
  return [...code.source.matchAll(named)].flatMap(({ 0: all, index, indices }): readonly ErrorLine[] => {
    const groups = indices?.groups ?? {};
    const at = groups.key ?? groups.name;
    const statuses = groups.statuses;
    if (!at || !statuses) return [];
    const name = textAt(code, at);
    const isText = groups.key !== undefined && /\s/.test(name.source);
    if (!isText && (isMeasure(name.source) || !isCode.test(name.source))) return [];
    const told = groups.first ?? groups.message;
    return [
      {
        ...lineOf(name, isText, remarkAt(code, index + all.length)),
        ...(told && !isText ? { message: textAt(code, told) } : {}),
        status: textAt(code, statuses),
      },
    ];
  });
}

function byStatus(code: Inline): readonly ErrorLine[] {
  return [...code.source.matchAll(numbered)].flatMap(({ 0: all, index, indices }): readonly ErrorLine[] => {
    const { statuses, texts } = indices?.groups ?? {};
    if (!statuses || !texts) return [];
    const list = textAt(code, texts);
    const explained = remarkAt(code, index + all.length);
    return [...list.source.matchAll(eachText)].flatMap((each): readonly ErrorLine[] => {
      const at = each.indices?.groups?.text;
      if (!at) return [];
      const name = textAt(list, at);
      if (isPage(name.source) || styled.test(name.source)) return [];
      return [{ ...lineOf(name, !isIdentifier(name.source), explained), status: textAt(code, statuses) }];
    });
  });
}

/** The address or the file of a page that is shown: `404: "/not-there"`. */
const isPage = (text: string): boolean => text.startsWith('/') || isFile.test(text);

/** A code of one word or of several. */
const isCode = wording`^\p{L}[\p{L}\p{N}]+(?:[-_./:][\p{L}\p{N}]+)*$`;

const lineOf = (name: Inline, isText: boolean, explained: Inline | undefined): ErrorLine => ({
  ...entry(name, isText, explained),
  ...(isText ? {} : { message: undefined }),
});

const textAt = (code: Inline, [from, to]: Range): Inline => slice(code, from, to);

function remarkAt(code: Inline, from: number): Inline | undefined {
  const behind = slice(code, from, from + 340);
  const said = remark.exec(behind.source)?.indices?.groups?.said;
  return said && slice(behind, ...said);
}
