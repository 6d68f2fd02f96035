import type { Inline } from '../../syntax/block.ts';
import { pieces, slice } from '../../syntax/inline.ts';
import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { commonMethods } from '../words/methods.ts';
import { addressOf } from './address.ts';
import { blank } from './lines.ts';
import { mentionsOf } from './mentions.ts';
import type { CallFact } from './tables.ts';

/** A sentence that says that all calls have one method: "Every call is a POST", "All of them use `POST`". */
const allAre = new RegExp(
  `\\b(?:[Aa]ll|[Ee]very|[Ee]ach|[Ee]verything)\\b[^.;:,/]{0,40}?\\s(?:is|are|uses?|goes|go|sent|made|called|via|by|with|as|through)\\s+(?:always\\s+)?(?:an?\\s+)?(?:HTTP\\s+)?[\`*]{0,3}(${commonMethods})[\`*]{0,3}(?![\\w-]|\\s+[\`*]*(?:/|https?:))`,
);
/** What takes some of them out, or adds another method. */
const butOthers = new RegExp(
  `\\b(?:except|apart from|other than|unless|but not|most|some|not all)\\b|(?:\\b(?:${commonMethods})\\b.*){2}`,
);

/** The method that a sentence says all calls have. */
export function methodOfAll({ source }: Inline): string | undefined {
  return butOthers.test(source) ? undefined : allAre.exec(source)?.[1];
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
 * Parts with calls in place of the paths that may be such, where a sentence says which method all have. The beginning
 * of two others is an address below which they stand. Without such a sentence, or where two name different methods,
 * a path alone is no call.
 */
export function withMethodOfAll(parts: readonly Part<CallFact>[]): readonly Part<CallFact>[] {
  const methods = new Set<string>();
  for (const { reading } of parts)
    for (const fact of reading.facts) if (fact.is === 'method') methods.add(fact.method);
  const [method, ...others] = methods;
  if (method === undefined || others.length > 0) return parts;
  const below = countsBelow(parts);
  const isBeginning = ({ path }: Call): boolean => (below.get(path) ?? 0) > 1;
  const withIt = (call: Call): Call => ({ ...call, ...addressOf(`${method} ${call.path}`) });
  return parts.map((part) => {
    const isOpen = (fact: CallFact): boolean =>
      fact.is === 'path' ||
      (fact.is === 'call' && fact.call.path !== '' && fact.call.method === '' && !fact.call.outgoing);
    if (!part.reading.facts.some(isOpen)) return part;
    const told = part.reading.facts.flatMap((fact): CallFact | [] => {
      if (fact.is === 'path') return isBeginning(fact.call) ? [] : { is: 'call', call: withIt(fact.call) };
      return fact.is === 'call' && isOpen(fact) ? { is: 'call', call: withIt(fact.call) } : fact;
    });
    return { ...part, reading: { ...part.reading, facts: told } };
  });
}

/** How many paths without a method stand below each beginning of one. */
function countsBelow(parts: readonly Part<CallFact>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { reading } of parts)
    for (const fact of reading.facts) {
      if (fact.is !== 'path') continue;
      const { path } = fact.call;
      for (let end = path.indexOf('/', 1); end > 0; end = path.indexOf('/', end + 1))
        counts.set(path.slice(0, end), (counts.get(path.slice(0, end)) ?? 0) + 1);
    }
  return counts;
}
