import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { nameOf } from '../../words/names.ts';
import { namesListed } from '../../words/phrases.ts';
import { stepsOfRow } from '../arrows/chains.ts';
import { stepsOfPath } from '../arrows/paths.ts';
import type { Step } from '../arrows/step.ts';
import { madeIn, marked, pronoun } from './made-in.ts';
import { isRefusedAt } from './told-targets.ts';
import { intoEach, turnedInto } from './turns-into.ts';
import { turnIn } from './until.ts';
import { wayBackIn, withWayBack } from './ways-back.ts';

/** A state in running text: a name in code or bold, or one word. */
const state = '(?:`[^`]+`|\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|["“][^"”]+["”]|[\\p{L}_-]+)';
/** One of several states: a marked name, or up to two words. */
const word = '(?:`[^`]+`|\\*{1,2}[^*]+\\*{1,2}|[\\p{L}_-]+(?: (?!or\\b)[\\p{L}_-]+)?)';
/** What leads to the event of a step. */
const eventWord =
  '(?:when|whenever|if|after|once|as soon as|on|by|with|through|via|wenn|sobald|durch|quand|lorsque)';

const verb =
  '(?:can |may |will |then |again |wird |kann )*(?:becomes?|turns? into|turns?|moves? (?:on |back )?to|goes (?:on |back )?to|go (?:on |back )?to|changes? to|switche?s? to|returns? to|(?:is|gets?|are) (?:moved|set|changed|marked|put|reset) (?:back )?(?:to|as)|passes to|falls back to|wird zu|wird|wechselt zu|devient|passe à)';
const moves = wording.is`^(?:(?:when|once|after|as soon as|if|wenn|sobald)\s+(?<before>[^,]{3,100}),\s*(?:then )?)?(?:(?:an?|the|every|each|any|eine?|der|die|das|une?|le|la)\s+)?(?<subject>.{1,70}?)\s+${verb}\s+(?:an? |the )?(?<rest>.+?)[.;]?$`;
const movesFrom = wording.is`\b(?:from|von|de)\s+(?!(?:rows?|columns?|left|right|top|bottom)\s)(?<from>${state})\s+(?:(?:it|they|the [\p{L}]+|an? [\p{L}]+)\s+)?(?:${verb}|(?:directly |straight |back )?to|nach|zu|à)\s+(?<rest>${state}.*?)[.;]?$`;
/** A name of two words that nothing marks: "past due", "on hold". What tells how or when is no part of one. */
const twoWords =
  '(?!(?:it|them|they|this|that|back|no|not|part|one|all|both|more|less|his|her|their|its|our|your)\\b)\\p{Ll}+ (?!leads|again|directly|immediately|automatically|then|too|also|only|there|here|anyway|already|instead|\\p{L}+ly)\\p{Ll}+(?=\\s*(?:$|[(.,;]))';
const target = wording.is`^(?:an? |the |either )?(?<to>${twoWords}|${state})(?:\s+(?:again|directly|immediately))?(?:,?\s+(?:${eventWord}\s+)?(?<event>.+))?$`;
const begins = wording.is`^(?:when .{3,60}?, )?(?:(?<subject>.{1,60}?)\s+|(?=(?:starts?|begins?)\s))(?:(?:arrives?|comes? in|enters?)\s+as|(?:starts?(?: out| off)?|begins?|opens|is (?:created|born|made|added|inserted|stored))\s+(?:as|in|with (?:the )?(?:status|state))|is (?:at first|initially|first)|startet als|beginnt als)\s+(?:an? |the (?:state|status) )?(?<to>${state})(?:\s+(?:or|oder|ou)\s+(?:as |in )?(?<or>${state}))?(?=[\s.,;:]|$)`;
const beginsAs = wording.is`^(?:when .{3,60}?, )?(?<subject>.{1,60}?)\s+is\s+(?<to>${state})\s+(?:at first|initially|to begin with|at the beginning|zunächst)\b`;
/** "Jobs are created `waiting`": with a name in code, or with an emphasised one that something else has as well. */
const createdMarked = wording.is`^(?<subject>.{1,60}?)\s+(?:(?:is|are|gets?)\s+(?:always |first |newly )?(?:created|born|made|opened|added)|(?:always )?(?:starts|begins)(?: out| off)?)\s+(?:an? )?(?<to>\`[^\`]+\`|\*{1,2}[^*]+\*{1,2})(?=[\s.,;:]|$)`;
/** "**Idle** is where every job starts", "`open` is how every review begins". */
const whereBegins = wording.is`^(?<to>${state}) is (?:where|how|what|as what|the (?:state|status|step|stage) (?:in which|that)) (?:an?|the|every|each|all|any|new) [^,.;]{2,40}? (?:starts?|begins?|opens?|(?:is|are) (?:created|born|made|added))(?: (?:as|in|with))?(?![\p{L}])`;
/** "`open` is the start: it exists" */
export const isStart = wording.is`^(?<to>${state}) is (?:the |its )?(?:start|beginning|very first|initial (?:state|status|one)|first (?:state|status|one)|default(?: (?:state|status))?)(?=[\s.,;:]|$)(?! (?:of|for) )`;

/** "A period is first `open`, then `in grace`, then `locked`": three, each after the one before. */
const oneByOne = wording.is`(?<first>${marked})(?:,| and)+ then (?<second>${marked})(?:,| and)+ (?:then|finally) (?<third>${marked})`;
/** "An export is requested, then ready, then expired seven days later": words, each after the one before. */
const wordsInTurn = wording.i`\b(?:is|are)\s+(?<first>[\p{L}-]{3,}),(?: and)? then\s+(?<second>[\p{L}-]{3,})(?:(?:,| and)+ then\s+(?<third>(?!either\b)[\p{L}-]{3,}))?(?=[\s.,;]|$)`;
/** "A period is first open, then in grace, and finally locked": what comes behind the first one, each after the one before. */
const thenOthers = wording.is`^,?\s*(?:and )?(?:then|later)\s+(?:it (?:is|becomes) )?(?<second>${marked}|[\p{L}-]{3,})(?:(?:,| and)+ (?:then|finally|lastly|in the end|at last)\s+(?:it (?:is|becomes) )?(?<third>${marked}|(?!either\b)[\p{L}-]{3,}))?(?=[\s.,;]|$)`;
/** "The owner may delete an active story, which makes it deleted": the sentence itself may tell what it was. */
const namesOrigin = wording.i`^(?:it|they) (?:is|are|becomes?) (?:then )?[\p{L}_-]+ (?:when|once|if|as soon as|after)(?![\p{L}])|\b(?:an?|any|every) [\p{L}-]+ [\p{L}-]+, (?:which|and (?:this|that)) makes|\b(?:while|as long as) (?:it|they|(?:the|an?) [\p{L}-]+) (?:is|are) [\p{L}-]+`;
/** "starts as `invited` and changes to `accepted` when …". */
const goesOn = wording.is`^,?\s*(?:and|but|then|and then|, then)\s+(?:it )?${verb}\s+(?:an? |the )?(?<rest>.+?)[.;]?$`;

/**
 * The steps that a sentence tells: `An open post becomes planned when staff accept it, or declined when they do not.`
 * `last` is the state that the sentence before ended with: what "it" leaves. What it says may not be is no step.
 */
export function stepsOfSentence(text: Inline, last?: Inline): readonly Step[] {
  const { source } = text;
  if (source.length > 400) return [];
  const path = stepsOfPath(text);
  // "From not linked through waiting to linked": this "not" refuses nothing.
  if (path[0]) return isRefusedAt(source, path[0].from.at.start - text.at.start) ? [] : path;
  const way = wayBackIn(text);
  const there = way ? withWayBack(stepsOfSentence(way.main, last), way) : [];
  if (there.length > 0) return there;
  const second = compound.exec(source);
  if (second) {
    const first = allowedIn(text, stepsOfClause(slice(text, 0, second.index), last));
    const rest = slice(text, second.index + second[0].length, source.length);
    if (first.length > 0) return [...first, ...stepsOfSentence(rest, first.at(-1)?.to)];
  }
  return allowedIn(text, stepsOfClause(text, last));
}

/** The steps that a sentence does not rule out: "from open it cannot go to done" tells none. */
function allowedIn({ source, at }: Inline, steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ to }) => !isRefusedAt(source, to.at.start - at.start));
}

/** How a sentence begins that tells when something happens. */
const opensCondition = wording.i`^${eventWord}(?![\p{L}])`;
/** What follows a state is the event that leads to it. */
const followsEvent = wording.i`^,?\s*${eventWord}\b`;
/** Behind where something comes from and goes to, that it does: "from on to off it goes with the password", "leads an order". */
const goesThere = wording.i`^(?:(?:it|they|one|an? [\p{L}-]+|the [\p{L}-]+) (?:goes|go|moves?|pass(?:es)?|comes?|gets?|changes?|returns?) (?=\p{Ll})|leads? (?:only )?(?=(?:an?|the|every) ))`;
/** What is done to something by what stands before these words: "moves it". */
const doesMore = /^(?:then |always )?(?:moves|makes|sets|brings|turns|takes|puts|leads|resets|changes) /i;
/** What happens as well where something has come to: " and writes the date", ", which frees the berth". */
const happensBesides = wording.i`^(?:and|,? which)\s(?:also\s)?\p{Ll}+s\s(?:an?|the|its|their|it|them|all|every|no|any|nothing)(?![\p{L}])`;
/** Where a second subject with a change of its own begins: "…, and a `paid` order becomes `sent`". */
const compound = wording.i`,? (?:and|but|while) (?=(?:an?|the|every) [^,.;]{1,40}? ${verb} )`;

function stepsOfClause(text: Inline, last: Inline | undefined): readonly Step[] {
  const { source } = text;
  const chain = stepsOfRow(text);
  if (chain.length > 0) return chain;
  const row = oneByOne.exec(source)?.groups;
  if (row?.first && row.second && row.third)
    return [stepTo(text, row.first, row.second, ''), stepTo(text, row.second, row.third, '')];
  const initial =
    begins.exec(source) ??
    beginsAs.exec(source) ??
    createdMarked.exec(source) ??
    whereBegins.exec(source) ??
    isStart.exec(source);
  const started = initial?.groups;
  if (initial && started?.to && !pronoun.test(started.to)) {
    const isUnsure =
      started.to.startsWith('*') &&
      createdMarked.test(initial[0]) &&
      !/\b(?:starts|begins)\b/.test(initial[0]);
    const first = { ...stepTo(text, undefined, started.to, ''), ...(isUnsure ? { isUnsure } : {}) };
    const behind = source.slice(initial.index + initial[0].length);
    const row = thenOthers.exec(behind)?.groups;
    if (row?.second && !pronoun.test(row.second)) {
      const next = [row.second, ...(row.third ? [row.third] : [])];
      return [first, ...next.map((to, at) => stepTo(text, next[at - 1] ?? started.to, to, ''))];
    }
    const rest = goesOn.exec(behind)?.groups?.rest;
    const next = rest ? stepsTo(text, started.to, rest, '') : [];
    return started.or ? [first, stepTo(text, undefined, started.or, '')] : [first, ...next];
  }
  const direct = fromEach(text);
  if (direct.length > 0) return direct;
  const into = intoEach(text);
  if (into.length > 0) return into;
  const turn = turnIn(source);
  if (turn) return [stepTo(text, turn.from, turn.to, turn.event)];
  // "When the card is charged, then …": what happens first is no state.
  const words = opensCondition.test(source) ? undefined : wordsInTurn.exec(source)?.groups;
  if (words?.first && words.second && !pronoun.test(words.second)) {
    const next = stepTo(text, words.first, words.second, '');
    return words.third ? [next, stepTo(text, words.second, words.third, '')] : [next];
  }
  const turned = turnedInto(text);
  if (turned.length > 0) return turned;
  const made = last && !namesOrigin.test(source) ? madeIn(text) : [];
  if (last && made.length > 0) return made.map((to) => ({ from: last, to, event: text, isKnown: true }));
  const found = moves.exec(source)?.groups;
  if (!found?.rest) return [];
  const subject = (found.subject ?? '').replace(adverbial, '').replace(adverbBehind, '');
  const name =
    wording`^(?:[\p{L}-]+ ){0,3}(\`[^\`]+\`|\*{1,2}[^*]+\*{1,2}|["“][^"”]+["”])(?: [\p{L}-]+){0,3}$`.exec(
      subject,
    )?.[1];
  const own = subject.split(/\s+/);
  // "An open post becomes planned": the word before the noun is the state it leaves.
  const alone =
    own.length === 1 && wording`^(?!(?:the|an?|every|each) )\p{Ll}`.test(source) ? own[0] : undefined;
  // "Past due becomes lost": one thing would have an article.
  const isName = own.length === 2 && alone === undefined && isBare(source, subject);
  // "A parcel In_Transit becomes lost", with the words of a name joined.
  const joined = own.find((each) => wording`^\p{Lu}\p{Ll}+_\p{L}`.test(each));
  const from = name ?? joined ?? (isName ? subject : own.length === 2 ? own[0] : alone);
  if (last && isIt.test(subject))
    return stepsTo(text, '', found.rest, found.before ?? '', false)
      .filter(({ to }) => fold(nameOf(to).name) !== fold(nameOf(last).name))
      .map((step) => ({ ...step, from: last, isKnown: true }));
  if (!from || pronoun.test(from)) return [];
  return stepsTo(text, from, found.rest, found.before ?? '', (name ?? alone) !== undefined);
}

/** Whether two words in small letters of which one thing is said stand without an article, at the head or behind what happens. */
function isBare(source: string, subject: string): boolean {
  const at = source.indexOf(subject);
  const isHead = at === 0 || /,\s$/.test(source.slice(0, at));
  const behind = source.slice(at + subject.length);
  return (
    isHead &&
    wording`^\p{L}\p{Ll}+ \p{Ll}+$`.test(subject) &&
    !/^(?:this|that|no|its|their|our|your|one|it|an?|the|each|every|any)\s/i.test(subject) &&
    /^\s(?:then |again )?(?:becomes|turns|moves|goes|changes|passes|returns|falls)\b/.test(behind)
  );
}

/** What stands behind the subject: "A page also becomes". */
const adverbBehind =
  /(?<=\S)(?:\s+(?:also|then|later|again|finally|automatically|only|always|never|first))+$/i;

/** What stands before the subject: "Depending on `mark_when` it also becomes read". */
const adverbial =
  /^(?:on|upon|after|at|by|with|during|depending on|according to|apart from|besides|independently of|in addition to)\b.*?(?=\b(?:it|they)\b)/i;

/** What a subject is that speaks of what the sentence before did. */
const isIt =
  /^(?:(?:but|and|then|later|afterwards)[\s,]+)*(?:it|this|they|he|she)(?: (?:then|later|also))?$/i;

/** What happens, at the head of a sentence: "When the boat is sold, it goes from …". */
const happens = wording.i`^(?:(?:and|but|then)\s+)?(?:when|whenever|once|after|as soon as|if|on|upon|wenn|sobald|nach)\s+(?<event>[^,;:]{3,100}),\s`;

/** Every "from … to …" of a sentence, each up to the next, and what happens before them. */
function fromEach(text: Inline): readonly Step[] {
  const { source } = text;
  if (!/\b(?:from|von|de)\s/i.test(source)) return [];
  const { event = '' } = happens.exec(source)?.groups ?? {};
  const before = source.indexOf(event) + event.length;
  const starts = [...source.matchAll(wording.gi`\b(?:from|von|de)\s+(?=["\`*\p{L}])`)].map(
    ({ index }) => index,
  );
  return starts.flatMap((start, index) => {
    const part = slice(text, start, starts[index + 1] ?? source.length);
    const found = movesFrom.exec(
      part.source.replace(/:\s.*$|(?:,? (?:and|or|but)(?: then)?(?: back)?)$/is, ''),
    )?.groups;
    if (!found?.from || !found.rest || pronoun.test(found.from)) return [];
    const steps = stepsTo(part, found.from, found.rest, '');
    return event !== '' && start > before
      ? steps.map((step) =>
          step.event.source === '' ? { ...step, event: slice(text, before - event.length, before) } : step,
        )
      : steps;
  });
}

/** The steps to each of the targets that `or` joins, with the event of each. */
function stepsTo(text: Inline, from: string, rest: string, before: string, isSure = true): readonly Step[] {
  const start = text.source.lastIndexOf(rest);
  const whole = slice(text, start, start + rest.length);
  const several = oneOf.exec(rest)?.groups?.list;
  if (several)
    return namesListed(slice(whole, 0, several.length))
      .map((name) => slice(name, leadOfTarget.exec(name.source)?.[0].length ?? 0, name.source.length))
      .filter(({ source }) => !pronoun.test(source))
      .map((to) => ({ ...stepTo(text, from, to.source, before), to }));
  return alternativesIn(whole).flatMap((part) => {
    const found = target.exec(part.source)?.groups;
    if (!found?.to || pronoun.test(found.to)) return [];
    // "It becomes a paid member": with an article two words are a thing.
    const isThing =
      /^[^`*"].* /.test(found.to) &&
      /\b(?:an?|the)\s$/i.test(text.source.slice(0, part.at.start - text.at.start));
    if (isThing || (/^(?:an?|the) [^`*"]\S* \S/i.test(part.source) && found.to.includes(' '))) return [];
    const told = /^[`*"]/.test(found.to) || isSure;
    // Words that are not marked are a state only where an event or nothing follows them.
    const event = found.event ?? '';
    const follows = part.source
      .slice(found.to.length)
      .replace(/^\s+(?:again\b|directly\b|immediately\b|\([^()]*\)(?=[\s.,;]|$))/i, '')
      .trim();
    const goes = goesThere.exec(follows);
    if (goes) return [stepTo(text, from, found.to, follows.slice(goes[0].length) || before)];
    // "… to chosen, and "Reset" moves it back": what brings about the next step.
    if (/^[`*"]/.test(found.to) && doesMore.test(follows)) return [];
    const isBeside = happensBesides.test(follows);
    if (!/^[`*"]/.test(found.to) && follows !== '' && !isBeside && !followsEvent.test(follows)) return [];
    const why = isBeside ? before : event || before;
    return told || follows !== '' || before !== '' ? [stepTo(text, from, found.to, why)] : [];
  });
}

/** "approved, sent back or commented, depending on …": three targets at least. */
const leadOfTarget = /^(?:(?:straight|directly|back|on|even) )?to /i;
const oneTarget = `(?:(?:(?:straight|directly|back|on|even) )?to )?${word}`;
const oneOf = wording.i`^(?<list>${word}(?:, ${oneTarget})+,? or ${oneTarget})(?=$|[.,;]|\s+(?:depending|according|${eventWord})\b)`;

const orTo = wording.gi`,?\s+(?:or|oder|ou|and)\s+(?:to\s+|as\s+)?(?=[\`*"]|[\p{L}_-]+\s+(?:when|if|after|once|by|on)\b)`;

/** "done when it is over, failed when it breaks, or stopped when …": commas join what the last "or" does. */
const eachWhen = wording.gi`,\s+(?:(?:and|or)\s+)?(?:to\s+)?(?=(?!(?:even|especially|only|except|unless|but|and|or|not|just|also|either|it|they|them)\s)(?:\`[^\`]+\`|\*[^*]+\*{1,2}|[\p{L}_-]+)\s(?:when|if|once|as soon as)\s)`;
const endsSeries = wording.i`,?\s(?:and|or)\s(?:to\s)?(?:\`[^\`]+\`|\*[^*]+\*{1,2}|[\p{L}_-]+)\s(?:when|if|once|as soon as)\s[^,;]+$`;

/** The parts of what follows a verb, each with a target of its own. */
function alternativesIn(text: Inline): readonly Inline[] {
  const parts: Inline[] = [];
  let start = 0;
  const joints = new Map([...text.source.matchAll(orTo)].map((found) => [found.index, found]));
  if (endsSeries.test(text.source))
    for (const found of text.source.matchAll(eachWhen)) joints.set(found.index, found);
  for (const found of [...joints.values()].sort((one, other) => one.index - other.index)) {
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
