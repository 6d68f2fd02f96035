import type { Inline } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import { fold } from './name-index.ts';
import type { Step } from './transition-phrases.ts';

/** Where a sentence names a known state. */
interface Named {
  readonly start: number;
  readonly end: number;
  readonly name: Inline;
}

/** Words by which something changes into what stands behind them. */
const becoming =
  'becomes?|become|became|turns? (?:back )?into|goes (?:on |back )?to|go (?:on |back )?to|moves? (?:on |back )?(?:in)?to|changes? (?:back )?(?:in)?to|switche?s? (?:back )?to|returns? to|falls? back to|reverts? to|passes to|ends? (?:up )?(?:as|in)|(?:is|are|gets?|can be|may be) (?:moved|set|changed|marked|put|reset|turned|switched|considered|converted|brought) (?:back )?(?:to|as|into)|(?:is|are|can be|may be) made|wird|werden|wechselt zu|devient|passe à';
/** Words by which somebody changes one thing into another: "makes a muted feed active". */
const making =
  'makes?|turns?|changes?|moves?|sets?|puts?|takes?|brings?|marks?|sends?|flips?|switches|resets?|reverts?|returns?|restores?';
/** "…, whereupon it is muted", "is deleted by the purge". */
const being =
  '(?:it|they) (?:is|are) then|(?:whereupon|after which|and then|then|and from then on),? (?:it |they )?(?:is|are)|(?:is|are|gets|get|can be|may be|will be)';

const verbs = new RegExp(
  `(?<![\\p{L}\`])(?:(?<becoming>${becoming})|(?<making>${making})|(?<being>${being}))(?![\\p{L}])`,
  'giu',
);

/** Whether a sentence may tell of a change, so that it is worth a second look once the states are known. */
export const mayTell = new RegExp(
  `(?<![\\p{L}])(?:${becoming}|${making}|whereupon|can be|may be|(?:is|are) \\p{L}+ (?:by|when|once|if|after)|is then|are then|from [^.;]{2,40}? to|creates? an?|(?:is|are) [^.;]{2,40}? from the|\\p{L}{3,} an? \\p{L}+|either way|both (?:ways|directions)|one into the other)(?![\\p{L}])`,
  'iu',
);

const refuses =
  /\b(?:never|cannot|can not|can['’]t|nothing|no way|neither|nobody|not shown|not known|unknown|unclear)\b/i;
/** A change that goes both ways. */
const bothWays =
  /\b(?:either way|both ways|in both directions|back and forth|vice versa|one into the other|from (?:one )?to the other)\b/i;
/** What stands in both, either or every state may be undone: "From either state the memo can be deleted". */
const fromEach =
  /\bfrom (?:either|both|any|every|each|all)(?: of (?:the|these|them))?(?: \p{L}+)? ?states?\b[^.]*?\b(?:can|may) be (?<to>deleted|removed|destroyed|purged|cancelled|canceled|closed|archived)\b/iu;
/** "Both enabled and disabled accounts can be deleted". */
const undone =
  /^(?:[^.]*[;,] )?(?<from>(?:both|either|an?|every|any|all|only)?[^.,;]{3,60}) (?:can|may) be (?<to>deleted|removed|destroyed|purged)\b/iu;
/** "The ticket": what the sentences speak of. */
const isThing =
  /^(?:the|an?|every|each|this) [\p{L}-]+(?: [\p{L}-]+)?(?: (?:then|also|again|can|may|will))?$/iu;
/** A sentence that begins with what happens: "Once it is merged, …". */
const fronted = /^(?:when(?:ever)?|once|after|as soon as|if|on)\b/i;
/** "Unarchiving turns it back". */
const itBack = /\b(?:turns?|brings?|puts?|moves?|switches|changes?|sets?) (?:it|them) back[.;]?$/i;
const passiveEvent =
  /^\s*(?:again )?(?:,|by|when|whenever|once|if|after|as soon as|together|through|on|until)\b/i;
const pronoun =
  /^(?:(?:but|and|so|then|later|afterwards|from there|depending on [^,]+)[\s,]*)*(?:it|this|they|he|she)?(?:\s+(?:also|then|again|later|can|may|will|only))*\s*$/i;
/** What may stand between a verb and the state it leads to. */
const filler =
  /^[\s"“*`]*(?:(?:again|back|directly|immediately|an?|the|one|ones|that|which|is|are|state|status|to|into|in|as|it|them|this|either|eine?|der|die|das)[\s"“*\x60]+)*$/i;

/** The known states that a text names, in order; the longer name wins. */
function namedIn(text: Inline, states: readonly Inline[]): readonly Named[] {
  const { source } = text;
  const names = states
    .map((state) => state.source)
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length);
  if (names.length === 0) return [];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const form = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
  return [...source.matchAll(form)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    name: slice(text, found.index, found.index + found[0].length),
  }));
}

/**
 * The steps that a sentence tells of the states that its lifecycle is known to have: "An active feed turns into one
 * in error if fetching fails", "The button makes a read entry unread". `last` is the state that the sentence before
 * ended with: who "it" is.
 */
export function toldSteps(
  sentence: Inline,
  states: readonly Inline[],
  last: Inline | undefined,
): readonly Step[] {
  const { source } = sentence;
  const part = (start: number, end: number): Inline => slice(sentence, start, end);
  const nothing = part(source.length, source.length);
  const each = fromEach.exec(source)?.groups?.to;
  if (each) {
    const at = source.lastIndexOf(each);
    const to = part(at, at + each.length);
    return states
      .filter((state) => fold(state.source) !== fold(each))
      .map((from) => ({ from, to, event: nothing }));
  }
  const gone = undone.exec(source)?.groups;
  if (gone?.to && gone.from) {
    const at = source.indexOf(gone.to, source.search(/\b(?:can|may) be\b/i));
    const to = part(at, at + gone.to.length);
    const lead = part(0, source.indexOf(gone.from) + gone.from.length);
    const from = namedIn(lead, states).map(({ name }) => name);
    if (from.length > 0) return from.map((each) => ({ from: each, to, event: nothing }));
  }
  const [one, other] = states;
  if (bothWays.test(source) && states.length === 2 && one && other)
    return [
      { from: one, to: other, event: sentence },
      { from: other, to: one, event: sentence },
    ];
  const turn =
    last && itBack.test(source) ? states.filter(({ source: name }) => fold(name) !== fold(last.source)) : [];
  if (last && turn[0] && turn.length === 1) return [{ from: last, to: turn[0], event: sentence }];
  const named = namedIn(sentence, states);
  if (named.length === 0) return [];
  const outside = named.reduceRight(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    source,
  );
  if (refuses.test(outside)) return [];
  const led = [...newIn(sentence, named), ...fromTo(sentence, named), ...bySameWord(sentence, named, states)];
  if (led.length > 0) return led;
  const steps: Step[] = [];
  let before = last;
  let done = 0;
  for (const verb of outside.matchAll(verbs)) {
    const end = verb.index + verb[0].length;
    if (verb.index < done) continue;
    const behind = named.filter(({ start }) => start >= end);
    const window = subjectOf(source, done, verb.index);
    const within = named.findLast(({ start, end: to }) => start >= window && to <= verb.index);
    const subject = source.slice(window, verb.index).trim();
    const isPronoun = pronoun.test(subject) || isThing.test(subject);
    let [first, second] = behind;
    let from: Inline | undefined = within?.name;
    if (verb.groups?.making) {
      const gap = first && source.slice(end, first.start);
      if (!first || gap === undefined || /[.;:]|,\s/.test(gap) || gap.trim().split(/\s+/).length > 4)
        continue;
      const between = second && source.slice(first.end, second.start);
      if (
        second &&
        between !== undefined &&
        !/[.;,:]/.test(between) &&
        between.trim().split(/\s+/).length <= 5
      )
        [from, first, second] = [first.name, second, undefined];
      else if (
        /^\s*(?:it|them|this|that)\s+(?:back\s+)?(?:(?:in)?to\s+|as\s+)?(?:an?\s+|the\s+)?[`*"“]*$/i.test(gap)
      )
        from = named.findLast(({ start, end: to }) => start >= done && to <= verb.index)?.name ?? before;
      else continue;
    } else {
      if (!first || !filler.test(source.slice(end, first.start))) continue;
      const sequel = /^(?:whereupon|after|and|then)|\bthen$/i.test(verb[0]);
      if (verb.groups?.being) {
        if (sequel) from = named.findLast(({ end: to }) => to <= verb.index)?.name ?? before;
        else if (window > 0 && isThing.test(subject) && fronted.test(source)) from = before;
        else if (!passiveEvent.test(source.slice(first.end))) continue;
      }
      if (from === undefined && isPronoun) from = before;
      // Of two, what is not the one is the other.
      if (from === undefined && verb.groups?.becoming && states.length === 2)
        from = states.find((state) => fold(state.source) !== fold(first?.name.source ?? ''));
    }
    if (from === undefined || !first || fold(from.source) === fold(first.name.source)) continue;
    const rest = /^[^.;]*/.exec(source.slice(first.end))?.[0] ?? '';
    const lead =
      /^["”*`\s,]*(?:when(?:ever)?|if|once|after|as soon as|by|because|wenn|sobald)?\s*/i.exec(rest)?.[0]
        .length ?? 0;
    const event = rest.length > lead ? part(first.end + lead, first.end + rest.length) : sentence;
    steps.push({ from, to: first.name, event });
    before = first.name;
    done = first.end;
  }
  return steps;
}

/** What comes into being in a known state: "creates a running record", "is stopped from the outset". */
function newIn(sentence: Inline, named: readonly Named[]): readonly Step[] {
  const { source } = sentence;
  return named.flatMap(({ start, end, name }): readonly Step[] => {
    const created = /\bcreat(?:es?|ing) (?:an?|the|every) [`*"“]*$/i.test(source.slice(0, start));
    const isFirst =
      /^[`*"”]* from (?:the|its) (?:outset|start|beginning)\b/i.test(source.slice(end)) &&
      /\b(?:is|are) [`*"“]*$/i.test(source.slice(0, start));
    const nothing = slice(sentence, 0, 0);
    // "Creates a new ticket" names no state.
    return (created || isFirst) && fold(name.source) !== 'new'
      ? [{ from: nothing, to: name, event: sentence, isNew: true }]
      : [];
  });
}

/** Steps between known states that "from" and "to" tell: "goes from open to in grace", "brings it from gone back to active". */
function fromTo(sentence: Inline, named: readonly Named[]): readonly Step[] {
  const { source } = sentence;
  const eachTo = (from: Named, index: number): readonly Step[] => {
    const to = named[index + 1];
    const joins =
      to &&
      /\bfrom [`*"“]*$/i.test(source.slice(0, from.start)) &&
      /^[`*"”]*,? (?:(?:it|they) \p{L}+ )?(?:directly |straight |back |again )?(?:in)?to [`*"“]*$/iu.test(
        source.slice(from.end, to.start),
      );
    if (!joins) return [];
    const rest =
      /^[`*"”]*[\s,]*(?:when(?:ever)?|if|once|after|as soon as|by|because)?\s*/i.exec(
        source.slice(to.end),
      )?.[0].length ?? 0;
    const stop = /[.;]|, or from\b/i.exec(source.slice(to.end + rest))?.index ?? source.length;
    const event = slice(sentence, to.end + rest, Math.min(source.length, to.end + rest + stop));
    return [{ from: from.name, to: to.name, event: event.source === '' ? sentence : event }];
  };
  return named.flatMap(eachTo);
}

/** Steps whose verb is the word of the state that they lead to: "disable an enabled account", "approves a not approved month". */
function bySameWord(sentence: Inline, named: readonly Named[], states: readonly Inline[]): readonly Step[] {
  const { source } = sentence;
  return named.flatMap(({ start, name }): readonly Step[] => {
    const verb = /(?<![\p{L}])(\p{L}{3,}?)(?:e?s)? (?:an?|the|every|any) [`*"“]*$/iu.exec(
      source.slice(0, start),
    )?.[1];
    const stem = verb && fold(verb).replace(/e$/, '');
    const to =
      stem &&
      states.find((each) => fold(each.source).startsWith(stem) && fold(each.source) !== fold(name.source));
    return to ? [{ from: name, to: { ...to, at: name.at }, event: sentence }] : [];
  });
}

/** Where the subject of a verb begins: behind the verb before, a comma or a semicolon. */
function subjectOf(source: string, from: number, verb: number): number {
  const stop = Math.max(
    source.lastIndexOf(';', verb),
    source.lastIndexOf(', ', verb),
    source.lastIndexOf(': ', verb),
  );
  return Math.max(from, stop < 0 ? 0 : stop + 1);
}
