import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { leadsOn, type NamedTogether } from '../words/named-states.ts';
import {
  becomes,
  begins,
  beginsAt,
  eventWord,
  followedBy,
  fromOutset,
  gives,
  goesOn,
  happensThen,
  isOfThing,
  isThat,
  leadsAs,
  leadsFrom,
  leadsTo,
  making,
  mayBe,
  motion,
  movesOn,
  refuses,
  rightThen,
  startsWith,
  thatIs,
  toAnother,
  toOneOf,
  whenMade,
} from '../words/told-words.ts';
import { leadingEvent } from './told-events.ts';

/** Names that stand together in a sentence, and what stands around them. */
export interface PlacedNames {
  readonly group: NamedTogether;
  readonly before: NamedTogether | undefined;
  readonly next: NamedTogether | undefined;
  /** The words between them and the names before. */
  readonly lead: string;
}

/** An event, or who brings it about, right behind the words that name a state. */
const causedBy = wording.i`^["”*\`\s,]*(?:again\s+)?(?:${eventWord}|by)(?![\p{L}])`;

/**
 * Whether names are where something goes. `isReached` tells that something has gone somewhere already, `isKnown` that the
 * text around the sentence tells where it comes from.
 */
export function isTarget(
  { group, before, next, lead }: PlacedNames,
  sentence: string,
  main: string,
  isReached: boolean,
  isKnown: boolean,
): boolean {
  if (!before && (startsWith(lead) || gives.test(lead))) return true;
  if (before && followedBy.test(lead)) return true;
  // "marks one that is still waiting after a day as lost"
  if (before && asBehind.test(lead) && isMarked.test(main.slice(0, before.start))) return true;
  if (before && whatFollows.test(main.slice(0, before.start)) && isThat.test(lead)) return true;
  if ((before ? isReached : isKnown) && fromHere.test(lead) && isThat.test(lead)) return true;
  // "`open` from the start"
  if (!before && /^[\s"“*`]*$/.test(lead) && fromOutset.test(sentence.slice(group.end))) return true;
  // "turns waiting into granted": it is turned, and goes on.
  const isThere = opensPair(main, group, next) || intoOther.test(main.slice(group.end));
  if (isThere && isTurned.test(lead)) return false;
  if (before && mayAlsoBe.test(lead) && allows.test(main.slice(0, before.start))) return true;
  if (becomes.test(lead) || mayBe.test(lead) || (before && rightThen.test(lead))) return true;
  if (opensPair(main, group, next) && !leadsTo.test(lead)) return false;
  if (leadsAs.test(lead)) return !begins.test(lead) || isReached;
  const head = main.slice(0, group.start);
  if (leadsTo.test(lead)) {
    // "Waiting to Filled": the name right before is where it comes from.
    if (before && lead.trim().split(/\s+/).length <= 4 && !/[.;]/.test(lead)) return true;
    return motion.test(head);
  }
  if (before && isReached && goesOn.test(lead) && /[,]|\b(?:and|or|then|oder|und|ou|et)\b/i.test(lead))
    return true;
  if (
    before &&
    making.test(main.slice(0, before.start)) &&
    wording`^["”*\`]*\s*(?:[\p{L}-]+\s+){0,3}["“*\`]*$`.test(lead)
  )
    return true;
  if (/\bcreat(?:es?|ing) (?:an?|the|every)[\s"“*`]+$/i.test(lead))
    return fold(group.names[0]?.name.source ?? '') !== 'new';
  if (beginsAt.test(lead)) return true;
  if (!isThat.test(lead))
    return begins.test(lead) && /\b(?:as|in|is|with)(?: the| an?)?[\s"“*`]+$/.test(lead);
  const said = sentence.slice(group.end);
  if (begins.test(lead) || fromOutset.test(said) || whenMade.test(said)) return true;
  if (isKnown && !before && happensThen.test(main.slice(0, group.start))) return true;
  const after = sentence.slice(group.end, next?.start ?? sentence.length);
  const isCaused = causedBy.test(after) || leadingEvent.test(sentence);
  return isCaused && (before !== undefined || isKnown) && !/^as long as|^until|^while/i.test(after.trim());
}

/** Whether the words before names say that these are left: "from", or first of all that the thing is so, "a loan that is". */
export function areLeft(lead: string, before: NamedTogether | undefined): boolean {
  return leadsFrom.test(lead) || (before === undefined && thatIs.test(lead));
}

/** Whether names are what something is when it comes into being. */
export function areFirst({ start, end }: NamedTogether, sentence: string, main: string): boolean {
  const before = main.slice(0, start);
  return (
    begins.test(before) ||
    startsWith(before) ||
    (gives.test(before) && !givesIt.test(before)) ||
    beginsAt.test(before) ||
    fromOutset.test(sentence.slice(end)) ||
    whenMade.test(sentence.slice(end))
  );
}

/** "approves it, which gives": what is done to something makes nothing new. */
export const givesIt = /,\s(?:which|that|and that|and this)\s(?:then\s)?\S+["“*`\s]*$/i;

/** Whether a name is one of several to which something may go: "to sent by mail, to lost if …, or to returned". */
export function isOneOfSeveral(main: string, { lead }: PlacedNames): boolean {
  return toAnother.test(lead) && toOneOf.test(main);
}

/** "can be sent …, or be marked": what else may be done. */
const mayAlsoBe =
  /[,;]?\s(?:or|and)\s(?:also\s|else\s)?be(?:\s(?:made|set|put|marked|turned|declared|flagged))?(?:\sas)?[\s"“*`]+$/i;
const allows = /\b(?:can|may|could|must|will|should)\s(?!not\b|never\b)/i;

/** What marks what is in one state as something else: "marks every order that is". */
const isMarked =
  /\b(?:marks?|flags?|sets?|declares?|labels?|records?|treats?|turns?|puts?)\s(?:an?|the|every|each|all|any|those|what|one)\s(?:[^,;]{0,60}\s)?["“*`]*$/i;
const asBehind = /^[^,;]{0,40}\s(?:as|in)[\s"“*`]+$/i;

/** "What follows Asked is Granted or Refused" */
const whatFollows = /\bwhat (?:follows|comes after)[\s"“*`]+$/i;
/** "From here it is either Granted or Refused" */
const fromHere = /^(?:[^,;]*,?\s+(?:and|but)\s+|\s*)from (?:here|there|then)\b[^,;]*$/i;

/** What is done to the first of two: "turns ", "changes a ". */
const isTurned = /\b(?:turns?|changes?|converts?|moves?)\s+(?:an?\s+|the\s+)?["“*`]*$/i;

/** Behind it, what it is turned into: " order into ". */
const intoOther = wording`^["”*\`]*\s(?:[\p{L}-]+\s){0,2}?(?:back )?into\s`;

/** Whether a name is the first of two: "skipped to planned". */
export function opensPair(main: string, { end }: NamedTogether, next: NamedTogether | undefined): boolean {
  return next !== undefined && leadsOn.test(main.slice(end, next.start));
}

/** Whether a name is what the next part of a sentence speaks of: ", and an open one goes to closed". */
export function opensPart(main: string, { group, next, lead }: Omit<PlacedNames, 'before'>): boolean {
  return next !== undefined && isOfThing.test(lead) && movesOn.test(main.slice(group.end, next.start));
}

/** Where the last part of a text begins: behind a comma, or at what joins it. */
const lastParts = [/[,;:]\s(?!.*[,;:]\s)/s, /\s(?:and|but|or)\s(?!.*\s(?:and|but|or)\s)/is];

/** The part of a sentence in which an offset stands, up to there. */
function partBefore(main: string, at: number): string {
  const head = main.slice(0, at);
  return head.slice(Math.max(0, ...lastParts.map((each) => head.search(each))));
}

/** Whether the part of a sentence in which an offset stands says that something may not be; when something is not, is no such part. */
export function isRefusedAt(main: string, at: number): boolean {
  const part = partBefore(main, at).replace(markedName, ' ').replace(relative, ' ');
  return refuses.test(part) && !isWhen.test(part);
}

/** "An order that nobody pays goes to missed": what is not so of something refuses no step of it. */
const relative =
  /\b(?:that|which|who|whom)\s(?:(?:is|are|was|were|has|have|can|could|does|do|did)\s?(?:not|n['’]t)|cannot|never|nobody|no one|nothing)\s(?:\S+\s){1,3}?(?=(?:becomes?|goes?|moves?|turns?|falls?|is|are|gets?|can|may|returns?)\b)/i;

const isWhen = /^[\s,;:]*(?:(?:and|but|or)\s+)?(?:when|whenever|if|once|after|as soon as|unless|while)\s/i;

/** What a name that is marked says refuses nothing: **Not connected**. */
const markedName = /\*\*[^*]+\*\*|`[^`]+`|"[^"]+"/g;
