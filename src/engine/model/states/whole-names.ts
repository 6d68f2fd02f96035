import type { Block, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';

/** A word of a name behind its first, which no article and nothing that tells how or where to is. */
const word =
  '(?!(?:an?|the|it|them|its|and|or|to|into|back|again|by|from|when|if|once|until|after|at|as|is|are|can|may)(?![\\p{L}]))\\p{Ll}[\\p{Ll}-]+';
/**
 * What may be a name of several words within a sentence, told from them by its capital alone: "Ready for pickup", "In the
 * open" is none. A verb or a noun may stand behind it, so that it is one only where it comes again.
 */
const phrase = wording.g`(?<=[\p{Ll},–—)] )(?:(?:On|In|Out|Under|At|Off|Up|Not|No|Past|To) ${word}(?: ${word})?|\p{Lu}\p{Ll}+ (?:for|of|in|on) ${word}(?: ${word})?)(?![\p{L}])`;

/** The names of several words that come more than once in a block, each in its longest form that does, in small letters. */
const wholeNames = once((block: Block): readonly string[] => {
  const texts =
    block.kind === 'list'
      ? block.items.map(({ text }) => text.source)
      : block.kind === 'paragraph'
        ? [block.text.source]
        : [];
  const found = texts.flatMap((text) => [...text.matchAll(phrase)].flatMap(([each]) => headsOf(each)));
  const count = new Map<string, number>();
  for (const each of found) count.set(each, (count.get(each) ?? 0) + 1);
  return [...count].flatMap(([name, times]) => (times > 1 ? [name] : [])).sort((a, b) => b.length - a.length);
});

/** A phrase, and it without its last word where it is a name then as well. */
function headsOf(text: string): readonly string[] {
  const words = text.split(' ');
  return words.length > (isLead.test(text) ? 2 : 3) ? [text, words.slice(0, -1).join(' ')] : [text];
}
const isLead = /^(?:On|In|Out|Under|At|Off|Up|Not|No|Past|To) /;

/** The names of several words in a sentence that its block has more than once: "waits as Ready for pickup". */
export function wholesIn(text: Inline, block: Block): readonly Inline[] {
  const names = wholeNames(block);
  return [...text.source.matchAll(phrase)].flatMap(({ index, 0: each }) => {
    const name = names.find((one) => each === one || each.startsWith(`${one} `));
    return name === undefined ? [] : [slice(text, index, index + name.length)];
  });
}

/** Whether a name has the form of such. */
export function isWhole(name: string): boolean {
  return wording`^(?:(?:On|In|Out|Under|At|Off|Up|Not|No|Past|To) \p{Ll}|\p{Lu}\p{Ll}+ (?:for|of|in|on) \p{Ll})`.test(
    name,
  );
}
