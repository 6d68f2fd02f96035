import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { commonMethods as verbs } from '../words/methods.ts';
import { splitAt } from '../words/phrases.ts';

/** A method, or the other ones, at the head of what they answer: "GET 200", "put: 204", "the other two 204". */
const head = new RegExp(
  `^(?:(?:(?<method>${verbs})|(?<others>(?:the )?others?(?: two| three)?))\\b:?\\s*)`,
  'i',
);
/** Before the next method of a text. */
const beforeMethod = new RegExp(
  `[;,.]?\\s+(?:and\\s+)?(?=(?:${verbs}|(?:the )?others?\\b)\\b[^;]{0,80}?\\b[1-5]\\d\\d)`,
  'i',
);
const ofEach = /\b(?:throughout|all|each|every|either|always|both|any|everywhere)\b/i;
/** What parts one success from the next: "200 for the list, 201 for a new one". */
const beforeSuccess = /\s*[,/]\s*(?:and\s+)?(?=2\d\d(?!\d))|\s+and\s+(?=2\d\d(?!\d))/;
const success = /(?<!\d)2\d\d(?!\d)/;

/**
 * What a text says that each of several methods answers, a part of it for each; undefined where it says the same of all.
 * Parts name their method ("GET 200, the other two 204; 404 throughout"), or there is one for each in their order, each
 * with how it succeeds ("200 for the list; 201 or 409 for a new one").
 */
export function partsByMethod(
  text: Inline,
  methods: readonly string[],
): ReadonlyMap<string, readonly Inline[]> | undefined {
  if (methods.length < 2) return undefined;
  const start = /^[\s`*:→⇒=>–—-]*/.exec(text.source)?.[0].length ?? 0;
  const clauses = splitAt(slice(text, start, text.source.length), /\s*;\s+/);
  const parts = clauses.flatMap((clause) => splitAt(clause, beforeMethod));
  const named = parts.map((part) => {
    const found = head.exec(part.source);
    const method = found?.groups?.method?.toUpperCase() ?? (found ? 'others' : undefined);
    return { method, said: slice(part, found?.[0].length ?? 0, part.source.length) };
  });
  const known = named.flatMap(({ method }) => (method && method !== 'others' ? [method] : []));
  if (known.length === 0 || known.some((method) => !methods.includes(method)))
    return known.length === 0 ? inOrder(clauses, methods) : undefined;
  const found = new Map(methods.map((method): [string, Inline[]] => [method, []]));
  for (const [index, { method, said }] of named.entries()) {
    const isOfEach = ofEach.test(said.source);
    const ofThese =
      method === 'others'
        ? methods.filter((each) => !known.includes(each))
        : method
          ? [method]
          : isOfEach
            ? methods
            : index === 0
              ? methodsOfRest(methods, named)
              : [];
    const end = method || !isOfEach ? said.source.length : said.source.search(ofEach);
    for (const each of ofThese) found.get(each)?.push(slice(said, 0, end));
  }
  return found;
}

/**
 * Whose answers a part without a method tells that others with methods follow: of all that these only add to ("200; POST
 * also 201"), and not of one that succeeds in its own way ("200; POST 201").
 */
function methodsOfRest(
  methods: readonly string[],
  named: readonly { readonly method: string | undefined; readonly said: Inline }[],
): readonly string[] {
  return methods.filter((each) =>
    named.every(
      ({ method, said }) =>
        method !== each || /^(?:also|too)\b/i.test(said.source) || !success.test(said.source),
    ),
  );
}

/** A part for each method in their order; undefined where two calls have the same one. */
function inOrder(
  clauses: readonly Inline[],
  methods: readonly string[],
): ReadonlyMap<string, readonly Inline[]> | undefined {
  if (new Set(methods).size < methods.length) return undefined;
  const [only] = clauses;
  const parts = only && clauses.length === 1 ? splitAt(only, beforeSuccess) : clauses;
  if (parts.length !== methods.length || !parts.every(({ source }) => success.test(source))) return undefined;
  return new Map(methods.map((method, index) => [method, parts.slice(index, index + 1)]));
}
