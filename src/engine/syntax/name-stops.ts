import { wording } from './wording.ts';

const mark = String.raw`[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+`;
/** A word of a name: no verb or preposition by which it would be a sentence. */
const word = String.raw`(?!(?:is|are|was|has|have|can|cannot|may|must|should|shall|will|does|do|not|no|never|only|starts?|begins?|becomes?|goes|go|moves?|ends?|out|as|to|by|from|when|if)\b)[\p{L}\p{N}_'’&/-]+`;
const words = String.raw`(?=\p{L})${word}(?: ${word}){0,4}`;
/**
 * A name of up to five words, perhaps in code, with what stands in brackets behind it; in bold type only before what has
 * brackets: before a sentence it is a title.
 */
const name = String.raw`(?:\*\*${words}\*\*(?=[^\n]*\()|\x60[^\x60\n]{1,60}\x60|${words})(?: \([^()\n]{1,60}\))?`;
/** An item that begins with such a name and a full stop, and goes on with no other label. */
const named = wording.gm`^(?<mark>${mark})(?<name>${name})\.(?=[ \t]+\S)(?![ \t]+[^.:\n]{1,40}:\s)`;
/** An item that begins with such a name and a verb by which it has what follows, with brackets behind some of that. */
const having = wording.gm`^(?<mark>${mark})(?<article>(?:An?|The|Each|Every) )?(?<name>${name})(?<verb> (?:holds|has|have|carries|keeps|stores|contains|includes|records|consists of) )(?=[^\n]*\([^()\n]*\)[^\n]*,)`;
const anyItem = new RegExp(`^${mark}`, 'gm');

/** Of the items beside each other, how many at least begin with a name. */
const MOST = 0.8;

const depthOf = (mark: string): number => mark.search(/[^ \t>]/);

/**
 * The source of a list with a colon for what parts the name at the head of each item from what is said of it: a full stop,
 * `- Harbour. Name (text), depth (number).`, or a verb, `- Harbour holds name (text), depth (number).` So it is where nearly
 * all items beside each other begin so, each with another name; else a few words with a full stop are a sentence.
 * Offsets stay.
 */
export function withNamedItems(source: string): string {
  const stopped = withColons(source, named, (name) => `${name}:`);
  if (stopped !== source) return stopped;
  return withColons(
    source,
    having,
    (name, verb = '', article = '') => `${' '.repeat(article.length)}${name}:${' '.repeat(verb.length - 1)}`,
  );
}

function withColons(
  source: string,
  pattern: RegExp,
  written: (name: string, verb?: string, article?: string) => string,
): string {
  const heads = new Map<number, Set<string>>();
  for (const { groups } of source.matchAll(pattern)) {
    const depth = depthOf(groups?.mark ?? '');
    heads.set(depth, (heads.get(depth) ?? new Set()).add(groups?.name ?? ''));
  }
  if (heads.size === 0) return source;
  const items = new Map<number, number>();
  for (const [mark] of source.matchAll(anyItem)) {
    const depth = depthOf(mark);
    items.set(depth, (items.get(depth) ?? 0) + 1);
  }
  return source.replace(pattern, (...found) => {
    const { mark, name, verb, article } = found.at(-1) as Record<'mark' | 'name', string> &
      Partial<Record<'verb' | 'article', string>>;
    const depth = depthOf(mark);
    const many = heads.get(depth)?.size ?? 0;
    const isNamed = many > 1 && many >= (items.get(depth) ?? 0) * MOST;
    return isNamed ? `${mark}${written(name, verb, article)}` : String(found[0]);
  });
}
