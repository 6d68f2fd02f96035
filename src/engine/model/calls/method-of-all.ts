import type { HeadingBlock, Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { shown } from '../stated.ts';
import { commonMethods } from '../words/methods.ts';
import { addressOf } from './address.ts';
import { blank, sharedAnswers } from './lines.ts';
import { mentionsOf } from './mentions.ts';
import type { CallFact } from './tables.ts';

/** A sentence that says that all calls have one method: "Every call is a POST", "All of them use `POST`". */
const allAre = new RegExp(
  `\\b(?:[Aa]ll|[Ee]very|[Ee]ach|[Ee]verything)\\b[^.;:,/]{0,40}?\\s(?:is|are|uses?|goes|go|sent|made|called|via|by|with|as|through)\\s+(?:always\\s+)?(?:an?\\s+)?(?:HTTP\\s+)?[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?![\\w-]|\\s+[\`*]*(?:/|https?:))`,
);
/** The same without a verb, at the head of a sentence: "All `GET`", "Only GET requests", "GET throughout", "These are all GETs". */
const allHave = new RegExp(
  `^(?:(?:[Aa]ll|[Ee]verything|[Oo]nly|[Aa]lways|[Tt]hese are(?: all)?|[Tt]hey are all)(?:\\s+of\\s+(?:them|these))?(?:\\s+(?:calls|requests|endpoints|HTTP))?:?\\s+[\`*]{0,3}(${commonMethods})s?[\`*]{0,3}(?=\\s*(?:$|[.,;:(–—-])|\\s+(?:and|calls|requests|with|returning|answering)\\b)|[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?:\\s+(?:throughout|only|everywhere|for all(?: of (?:them|these))?)\\b|\\.?$))`,
);
/** The one method in a title of calls: "Boards (all GET)", "Boards (GET, 200)", "Boards – all GET". */
const titledMethod = new RegExp(
  `(?:\\([^()]{0,20}?|\\b[Aa]ll\\s+|[–—:]\\s+)[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?=\\s*(?:[,;:)]|$)|\\s+(?:calls|requests|only)\\b)`,
);
/** What takes some of them out, or adds another method. */
const butOthers = new RegExp(
  `\\b(?:except|apart from|other than|unless|but not|most|some|not all)\\b|(?:\\b(?:${commonMethods})\\b.*){2}`,
);

/** The method that a sentence says all calls have. */
export function methodOfAll({ source }: Inline): string | undefined {
  if (butOthers.test(source)) return undefined;
  const have = allHave.exec(source);
  return allAre.exec(source)?.[1] ?? have?.[1] ?? have?.[2];
}

/** The method that a title gives to all calls below it. */
function methodInTitle(title: string): string | undefined {
  return butOthers.test(title) ? undefined : titledMethod.exec(title)?.[1];
}

const pathAlone = /^\/[\w{}:.<>-]+(?:\/[\w{}:.<>-]+)*$/;

/** The paths in code in a text that names no method: calls, where one method is said to be that of all. */
export function pathsAlone(text: Inline, at?: Call['at']): readonly Call[] {
  if (!text.source.includes('`/') || mentionsOf(text).length > 0) return [];
  const found = pieces(text).filter((piece) => piece.kind === 'code' && pathAlone.test(piece.text));
  return found.map((piece) => {
    const named = slice(text, piece.start, piece.end);
    return {
      ...blank,
      ...addressOf(piece.kind === 'code' ? piece.text : ''),
      at: at && found.length === 1 ? at : named.at,
      nameAt: named.at,
      how: 'tolerant',
    };
  });
}

/**
 * Parts with calls in place of the paths that may be such, where a sentence or a title says which method all have: those
 * below its heading where such stand there, else all. The beginning of two others is an address below which they stand,
 * but in a table. Without such words, or where two name different methods, a path alone is no call.
 */
export function withMethodOfAll(parts: readonly Part<CallFact>[]): readonly Part<CallFact>[] {
  if (!parts.some((part) => part.reading.facts.some(isOpen))) return parts;
  const methods = methodsSaid(parts);
  const below = countsBelow(parts);
  const isBeginning = ({ path }: Call): boolean => (below.get(path) ?? 0) > 1;
  return parts.map((part) => {
    const method = part.reading.facts.some(isOpen) ? methodOf(part, methods) : undefined;
    if (!method) return part;
    const heading = part.context.headings.at(-1);
    const all = heading ? sharedAnswers(heading.title) : [];
    const withIt = (call: Call): CallFact => ({
      is: 'call',
      call: {
        ...call,
        ...addressOf(`${method} ${call.path}`),
        answers: all[0] && call.answers.is === 'unstated' ? shown(all, all[0].at) : call.answers,
      },
    });
    const told = part.reading.facts.flatMap((fact): CallFact | [] => {
      if (fact.is === 'path') return !fact.inTable && isBeginning(fact.call) ? [] : withIt(fact.call);
      return fact.is === 'call' && isOpen(fact) ? withIt(fact.call) : fact;
    });
    return { ...part, reading: { ...part.reading, facts: told } };
  });
}

/** Whether a fact is a path that has no method yet. */
function isOpen(fact: CallFact): boolean {
  return (
    fact.is === 'path' ||
    (fact.is === 'call' && fact.call.path !== '' && fact.call.method === '' && !fact.call.outgoing)
  );
}

type Methods = ReadonlyMap<HeadingBlock | undefined, ReadonlySet<string>>;

/** The methods that are said to be those of all calls, by the heading below which they hold. */
function methodsSaid(parts: readonly Part<CallFact>[]): Methods {
  const all = new Map<HeadingBlock | undefined, Set<string>>();
  const say = (heading: HeadingBlock | undefined, method: string): void => {
    all.set(heading, (all.get(heading) ?? new Set()).add(method));
  };
  const open = new Set(
    parts.flatMap(({ context, reading }) => (reading.facts.some(isOpen) ? context.headings : [])),
  );
  for (const heading of open) {
    const method = methodInTitle(plain(heading.title));
    if (method) say(heading, method);
  }
  for (const { context, reading } of parts) {
    const heading = context.headings.at(-1);
    for (const fact of reading.facts)
      if (fact.is === 'method') say(heading && open.has(heading) ? heading : undefined, fact.method);
  }
  return all;
}

/** The method that is said of the paths of a part: by the line above it, else by the nearest heading of which it is said. */
function methodOf({ context }: Part<CallFact>, methods: Methods): string | undefined {
  const led = methodInTitle(context.lead);
  if (led) return led;
  const near = context.headings.findLast((heading) => methods.has(heading));
  const [method, ...others] = methods.get(near) ?? [];
  return others.length > 0 ? undefined : method;
}

/** How many paths without a method stand below each beginning of one. */
function countsBelow(parts: readonly Part<CallFact>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reading } of parts)
    for (const fact of reading.facts) {
      if (fact.is !== 'path' || fact.inTable) continue;
      const { path } = fact.call;
      for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1))
        counts.set(path.slice(0, end), (counts.get(path.slice(0, end)) ?? 0) + 1);
    }
  return counts;
}
