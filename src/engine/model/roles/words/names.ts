import type { Inline } from '../../../syntax/block.ts';
import { pieces, plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold } from '../../derived/name-index.ts';
import { inType, statements, words } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { namesListed } from '../../words/phrases.ts';
import { countOfAll, everybody, nobody } from './all-or-none.ts';
import { andAbove, upFrom } from './and-above.ts';
import { codedSubject } from './coded-names.ts';
import { initialsOf, legendIn, withInitials } from './initials.ts';
import { countedIn, listedNames, namesInBrackets, peopleTold } from './listed-names.ts';

const speaksOfRoles =
  /\b(?:roles?|positions?|actors?|(?:user|account) types?|(?:kinds|types) of (?:users?|people|accounts?)|rollen?|rôles?)\b/i;

/** What a sentence that explains roles names beside them. */
const ofRights = /^(?:user )?(?:privileges?|permissions?|rights?|grants?|scopes?|capabilit(?:y|ies))$/i;

/** What opens a list of roles in running words: `There are three roles: …`, `the roles are …`, `two stored roles, …`. */
const opensList =
  /\b(?:roles|(?:a|one) role(?=:)|positions|actors|(?:user|account) types|(?:kinds|types) of (?:users|people|accounts)|rollen|rôles)\b(?<between>[^:,.;]{0,40}?)(?:(?:,\s[^:.;`*]{1,24})?(?<sure>:)|(?<are>\s(?:are|sind|sont|namely|called|named)(?= )(?! \w+e[dn] [^,.;:]{1,40}, ))|(?<comma>,))\s*/i;

/** A right in code that a role has or lacks. */
const holdsRight =
  /\broles?\b[^.;`]{0,20}\b(?:has|have|holds?|contains?|includes?|grants?|lacks?)\b[^.;`]{0,30}`/i;

/** A sentence that goes on with what the one before lists. */
const goesOn = /^(?:plus|besides|in addition|additionally|furthermore|moreover)\b/i;

/** A sentence whose subject is a name in bold or slanted type, or two: `A **visitor** has no session.` */
const boldSubject = wording.di`^(?:(?:an?|the|every|each|any)\s+)?${inType('[\\p{L}][\\p{L}\\p{N} _-]*')}(?:\s+and\s+(?:an?\s+|the\s+)?\k<type>(?<other>[\p{L}][\p{L}\p{N} _-]*)\k<type>\s+\p{Ll}{2,}|\s+(?:is|are|has|have|may|can|cannot|must|\p{Ll}{2,}s))\b`;

/** Somebody told of beside the others: `Harbour master is a separate thing`. */
const besides = wording.d`^(?:The |An? )?(?<name>\p{Lu}[\p{L}-]*(?: [\p{L}-]+){0,2}) is (?:a|an) (?:separate|special|further|different|distinct) (?:thing|role|kind|case|level|right|matter)\b`;

const noName = wording.i`^(?:note|important|exception|warning|hint|tip|slug|\p{L}+ing\b.*)$`;

/** Ways to list several roles in a sentence. */
const listings: readonly ((text: Inline) => readonly Inline[])[] = [
  legendIn,
  peopleTold,
  (text) => statements(text).flatMap(listedIn),
  namesInBrackets,
  countedIn,
  kindsIn,
  peopleThere,
];

/** What says that there are some, before their names: "Besides these there are the **Tenant**, … and the **Visitor**." */
const thereAre = /(?:^|[\s,;])there (?:are|is|exist)\s[^*]*$/i;

/** Somebody in bold type of whom a sentence only says that they are there, two at least. */
function peopleThere(text: Inline): readonly Inline[] {
  const bold = pieces(text).filter(({ kind }) => kind === 'strong');
  const [first] = bold;
  if (!first || !thereAre.test(text.source.slice(0, first.start))) return [];
  const names = bold.map((piece) => slice(text, piece.innerStart, piece.innerEnd));
  return names.every((name) => isSomebody(plain(name))) ? names : [];
}

/**
 * The roles that a sentence of point 6 introduces: a list in running words, names in code or bold in a sentence
 * about roles, a subject in bold. `after` tells whether the sentences before it in the same paragraph named some.
 */
export function rolesOfSentence(text: Inline, after: boolean): readonly Inline[] {
  for (const read of listings) {
    const names = read(text);
    if (names.length > 1) return names;
  }
  const subjects = subjectsOf(text);
  if (subjects.length > 0) return subjects;
  if (!speaksOfRoles.test(text.source) && !(after && goesOn.test(text.source)))
    return after ? withInitials(text) : [];
  // "if his role has `add_task`": what a role has is none.
  if (holdsRight.test(text.source)) return after ? withInitials(text) : [];
  // "The roles come from `Membership`: **owner**, **user**": behind a colon they are listed.
  const colon = pieces(text).find(
    (piece) => piece.kind === 'text' && /:\s/.test(text.source.slice(piece.start, piece.end)),
  );
  const from = colon ? text.source.indexOf(':', colon.start) : 0;
  if (colon && ofOtherKind.test(text.source.slice(0, from))) return [];
  const marked = pieces(text)
    .filter((piece) => piece.start >= from && piece.start > 0)
    .filter((piece) => piece.kind === 'code' || piece.kind === 'strong')
    .filter((piece) => words(piece.text).split(' ').length <= 3)
    .filter(
      ({ start }) =>
        !/\b(?:table|column|field|flag|cookie|header|file|entity) $/i.test(text.source.slice(0, start)),
    )
    .filter(({ end }) => !ofOther.test(text.source.slice(end)))
    // What stands in brackets explains what is before it, and is a role only where that speaks of roles.
    .filter(({ start }) => !isExplaining(text.source.slice(0, start)))
    .filter(
      (piece) =>
        wording`^[\p{L}][\p{L}\p{N} _-]*$`.test(piece.text) &&
        !speaksOfRoles.test(piece.text) &&
        !ofRights.test(piece.text),
    )
    .map((piece) => slice(text, piece.innerStart, piece.innerEnd));
  return [...marked, ...withInitials(text)];
}

/** Where the names stand that a sentence is about; in slanted type they have to be those of people. */
function subjectIn({ source }: Inline): Record<string, [number, number]> | undefined {
  const found = boldSubject.exec(source);
  const { type = '', name = '', other } = found?.groups ?? {};
  const isSure = type.length > 1 || (isSomebody(name) && (!other || isSomebody(other)));
  return isSure ? found?.indices?.groups : undefined;
}

/** The name in bold or slanted type that a sentence is about, where it is one alone. */
export function boldSubjectOf(text: Inline): Inline | undefined {
  const { name, other } = subjectIn(text) ?? {};
  return name && !other ? slice(text, name[0], name[1]) : undefined;
}

/** Who a sentence is about, where it names them in bold or tells of them beside the others. */
function subjectsOf(text: Inline): readonly Inline[] {
  const own = codedSubject(text);
  if (own.length > 0) return own;
  const bold = subjectIn(text);
  const beside = bold ? undefined : besides.exec(text.source)?.indices?.groups?.name;
  const names = [bold?.name, bold?.other, beside].flatMap((at) => (at ? slice(text, at[0], at[1]) : []));
  const isName = ({ source }: Inline): boolean =>
    !noName.test(source) && words(source).split(' ').length <= 3 && (!beside || isSomebody(source));
  return names.every(isName) ? names : [];
}

const isEither = wording.i`(?:^|[\s,])(?:(?:an?|every|each|any) (?:person|user|human|participant|account|member)|people|users|members|some(?:one|body)|every(?:one|body)|they) (?:is|are|can be|may be|acts? as) (?:always )?(?:(?<either>either )|(?=an? ))`;

/** What somebody is said to be: `On a shelf a person is a keeper, a helper or a guest.` None where a part is no name of people. */
function kindsIn(text: Inline): readonly Inline[] {
  const found = isEither.exec(text.source);
  if (!found) return [];
  const start = found.index + found[0].length;
  const end = start + (/[.;:(]| – /.exec(text.source.slice(start))?.index ?? text.source.length);
  const names = namesListed(slice(text, start, end)).map((part) => {
    const article = /^an? /i.exec(part.source)?.[0].length ?? (found.groups?.either ? 0 : undefined);
    return article === undefined ? undefined : slice(part, article, part.source.length);
  });
  return names.flatMap((name) =>
    name &&
    names.every((each) => each !== undefined && isSomebody(plain(each)) && plain(each).split(' ').length <= 3)
      ? name
      : [],
  );
}

/** What is listed behind a colon where that is none of roles: "a role by the shelf's access level: `write` makes a helper". */
const ofOtherKind = /\b(?:levels?|scopes?|flags?|settings?|values?|options?|plans?|status(?:es)?|states?)$/i;

/** What follows on a name of something else than a role: "the `rbac` feature flag". */
const ofOther =
  /^\s+(?:feature (?:flag|switch)|setting|option|module|plugin|table|column|field|cookie|header|file|entity|endpoint|method|function|package)\b/i;

/** Whether a text ends within a bracket that explains anything but roles: "accounts with flags (". */
function isExplaining(said: string): boolean {
  // The brackets of a call in code open nothing.
  const before = said.replaceAll('()', '');
  const open = before.lastIndexOf('(');
  if (open < 0 || before.includes(')', open)) return false;
  return !endsWithRoles.test(before.slice(0, open)) && !/\broles\b/i.test(before.slice(open));
}
const endsWithRoles = new RegExp(`${speaksOfRoles.source}\\s*$`, 'i');

/** What only explains the last name of a list: "Cook and Mate, which is short for …". */
const explainsLast = /, (?:which|who|where|the (?:latter|last)(?: of which)?) [^,;]*$/i;

/** The plain names of a list; none where a part is no name. A bracket behind a name explains it. */
function listedIn(text: Inline): readonly Inline[] {
  const found = opensList.exec(text.source);
  if (!found || !isPlainAt(text, found.index)) return [];
  const listed = text.source.replace(/[.;]$/, '').replace(explainsLast, '');
  const whole = slice(text, found.index + found[0].length, listed.length);
  const names = listedNames(whole);
  const isName = ({ source }: Inline): boolean =>
    wording`^\p{L}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}$`.test(source) &&
    !/^(?:who|which|that|not|each|every|one|all|both|with|depending|as|but|so|because|see)\b/i.test(source) &&
    !/\b(?:is|are|has|have|may|can|cannot)\b/i.test(source) &&
    (!found.groups?.comma || wording`^\p{Lu}`.test(source)) &&
    (!found.groups?.are || !/^[a-z].*ed$/.test(source));
  // "The roles are global and additive" says how they are.
  const isSure =
    !found.groups?.are || names.length > 2 || names.every(({ source }) => wording`^\p{Lu}`.test(source));
  return isSure && names.every(isName) ? names : [];
}

function isPlainAt(text: Inline, index: number): boolean {
  return !pieces(text).some(
    (piece) => piece.kind !== 'text' && piece.start <= index && index < piece.end && piece.start > 0,
  );
}

/** `everyone except`, `all roles but`: what stands behind it is left out. */
const leftOut =
  /^(?:everyone|everybody|anyone|anybody|all(?: (?:roles?|users|members|of them))?|(?:every|any) (?:role|user|member))(?: else)?,? (?:but|except(?: for)?|other than|apart from|besides|excluding)(?: not)? (?:the |an? )?(?=\S)/i;

/** Who is left out of everybody: `guests` of "everyone except guests". Undefined where a text is not about everybody. */
export function leftOutOf(text: Inline): Inline | undefined {
  const found = leftOut.exec(text.source);
  return found ? slice(text, found[0].length, text.source.length) : undefined;
}

/** Whether a name stands for all roles, or for none: `Everyone`, `Nobody`. */
export function isAllOrNone(name: string): boolean {
  return everybody.test(name) || nobody.test(name);
}

/** Whether a name stands for no role. */
export function isNobody(name: string): boolean {
  return nobody.test(name);
}

/** Whom a name in a line or a column means besides the role of that name. */
export interface Meant {
  /** The names of the roles. */
  readonly roles: readonly string[];
  /** Whether the name turns what is allowed round: `allowed: nobody`. */
  readonly isNobody: boolean;
}

/** What is said of somebody who is nobody in particular of that name: `an ordinary member`. */
export const ordinary = /^(?:ordinary|normal|regular|plain|simple|mere|common) /i;

/** What a name ends in that says what kind of thing it is of: `the kiosk account`, `the editor role`. */
export const ofKind = /\s+(?:roles?|accounts?|groups?|rank)$/i;

/**
 * What names mean where roles are known: their initials, where only one role has them (`O A E` of owner, admin and
 * editor), everybody and nobody. Undefined for every other name, and for a role's own.
 */
export function whoIsMeant(
  roles: readonly string[],
  order?: readonly string[],
): (name: string) => Meant | undefined {
  const own = new Set(roles.map(fold));
  const short = new Map<string, string | undefined>();
  for (const role of roles) short.set(initialsOf(role), short.has(initialsOf(role)) ? undefined : role);
  const called = firstBy(roles, fold);
  const ofAll = firstBy(roles, (role) => fold(role.replace(/^(?:all|any|every|each) /i, '')));
  const kinds = firstBy(
    roles.filter((role) => ofKind.test(role)),
    (role) => fold(role.replace(ofKind, '')),
  );
  return (name) => {
    const spelled = fold(name);
    if (own.has(spelled)) return undefined;
    const lowest = andAbove(name);
    if (lowest !== undefined && roles.length > 0) return { roles: upFrom(lowest, order), isNobody: false };
    const alone = name.replace(/ (?:only|alone)$/i, '');
    if (alone !== name && [alone, alone.replace(/s$/, '')].some((each) => own.has(fold(each))))
      return { roles: [alone], isNobody: false };
    // "An ordinary member may …"; "all members may …", where that is the name of a role; "the kiosk account may …",
    // of whom the document calls so in full; "a kiosk user may …", where nobody has that name, of whoever has the role.
    const one =
      called.get(fold(name.replace(ordinary, ''))) ??
      ofAll.get(spelled) ??
      kinds.get(spelled) ??
      called.get(fold(name.replace(/ users?$/i, '')));
    if (one !== undefined) return { roles: [one], isNobody: false };
    if (everybody.test(name) || nobody.test(name)) {
      const isAll = (countOfAll(name) ?? roles.length) === roles.length;
      return { roles: isAll ? roles : [], isNobody: nobody.test(name) };
    }
    const tokens = alone.split(/[\s,/]+/);
    const found = tokens.flatMap((token) =>
      wording`^\p{Lu}{1,3}$`.test(token) ? (short.get(token) ?? []) : [],
    );
    return found.length === tokens.length ? { roles: found, isNobody: false } : undefined;
  };
}

/** The first of the names that have a key, by that. */
function firstBy(names: readonly string[], keyOf: (name: string) => string): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [keyOf(name), name] as const).reverse());
}

/** A name as it is compared: without marks. */
export function bareName(name: Inline): string {
  return plain(name).replace(/^(?:the|an?) /i, '');
}
