import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { codeLines } from '../blocks/code-lines.ts';
import { columnedErrors } from './columned-fence.ts';
import { errorsInProgramme } from './in-programmes.ts';
import { messagesInFence } from './keyed-messages.ts';
import type { ErrorLine } from './line.ts';
import { pairedInFence } from './paired-fence.ts';
import { errorsOfSentence } from './sentences.ts';

const member = (names: string, value: string): RegExp =>
  new RegExp(`["']?\\b(?:${names})\\b["']?\\s*[:=]\\s*${value}`, 'i');
const text = `(["'])(?<value>(?:(?!\\1).)+)\\1`;
const codeOf = member('code|error|error_?code|type|name|key|id', text);
const messageOf = member('message|error_?message|detail|title|description|text', text);
const statusOf = member('status|status_?code|http_?status|http', '["\']?(?<value>[45]\\d\\d)\\b');
const isCode = wording`^[\p{L}][\p{L}\p{N}]*(?:[-_./:][\p{L}\p{N}]+)*$`;

/** Keys of what is answered, and of no error. */
const wrappers = /^(?:errors?|data|body|detail|details|meta|response|result|payload)$/i;

const enveloped = /^\s*(?:HTTP[^\n]*\n\s*)?\{\s*["']?errors?["']?\s*:\s*\[?\s*\{/;

/** The errors that objects in a fence are: `{ "code": "note_locked", "status": 423, "message": "…" }`, nested or in a list. */
export function errorsOfFence(code: Inline): readonly ErrorLine[] {
  const found: ErrorLine[] = [];
  for (const object of code.source.matchAll(/\{[^{}]*\}/g)) {
    const inner = slice(code, object.index, object.index + object[0].length);
    const [told, message, own] = [codeOf, messageOf, statusOf].map((pattern) => valueBehind(inner, pattern));
    const status = own ?? statusOfAnswer(code, object.index);
    const keyed = keyBefore(code, object.index);
    // "NOTE_LOCKED: { status: 423, … }": its key names it.
    const name = told ?? (keyed && !wrappers.test(keyed.source) ? keyed : undefined);
    // An object without a message and without a status is no error: it may be anything.
    if (!message && !status) continue;
    const isNamed = name !== undefined && isCode.test(name.source);
    const called = isNamed ? name : (message ?? name);
    if (!called) continue;
    const line = {
      name: called,
      quoted: !isNamed,
      explained: undefined,
      message: isNamed ? message : called,
    };
    found.push(status ? { ...line, status } : line);
  }
  const [only] = found;
  // One error in what is answered is an example of it.
  if (only && found.length === 1 && enveloped.test(code.source)) return [{ ...only, doubtful: true }];
  if (found.length > 0) return found;
  const columned = columnedErrors(code);
  if (columned.length > 0) return columned;
  const paired = pairedInFence(code);
  const told = paired.length > 0 ? paired : thrown(code);
  // `object NoBerth : QuayError(404, "No berth is left.")`: its name, where what is thrown has only the message.
  const named = told.some(({ quoted }) => quoted)
    ? errorsInProgramme(code).filter(({ quoted }) => !quoted)
    : [];
  if (named.length > 0 && named.length >= told.length) return named;
  if (told.length > 0) return told;
  const keyed = [...inSections(code), ...messagesInFence(code), ...errorsInProgramme(code)];
  if (keyed.length > 0) return keyed;
  const listed = listedCodes(code);
  return listed.length > 0 ? listed : inScenarios(code);
}

/** The errors of a file that divides into sections by their names: `[no_berth]`, and below it `status = 409`. */
function inSections(code: Inline): readonly ErrorLine[] {
  const heads = [...code.source.matchAll(/^\[\[?(?:errors?\.)?(?<name>[\w.-]+)\]\]?[ \t]*$/gm)];
  return heads.flatMap(({ index, 0: head, groups }, order): readonly ErrorLine[] => {
    const inner = slice(code, index + head.length, heads[order + 1]?.index ?? code.source.length);
    const [message, status] = [messageOf, statusOf].map((pattern) => valueBehind(inner, pattern));
    const own = valueBehind(inner, codeOf);
    // A message alone may be anything that a part of a configuration says.
    if (!status && !(message && (own || /^\[\[?errors?\./.test(head)))) return [];
    const at = index + head.indexOf(groups?.name ?? '');
    const name = own ?? slice(code, at, at + (groups?.name ?? '').length);
    return [{ name, quoted: false, explained: undefined, message, ...(status ? { status } : {}) }];
  });
}

/** The errors of scenarios, in what they say is seen then: `Then the message is "No berth is left."` */
function inScenarios(code: Inline): readonly ErrorLine[] {
  return /^\s*(?:Scenario|Given|When)\b/m.test(code.source)
    ? codeLines(code).flatMap((line) => {
        const lead = /^(?:Then|And|But)\s+/.exec(line.source)?.[0].length ?? 0;
        return lead > 0 ? errorsOfSentence(slice(line, lead, line.source.length)) : [];
      })
    : [];
}

/** The key of an object in a fence: what stands right before it, behind any other brace. */
function keyBefore(code: Inline, end: number): Inline | undefined {
  const brace = Math.max(code.source.lastIndexOf('{', end - 1), code.source.lastIndexOf('}', end - 1));
  const from = end === 0 ? 0 : brace + 1;
  const before = code.source.slice(from, end);
  const found = before.trimEnd().endsWith(':') ? keyAtEnd.exec(before) : null;
  const key = found?.groups?.key;
  if (!found || key === undefined) return undefined;
  const start = from + found.index + found[0].indexOf(key);
  return slice(code, start, start + key.length);
}

const keyAtEnd = /["']?(?<key>[A-Za-z_][\w.-]*)["']?\s*:\s*$/;

/** What a programme throws: `throw new HttpError(404, 'not_found', 'No such note.')`. */
function thrown(code: Inline): readonly ErrorLine[] {
  return [...code.source.matchAll(/\b\w*(?:Error|Exception|Problem)\((?<given>[^()\n]*)\)/g)].flatMap(
    (match) => {
      const start = match.index + match[0].indexOf('(') + 1;
      const given = slice(code, start, start + (match.groups?.given ?? '').length);
      const texts = [...given.source.matchAll(/(["'`])(?<text>(?:(?!\1).)+)\1/g)].map((each) =>
        slice(given, each.index + 1, each.index + 1 + (each.groups?.text ?? '').length),
      );
      const number = /(?<![\w"'])[45]\d\d(?!\w)/.exec(given.source);
      const name = texts.find(({ source }) => isCode.test(source)) ?? texts[0];
      if (!name) return [];
      const message = texts.find((each) => each !== name);
      const quoted = !isCode.test(name.source);
      const line = { name, quoted, explained: undefined, message: quoted ? name : message };
      return [number ? { ...line, status: slice(given, number.index, number.index + 3) } : line];
    },
  );
}

/** The codes that an enumeration of errors lists: `NotFound = 'not_found', // 404`. */
function listedCodes(code: Inline): readonly ErrorLine[] {
  const opens = /\b(?:enum|class|object|const)\s+\w*(?:Error|Exception|Fault|Failure)\w*/i.exec(code.source);
  if (!opens) return [];
  const member =
    /^[ \t]*\w+\s*[=:]\s*(["'])(?<code>[\w.-]+)\1[ \t]*[,;]?(?:[ \t]*(?:\/\/|#)[ \t]*(?<status>[45]\d\d)?[^\n]*)?$/gm;
  return [...code.source.matchAll(member)].map((match) => {
    const { code: own = '', status } = match.groups ?? {};
    const at = match.index + match[0].search(/["']/) + 1;
    const line = {
      name: slice(code, at, at + own.length),
      quoted: false,
      explained: undefined,
      message: undefined,
    };
    const from = match.index + match[0].lastIndexOf(status ?? '');
    return status ? { ...line, status: slice(code, from, from + status.length) } : line;
  });
}

/** The status of an answer whose body begins at an offset: `HTTP/1.1 409 Conflict` stands above it. */
function statusOfAnswer(code: Inline, end: number): Inline | undefined {
  const from = code.source.lastIndexOf('HTTP/', end);
  const found =
    from >= 0 && (from === 0 || code.source[from - 1] === '\n')
      ? /^HTTP\/[\d.]+ (?<status>[45]\d\d)\b[^\n]*\n(?:[\w-]+:[^\n]*\n)*\s*$/.exec(
          code.source.slice(from, end),
        )
      : null;
  const at =
    from + 'HTTP/'.length + (found?.[0].slice('HTTP/'.length).indexOf(` ${found.groups?.status}`) ?? 0) + 1;
  return found ? slice(code, at, at + 3) : undefined;
}

function valueBehind(object: Inline, pattern: RegExp): Inline | undefined {
  const found = pattern.exec(object.source);
  const value = found?.groups?.value;
  if (!found || !value) return undefined;
  const start = found.index + found[0].lastIndexOf(value);
  return slice(object, start, start + value.length);
}
