import type { Span } from '../../../place.ts';
import type { Block, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { End, Transition } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';

/** A word of a name behind its first, which no article and nothing that tells how or where to is. */
const word =
  '(?!(?:an?|the|it|them|its|and|or|to|into|back|again|by|from|when|if|once|until|after|at|as|is|are|can|may|all|both|each|only|too|also|then|there|here|now|once|instead)(?![\\p{L}]))\\p{Ll}[\\p{Ll}-]+';
/**
 * What may be a name of several words within a sentence, told from them by its capital alone: "Ready for pickup", "In the
 * open" is none. A verb or a noun may stand behind it, so that it is one only where it comes again.
 */
const phrase = wording.g`(?<=[\p{Ll},–—)] )(?:(?:On|In|Out|Under|At|Off|Up|Not|No|Past|To) ${word}(?: ${word})?|\p{Lu}\p{Ll}+ (?:for|of|in|on) ${word}(?: ${word})?)(?![\p{L}])`;

/** Words right before what something is, becomes or comes from. */
const lead =
  '(?:to|into|from|at|as|is|are|be|both|either|or|and|put|goes|go|reaches|follows|while|becomes?|turns?|ends?(?: up)?|stays)';
/** A name of which each word has a capital: "is Partly Paid", "becomes In Transit and Held". What does something is none: "Close Case brings it back". */
const capitals =
  '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)+(?: and \\p{Lu}\\p{Ll}+)?(?![\\p{L}])(?! \\p{Ll}+s (?:an?|the|it|them)\\b)';
const inCapitals = wording.g`(?<=(?<![\p{L}])${lead} )${capitals}|(?<=, )${capitals}(?= (?:when|once|if|after) )`;
/** What something becomes or comes from, of several words, up to where its part of a sentence ends: "moved to Seen early instead". */
const behindLead = wording.g`(?<=(?:to|into|becomes?|from|as|by|is|are|be) )\p{Lu}\p{Ll}+ ${word}(?: ${word})?(?=[.,;:)]|$| (?:when|if|once|as|instead|after|by|to|and|or|on|\()(?![\p{L}]))`;

/** What may be names of several words that are looked at in a block, of each kind: each costs a search of the block. */
const MOST = 200;

/** All that a form finds in some texts, each once. */
const foundIn = (texts: readonly string[], form: RegExp): readonly string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(form)].map(([each]) => each)))].slice(0, MOST);

/** The names of several words in a block, each in its longest form: those in capitals, and others that come more than once. */
function wholeNames(block: Block): readonly string[] {
  const texts =
    block.kind === 'list'
      ? block.items.map(({ text }) => text.source)
      : block.kind === 'paragraph'
        ? [block.text.source.replace(/\n/g, ' ')]
        : [];
  const all = texts.join('\n');
  const isAgain = (name: string): boolean => all.indexOf(name) !== all.lastIndexOf(name);
  const inCapital = foundIn(texts, inCapitals).map((each) => {
    const [first = each] = each.split(' and ');
    return isAgain(each) ? each : first;
  });
  const behind = foundIn(texts, behindLead);
  const others = [...foundIn(texts, phrase).flatMap(headsOf), ...behind].filter(
    (each) => isAgain(each) || (!/ly$/.test(each) && all.includes(`becomes ${each}`)),
  );
  return [...new Set([...inCapital, ...others])]
    .filter((each) => each.includes(' '))
    .sort((a, b) => b.length - a.length);
}

/** The names of several words in a block as one pattern; undefined without any. */
const wholeForm = once((block: Block): RegExp | undefined => {
  const names = wholeNames(block).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return names.length === 0
    ? undefined
    : wording.g`(?<![\p{L}\p{N}_-])(?:${names.join('|')})(?![\p{L}\p{N}_-])`;
});

/** A phrase, and it without its last word where it is a name then as well. */
function headsOf(text: string): readonly string[] {
  const words = text.split(' ');
  return words.length > (isLead.test(text) ? 2 : 3) ? [text, words.slice(0, -1).join(' ')] : [text];
}
const isLead = /^(?:On|In|Out|Under|At|Off|Up|Not|No|Past|To) /;

/** Where a text has the names of several words of its block. */
const placesOf = (source: string, block: Block): readonly (readonly [number, number])[] => {
  const form = wholeForm(block);
  return form ? [...source.matchAll(form)].map(({ index, 0: each }) => [index, index + each.length]) : [];
};

/** The names of several words in a sentence that its block has more than once: "waits as Ready for pickup". */
export function wholesIn(text: Inline, block: Block): readonly Inline[] {
  return placesOf(text.source, block).map(([start, end]) => slice(text, start, end));
}

/** A sentence with the words of each such name as one word. */
export function withWholes(text: Inline, block: Block): Inline {
  let source = text.source;
  for (const [start, end] of placesOf(source, block))
    source = source.slice(0, start) + source.slice(start, end).replaceAll(' ', '_') + source.slice(end);
  return source === text.source ? text : { ...text, source };
}

/** Whether a name has the form of such. */
export function isWhole(name: string): boolean {
  return wording`^(?:(?:On|In|Out|Under|At|Off|Up|Not|No|Past|To) \p{Ll}|\p{Lu}\p{Ll}+ (?:for|of|in|on) \p{Ll}|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?: (?:and )?\p{Lu}\p{Ll}+)*$)`.test(
    name,
  );
}

/** A step of a sentence of which the words of some names were joined, with these as they are written. */
export function asWritten(step: Transition, sentence: Inline): Transition {
  const written = (end: End): End => {
    if (end.is !== 'state') return end;
    const { name, at } = end.state;
    const start = (at as Span).start - sentence.at.start;
    const own = start < 0 ? name : sentence.source.slice(start, start + name.length);
    return own.replaceAll(' ', '_') === name ? { ...end, state: { ...end.state, name: own } } : end;
  };
  const side = (ends: Transition['from']): Transition['from'] =>
    ends.is === 'shown' ? { ...ends, value: ends.value.map(written) } : ends;
  return { ...step, from: side(step.from), to: side(step.to) };
}
