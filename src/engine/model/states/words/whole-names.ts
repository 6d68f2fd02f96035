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

/** Words that together tell what something is, in small letters: "becomes signed in", "from in progress". */
const setPhrase =
  '(?:in (?:progress|review|transit|use|stock|trash|sync|grace)|on hold|under review|past due|out of (?:stock|sync|date)|up to date|(?:signed|logged|checked|opted) (?:in|out)|set up|not (?:set|started|sent|shown|set up))';
/** Such words as the name of a state, to the end of what is said of it; "is set up by an admin" tells what is done. */
const setPhrases = wording.g`(?<=(?:^|\s)(?:to|into|from|as|is|are|be|becomes?|stays|and|or|then|while|(?:an?|the|every) [\p{L}-]+) )${setPhrase}(?=[.,;:)]|$| (?:when|if|once|as|instead|after|again|until|to|into|and|or|with|at first|from)(?![\p{L}]))`;
/** What something waits for, where that is said in the same words again: "is waiting for setup". */
const awaited = wording.g`(?<=(?:is|are|to|from|as|becomes|stays) )waiting for (?:the )?${word}(?: ${word})?(?=[.,;:)]|$| (?:when|if|once|as|until|after|and|or)(?![\p{L}]))`;

/** What may be names of several words that are looked at in a block, of each kind: each costs a search of the block. */
const MOST = 200;

/** All that a form finds in some texts, each once. */
const foundIn = (texts: readonly string[], form: RegExp): readonly string[] =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(form)].map(([each]) => each)))].slice(0, MOST);

/**
 * The names of several words in a block, each in its longest form: those in capitals, set phrases, and others that come more
 * than once.
 */
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
  const others = [...foundIn(texts, phrase).flatMap(headsOf), ...behind, ...foundIn(texts, awaited)].filter(
    (each) => isAgain(each) || (!/ly$/.test(each) && all.includes(`becomes ${each}`)),
  );
  return [...new Set([...inCapital, ...foundIn(texts, setPhrases), ...others])]
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

/** A step of a sentence in which the words of some names were joined, with these as they are written. */
export function asWritten(step: Transition, wholes: readonly Inline[]): Transition {
  if (wholes.length === 0) return step;
  const written = (text: string): string =>
    wholes.reduce((all, { source }) => all.replaceAll(source.replaceAll(' ', '_'), source), text);
  const side = (ends: Transition['from']): Transition['from'] =>
    ends.is === 'shown' ? { ...ends, value: ends.value.map(endWritten) } : ends;
  const endWritten = (end: End): End =>
    end.is === 'state' ? { ...end, state: { ...end.state, name: written(end.state.name) } } : end;
  const { event } = step;
  return {
    ...step,
    name: written(step.name),
    event: event.is === 'shown' ? { ...event, value: written(event.value) } : event,
    from: side(step.from),
    to: side(step.to),
  };
}
