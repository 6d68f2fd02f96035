import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import type { Entry } from '../records/records.ts';
import type { ErrorLine } from './line.ts';
import type { ErrorProperty } from './vocabulary.ts';

/** What may stand between parts; behind a code an arrow leads to the next, anywhere else to something else. */
const between = /^(?:\*\*|[\s,;:|()[\]/–—=]|-(?!>))*/;
const behindCode = /^(?:\*\*|[\s,;:|()[\]/–—=→⇒-]|(?<=[-=])>)*/;
/** What may be written before a part to say which it is. */
const label =
  /^(?:(?:HTTP(?: status(?: code)?)?|status(?: code)?|message|text|error code|code)\s*[:=]?\s*)?/i;
const quotation = '(?:"[^"\\n]+"|“[^”\\n]+”|„[^“”\\n]+[“”]|«[^»\\n]+»)';
const status = /^`?[45]\d\d`?(?![\w%]|\.(?!$))/;
/** Names with full stops in them count without a mark right before a status. */
const code =
  /^(?:`[A-Za-z][\w.-]*`|[a-z][a-z\d]*(?:[._-][a-z\d]+)*\.(?!(?:html?|php|aspx?|jsx?|tsx?|vue|json|ya?ml|txt|csv|pdf)\b)[a-z][a-z\d]*(?:[_-][a-z\d]+)*(?=\s*(?:→|⇒|[-=]>|[,:|/(–—])\s*[45]\d\d(?!\d))|[a-z][a-z\d]*(?:_[a-z\d]+)+(?![\w.])|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+(?![\w.])|[a-z]{4,}(?=\*\*))/;
const message = new RegExp(`^${quotation}`);
/** A status and a code within one stretch of code: `` `409 PERIOD_CLOSED` ``, `` `period_closed (409)` ``. */
const both =
  /^`(?:(?<before>[45]\d\d)[\s:/,–—-]+)?(?<code>(?![A-Z][a-z]+(?![\w.-]))[A-Za-z][\w.-]*)(?:(?<![\s:/,-])[\s:/,–—(-]+(?<behind>[45]\d\d)\)?)?`/;
/** What an arrow behind a code and a status leads to, where it reads as what is shown. */
const shownBehind = wording`^\s*(?:→|⇒|[-=]>)\s*(?<message>\p{Lu}[^"“„«\`\n]*[.!?…])$`;

/** What stands last and says which part it is: "Status 404.", `Message: "Gone."` */
const lastStatus =
  /(?:^|[.;,–—]["”]?\s+)(?:HTTP(?: status)?|status(?: code)?)\s*[:=]?\s*(?<part>[45]\d\d)\.?$/i;
const lastMessage = new RegExp(
  `(?:^|[.;,–—]\\s+)(?:message|text|wording|the user sees|users see|shown)\\s*[:=]\\s*(?<part>${quotation})\\.?$`,
  'i',
);

interface Parts {
  code?: Inline;
  status?: Inline;
  message?: Inline;
  /** Whether one stretch of code holds the code and the status. */
  inOne?: true;
}

/** Takes the parts at the beginning of a line, in whatever order; the length of what was taken, undefined where one is there twice. */
function take(text: Inline, parts: Parts): number | undefined {
  for (let at = 0; ; ) {
    const rest = text.source.slice(at);
    const gap = (parts.code ? behindCode : between).exec(rest)?.[0].length ?? 0;
    const named = label.exec(rest.slice(gap))?.[0].length ?? 0;
    const start = at + gap + named;
    const behind = text.source.slice(start);
    const one = parts.code || parts.status ? null : both.exec(behind);
    const { code: called = '', before, behind: last = before } = one?.groups ?? {};
    if (one && last && (one.groups?.behind === undefined || before === undefined)) {
      const [codeAt, statusAt] = [one[0].indexOf(called), one[0].lastIndexOf(last)];
      parts.code = slice(text, start + codeAt, start + codeAt + called.length);
      parts.status = slice(text, start + statusAt, start + statusAt + last.length);
      parts.inOne = true;
      at = start + one[0].length;
      continue;
    }
    const found = Object.entries({ status, code, message }).flatMap(([kind, form]) => {
      const length = form.exec(behind)?.[0].length;
      return length === undefined ? [] : [{ kind: kind as 'status' | 'code' | 'message', length }];
    })[0];
    if (!found) return at;
    if (parts[found.kind]) return undefined;
    at = start + found.length;
    const coded = found.kind === 'status' && behind.startsWith('`') ? 1 : 0;
    parts[found.kind] = slice(text, start + coded, at - coded);
  }
}

/** How what is said behind the parts begins: behind a mark, or as a clause. */
/** Behind a code and its status a sentence may stand as it is. */
const sentence = wording`^\s*(?:\n|\s)\p{Lu}`;
const goesOn = wording.i`^(?:$|[\s*)]*[:;,.|–—-]|[\s*)]+(?:if|when|whenever|because|raised|shown|returned|sent|thrown)\b)`;

/** The code that a title consists of, with its status before or behind it where there is one: `404 no_boat`, `no_boat (404)`. */
export function codeOfTitle(title: Inline): Pick<Parts, 'code' | 'status'> | undefined {
  const parts: Parts = {};
  const length = take(title, parts);
  if (length === undefined || !parts.code || parts.message) return undefined;
  return /[^\s*:)\]]/.test(title.source.slice(length)) ? undefined : parts;
}

/** An error whose code stands with its status in bold type or code in the first line, and what is said of it below. */
export function errorBelowCode(text: Inline): ErrorLine | undefined {
  const end = text.source.indexOf('\n');
  if (end < 0 || !/^[*`]/.test(text.source) || !codeOfTitle(slice(text, 0, end))) return undefined;
  return errorInParts(text);
}

/**
 * An error whose code, status and message stand in a row at the beginning of a line, in whatever order, or the last of them labelled at
 * its end: `order_gone, 404, "Gone."`, `"Gone." Status 404.`, `` `order_gone` – it was deleted. Message: "Gone." ``. Undefined
 * where a part is told twice, or no status beside a code or a message.
 */
export function errorInParts(text: Inline): ErrorLine | undefined {
  const parts: Parts = {};
  const length = take(text, parts);
  if (length === undefined) return undefined;
  let rest = slice(text, length, text.source.length);
  const told = text.source.slice(length);
  const hasGap =
    parts.inOne ||
    goesOn.test(told) ||
    (parts.code && parts.status && (sentence.test(told) || shownBehind.test(told)));
  const isShown =
    parts.code && parts.status && !parts.message ? shownBehind.exec(told)?.groups?.message : undefined;
  if (isShown) parts.message = slice(text, text.source.length - isShown.length, text.source.length);
  for (const [kind, form] of [
    ['status', lastStatus],
    ['message', lastMessage],
    ['status', lastStatus],
  ] as const) {
    const found = parts[kind] ? undefined : form.exec(rest.source);
    const part = found?.groups?.part;
    if (!found || !part) continue;
    const start = rest.source.lastIndexOf(part);
    parts[kind] = slice(rest, start, start + part.length);
    rest = slice(rest, 0, found.index);
  }
  const name = parts.code ?? parts.message;
  if (!name || !parts.status || !hasGap) return undefined;
  if (/\b[45]\d\d\b|["“„«]/.test(rest.source)) return undefined;
  const bare = between.exec(rest.source)?.[0].length ?? 0;
  const explained = slice(rest, isShown ? rest.source.length : bare, rest.source.length);
  return {
    name,
    quoted: parts.code === undefined,
    explained: /[^\s.*)]/.test(explained.source) ? explained : undefined,
    message: parts.message,
    status: parts.status,
  };
}

/** The code and the status that a text is and nothing else, in either order: "409 `quay_full`". */
export function codeWithStatus(text: Inline): Required<Pick<Parts, 'code' | 'status'>> | undefined {
  const parts: Parts = {};
  const length = take(text, parts);
  const isAll = length !== undefined && !/[^\s.)*]/.test(text.source.slice(length));
  const { code: name, status: number } = parts;
  return isAll && name && number && !parts.message ? { code: name, status: number } : undefined;
}

/** The code and the status, and perhaps the message, that a line is and nothing else: "code `quay_full`, status 409". */
export function propertiesInRow(line: Inline): readonly Entry<ErrorProperty>[] | undefined {
  const parts: Parts = {};
  const length = take(line, parts);
  if (length === undefined || !parts.code || /[^\s.)*]/.test(line.source.slice(length))) return undefined;
  const title = slice(line, 0, 0);
  return [
    { line, label: 'error', title, value: parts.code },
    ...(parts.status ? [{ line, label: 'status', title, value: parts.status } as const] : []),
    ...(parts.message ? [{ line, label: 'message', title, value: parts.message } as const] : []),
  ];
}
