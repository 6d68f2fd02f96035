import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { commonMethods, furtherMethods, httpMethods } from '../words/methods.ts';
import type { Mention } from './mention.ts';
import { methodsSaidBehind } from './methods-said.ts';
import { operationsIn } from './operations.ts';

const anything = 'ANY|ALL';
export const methods = `${httpMethods}|${anything}`;
/** How an address begins: at the root, at a host, or behind a sign for what many have in common. */
export const root = '(?:https?:/|…|~|\\.{3})?/';
/** What is called at an address that is one for all: `POST /rpc orders.list`. */
export const procedure = '\\s[a-z]\\w*(?:\\.[A-Za-z]\\w*)+';

/** Further words of an address in code that names things by their titles: `/api/Summer Camp/:name`. */
export const titledWords = '(?:\\s(?!HTTP/)[A-Z][A-Za-z0-9]*(?:/\\S*)?){1,4}';

const inCode = new RegExp(
  `^(?:(?:${commonMethods}|${anything})\\s+(?:\\S+(?:${procedure})?|${root}\\S*${titledWords})|(?:${furtherMethods})\\s+${root}\\S*(?:${titledWords})?)$`,
);
/** A method before an address in code: "GET `/notes`". */
const methodBefore = wording`(?<![\p{L}\p{N}])(${methods})(?:s|ing)?(?:\s+(?:request|call)s?)?(?<sign>:?)\s+(?:(?:to|on|at|from|against)\s+(?:the\s+(?:same\s+)?(?:path|address|url|endpoint),?\s+)?|same\s+(?:path|address|url|endpoint),?\s+\(?)?$`;
/** Another path in the same sentence. */
const anotherPath = /^[^.;\n]{0,200}`\//;
const pathAlone = new RegExp(`^${root}\\S*$`);
/** "GET /notes", "POST to /notes", "a DELETE request to /notes/:id". */
const bare = wording.g`(?<![\p{L}\p{N}\`])(?:\[(?=(?:${methods})\])|(?=(?:${methods}):\s+/[^\s,;:]*(?:\s|$))(?<=(?:^|\n)[-*\s]*))?(?<method>${methods})(?:s|ing)?[\]:]?(?:\s+(?:request|call)s?)?(?:\s+(?:to|on|at|from|against))?\s+(?<path>${root}[^\s,;]*)`;
/** What closes the part of a sentence in which a path stands: a full stop, or a bracket that opens before the path. */
const closing = /(?:[.:"”]|(?<!\([^()]*)\)|(?<!\[[^[\]]*)\]){1,9}$/;

/** Another address that differs in its last part: `…/pages`. */
const sibling = /^(?:…|\.{3})(\/\S+)$/;

/** The methods with paths in running text, and operations of GraphQL with their kinds. */
export function mentionsOf(text: Inline): readonly Mention[] {
  const requests = requestsIn(text);
  const operations = operationsIn(text, requests);
  return operations.length === 0
    ? requests
    : [...requests, ...operations].sort((one, other) => one.start - other.start);
}

function requestsIn(text: Inline): readonly Mention[] {
  const [together, behind] = [methodsTogether(text), pathsFirst(text)];
  let next = 0;
  const first = methodsFirst(text).filter(({ start, end }) => {
    // Both are in the order of the text.
    while ((together[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return (together[next]?.start ?? end) >= end;
  });
  const before = [...first, ...together, ...behind, ...registered(text)].sort(
    (one, other) => one.start - other.start,
  );
  const said = methodsSaidBehind(text, before);
  const found =
    said.length === 0 ? before : [...before, ...said].sort((one, other) => one.start - other.start);
  const again = methodsAgain(text, found);
  return again.length === 0 ? found : [...found, ...again].sort((one, other) => one.start - other.start);
}

/** Another method of the path before it, with what it answers: "`GET /notes` → 200; POST → 201", "POST there 201". */
function methodsAgain({ source }: Inline, found: readonly Mention[]): readonly Mention[] {
  if (found.length === 0) return [];
  const known = new Set(found.map(({ name }) => name));
  let at = 0;
  const again = [
    ...source.matchAll(methodAgain),
    ...source.matchAll(methodSame),
    ...source.matchAll(samePathWith),
  ];
  again.sort((one, other) => one.index - other.index);
  return again.flatMap(({ index, 0: all, groups }): readonly Mention[] => {
    while ((found[at + 1]?.end ?? source.length) <= index) at += 1;
    const before = found[at];
    // What is asked of the path behind `?` is the other method's own.
    const name = before?.name.replace(/^\S+/, groups?.method ?? '').replace(/\?.*$/, '');
    if (!before || before.end > index || !name || known.has(name)) return [];
    if (source.slice(before.end, index).includes('\n')) return [];
    known.add(name);
    return [{ name, start: index, end: index + all.length }];
  });
}

/** The methods of one path that stand together before it, each a call of its own: "GET / POST `/notes`", "`PATCH|DELETE /notes/:id`". */
function methodsTogether({ source }: Inline): readonly Mention[] {
  return [...source.matchAll(togetherBefore)].flatMap(({ index, 0: all, groups }) => {
    const end = index + all.length;
    const path = (groups?.path ?? '').replace(/[.:]+$/, '');
    const each = [...(groups?.methods ?? '').matchAll(anyVerb)];
    // Nothing is told between them: a remark in brackets belongs to its method.
    return each.map(({ index: at, 0: method }, order): Mention => {
      const next = each[order + 1]?.index;
      return { name: `${method} ${path}`, start: index + at, end: next === undefined ? end : index + next };
    });
  });
}

/** How programmes register what answers: `router.get('/boats'`. What asks ("client.get"), or keeps ("cache.delete"), is none. */
const registers =
  /`?(?<![\w.])(?:\w*(?:[aA]pp|[rR]outer|[rR]outes?|[sS]erver|[aA]pi|[mM]ux)|express|fastify|hono|koa)\.(?<method>get|post|put|patch|delete)\(\s*['"](?<path>\/[^'"\s]*)['"](?:[^()\n]*\)`?)?/g;

/** Calls that lines of running text name as programmes do. */
const registered = ({ source }: Inline): readonly Mention[] =>
  source.includes("('/") || source.includes('("/')
    ? [...source.matchAll(registers)].map(({ index, 0: all, groups }) => ({
        name: `${groups?.method?.toUpperCase()} ${groups?.path}`,
        start: index,
        end: index + all.length,
      }))
    : [];

/** The methods that stand before their paths: `GET /notes`. */
function methodsFirst(text: Inline): readonly Mention[] {
  let before = '';
  return pieces(text).flatMap((piece): readonly Mention[] => {
    const method =
      piece.kind === 'code' && pathAlone.test(piece.text)
        ? methodBefore.exec(text.source.slice(0, piece.start))
        : undefined;
    // "All are `GET`: `/notes`, `/tags`" speaks of several.
    if (method && !(method.groups?.sign && anotherPath.test(text.source.slice(piece.end)))) {
      before = `${method[1]} ${piece.text}`;
      return [{ name: before, start: piece.start - method[0].length, end: piece.end }];
    }
    // "**`GET /notes`.** It lists …": the sign that closes a title is no part of the address.
    const marked =
      piece.kind === 'strong'
        ? plain(slice(text, piece.innerStart, piece.innerEnd)).replace(/(?<=[^.])[.:]$/, '')
        : '';
    if (inCode.test(marked)) return [{ name: marked, start: piece.start, end: piece.end }];
    if (piece.kind === 'code') {
      const part = before && sibling.exec(piece.text)?.[1];
      const name = part ? before.replace(/\/[^/]*$/, part) : piece.text.replace(/\s+/g, ' ');
      if (!part && !inCode.test(name)) return [];
      before = name;
      return [{ name, start: piece.start, end: piece.end }];
    }
    if (piece.kind !== 'text') return [];
    return [...text.source.slice(piece.start, piece.end).matchAll(bare)].map((match) => {
      const named = match[0].replace(closing, '');
      const path = match.groups?.path?.replace(closing, '') ?? '';
      const start = piece.start + match.index;
      return { name: `${match.groups?.method} ${path}`, start, end: start + named.length };
    });
  });
}

/** Methods that are no words of other sentences in capitals, as "ALL users" is. */
const verbs = httpMethods;
const anyVerb = new RegExp(verbs, 'g');
/** Methods with a comma and the like or "and" between them, and the path that follows. */
const togetherBefore = wording.g`(?<![\p{L}\p{N}])(?<methods>(?:${verbs})(?:[\`*]{0,3}(?:\s?\([^()\n]{1,40}\))?\s{0,2}(?:[,/|&+]|\b(?:and|or|und|oder)\b)\s{0,2}[\`*]{0,3}(?:${verbs})){1,6})(?![\p{L}\p{N}-])[\`*]{0,3}(?:\s?\([^()\n]{1,40}\))?\s{1,3}(?:(?:to|on|at|auf)\s)?\`?(?<path>${root}[^\s,;\`*()]{1,300})`;
/** A method behind what a call answers, right before its own status. */
const methodAgain = new RegExp(
  `(?<=[;,|]\\s{1,3}|\\s(?:and|or|und|oder)\\s)[\`*]{0,3}(?<method>${verbs})[\`*]{0,3}(?:\\s(?:there|here|on it|(?:to|on|at) the same|same)(?:\\s(?:path|address|url))?)?(?=\\s{0,3}(?:[:→⇒=–—-]|->)?\\s{0,3}[\`*]{0,3}[1-5]\\d\\d(?!\\d))`,
  'g',
);
const thatSame =
  '(?:to|on|at)\\s(?:(?:that|this|the)\\ssame\\s(?:path|address|url|endpoint)|it(?=[\\s,.;:]|$))';
/** A method, or each of several, on the path before it: "`POST` and `DELETE` on that same path". */
const methodSame = new RegExp(
  `(?<![\\w-])[\`*]{0,3}(?<method>${verbs})[\`*]{0,3}(?=(?:\\s{0,2}(?:,|/|\\band\\b|\\bor\\b)\\s{0,2}[\`*]{0,3}(?:${verbs})[\`*]{0,3}){0,4}\\s${thatSame}\\b)`,
  'g',
);
/** The same path with another method: "saves to the same address with `PUT`". */
const samePathWith = new RegExp(
  `${thatSame}\\s(?:with|by|via|using|through)\\s(?:an?\\s)?[\`*]{0,3}(?<method>${verbs})[\`*]{0,3}(?![\\w\`*-])`,
  'g',
);
/** Methods at the head of a line that are called at the path of the line above: "PATCH, DELETE same path", "POST same → 201". */
const samePath = new RegExp(
  `^(?<methods>(?:${verbs})(?:\\s{0,2}(?:[,/|&+]|\\band\\b)\\s{0,2}(?:${verbs})){0,6})\\s+(?:(?:to|on|at)\\s+)?(?:the\\s+)?same(?:\\s+(?:path|address|url|endpoint|one))?(?=\\s*(?:$|[:;,.(→–—=-]))`,
);
/** What stands behind a method that is one: its answers, another one, what it does behind a mark, or the end. */
const behindMethod =
  '\\s{0,3}(?:$|[\n,.;/|·&+()\\]:→⇒=–—]|->|-\\s|[`*]{0,3}[1-5](?:\\d\\d|xx)\\b|(?:and|or|und|oder|[a-z]{3,}s)(?![a-z]))';
/** A method with no address of its own behind it. */
const methodAlone = `[\`*]{0,3}(?<method>${verbs})[\`*]{0,3}(?![\\w\`-])(?=${behindMethod})(?!\\s+[\`"]?(?:${root}|\\w+/))`;
/** A path that a line or a part of it begins with, right before a method: "`/notes`: GET", "/notes – GET", "`/notes` (GET". */
const pathHead = wording.g`(?<=^|[\n;,.]\s{0,4})[*_]{0,2}(?:\`(?<code>~?/[^\s\`]{0,300})\`|(?<bare>~?/[^\s,;\`*()]{0,300}))[*_]{0,2}\s{0,3}(?:[:([–—→-]|->)?\s{0,3}(?=${methodAlone})`;
/** A method behind a path, or another one behind a comma and the like. */
const methodOfPath = wording.g`(?<=^|[,;/|·&+(]\s{0,3}|\s(?:and|or|und|oder)\s)${methodAlone}`;

/** The methods that stand behind their path, each with it: "`/notes`: GET → 200, POST → 201; `/notes/{id}`: DELETE → 204". */
function pathsFirst(text: Inline): readonly Mention[] {
  const { source } = text;
  if (!source.includes('/') || !anyMethod.test(source)) return [];
  const heads = [...source.matchAll(pathHead)];
  return heads.flatMap((head, index) => {
    const path = head.groups?.code ?? (head.groups?.bare ?? '').replace(/:$/, '');
    const start = head.index + head[0].length;
    return methodsBehind(slice(text, start, heads[index + 1]?.index ?? source.length), path).map(
      (each, at): Mention => ({
        name: each.name,
        start: at === 0 ? head.index : start + each.start,
        end: start + each.end,
      }),
    );
  });
}

const anyMethod = new RegExp(`(?:${methods})`);

/** The methods of a path that a text lists which begins with one: "GET → 200, POST → 201". */
export function methodsBehind({ source }: Inline, path: string): readonly Mention[] {
  const same = samePath.exec(source);
  if (same) {
    const each = [...(same.groups?.methods ?? '').matchAll(anyVerb)];
    return each.map(({ index: start, 0: method }, order) => ({
      name: `${method} ${path}`,
      start,
      end: order + 1 < each.length ? start + method.length : same[0].length,
    }));
  }
  const found = [...source.matchAll(methodOfPath)];
  if (found[0]?.index !== 0) return [];
  return found.map((each) => ({
    name: `${each.groups?.method} ${path}`,
    start: each.index,
    end: each.index + each[0].length,
  }));
}

/** Whether a line names methods of the path of the line above it: "PATCH same path". */
export const isOfSamePath = ({ source }: Inline): boolean => samePath.test(source);

/** A line that names a path first, and no method. */
const ofPath =
  /^(?:[\d.]+\s+)?[*_]{0,2}(?:`(~?\/[^\s`]{0,300})`|(~?\/[^\s,;`*()]{0,300}))[*_]{0,2}(?=$|[\s:,;(–—-])/;

/** The path that a line or title names whose methods stand below it: "`/notes`", "/notes – all notes". */
export function pathAbove(source: string): string | undefined {
  const [, code, plainly] = ofPath.exec(source) ?? [];
  const path = code ?? plainly?.replace(/:$/, '');
  return path === undefined || anyMethod.test(source) ? undefined : path;
}
