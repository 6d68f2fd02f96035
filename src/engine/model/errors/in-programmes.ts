import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { type ErrorLine, entry } from './line.ts';

/**
 * How programmes and descriptions of interfaces write an error: the groups say which part is its name, its message and its
 * status. Without a name it is called by its message, without either by its status.
 */
const forms: readonly RegExp[] = [
  // Go: `ErrNoBerth = errors.New("no berth is left")`.
  /\b(?<name>Err[A-Z]\w*)\s*:?=\s*(?:errors\.New|fmt\.Errorf)\(\s*["`](?<message>[^"`\n]+)["`]/dg,
  // Rust: `#[error("no berth is left")] NoBerth`.
  /#\[error\("(?<message>[^"\n]+)"\)\]\s*(?:#\[[^\]\n]*\]\s*){0,5}(?<name>[A-Z]\w+)/dg,
  // SQL: `RAISE EXCEPTION 'no berth is left' USING ERRCODE = 'QB001'`.
  /\bRAISE\s+EXCEPTION\s+'(?<message>[^'\n]+)'(?:[^;]{0,200}?\bERRCODE\s*=\s*'(?<name>\w+)')?/dgi,
  // XML: `<error code="no_berth" status="404">No berth is left.</error>`.
  /<\w+\b(?=[^<>]*\bcode="(?<name>[\w.-]+)")(?=[^<>]*\bstatus="(?<status>[45]\d\d)")[^<>]*(?:\/>|>(?<message>[^<>\n]+)<)/dg,
  // Kotlin and Scala: `object NoBerth : QuayError(404, "No berth is left.")`.
  /\b(?:object|class)\s+(?<name>[A-Z]\w+)(?:\([^()]*\))?\s*(?::|extends)\s*\w*(?:Error|Exception|Fault)\(\s*(?<status>[45]\d\d)(?:\s*,\s*"(?<message>[^"\n]+)")?/dg,
  // Elixir: `def error(:no_berth), do: {404, "No berth is left."}`.
  /:(?<name>[a-z]\w+)\)?\s*(?:,\s*do:|->|=>)\s*\{?\s*(?<status>[45]\d\d)\s*,\s*"(?<message>[^"\n]+)"/dg,
  // A choice by the status: `case 404: return 'No berth is left.'`.
  /\bcase\s+(?<status>[45]\d\d)\s*:\s*(?:return\s+)?["'](?<message>[^"'\s]+\s[^"'\n]*)["']/dg,
  // OpenAPI: `'404':`, and below it `description: No such berth`.
  /^[ \t]*["']?(?<status>[45]\d\d)["']?:[ \t]*\n[ \t]+description:[ \t]*["']?(?<said>[^\n"']+)["']?[ \t]*$/dgm,
];

/** A class of errors, and what is set in it. */
const className =
  /^[ \t]*(?:export\s+)?(?:final\s+|public\s+)*class\s+(?<name>\w+)[^\n]*(?:Error|Exception|Fault|Problem)\b[^\n]*$/gm;
const set = (names: string, value: string): RegExp =>
  new RegExp(`\\b(?:${names})\\b\\s*(?::\\s*\\w+\\s*)?=\\s*${value}`, 'di');
const text = `(["'])(?<value>(?:(?!\\1).)+)\\1`;
const [codeSet, messageSet, statusSet] = [
  set('code|error_?code|slug|key', text),
  set('message|detail|default_detail|title|text', text),
  set('status|status_?code|http_?status|code', '(?<value>[45]\\d\\d)\\b'),
];

/** An enumeration of errors whose members only have names. */
const enumeration =
  /\benum\s+\w*(?:Error|Exception|Fault|Failure)(?!\w*(?:Action|Format|Handl\w*|Level|Mode|Policy|Priority|Severity|Source|State|Strategy)s?\b)\w*\s*\{(?<members>[^{}=]*)\}/d;

/** The errors that a programme declares: as values, as classes with a code or a status, or as members of an enumeration. */
export function errorsInProgramme(code: Inline): readonly ErrorLine[] {
  const found = forms.flatMap((form) =>
    [...code.source.matchAll(form)].flatMap(({ indices }) => {
      const { name, message, status, said } = indices?.groups ?? {};
      const at = name ?? message ?? status;
      if (!at) return [];
      const line = entry(slice(code, ...at), !name && message !== undefined, said && slice(code, ...said));
      return {
        ...line,
        message: message && slice(code, ...message),
        ...(status ? { status: slice(code, ...status) } : {}),
      };
    }),
  );
  if (found.length > 0) return found;
  const classes = inClasses(code);
  return classes.length > 0 ? classes : members(code);
}

function inClasses(code: Inline): readonly ErrorLine[] {
  const heads = [...code.source.matchAll(className)];
  return heads.flatMap(({ index, 0: head, groups }, order): readonly ErrorLine[] => {
    const from = index + head.length;
    const body = slice(
      code,
      from,
      Math.min(endOfClass(code, head, from), heads[order + 1]?.index ?? Number.POSITIVE_INFINITY),
    );
    const [own, message, status] = [codeSet, messageSet, statusSet].map((form) => {
      const at = form.exec(body.source)?.indices?.groups?.value;
      return at && slice(body, ...at);
    });
    // A class without any of them may be the base of the others.
    if (!own && !message && !status) return [];
    const called = groups?.name ?? '';
    const at = index + head.indexOf(called, head.indexOf('class') + 6);
    const name = own ?? slice(code, at, at + called.length);
    return [{ name, quoted: false, explained: undefined, message, ...(status ? { status } : {}) }];
  });
}

/** Where what stands in a class ends: at the next line that is no deeper than its head. */
function endOfClass(code: Inline, head: string, from: number): number {
  const depth = /^[ \t]*/.exec(head)?.[0].length ?? 0;
  const next = new RegExp(`\\n[ \\t]{0,${depth}}(?=[^\\s{])`, 'g');
  next.lastIndex = from;
  return next.exec(code.source)?.index ?? code.source.length;
}

function members(code: Inline): readonly ErrorLine[] {
  const at = enumeration.exec(code.source)?.indices?.groups?.members;
  if (!at) return [];
  const body = slice(code, ...at);
  return [...body.source.matchAll(/^[ \t]*(?<name>[A-Z]\w+)[ \t]*,?[ \t]*(?:(?:\/\/|#)[^\n]*)?$/gm)].map(
    ({ index, 0: line, groups }) => {
      const start = index + line.indexOf(groups?.name ?? '');
      return entry(slice(body, start, start + (groups?.name ?? '').length), false, undefined);
    },
  );
}
