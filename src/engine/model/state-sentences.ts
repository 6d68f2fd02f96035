import type { Inline } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import { leadingNames, namesListed } from './phrases.ts';
import type { Step } from './transition-phrases.ts';

/** A state in running text: a name in code or bold, or one word. */
const state = '(?:`[^`]+`|\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|"[^"]+"|[\\p{L}_-]+)';
/** What leads to the event of a step. */
const eventWord =
  '(?:when|whenever|if|after|once|as soon as|on|by|with|through|via|wenn|sobald|durch|quand|lorsque)';

const verb =
  '(?:can |may |will |then |again |wird |kann )*(?:becomes?|turns? into|turns?|moves? (?:on |back )?to|goes (?:on |back )?to|go (?:on |back )?to|changes? to|switche?s? to|returns? to|(?:is|gets?|are) (?:moved|set|changed|marked|put|reset) (?:back )?(?:to|as)|passes to|falls back to|wird zu|wird|wechselt zu|devient|passe à)';
const moves = new RegExp(
  `^(?:(?:when|once|after|as soon as|if|wenn|sobald)\\s+(?<before>[^,]{3,100}),\\s*(?:then )?)?(?:(?:an?|the|every|each|any|eine?|der|die|das|une?|le|la)\\s+)?(?<subject>.{1,70}?)\\s+${verb}\\s+(?:an? |the )?(?<rest>.+?)[.;]?$`,
  'isu',
);
const movesFrom = new RegExp(
  `\\b(?:from|von|de)\\s+(?<from>${state})\\s+(?:(?:it|they|the [\\p{L}]+|an? [\\p{L}]+)\\s+)?(?:${verb}|(?:directly |straight |back )?to|nach|zu|à)\\s+(?<rest>${state}.*?)[.;]?$`,
  'isu',
);
const target = new RegExp(
  `^(?:an? |the |either )?(?<to>${state})(?:\\s+(?:again|directly|immediately))?(?:,?\\s+(?:${eventWord}\\s+)?(?<event>.+))?$`,
  'isu',
);
const begins = new RegExp(
  `^(?:when .{3,60}?, )?(?<subject>.{1,60}?)\\s+(?:(?:starts?(?: out| off)?|begins?|is (?:created|born|made|added|inserted|stored))\\s+(?:as|in|with(?: the)?(?: status| state)?)|is (?:at first|initially|first)|startet als|beginnt als)\\s+(?:an? |the (?:state|status) )?(?<to>${state})(?:\\s+(?:or|oder|ou)\\s+(?:as |in )?(?<or>${state}))?(?=[\\s.,;:]|$)`,
  'isu',
);
const pronoun = /^(?:it|this|that|they|no|new|its|their|he|she|which|who|there|nothing|something)$/i;

/** The steps that a sentence tells: `An open post becomes planned when staff accept it, or declined when they do not.` */
export function stepsOfSentence(text: Inline): readonly Step[] {
  const { source } = text;
  if (source.length > 400) return [];
  const started = begins.exec(source)?.groups;
  if (started?.to) {
    const first = stepTo(text, undefined, started.to, '');
    return started.or ? [first, stepTo(text, undefined, started.or, '')] : [first];
  }
  const direct = movesFrom.exec(source)?.groups;
  if (direct?.from && direct.rest) return stepsTo(text, direct.from, direct.rest, '');
  const found = moves.exec(source)?.groups;
  if (!found?.rest) return [];
  const subject = found.subject ?? '';
  const marked = /`[^`]+`|\*\*[^*]+\*\*/.exec(subject)?.[0];
  const words = subject.split(/\s+/);
  // "An open post becomes planned": the word before the noun is the state it leaves.
  const alone = words.length === 1 && /^\p{Ll}/u.test(source) ? words[0] : undefined;
  const from = marked ?? (words.length === 2 ? words[0] : alone);
  if (!from || pronoun.test(from)) return [];
  return stepsTo(text, from, found.rest, found.before ?? '', (marked ?? alone) !== undefined);
}

/** The steps to each of the targets that `or` joins, with the event of each. */
function stepsTo(text: Inline, from: string, rest: string, before: string, isSure = true): readonly Step[] {
  const start = text.source.lastIndexOf(rest);
  const whole = slice(text, start, start + rest.length);
  return alternativesIn(whole).flatMap((part) => {
    const found = target.exec(part.source)?.groups;
    if (!found?.to || pronoun.test(found.to)) return [];
    const told = /^[`*"]/.test(found.to) || isSure;
    // Words that are not marked are a state only where an event or nothing follows them.
    const event = found.event ?? '';
    const follows = part.source
      .slice(found.to.length)
      .replace(/^\s+(?:again|directly|immediately)\b/i, '')
      .trim();
    if (
      !/^[`*"]/.test(found.to) &&
      follows !== '' &&
      !new RegExp(`^,?\\s*${eventWord}\\b`, 'iu').test(follows)
    )
      return [];
    return told || follows !== '' || before !== '' ? [stepTo(text, from, found.to, event || before)] : [];
  });
}

const orTo =
  /,?\s+(?:or|oder|ou|and)\s+(?:to\s+|as\s+)?(?=[`*"]|[\p{L}_-]+\s+(?:when|if|after|once|by|on)\b)/giu;

/** The parts of what follows a verb, each with a target of its own. */
function alternativesIn(text: Inline): readonly Inline[] {
  const parts: Inline[] = [];
  let start = 0;
  for (const found of text.source.matchAll(orTo)) {
    parts.push(slice(text, start, found.index));
    start = found.index + found[0].length;
  }
  return [...parts, slice(text, start, text.source.length)];
}

function stepTo(text: Inline, from: string | undefined, to: string, event: string): Step {
  const start = from === undefined ? 0 : text.source.indexOf(from);
  const end = text.source.indexOf(to, start + (from?.length ?? 0));
  const at = event === '' ? text.source.length : text.source.lastIndexOf(event);
  return {
    from: slice(text, start, start + (from?.length ?? 0)),
    to: slice(text, end, end + to.length),
    event: slice(text, at, at + event.length),
    ...(from === undefined ? { isNew: true } : {}),
  };
}

const speaksOfStates = /\b(?:states?|status(?:es)?|stages?|phases?|zuständ\w*|zustand|états?|statuts?)\b/i;
const isEither =
  /\b(?:is|are|can be|may be|ist)\s+(?:always |either |one of |entweder )*[`*][^`*]+[`*]{1,2}(?:,[^.]*?)?,?\s+(?:or|oder|ou)\s+[`*]/i;

/** `has the states active and inactive`, `one of three statuses: open, closed`. */
const listedPlainly =
  /\b(?:states?|status(?:es)?|stages?|zustände|états)(?:\s+(?:are|is|of|sind|sont))?:?\s+((?:[\p{L}_-]+(?: [\p{L}_-]+)?,\s*)*[\p{L}_-]+(?: [\p{L}_-]+)?,?\s+(?:and|or|und|oder|et|ou)\s+[\p{L}_-]+(?: [\p{L}_-]+)?)\.?$/iu;

/** The states that a sentence lists in code or bold: `A post is in one of three states: `open`, `planned`, `done`.` */
export function statesOfSentence(text: Inline): readonly Inline[] {
  const { source } = text;
  if (!speaksOfStates.test(source) && !isEither.test(source)) return [];
  const start = Math.max(
    0,
    source.search(
      /:\s|\b(?:is|are|be|either|has|have)\s+(?:either\s+|the (?:states|statuses)\s+|one of\s+)*[`*]/,
    ),
  );
  const plainly = listedPlainly.exec(source);
  if (plainly?.[1]) {
    const names = namesListed(slice(text, plainly.index + plainly[0].lastIndexOf(plainly[1]), source.length));
    const bare = names.map((name) => slice(name, 0, name.source.replace(/[.;]$/, '').length));
    if (bare.length > 1 && bare.every(({ source: name }) => /^[\p{L}_-]+(?: [\p{L}_-]+)?$/u.test(name)))
      return bare;
  }
  const first = source.slice(start).search(/[`*]/) + start;
  if (first < start) return [];
  const listedNames = leadingNames(slice(text, first, source.length)).names;
  const lead = source.slice(start, first);
  if (
    listedNames.length < 2 ||
    !/^(?::|is|are|be|either|has|have|the|states|statuses|one|of|\s)*$/.test(lead)
  )
    return [];
  return listedNames.map((piece) => slice(text, first + piece.start, first + piece.end));
}

/** What a sentence speaks of: `A booking is …`, `Every share link starts …`. */
export function subjectOfSentence(text: Inline): Inline | undefined {
  const found =
    /^(?:an?|the|every|each|any|eine?|der|die|das|une?|le|la)\s+([\p{L}-]+(?:\s[\p{L}-]+)?)\s+(?:is|are|has|have|can|may|starts?|begins?|becomes?|goes|moves|lives?|ist|hat|kann|est)\b/iu.exec(
      text.source,
    );
  const name = found?.[1];
  if (!name) return undefined;
  const start = text.source.indexOf(name);
  return slice(text, start, start + name.length);
}
