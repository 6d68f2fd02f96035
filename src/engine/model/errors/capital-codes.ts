import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { type ErrorLine, entry } from './line.ts';

/**
 * A code in capitals with its status before or behind it, or that is a sentence of its own: `409 NOTE_LOCKED Locked.`,
 * `NOTE_LOCKED 409 Locked.`, `NOTE_LOCKED. Status 409. Locked.`
 */
const codeInCapitals = wording`^(?:(?<first>[45]\d\d)[\s:–—-]+)(?<code>\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+)(?=\s|$)|^(?<leading>\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+|\p{Lu}{5,}(?=[,.:]? (?:[Ss]tatus )?[45]\d\d))(?:[\s:(,.–—-]+(?:(?:[Ss]tatus|HTTP):? )?(?<second>[45]\d\d)(?=[\s).,;:–—-]|$)|\.(?=\s+\p{Lu}))`;

/** The code of its own that an error has behind one of all: "CONFLICT (409), reason `berth_taken`". */
const reasonBehind = /^\s*,?\s+(?:with\s+)?(?:the\s+)?(?:(?:error |sub)?code|reason|detail)\s+`([^`\s]+)`/;

/** The error of a line that begins with a code in capitals and a status, in either order. */
export function lineInCapitals(text: Inline): ErrorLine | undefined {
  const inCapitals = codeInCapitals.exec(text.source)?.groups;
  const code = inCapitals?.code ?? inCapitals?.leading;
  if (!inCapitals || !code) return undefined;
  const { first, second } = inCapitals;
  const start = text.source.indexOf(code);
  const number = first ?? second;
  const from = number ? text.source.indexOf(number, first ? 0 : start + code.length) : 0;
  const behind = Math.max(start + code.length, from + (number ? 3 : 0));
  const rest = slice(text, behind, text.source.length);
  const reason = reasonBehind.exec(rest.source.replace(/^\)/, ' '));
  const own = reason && slice(rest, reason[0].indexOf('`'), reason[0].length);
  const after = slice(rest, reason?.[0].length ?? 0, rest.source.length);
  const parting = own ? /^[\s:,.)–—-]*/ : /^[\s:.)–—-]*/;
  const said = slice(after, parting.exec(after.source)?.[0].length ?? 0, after.source.length);
  const line = entry(own ?? slice(text, start, start + code.length), false, said.source ? said : undefined);
  return number ? { ...line, status: slice(text, from, from + 3) } : line;
}

/** A code in capitals without marks. */
const bareCode = wording`^\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+(?!\w)`;
/** What parts such codes, a remark in brackets perhaps; and what parts the last from what is said of them. */
const nextCode = /^(?:\s+\([^()]*\))?\s*(?:[,/;|]|\band\b|\bor\b)\s*(?=[A-Z][A-Z0-9]*_)/;
const behindCodes = /^\s*(?:--?|[,:;.–—]|→|->)\s+(?=\S)/;
/** A status before them. */
const statusOfCodes = /^[`*]*(?:HTTP )?(?<status>[45]\d\d)[`*]*(?:\s*[:–—,-]\s*|\s+)(?=[A-Z][A-Z0-9]*_)/;

/**
 * Codes in capitals without marks that a line consists of, perhaps behind a status they all have and with what is said
 * of them behind: `NO_BOAT`, `BOAT_LOST, BOAT_SOLD, both after the sale`, `500: NO_DISK, NO_LINE`.
 */
export function lineOfCodes(text: Inline): readonly ErrorLine[] | undefined {
  const led = statusOfCodes.exec(text.source);
  const at = led?.[0].indexOf(led.groups?.status ?? '') ?? 0;
  const status = led ? { status: slice(text, at, at + 3) } : {};
  const codes: Inline[] = [];
  let rest = slice(text, led?.[0].length ?? 0, text.source.length);
  for (let found = bareCode.exec(rest.source); found; ) {
    codes.push(slice(rest, 0, found[0].length));
    rest = slice(rest, found[0].length, rest.source.length);
    const next = nextCode.exec(rest.source);
    if (next) rest = slice(rest, next[0].length, rest.source.length);
    found = next && bareCode.exec(rest.source);
  }
  if (codes.length === 0) return undefined;
  const mark = behindCodes.exec(rest.source);
  const bracket = /^\s*\(([^()]*)\)\.?$/.exec(rest.source);
  if (!mark && !bracket && rest.source.trim().replace(/\.$/, '') !== '') return undefined;
  const start = bracket ? rest.source.indexOf('(') + 1 : (mark?.[0].length ?? 0);
  const said = slice(rest, start, bracket ? rest.source.lastIndexOf(')') : rest.source.length);
  const explained = said.source.trim() === '' ? undefined : said;
  return codes.map((code) => ({ ...entry(code, false, explained), ...status }));
}

/** Codes in capitals with their statuses: "one of two codes (E_FORBIDDEN 403, E_NOT_FOUND 404)". */
export function bareCodes(text: Inline): readonly ErrorLine[] {
  const all = wording.g`(?<!\w)(?<code>\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+|(?!(?:HTTP|POST|PATCH|DELETE|CODE|ERROR|STATUS)\b)\p{Lu}{4,}(?=\s\([45]\d\d\)))\s*(?:[:=–—-]\s*|(?:with|and)\s+(?:a\s+)?(?:status\s+)?)?\(?(?<status>[45]\d\d)(?!\d)\)?`;
  return pieces(text).flatMap((piece) =>
    piece.kind !== 'text'
      ? []
      : [...text.source.slice(piece.start, piece.end).matchAll(all)].map(({ index, 0: whole, groups }) => {
          const { code = '', status = '' } = groups ?? {};
          const start = piece.start + index;
          const at = start + whole.lastIndexOf(status);
          const reason = reasonBehind.exec(text.source.slice(start + whole.length));
          const own = reason ? start + whole.length + reason[0].indexOf('`') : start;
          return {
            ...entry(
              slice(text, own, own + (reason ? 2 + (reason[1] ?? '').length : code.length)),
              false,
              undefined,
            ),
            status: slice(text, at, at + status.length),
          };
        }),
  );
}
