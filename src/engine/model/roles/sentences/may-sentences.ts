import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { isDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import { splitAt } from '../../words/phrases.ts';
import { apposed } from '../words/apposed.ts';
import { conditioned } from '../words/conditioned.ts';
import { modal, modalIn } from '../words/modals.ts';
import { isAllOrNone, leftOutOf } from '../words/names.ts';
import { refusing, turnIn } from '../words/next-turn.ts';
import { rolesNamed } from '../words/subjects.ts';
import { actionsListed, actionsOfLine } from './actions-listed.ts';
import { briefFollows, briefly, goneOver, withGaps } from './briefly.ts';
import { clausesOf } from './clauses.ts';
import { baseOf, doerIn } from './deeds.ts';
import { allOf, deedBehind, eachDeed, namedEach } from './deeds-behind.ts';
import { saidOfDeeds } from './deeds-said.ts';
import { dependingIn } from './depending.ts';
import { allBefore, introducedBy } from './introduced.ts';
import { inverted } from './inverted.ts';
import type { MayLine, Spoken } from './may-line.ts';
import { neverDoes } from './never-does.ts';
import { passiveOf, undergone } from './passives.ts';
import { repeated } from './repeated.ts';
import { neededIn, reservedIn } from './reserved.ts';
import { storyOf } from './stories.ts';

/** What may stand before who: "In addition an admin may". */
const adverbial =
  /^(?:(?:on top of|beyond|apart from|in addition to|besides) (?:that|this|it|these|those)|in addition|additionally|also|besides|moreover|furthermore|further|however|likewise|similarly|finally|then|otherwise|in that case|in particular|in general|specifically|especially|above all|for (?:example|instance)|therefore|normally|by default|whereas|while|außerdem|zusätzlich|en outre|de plus)\b,?\s*/i;

/** What may stand between who and "may": "editors always can", "members also may". */
const between =
  /\s+(?:always|also|still|then|likewise|however|therefore|normally|usually|even|all|both|too|alone|themselves)$/i;

/** "On top of what a guest can do, a rower may …": what somebody may besides the rights of others. */
export const besidesOthers =
  /^(?:on top of|in addition to|besides|beyond|over and above|as well as|along with|together with) (?<rights>[^,;:.]{3,80}),\s+/i;

/** What limits what a sentence allows, before its subject. */
const limitedBy =
  /^(?:if|when|while|once|unless|as long as|with|without|on|in|during|after|before|until|for|wenn|solange|si)\s(?:(?!\b(?:may|can|cannot|must)\b)[^,])+,\s+(?!and |or )|^(?:with|without|if|when|while|once|after|until)\s(?:(?!\b(?:may|can|cannot|must)\b)[^,])+\s(?=(?:they|he|she|one|it) (?:may|can|cannot|must)\b)/i;

/** Who is left out of nobody: "Nobody but an admin may". */
const nobodyBut =
  /^(?:nobody|no one|none)(?: else)?,? (?:but|except(?: for)?|other than|besides|apart from) /i;

/** All but what is said of it: `everything except delete the workspace`. */
const allBut =
  /^(?:do )?(?:everything|anything|all)(?: else)?(?: [^,;]{1,40}?)?,? (?:except|but|other than|apart from|save)(?: for)? (?:to )?/i;

/**
 * What sentences such as `Editors may publish and archive articles; they may not delete them.` allow. `earlier` is
 * what the sentence before says or a question asks. A line of a list that begins with "can" says one thing of who
 * stands above it, however many verbs it has.
 */
export function permissionsOf(text: Inline, earlier?: Spoken, isLine = false): readonly MayLine[] {
  const found: MayLine[] = [];
  const clauses = clausesOf(text);
  let told: Spoken | undefined; // "Clerks lend books; they may also sell them"
  for (const [clause, index] of clauses
    .flatMap((each) => splitAt(each, briefFollows))
    .flatMap((each) => withGaps(each).map((part, at) => [part, at] as const))) {
    const said =
      goneOver(clause, found.at(-1), index > 0) ??
      briefly(clause, found) ??
      inverted(clause, found.at(-1) ?? earlier) ??
      clauseIn(clause, told ? [] : found, told ?? earlier, isLine);
    found.push(...(said.length > 0 || told ? said : deedBehind(clause, found.at(-1))));
    told = said.length > 0 ? undefined : (doerIn(clause) ?? told);
  }
  return found;
}

function clauseIn(
  full: Inline,
  found: readonly MayLine[],
  earlier: Spoken | undefined,
  isLine: boolean,
): readonly MayLine[] {
  const before = found.at(-1);
  const whole = slice(full, besidesOthers.exec(full.source)?.[0].length ?? 0, full.source.length);
  const depending = dependingIn(whole, before ?? earlier);
  if (depending.length > 0) return depending;
  if (leavesOpen.test(whole.source)) return [];
  const spokenOf = before ?? earlier;
  const other =
    saidOfDeeds(whole, spokenOf) ??
    reservedIn(whole, spokenOf?.roles) ??
    neededIn(whole) ??
    neverDoes(whole, spokenOf);
  if (other) return [other];
  const story = storyOf(whole);
  const limit = story ? undefined : limitedBy.exec(whole.source)?.[0];
  const clause = story?.rest ?? slice(whole, limit?.length ?? 0, whole.source.length);
  const on = limit ? slice(whole, 0, limit.replace(/,\s*$/, '').length) : undefined;
  const match = story?.match ?? modalIn(clause);
  // What ends in a colon leads to a list.
  if (!match || clause.source.endsWith(':')) return [];
  const subject = slice(clause, 0, match.index);
  const passive = passiveOf(clause, match, before);
  if (passive) return [passive];
  const intro = story ? undefined : introducedBy(subject);
  const { roles, isNone, but, who } = story
    ? { roles: story.roles, isNone: false, but: undefined, who: undefined }
    : subjectOf(intro?.who ?? subject, before, earlier);
  if (!roles || undergone.test(clause.source.slice(match.index + match[0].length))) return [];
  const allowed = match.groups?.no === undefined && !isNone;
  const rest = slice(clause, match.index + match[0].length, clause.source.replace(/[.?]$/, '').length);
  const isOne = isLine && subject.source === '' && !story;
  const spoken = intro && { roles, actions: intro.does ? [intro.does] : [] };
  const lines = turns(rest, roles, allowed, isOne, spoken ? undefined : before, spoken ?? earlier);
  const limiting = on ?? who;
  return lines
    .filter((line) => !(limiting && !line.allowed))
    .map((line) => ({
      ...line,
      ...(limiting && !line.on ? { on: limiting } : {}),
      ...(story ? { sure: true as const } : {}),
      ...(but ? { but } : {}),
    }));
}

/** What a sentence leaves open: "Whether a moderator may see it is unclear", "Whether one can depends on the plan". */
const leavesOpen =
  /^whether\b(?:[^,]*?\b(?:may|can|could)\b|.*\b(?:depends on|(?:is|are) (?:unclear|unknown|open|not (?:shown|known|clear)))\b)/i;

/** What turns who may into who may not: "Not even admins can." */
const notEven =
  /^(?:not even|neither|no(?!\s+(?:one|role|longer)\b)|(?:none|neither) of (?:which|these|them))\s+/i;

const pronouns =
  /^(?:but|and|they|he|she|it|who)?(?:[\s,]*only)?[\s,]*(?:they|i|we|(?:s?he|he|she)(?:\/(?:s?he)| or s?he)?|this (?:role|group|user|account|person|member)|such (?:an? (?:person|user|member|account|role)|people|persons|users|members|accounts)|(?:its|their) (?:holders?|bearers?|members?))?$/i;

/** What a sentence is about, before whom it speaks of: `Remarks on the table: editors may …`. */
const subjectLabel = /^[^:]{3,100}:\s+(?=\S)/;
/** What only some of them are or do. */
const relative = /(?<=\S)\s+who\s\S+(?:\s\S+){0,8}$/i;

/** Whether what stands before "may" tells what is done by somebody whom it does not name: "creates sites and", "sells books, but". */
function isToldAlone({ source }: Inline): boolean {
  const [first = ''] = source.split(' ');
  return (
    wording`^\p{Ll}`.test(first) &&
    baseOf(first) !== first &&
    isDeed(baseOf(first)) &&
    / (?:and|but|yet|,)$/.test(source.trimEnd())
  );
}

/** Who is with or without something, by a word for people: "A visitor without an account"; without what everybody has, that is who they are. "With a pass or a keeper" may name another. */
const equipped = wording`^(?<who>(?:(?:[Aa]n?|[Tt]he|[Ee]very|[Ee]ach|[Aa]ny) )?\p{L}[\p{L}-]*(?: [\p{L}-]+)?) (?<how>(?:(?<out>without (?:an? |any )?(?:account|session|log-?in|sign-?in|registration))|with(?:out)? (?!full |all |.* (?:or|and) (?:an?|the|every|each|any) )[^,]{2,50}))$`;

/** Of whom a clause speaks; no roles where it names something else. */
function subjectOf(
  whole: Inline,
  before: MayLine | undefined,
  earlier: Spoken | undefined,
): {
  readonly roles: readonly Inline[] | undefined;
  readonly isNone: boolean;
  readonly but?: readonly Inline[];
  /** What they are or do, where only those may: `A member who has paid may book`. */
  readonly who?: Inline;
} {
  if (isToldAlone(whole)) return { roles: [], isNone: false };
  const label = subjectLabel.exec(whole.source)?.[0].length ?? 0;
  const subject = apposed(slice(whole, label, whole.source.length));
  const left = leftOutOf(subject);
  const but = left && rolesNamed(slice(left, 0, left.source.replace(between, '').length));
  if (but) return { roles: [{ source: 'everyone', at: subject.at }], isNone: false, but };
  const led = (nobodyBut.exec(subject.source) ?? adverbial.exec(subject.source))?.[0].length ?? 0;
  const none = notEven.exec(subject.source.slice(led))?.[0].length ?? 0;
  // "Finally *shelf admin* (a share with all rights): may share": who that is, and a colon.
  const isMarked = /^[*`]/.test(subject.source.slice(led + none));
  const bare = isMarked ? subject.source.replace(/\s*\([^()]*\):?$|:$/, '') : subject.source;
  const name = slice(subject, led + none, bare.replace(between, '').length);
  const isNone = none > 0;
  const related = isNone ? null : relative.exec(name.source);
  if (related) {
    const end = related[0].length;
    const roles = rolesNamed(slice(name, 0, related.index));
    const who = slice(name, related.index, related.index + end);
    return { roles: roles?.some((each) => isAllOrNone(plain(each))) ? undefined : roles, isNone, who };
  }
  const { who = '', how = '', out } = equipped.exec(name.source)?.groups ?? {};
  if (isSomebody(who.replace(/^(?:an?|the|every|each|any) /i, '')))
    return {
      roles: rolesNamed(slice(name, 0, who.length)),
      isNone,
      ...(out ? {} : { who: slice(name, name.source.length - how.length, name.source.length) }),
    };
  const all = allBefore(subject, before ?? earlier);
  if (all) return all;
  if (!pronouns.test(name.source)) return { roles: rolesNamed(name), isNone };
  if (before) return { roles: before.roles, isNone };
  // "The pass is given to all guests; its holders may …": who that is, is said in no clause before it.
  if (/^(?:its|their) /i.test(name.source)) return { roles: undefined, isNone };
  if (name.source === '') return { roles: [], isNone };
  const known = earlier && earlier.roles.length > 0 ? earlier.roles : undefined;
  return { roles: known ?? (/\b(?:they|he|she|this \w+)\b/i.test(name.source) ? [] : undefined), isNone };
}

/** What a clause says behind its first "may", and behind each that follows: "may publish, but cannot delete". */
function turns(
  first: Inline,
  roles: readonly Inline[],
  isAllowed: boolean,
  isOne: boolean,
  before: MayLine | undefined,
  earlier: Spoken | undefined,
): readonly MayLine[] {
  const found: MayLine[] = [];
  let [rest, allowed] = [first, isAllowed];
  for (let turn = turnIn(rest); ; turn = turnIn(rest)) {
    const said = turn ? slice(rest, 0, turn.index) : rest;
    const spoken = earlier?.asked ? earlier : (found.at(-1) ?? before ?? earlier);
    const line =
      repeated(said, roles, allowed, spoken) ??
      saidOf(said, roles, allowed, isOne ? undefined : (found.at(-1) ?? before ?? earlier), isOne);
    if (line) found.push(line);
    const later = turn && slice(rest, turn.index + turn[0].length, rest.source.length);
    const next = later && (refusing.exec(later.source) ?? modal.exec(later.source));
    if (!later || !next) return found;
    allowed = next.groups?.no === undefined;
    rest = slice(later, next.index + next[0].length, later.source.length);
  }
}

/** What is left out of what somebody may: `edit own comments, but not those of other people`; and what is needed for it. */
const butNot =
  /,?\s+but not\s.*$|,\s+(?:whatever|whoever|no matter|however)\s.*$|,\s+[^,]{3,60}\s(?:is|are) (?:enough|needed|required|sufficient|necessary)$/i;

/** What is no deed of its own: nearly everything, what somebody or something is or has, what was said elsewhere. */
const noDeed = wording.i`^(?:do (?:exactly )?the same as\b|do (?:so|this|that|it|(?:any|either|all|both|none) of (?:these|those|them|this|that)(?: two| three| four)?)$|(?:(?:do )?(?:(?:nearly|almost|practically|virtually|more or less) (?:everything|anything)|(?:everything|anything) else))?$|(?:have|hold (?:several|many)|do (?:either|neither|none|both)$|contain|consist|belong|exist|expire|happen|occur|mean)\b|as \p{L}+ (?:above|below|before|earlier))`;

/** What others may, before what somebody may besides: "all of member + create posts". */
const othersFirst = wording.i`^(?:do )?(?:all|everything)(?: of)? (?:an? |the )?[\p{L}-]+(?: [\p{L}-]+)?(?: (?:can|may))? ?(?:\+|,? plus|,? and also) (?=\p{Ll})`;

/** What only says that it goes for these as well: "may touch them too". */
const tooBehind = /(?<=\S \S+),? (?:too|as well|either)$/;

/** A clause behind a colon that explains what is said before it: "cannot sell it: lending is all that there is". */
const explanation = wording`(?<=\p{L})(?<!exceptions?|cases?|conditions?|things?|following|these|this|that):\s(?=\p{L}[^:]*? (?:is|are|does|do|has|have|exists?|works?|needs?|happens?|comes?|goes|belongs?|stays?|remains?|would|will)(?![\p{L}]))`;

const noneOf = wording`^(?<verb>\p{Ll}+) none of (?<object>(?!these$|those$|them$)\S[^,;]*)$`;

/** What a clause says behind "may"; nothing where it is no deed of its own, such as everything. */
function saidOf(
  whole: Inline,
  roles: readonly Inline[],
  allowed: boolean,
  before: Spoken | undefined,
  isOne: boolean,
): MayLine | undefined {
  const bare = isOne ? whole : slice(whole, 0, explanation.exec(whole.source)?.index ?? whole.source.length);
  const end = isOne ? bare.source.length : bare.source.replace(tooBehind, '').length;
  const said = slice(bare, othersFirst.exec(bare.source)?.[0].length ?? 0, end);
  const but = allBut.exec(said.source)?.[0].length;
  if (but !== undefined)
    return { roles, actions: actionsListed(slice(said, but, said.source.length)), allowed: !allowed };
  const listed = allOf.exec(said.source)?.[0].length;
  if (listed !== undefined && allowed)
    return { roles, actions: eachDeed(slice(said, listed, said.source.length)), allowed };
  if (noDeed.test(said.source)) return undefined;
  const { verb, object } = noneOf.exec(said.source)?.groups ?? {};
  if (verb) return { roles, actions: [{ source: `${verb} ${object}`, at: said.at }], allowed: !allowed };
  if (isOne) {
    const bare = slice(said, 0, said.source.replace(butNot, '').length);
    const { action, on } = conditioned(bare);
    // "rent boats, mend boats: with a pass": what stands behind a colon limits all of them.
    const limitsAll = on !== undefined && bare.source[action.source.length] === ':';
    return {
      roles,
      actions: actionsOfLine(limitsAll ? action : bare),
      allowed,
      ...(limitsAll ? { on } : {}),
    };
  }
  const parts = allowed ? [said] : splitAt(said, / nor (?:to )?/);
  return {
    roles,
    actions: namedEach(
      parts.flatMap((part) => actionsListed(part)),
      before,
    ),
    allowed,
  };
}
