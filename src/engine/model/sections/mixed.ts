import type { PointId } from '../../points.ts';
import type { Inline } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import type { Context } from '../blocks/context.ts';
import type { Gathering } from '../blocks/reading.ts';
import { constantsReader } from '../constants.ts';
import type { Constant } from '../domain-elements.ts';
import type { ErrorFact } from '../errors/entry.ts';
import { errorsReader } from '../errors.ts';
import type { PointReader } from '../reader.ts';
import type { RoleFact } from '../roles/facts.ts';
import { rolesReader } from '../roles.ts';
import { obliging, rulesSomething } from '../rules/demands.ts';
import type { RuleFact } from '../rules/messages.ts';
import { rulesReader } from '../rules.ts';
import { claimed, type Fact as ScreenFact } from '../screens/facts.ts';
import { screensInBold } from '../screens/told-in-words.ts';
import { screensReader } from '../screens.ts';
import type { Fact as StateFact } from '../states/lifecycle-facts.ts';
import { readParagraph } from '../states/lines/paragraphs.ts';
import { numbered } from '../words/clause-numbers.ts';
import { isSomebody } from '../words/people.ts';
import { headOf, isParted, sentences } from '../words/phrases.ts';
import { unitOf } from '../words/units.ts';

/**
 * Sections that tell requirements of every kind: "Functional requirements", "Features", "User stories". What obliges
 * is a rule; another line is a fact of the point that it surely speaks of: steps from state to state, what a role
 * may do, what somebody is told when something fails, an amount. A sentence that speaks of none of them is prose.
 */
export const mixedReader: PointReader<'rules', RuleFact> = {
  ...rulesReader,
  item(item, context, gather, above) {
    if (enabling.test(item.text.source) && tellsAbilities(numbered(item.text), bare(context), gather))
      return 'itself';
    if (obliging.test(item.text.source))
      return rulesReader.item?.(item, bare(context), gather, above) ?? 'not';
    return tell(numbered(item.text), bare(context), gather) ? 'itself' : 'not';
  },
  paragraph(block, context, gather) {
    rulesReader.paragraph?.(block, context, gather);
    if (gather.count === 0) tellSteps(block.text, bare(context), gather);
  },
  sentence: (sentence, context, gather) => tellSentence(sentence, bare(context), gather),
};

/** Hands on the screens that a sentence names; gives whether it named any. What else it says is read beside. */
function tellScreens(text: Inline, gather: Gathering<RuleFact>): boolean {
  const names = screensInBold(text);
  for (const name of names) gather.factOf('screens', claimed(name, name.at, 'page'));
  return names.length > 0;
}

/** What stands above a requirement is its chapter, and nothing that it is about. */
const bare = (context: Context): Context => ({ ...context, headings: [], lead: '', titled: false });

/** What obliges the product to let somebody do something, or not, is what they may. */
const enabling = /\b(?:must|shall) (?:not )?be (?:able|allowed|permitted) to\b/i;

/** Takes in a line of which every sentence says what somebody must be able to do, or not; gives whether it was one. */
function tellsAbilities(line: Inline, around: Context, gather: Gathering<RuleFact>): boolean {
  const all = sentences(line);
  if (!all.every(({ source }) => enabling.test(source) && !anybody.test(source))) return false;
  const told = all.map((sentence) => {
    const read = (inner: Gathering<RoleFact>): unknown => rolesReader.sentence?.(sentence, around, inner);
    return hand('roles', sentence, gather, read, areGrants);
  });
  return told.some(Boolean);
}

/** Users in general are everybody, and no role. */
const anybody = wording.i`^(?:(?:an?|the|all|any|every|each) )?(?:\p{L}+ )?(?:users?|people|customers?|persons?)\b`;

/** Takes in what a line tells; gives whether it told anything. The rest of it is prose. */
function tell(line: Inline, around: Context, gather: Gathering<RuleFact>): boolean {
  if (tellSteps(line, around, gather)) return true;
  const all = sentences(line);
  const left = all.filter((sentence) => !tellSentence(sentence, around, gather));
  if (left.length === all.length) return false;
  for (const each of left) gather.prose(each);
  return true;
}

function tellSteps(text: Inline, around: Context, gather: Gathering<RuleFact>): boolean {
  const read = (inner: Gathering<StateFact>): void => readParagraph(text, around, inner);
  return changes.test(text.source) && hand('states', text, gather, read, areSteps);
}

function tellSentence(sentence: Inline, around: Context, gather: Gathering<RuleFact>): boolean {
  const isTold = tellFacts(sentence, around, gather);
  const namesScreens = tellScreens(sentence, gather);
  if (namesScreens && !isTold) gather.read(sentence);
  return isTold || namesScreens;
}

function tellFacts(sentence: Inline, around: Context, gather: Gathering<RuleFact>): boolean {
  const asIn = <Fact>(reader: Pick<PointReader<PointId, Fact>, 'sentence'>) => {
    return (inner: Gathering<Fact>) => reader.sentence?.(sentence, around, inner);
  };
  if (mayDo.test(sentence.source) && hand('roles', sentence, gather, asIn(rolesReader), areGrants))
    return true;
  const mayFail = failing.test(sentence.source) || holdsCode.test(sentence.source) || tellsWhy(sentence);
  if (rulesSomething(sentence.source)) {
    const isRule = rulesReader.sentence?.(sentence, around, gather) ?? false;
    // "… cannot be deleted; one gets 409 and `IN_USE`."
    const isError = holdsCode.test(sentence.source) || tellsWhy(sentence);
    const fails = isError && hand('errors', sentence, gather, asIn(errorsReader), areFew);
    return isRule || fails;
  }
  const isLabelled = isParted(headOf(sentence));
  return (
    hand('roles', sentence, gather, asIn(rolesReader), areGrants) ||
    (mayFail && hand('errors', sentence, gather, asIn(errorsReader), areFew)) ||
    (holdsAddress.test(sentence.source) &&
      hand('screens', sentence, gather, asIn(screensReader), haveRoutes)) ||
    ((!isLabelled || ofLimits.test(sentence.source)) &&
      hand('constants', sentence, gather, asIn(constantsReader), areLimits))
  );
}

/** Words of what becomes of something; an arrow is as often the way through the screens. */
const changes =
  /^(?!.*(?:→|->|⇒)).*\b(?:becomes?|starts? (?:as|out)|is created as|begins? as|moves? (?:from|to)|changes? (?:from|to)|goes (?:from|to)|turns? (?:from|into)|transitions?|is marked(?: as)?|wird|devient)\b/is;

/** Steps of something that has a name: those of two things are not thrown together. */
const areSteps = (facts: readonly StateFact[]): boolean =>
  facts.some(({ is }) => is === 'transition') &&
  facts.every((fact) => fact.is === 'invariant' || fact.lead !== '');

const areGrants = (facts: readonly RoleFact[]): boolean =>
  facts.some(({ is }) => is === 'row') &&
  facts.every((fact) => fact.is !== 'row' || fact.row.cells.every(({ role }) => isSomebody(role.name)));

/** A modal of what somebody may: such a sentence about people is no demand. */
const mayDo = /\b(?:may|can|cannot|can['’]t|allowed|only)\b/i;

/** An address in marks or brackets, and nothing that programmes call. */
const holdsAddress =
  /^(?!.*\b(?:endpoints?|API|webhooks?|requests?|payload|GET|POST|PUT|PATCH|DELETE)\b).*[`(]\/[\w:{#]/;

const haveRoutes = (facts: readonly ScreenFact[]): boolean =>
  facts.some((fact) => 'screen' in fact && fact.screen.routes.is === 'shown');

/** What labels limits. */
const ofLimits = /^\W*(?:[\w-]+ )?(?:limits?|quotas?|caps?|rates?|sizes?|timeouts?|retention)\b[^:]{0,30}:/i;

const areFew = ({ length }: readonly ErrorFact[]): boolean => length > 0 && length <= 2;

/** Without one of these a quotation is a label that somebody reads, and no error. */
const failing =
  /\b(?:errors?|fail(?:s|ed|ure)?|invalid|denied|refused?|rejected|wrong|unable|cannot|already|not found|does not exist|fehler|erreur|[45]\d\d)\b/i;

/** What somebody is told: "the dialog says “No seats left”"; and words for why. What a button reads is no message. */
const telling = wording.i`\b(?:says?|shows?|sees?|reads?|gets?|told|answers?|message|turned down with|refused with|rejected with)\b[^"“]{0,60}["“]\p{Lu}`;
const whenever = /\b(?:if|when|otherwise|else|unless|without|not|no|isn['’]t|too)\b/i;
const ofControl = /\b(?:button|label|tab|menu|link|badge|title|heading)\b/i;

/** Words of a message by which it refuses something, or asks for it. */
const refusing =
  /["“][^"”]{0,200}?\b(?:sorry|please|cannot|can['’]t|\w+n['’]t|not|no longer|already|expired|invalid|must|choose|enter|limit|too|overlaps?|wrong|required|unavailable|in the past|in use)\b[^"”]{0,200}["”]/i;

const tellsWhy = ({ source }: Inline): boolean =>
  telling.test(source) && (whenever.test(source) || refusing.test(source)) && !ofControl.test(source);

/** The code of an error, as programmes spell such. */
const holdsCode = /`[A-Z]+(?:_[A-Z]+)+`/;

/** Amounts of something that can be measured, of which it is clear what they are of. */
const areLimits = (facts: readonly Constant[]): boolean =>
  facts.some(({ unit }) => unitOf(unit) !== undefined) && facts.every(({ name }) => !/[()]/.test(name));

/** Hands a text to the reader of another point; it is taken where what that makes of it is `sure`. */
function hand<Fact>(
  point: PointId,
  text: Inline,
  gather: Gathering<RuleFact>,
  read: (inner: Gathering<Fact>) => unknown,
  sure: (facts: readonly Fact[]) => boolean,
): boolean {
  const inner = gather.beside<Fact>();
  read(inner);
  if (!sure(inner.facts)) return false;
  for (const fact of inner.facts) gather.factOf(point, fact);
  gather.read(text);
  return true;
}
