import type { Inline, Item } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { headingName } from '../../sections/groups.ts';
import { numbered } from '../../words/clause-numbers.ts';
import { deedTitled, isDeed, readsAsDeed } from '../../words/deeds.ts';
import { words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { headOf } from '../../words/phrases.ts';
import { type Below, type RoleFact, roleNamed } from '../facts.ts';
import { actionsListed } from '../sentences/actions-listed.ts';
import { allIn } from '../sentences/all-rights.ts';
import { deedsOf } from '../sentences/deeds.ts';
import { introducedIn } from '../sentences/introduced.ts';
import type { Spoken } from '../sentences/may-line.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';
import { meaningsIn } from '../sentences/meanings.ts';
import { readRising } from '../sentences/rising.ts';
import { openingOf, spokenOf } from '../sentences/spoken-before.ts';
import { refusesUnnamed } from '../sentences/unnamed.ts';
import { boldSubjectOf, rolesOfSentence } from '../words/names.ts';
import { rolesInCapitals } from '../words/names-in-capitals.ts';
import { mayBeRole, sidesOf } from '../words/sides.ts';
import { rolesNamed } from '../words/subjects.ts';
import { answeredDeeds } from './answered-deeds.ts';
import { orderOfAnswers } from './answers-in-order.ts';
import { heirAmong, othersIncluded } from './inclusions.ts';
import { isRoleName } from './items.ts';
import { rolesListed } from './labels.ts';
import { maybeSomebody, roleSaid } from './leads.ts';
import { toldInThird } from './listed-deeds.ts';
import { noteLimit } from './matrix-notes.ts';
import { askedAround, readAnswer } from './questions.ts';
import { readOrder } from './ranks.ts';
import { rightsOf } from './rights.ts';
import { mayFacts, roleList } from './rows.ts';
import { holderOver, isShortFor } from './told-below.ts';
import { readTold, toldAmong } from './told-clauses.ts';

/** Bold bullets are roles right under the point's heading, or under one that says so. */
export const rolesHeading = /^(?:the )?(?:roles?|positions?|actors?|who|users?|people|groups?|accounts?)\b/;

/** A heading of several: "Workspace roles", "Rights and permissions". */
const ofRoles = /\b(?:roles|permissions|rights|access)$/i;

/** Takes in a sentence of running text; one that says nothing of what somebody may is told what they do. */
export function readSentenceOrTold(whole: Inline, context: Context, gather: Gathering<RoleFact>): boolean {
  const sentence = numbered(whole);
  // The paragraph has read what it says that signs mean.
  if (meaningsIn(sentence).length > 1) return true;
  if (refusesUnnamed(sentence, isAlone(sentence, gather))) {
    gather.fact({ is: 'unnamedRefused' });
    return true;
  }
  if (readOrder(sentence, gather)) return true;
  const across = orderOfAnswers(sentence);
  if (across.length > 0) {
    gather.fact({ is: 'across', names: across });
    return true;
  }
  noteLimit(sentence, gather);
  const below = holderOver(sentence, context);
  const first = toldAmong(sentence).filter((each) => readTold(each, gather, below));
  const before = gather.facts.length;
  const untold = below && isSomebody(plain(below)) ? deedsBelow(sentence) : [];
  if (below && untold.length > 0) {
    const ways = [{ roles: [below], actions: untold }];
    // One sentence alone says who that is.
    const how = isAlone(sentence, gather) ? { weakly: true as const } : { described: true as const };
    gather.fact({ is: 'told', ways, listed: true, ...how });
    return true;
  }
  const isRead = readDeedsOf(sentence, gather) || readSentence(sentence, context, gather);
  if (first.length > 0) return true;
  const isRole = gather.facts.slice(before).every(({ is }) => is === 'role');
  return (isRole && readTold(sentence, gather, below)) || isRead;
}

/** What a sentence without a subject tells in the third person, below the name of somebody: "Edits the menu." */
const deedsBelow = (sentence: Inline): readonly Inline[] =>
  wording`^\p{Lu}\p{Ll}+s(?=\s)`.test(sentence.source) && toldInThird(sentence).length > 0
    ? deedsOf(sentence)
    : [];

/** Whether a sentence is a paragraph by itself. */
function isAlone(sentence: Inline, gather: Gathering<RoleFact>): boolean {
  return gather.ofBlock(
    (block) => block.kind === 'paragraph' && block.text.source.trim().length <= sentence.source.length + 1,
  );
}

/** "Visitors: open a shared list and hand in through a box (if they know the code)": somebody, and behind a colon what is done. */
function readDeedsOf(sentence: Inline, gather: Gathering<RoleFact>): boolean {
  const head = headOf(sentence);
  const [who, ...others] = head?.mark === ':' && head.kind === 'words' ? head.names : [];
  if (!head || !who || others.length > 0 || !isSomebody(plain(who))) return false;
  // "Nurse: records vitals, sees the ward."
  const third = toldInThird(head.rest).length > 0 ? deedsOf(head.rest) : [];
  if (third.length > 0) {
    gather.fact({ is: 'told', ways: [{ roles: [who], actions: third }], listed: true });
    return true;
  }
  if (!startsWithDeed(head.rest)) return false;
  const end = head.rest.source.replace(/\.$/, '').length;
  const limit = /\s*\((?<on>(?:only |but only )?(?:if|when|while|unless|as long as|once)\s[^()]+)\)$/.exec(
    head.rest.source.slice(0, end),
  );
  const on = limit?.groups?.on;
  const start = head.rest.source.lastIndexOf(on ?? '');
  const limits = on ? { on: slice(head.rest, start, start + on.length) } : {};
  const actions = actionsListed(slice(head.rest, 0, limit?.index ?? end));
  mayFacts({ roles: [who], actions, allowed: true, ...limits }, [who], gather);
  return true;
}

function startsWithDeed(text: Inline): boolean {
  return wording`^\p{Ll}`.test(text.source) && readsAsDeed(plain(text)) && !takesBack.test(text.source);
}

/** What tells that nothing is done, or only where it is told: "edit nothing", "see below". */
const takesBack =
  /\b(?:nothing|none|no|not|never|neither|nobody)\b|^see (?:also |the )?(?:below|above|points?|chapter|section|table|list|there|\d)/i;

/** How a sentence begins that says below somebody's name whose rights that one has: "May do everything a reader may". */
const opensRights = /^(?:may|can|has|gets|inherits|everything|all|the same|same)\b/i;

/** A sentence whose subject is named above it. */
const pronoun = /^(?:\W*)(?:they|he|she)\b/i;

/**
 * Takes in a sentence that says what somebody may do, or that names the roles; gives whether it did. `above` are the
 * lines below which it stands, where it is a line of a list.
 */
export function readSentence(
  sentence: Inline,
  context: Context,
  gather: Gathering<RoleFact>,
  above?: readonly Item[],
): boolean {
  const isLine = above !== undefined;
  const around = above?.at(-1)?.text;
  const holder = holderOver(sentence, context, above);
  const before = gather.facts.length;
  const inherits = heirAmong(sentence);
  const isTitle = context.titled === true && isSomebody(context.lead);
  const below = holder && { name: holder, isTitle };
  const heir = inherits && pronoun.test(inherits.heir.source) ? holder : inherits?.heir;
  if (inherits && heir) gather.fact({ is: 'includes', ...inherits, heir, ...(below ? { below } : {}) });
  readRising(sentence, gather);
  const list = rolesListed(sentence);
  if (list) {
    roleList(list, sentence.at, gather);
    return true;
  }
  const heading = context.headings.at(-1);
  const asked = isLine ? undefined : askedAround(sentence.at, context, []);
  if (asked && readAnswer(sentence, asked, gather)) return true;
  const titledDeed = heading && !isLine ? deedTitled(headingName(heading).name) : undefined;
  const sides = titledDeed ? sidesOf(slice(sentence, 0, sentence.source.replace(/\.$/, '').length)) : [];
  const answers =
    sides.length > 0 && sides.every(({ by, names }) => by === 'allowed' && names.every(mayBeRole));
  const deed = answers || namesOnly(sentence) ? titledDeed : undefined;
  if (heading && deed) {
    const text = { source: deed, at: heading.title.at };
    gather.fact({ is: 'sides', about: { text, as: 'open' }, at: sentence.at, sides });
    return true;
  }
  const called = heading && headingName(heading).name;
  const titled =
    heading && called && isSomebody(called) ? { source: called, at: heading.title.at } : undefined;
  const others =
    titled && !isLine && opensRights.test(sentence.source) ? othersIncluded(sentence) : undefined;
  if (titled && others) gather.fact({ is: 'includes', heir: titled, others });
  const answered = titled && !isLine ? answeredDeeds(sentence) : [];
  const all = titled && !isLine && answered.length === 0 ? allIn(sentence) : undefined;
  if (titled && (all || answered.length > 0)) {
    const sides = all ? rightsOf(all, { is: 'yes' }, 'may') : answered;
    gather.fact({ is: 'sides', about: { text: titled, as: 'open' }, at: sentence.at, sides });
    return true;
  }
  const spoken = titled ? withoutHolder(sentence) : sentence;
  const spokenBefore = spokenOf(sentence, gather, around !== undefined);
  const introduced = spokenBefore
    ? undefined
    : gather.ofBlock((block) => introducedIn(sentence, block, holder));
  const earlier = spokenBefore ?? introduced;
  const opens = isLine ? undefined : openingOf(gather, spokenBefore, context);
  for (const line of permissionsOf(spoken, earlier, isLine)) {
    const isTitled =
      (titled !== undefined &&
        (isOfTitle(line.roles, titled) || (!context.lead && isShortOf(line.roles, titled)))) ||
      (called !== undefined && isFormOf(line.roles, called));
    const isThey = around !== undefined && line.roles === earlier?.roles;
    const opened = line.roles === introduced?.roles ? line.roles[0] : undefined;
    const short = isLine ? undefined : shortened(line.roles, earlier, gather);
    if (line.roles.length > 0 && !isTitled)
      mayFacts(
        line,
        line.roles,
        gather,
        opened ? { name: opened, isOpened: true } : (short ?? (below && { ...below, isThey })),
      );
    else if (opens) mayFacts(line, opens, gather);
    else if (around) mayFacts(line, [headOf(around)?.names[0] ?? boldSubjectOf(around) ?? around], gather);
    else if (context.lead && (context.titled || isRoleName({ source: leadName(context), at: sentence.at })))
      mayFacts(line, [{ source: leadName(context), at: sentence.at }], gather);
    else if (heading && (!pronoun.test(sentence.source) || maybeSomebody.test(headingName(heading).name))) {
      const name = headingName(heading);
      const role = { source: name.name, at: heading.title.at };
      if (!rolesHeading.test(words(name.name)) && !ofRoles.test(name.name) && mayBeRole(role))
        gather.fact({ is: 'role', role: roleNamed(role, heading.title.at, 'tolerant', '') });
      mayFacts(line, [role], gather);
    }
  }
  if (!isLine && !context.lead && (!heading || rolesHeading.test(words(headingName(heading).name)))) {
    const names = namesOnly(sentence) ? (rolesNamed(sentence) ?? []) : [];
    for (const name of names.length > 1 && names.every(mayBeListed) && names.some(isPerson) ? names : [])
      gather.fact({ is: 'role', role: roleNamed(name, name.at, 'tolerant', '') });
  }
  const hasRoles = gather.last('role') !== undefined;
  const named = isLine ? [] : rolesInCapitals(sentence, hasRoles);
  for (const role of [...rolesOfSentence(sentence, hasRoles), ...named])
    gather.fact({ is: 'role', role: roleNamed(role, role.at, 'tolerant', '') });
  return gather.facts.length > before;
}

/** Whom a sentence calls by a part of the name that the one before it has: "A shelf keeper can … Keepers cannot …". */
function shortened(
  [name, ...others]: readonly Inline[],
  earlier: Spoken | undefined,
  gather: Gathering<RoleFact>,
): Below | undefined {
  const [whole, ...more] = earlier?.roles ?? [];
  if (!name || !whole || others.length > 0 || more.length > 0) return undefined;
  const below = plain(name) === plain(whole) ? gather.last('row')?.below : undefined;
  if (plain(name) === plain(whole)) return below?.isShort ? below : undefined;
  const isLonger = plain(whole).split(' ').length > plain(name).split(' ').length;
  return isLonger && isShortFor(name, whole) ? { name: whole, isShort: true } : undefined;
}

/** Who is somebody only by a right, where the heading says who that is: "Somebody with the upload right may …". */
const byRight = wording.i`^(?:(?:users?|people|any(?:body|one)|some(?:body|one)|whoever|those|an? (?:user|account|person|member)) (?:(?:with|having|holding) |who (?:has|have|holds?) |has )|with )(?:only )?(?:the |this |that )?(?:[\p{L}*\`"_:.-]+ ){0,3}(?:rights?|permissions?|roles?|privileges?|flags?|bits?|scopes?)(?: alone| only)?,?\s+(?:one |they |he |she )?(?=may|can|must|could)`;

/** A sentence without the words that name whom its heading names: what it says is said of that. */
function withoutHolder(sentence: Inline): Inline {
  const lead = byRight.exec(sentence.source)?.[0].length ?? 0;
  return slice(sentence, lead, sentence.source.length);
}

/** Whether the one name of a sentence says the words of the heading above it: "The owner of a shelf" is the shelf owner. */
function isOfTitle([name, ...others]: readonly Inline[], title: Inline): boolean {
  const called = new Set(name ? words(plain(name)).split(' ') : []);
  const own = words(plain(title)).split(' ');
  return others.length === 0 && called.size > own.length && own.every((word) => called.has(word));
}

/** Whether the one name of a sentence is the last word of its title: "The owner" below "Shelf owner". */
const isShortOf = ([name, ...others]: readonly Inline[], title: Inline): boolean =>
  name !== undefined &&
  others.length === 0 &&
  !/ (?:and|or) /.test(title.source) &&
  words(plain(name)).split(' ').length < words(plain(title)).split(' ').length &&
  isShortFor(name, title);

/** Whether the one name of a sentence is a form of the title above it: "A viewer may …" and "The view user may …" below "view". */
function isFormOf([name, ...others]: readonly Inline[], title: string): boolean {
  if (!name || others.length > 0 || !wording`^\p{L}{3,}$`.test(title)) return false;
  const [said, own] = [words(plain(name)), words(title)];
  const stem = own.replace(/e$/, '');
  return [`${stem}er`, `${stem}or`, `${own} user`, `${own} role`, `${own} member`].includes(said);
}

const isPerson = (name: Inline): boolean => isSomebody(plain(name));

/** Whether a name may stand in a sentence that only lists roles: one or two words, and none that says what is done. */
function mayBeListed(name: Inline): boolean {
  const [first = '', ...others] = plain(name).split(' ');
  return others.length < 2 && !isDeed(first) && (others.length === 0 || isSomebody(plain(name)));
}

/** Whether a sentence is nothing but names: `Moderators and admins.`, `Admins only.` */
function namesOnly(sentence: Inline): boolean {
  return !/\b(?:may|can|must|is|are|has|have)\b/i.test(sentence.source) && rolesNamed(sentence) !== undefined;
}

/** The line above a list without its colon, `Owner:`, or the role that it says somebody has: `A user with the role owner`. */
function leadName({ lead }: Context): string {
  const role = roleSaid(lead);
  if (role !== undefined) return role;
  return lead
    .replace(/:$/, '')
    .replace(/\s+[–—=]\s.*$/, '')
    .replace(/\s*\([^()]*\)$/, '');
}
