import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { codeLines } from '../blocks/code-lines.ts';
import type { ErrorLine } from './line.ts';

const key = String.raw`(?<key>\p{L}[\p{L}\p{N}]*(?:[._-][\p{L}\p{N}]+)+)`;
/** What reads as a sentence that somebody is shown. */
const sentence = String.raw`\p{Lu}[^\n]*\s[^\n]*?`;
/** A key of several words and its text, as files of translations have them: `error.seat_taken=This seat is taken.` */
const pair = wording.d`^["'\`]?${key}["'\`]?\s*[:=]\s*(?:"(?<double>${sentence})"|'(?<single>${sentence})'|(?<bare>${sentence}))[,;]?$`;
/** Lines that only open or close what holds them. */
const around = /^(?:[{}\][(),;]+|---|["']?[\w.-]+["']?\s*[:=]?\s*[{[(]?|#.*|\/\/.*|export default \{)$/;

/** The error of a line that is a key and its text, or undefined. */
function messageOf(line: Inline): ErrorLine | undefined {
  const { key: at, double, single, bare } = pair.exec(line.source)?.indices?.groups ?? {};
  const text = double ?? single ?? bare;
  if (!at || !text) return undefined;
  return { name: slice(line, ...at), quoted: false, explained: undefined, message: slice(line, ...text) };
}

/** The error of a line that only an equals sign parts from its key, and that closes as a sentence does. */
export function keyedMessage(text: Inline): ErrorLine | undefined {
  return /^[\w.-]+\s?=\s?\S.*[.!?]$/.test(text.source) ? messageOf(text) : undefined;
}

/** A part of a key that says that its text is of an error. */
const ofError =
  /(?:^|[._-])(?:err(?:ors?)?|fail(?:ed|ures?)?|invalid|validations?|exceptions?|problems?|denied|forbidden|missing|unknown|not|no|too|cannot|already|expired)(?:[._-]|$)|(?:Error|Invalid|Failed|Missing|Denied)(?![a-z])/;

/**
 * The errors of a fence that is a file of texts by their keys, two at least: those that read as sentences, or whose key
 * says that they are of errors. None where a line is anything else.
 */
export function messagesInFence(code: Inline): readonly ErrorLine[] {
  const lines = codeLines(code).filter(({ source }) => !around.test(source));
  const found = lines.flatMap((line) => messageOf(line) ?? []);
  if (found.length !== lines.length) return [];
  // Titles of pages and entries of menus stand in such files too.
  const errors = found.filter(
    ({ name, message }) => /[.!?…]$/.test(message?.source ?? '') || ofError.test(name.source),
  );
  return errors.length > 1 ? errors : [];
}
