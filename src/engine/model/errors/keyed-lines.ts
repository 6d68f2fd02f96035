import type { Inline, Item } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { linesBelow } from '../records/records.ts';
import { isIdentifier } from '../words/names.ts';
import { type ErrorLine, entry } from './line.ts';

/** A status before a key: `409 `, `Status 409, `. */
const statusBefore =
  /^[`*]*(?:(?:HTTP|status)(?: code| status)?:? )?(?<status>[1-5]\d\d)(?!\.\d)[`*]*\s*(?:[:–—,-]\s*)?(?=\S)/i;
/** A key without marks: the number of a protocol that has its own, a status with a number below it, the name of a class right before a status or its case. */
const bareKey = wording`^(?:[-−]\d{3,6}(?=$|[\s:,])|[45]\d\d\.\d{1,3}(?=$|[:,–—]|\s+[^\s\d])|\p{Lu}[\p{L}\p{N}]*\p{Ll}\p{Lu}\p{Ll}[\p{L}\p{N}]*(?=[\s(:,–—-]+[1-5]\d\d(?!\d))|\p{Lu}[\p{L}\p{N}]*\p{Ll}\p{N}*\p{Lu}[\p{L}\p{N}]*(?=,\s(?:when(?:ever)?|if|on|for|where|at|in case|after|while|because|by|with|without|as)\s))`;
/** A status behind a key, with what parts it from the rest. */
const statusBehind = /^\s*[:,–—-]?\s*\(?(?:HTTP |status )?(?<status>[1-5]\d\d)\)?(?=$|[\s:,.–—-])/i;
/** A status that a key goes on from: `409.2`. */
const statusInKey = /^[45]\d\d(?=\.\d)/;
/** What parts what is said of an error from its name. */
const parting = /^\s*(?:[:,;.–—←→-]|<-|->|&lt;-)*\s*/;

/** What begins like the text of a message and not like what is said of one: `Invalid key`, up to what parts them. */
const messageText = wording`^(?<text>(?:\p{Lu}|\{)[^\n]{0,200}?)(?:\s*(?::|←|<-)\s+|\s+[–—-]\s+|$)`;

/** The key that a line begins with: a code in bold type, or one without a mark. */
function keyAt(text: Inline): Inline | undefined {
  const [first] = pieces(text);
  if (first?.kind === 'strong' && first.start === 0)
    return isIdentifier(first.text) ? slice(text, 0, first.end) : undefined;
  const found = bareKey.exec(text.source);
  return found ? slice(text, 0, found[0].length) : undefined;
}

/**
 * The error of a line that begins with its key, a status before it or behind it: `**NoRoomError** 409 – it is full`,
 * `-32601 Method not found`, `Status 409, **no_room**: it is full`, `**no_room**, "It is full.", when nobody fits in`.
 */
export function keyedLine(text: Inline): ErrorLine | undefined {
  const before = statusBefore.exec(text.source);
  const at = before?.[0].indexOf(before.groups?.status ?? '') ?? 0;
  const rest = before ? slice(text, before[0].length, text.source.length) : text;
  const key = keyAt(rest);
  if (!key) return undefined;
  const behindKey = slice(rest, key.source.length, rest.source.length);
  const after = before ? null : statusBehind.exec(behindKey.source);
  const start = after?.[0].lastIndexOf(after.groups?.status ?? '') ?? 0;
  const own = statusInKey.test(key.source) ? slice(key, 0, 3) : undefined;
  const stated = before ? slice(text, at, at + 3) : after ? slice(behindKey, start, start + 3) : undefined;
  const status = stated ?? own;
  const behind = slice(behindKey, after?.[0].length ?? 0, behindKey.source.length);
  const said = slice(behind, parting.exec(behind.source)?.[0].length ?? 0, behind.source.length);
  if (own && amount.test(said.source)) return undefined;
  const named = {
    ...entry(key, false, said.source ? said : undefined),
    keyed: true,
    ...(status ? { status } : {}),
  };
  return { ...named, ...messageAt(said, /^[-−]/.test(key.source)) };
}

/** The message that stands right behind a key, and what is said of it. */
function messageAt(said: Inline, unquoted: boolean): Pick<ErrorLine, 'message' | 'explained'> | undefined {
  const [first] = pieces(said);
  const isQuoted = first?.kind === 'quote' && first.start === 0;
  const text = unquoted ? messageText.exec(said.source)?.groups?.text : undefined;
  const end = isQuoted ? first.end : text?.length;
  if (end === undefined) return undefined;
  const rest = slice(said, end, said.source.length);
  const explained = slice(rest, parting.exec(rest.source)?.[0].length ?? 0, rest.source.length);
  return { message: slice(said, 0, end), explained: explained.source ? explained : undefined };
}

/** A status, and words right behind it. */
const statusAlone = wording`^[\`*]*([45]\d\d)[\`*]*\s+(?=\p{L})`;

/** Words behind a number that is an amount and no status. */
const amount =
  /^(?:characters|seconds|minutes|days|bytes|kB|KB|MB|pixels|entries|items|%|\S+s (?:per|an?|each|at)\b)/i;

/** The error of a line that begins with a status and has words behind it: `401 Wrong key`, `413 file larger than allowed`. */
export function statusLine(text: Inline): ErrorLine | undefined {
  const found = statusAlone.exec(text.source);
  if (!found) return undefined;
  const start = found[0].indexOf(found[1] ?? '');
  const status = slice(text, start, start + 3);
  const rest = slice(text, found[0].length, text.source.length);
  if (amount.test(rest.source)) return undefined;
  const said = messageText.exec(rest.source)?.groups?.text;
  const isMessage =
    said !== undefined && said.split(' ').length > 1 && said.split(' ').length <= LONGEST_MESSAGE;
  const line = { status, keyed: true, doubtful: true };
  if (!isMessage) return { ...entry(status, false, rest), ...line };
  const message = slice(rest, 0, said.length);
  const behind = slice(rest, said.length, rest.source.length);
  const explained = slice(behind, parting.exec(behind.source)?.[0].length ?? 0, behind.source.length);
  return { ...entry(message, true, explained.source ? explained : undefined), ...line };
}

/** Words of a message without quotation marks, at most. */
const LONGEST_MESSAGE = 12;

/** An error with what lines right below it say: its message, when it arises; and other messages that they quote. */
export function withLinesBelow(
  line: ErrorLine,
  item: Item,
  errorsOf: (text: Inline) => readonly ErrorLine[],
): readonly ErrorLine[] {
  const [first, ...others] = linesBelow(item);
  if (!line.keyed || !first) return [line];
  const own = line.message || line.explained ? undefined : messageAt(first, true);
  const isOther = own === undefined && pieces(first).some(({ kind }) => kind === 'quote');
  const explained = line.explained ?? (own ? own.explained : isOther ? undefined : first);
  const more = (own || !(isOther || line.explained) ? others : [first, ...others])
    .flatMap(errorsOf)
    .filter(({ quoted, keyed }) => quoted || keyed)
    .map((each) => ({ ...each, ...(line.status && !each.status ? { status: line.status } : {}) }));
  return [{ ...line, ...(own ? { message: own.message } : {}), explained }, ...more];
}
