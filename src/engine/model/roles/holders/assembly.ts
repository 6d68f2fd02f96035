import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { fold, singulars } from '../../derived/name-index.ts';
import type { PermissionRow, Role, RolesModel } from '../../domain-elements.ts';
import type { Reference } from '../../element.ts';
import type { Part } from '../../reader.ts';
import { shown, unstated } from '../../stated.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { nameOf, referenceIn } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { permission, type RoleFact, roleNamed, type Sides } from '../facts.ts';
import { withAnswersInOrder } from '../lines/answers-in-order.ts';
import { withHeadedRoles } from '../lines/headed-roles.ts';
import { withMatrixNotes } from '../lines/matrix-notes.ts';
import { withNoted } from '../lines/noted.ts';
import { withOpenTo } from '../lines/open-to.ts';
import { orderOf, withRanks } from '../lines/ranks.ts';
import { withHolders } from '../lines/told-below.ts';
import { actionsListed } from '../sentences/actions-listed.ts';
import { explained } from '../sentences/meanings.ts';
import { withRising } from '../sentences/rising.ts';
import { withUnnamedRefused } from '../sentences/unnamed.ts';
import { bareName, isAllOrNone, ordinary, whoIsMeant } from '../words/names.ts';
import { listsCode } from '../words/permission-cells.ts';
import { mayBeRole, type Side } from '../words/sides.ts';
import { withoutArticles } from './articles.ts';
import { columnNames, columnsOf, namesOf, withDescriptions } from './described.ts';
import {
  answeredFor,
  heldAnswers,
  inferredIn,
  isForDeed,
  isNamed,
  isPhrase,
  listsDeeds,
  maySides,
  namedForDeeds,
  onlyDescribes,
  subjectsOf,
} from './evidence.ts';
import { withInclusions } from './included.ts';
import { withListedPeople } from './listed-people.ts';
import { namedBeside, resolved } from './resolution.ts';
import { spokenOut } from './spoken-out.ts';

/**
 * Roles and rows. Who a line speaks of is known only from all roles together: names that are those of roles are
 * who may, else the line's head is. A role that is named twice is one.
 */
export function assembleRoles(parts: readonly Part<RoleFact>[]): RolesModel {
  const roles: Role[] = [];
  const known = new Set<string>();
  const blocks = withListedPeople(parts, withHeadedRoles(parts));
  const named = namesOf(declaredIn(blocks.flat()), blocks.flat());
  const read = withDescriptions(withOpenTo(withAnswersInOrder(blocks, named), named));
  const all = withMatrixNotes(withRising(withNoted(withRanks(withMeanings(read)))));
  const declared = declaredIn(all);
  const called = new Set(declared.map(({ name }) => fold(name)));
  const columns = columnsOf(all);
  const given = withHolders(
    heldAnswers(all, (name) => called.has(fold(bareName(name)))),
    (name) => {
      const folded = fold(nameOf(name).name.replace(ordinary, ''));
      return [folded, ...singulars(folded)].some((each) => called.has(each) || columns.has(each));
    },
  );
  const spoken = spokenOut(given, declared, columnsOf(blocks.flat()));
  const meantByDeclared = whoIsMeant(declared.map(({ name }) => name));
  const names = [
    ...declared.map(({ name }) => name),
    ...columnNames(all).filter((name) => !called.has(fold(name)) && !meantByDeclared(name)),
    // "A billing user" is whoever has the column "billing".
    ...(declared.length > 0
      ? []
      : inferredIn(spoken).filter((name) => !columns.has(fold(name.replace(/ users?$/i, ''))))),
  ];
  // One is the name that is there first, in whatever number: "Owner", and "What owners may do" below.
  const single = [
    ...new Map(names.toReversed().map((name) => [fold(name).replace(/s$/, ''), name])).values(),
  ].toReversed();
  const meant = whoIsMeant(single, orderOf(all, single));
  const said = namedBeside(spoken);
  const facts = spoken.flatMap((fact) =>
    resolved(fact, meant, fact.is === 'sides' ? (said.get(fold(plain(fact.about.text))) ?? []) : []),
  );
  const add = (role: Role): void => {
    const called = fold(role.name);
    const isKnown = known.has(called);
    if (isKnown && role.how !== 'exact') return;
    known.add(called);
    // What a list of names only names is declared where a line says who it is.
    const named = isKnown
      ? roles.findIndex((each) => each.how === 'tolerant' && fold(each.name) === called)
      : -1;
    if (named < 0) roles.push(role);
    else roles[named] = role;
  };
  const isRole = (name: Inline): boolean => {
    const called = fold(nameOf(name).name);
    return known.has(called) || known.has(called.replace(/s$/, '')) || known.has(`${called}s`);
  };
  const isOtherNumber = ({ name, nameAt, how }: Role): boolean =>
    how === 'tolerant' && !known.has(fold(name)) && isRole({ source: name, at: nameAt as Inline['at'] });
  for (const fact of facts) if (fact.is === 'role' && !isOtherNumber(fact.role)) add(fact.role);
  for (const fact of facts)
    if (fact.is === 'sides' && fact.otherwise && speaksOf(fact, isRole) === undefined) add(fact.otherwise);
  // In a document in its own words the columns of its matrix are roles as well, and where no list declares any.
  const isUnlisted = !roles.some(({ how }) => how === 'exact');
  for (const fact of facts)
    if (
      fact.is === 'row' &&
      (isUnlisted || fact.row.how === 'tolerant') &&
      !fact.row.doubtful &&
      fact.row.cells.length > 1
    )
      for (const { role } of fact.row.cells)
        if (!isRole({ source: role.name, at: fact.row.nameAt as Inline['at'] })) add(roleOf(role));
  if (!roles.some(({ how }) => how === 'exact'))
    for (const role of roles.length > 0
      ? subjectsOf(facts, 1)
      : [...subjectsOf(facts), ...namedForDeeds(facts)])
      if (!isRole({ source: role.name, at: role.at as Inline['at'] })) add(roleOf(role));
  const answered = answeredFor(facts, isRole);
  // Where nobody is named otherwise, names of which several list what they do are who may.
  const heads = facts.filter((fact): fact is Sides => fact.is === 'sides' && isNamed(fact));
  const areDoers =
    roles.length === 0 && heads.filter((fact) => listsDeeds(fact) || maySides(fact)).length > 1;
  const doers = new Set(areDoers ? heads.map(({ about }) => fold(plain(about.text))) : []);
  const speaks = (fact: Sides): ReturnType<typeof speaksOf> =>
    fact.about.as === 'open' &&
    !onlyDescribes(fact) &&
    (answered.has(fold(plain(fact.about.text))) || doers.has(fold(plain(fact.about.text))))
      ? 'role'
      : speaksOf(fact, isRole);
  for (const fact of facts)
    if (fact.is === 'sides' && speaks(fact) === 'role' && fact.about.as !== 'known')
      if (!isRole(fact.about.text) && !isAllOrNone(plain(fact.about.text)))
        add(roleNamed(fact.about.text, fact.about.text.at, 'tolerant', ''));
  const inherited = facts.filter((fact) => fact.is === 'includes' && fact.others.some(isRole));
  for (const fact of inherited)
    if (fact.is === 'includes' && !isRole(fact.heir) && mayBeRole(fact.heir))
      add(roleNamed(fact.heir, fact.heir.at, 'tolerant', ''));
  // Where several are declared, "each shelf can override that" says what a thing does, and not what somebody may.
  const isOfThing = ({ doubtful, cells }: PermissionRow): boolean =>
    doubtful === true &&
    roles.length > 2 &&
    cells.every(
      ({ role }) =>
        wording`^\p{Ll}[\p{L}-]+$`.test(role.name) &&
        !isRole({ source: role.name, at: role.at as Inline['at'] }) &&
        !isSomebody(role.name) &&
        !isAllOrNone(role.name),
    );
  const everybody = whoIsMeant(roles.map(({ name }) => name));
  const ofDeeds = new Map<PermissionRow, string>();
  const permissions = facts.flatMap((fact): readonly PermissionRow[] => {
    if (fact.is === 'row') {
      if (fact.ofDeed !== undefined) ofDeeds.set(fact.row, fact.ofDeed);
      return isOfThing(fact.row) ? [] : [fact.row];
    }
    if (fact.is !== 'sides') return [];
    const is = speaks(fact);
    const rows = rowsOf(fact, is, isRole, everybody);
    const who = fact.sides.map(({ text }) => plain(text)).join(' ');
    if (is === 'action') for (const row of rows) ofDeeds.set(row, who);
    return rows;
  });
  const own = withInclusions(roles, facts, isRole);
  const isFilled = facts.some(({ is }) => is === 'unnamedRefused');
  return withoutArticles({
    roles: own,
    permissions: isFilled ? withUnnamedRefused(permissions, own, ofDeeds) : permissions,
  });
}

/** The facts with the signs of matrices explained by what legends and notes say of them. */
function withMeanings(facts: readonly RoleFact[]): readonly RoleFact[] {
  const meanings = new Map(
    facts.flatMap((fact) => (fact.is === 'meaning' ? [[fact.sign, fact.text] as const] : [])),
  );
  if (meanings.size === 0) return facts;
  return facts.map((fact) => (fact.is === 'row' ? explained(fact, meanings) : fact));
}

/** The roles that lines declare; also those of which a line says "no account", unless it names roles. */
function declaredIn(facts: readonly RoleFact[]): readonly Role[] {
  const roles = facts.flatMap((fact) => (fact.is === 'role' ? fact.role : []));
  const known = new Set(roles.map(({ name }) => fold(name)));
  const others = facts.flatMap((fact) =>
    fact.is === 'sides' &&
    fact.otherwise &&
    !fact.sides.some(({ names }) => names.some((name) => known.has(fold(bareName(name)))))
      ? fact.otherwise
      : [],
  );
  return [...roles, ...others];
}

/** What the head of a line is: the role whose actions it lists, or the action that it allows to roles; neither where nothing tells. */
function speaksOf({ about, sides }: Sides, isRole: (name: Inline) => boolean): 'role' | 'action' | undefined {
  if (about.as === 'role' && about.named) return 'role';
  if (isForDeed({ is: 'sides', about, sides, at: about.text.at })) return 'action';
  const names = sides.flatMap((side) => side.names);
  const sure = sides.some(({ by }) => by === 'may' || by === 'allowed');
  if (about.as === 'action') return 'action';
  if (about.as === 'known') return isRole(about.text) ? 'role' : undefined;
  const rolesNamed = sure ? names.some(isRole) : names.every(isRole);
  if (rolesNamed && names.length > 0 && (about.as !== 'role' || !isRole(about.text))) return 'action';
  // "Admins: create boards, delete boards" lists what a role may.
  const lists = sides.every(({ by, text }) => by === 'nothing' && wording`^\p{Ll}+\s`.test(text.source));
  if (!sure)
    return lists && about.as === 'open' && isRole(about.text) && names.some(isDone) ? 'role' : undefined;
  if (
    about.as === 'role' &&
    !isRole(about.text) &&
    (isPhrase(about.text) || (names.every(isCapital) && !areDeeds(names))) &&
    names.every(mayBeRole)
  )
    return 'action';
  if (about.as === 'role' || isRole(about.text) || sides.some(({ by }) => by === 'may')) return 'role';
  if (about.as === 'open' && areDeeds(names) && !readsAsDeed(plain(about.text))) return 'role';
  return names.every(mayBeRole) ? 'action' : undefined;
}

const isDone = (name: Inline): boolean => readsAsDeed(plain(name));

/** Whether most names read as something done. */
const areDeeds = (names: readonly Inline[]): boolean => names.filter(isDone).length * 2 > names.length;

/** Whether a name is one or two words that begin with a capital, as the names of roles do. */
function isCapital(name: Inline): boolean {
  return wording`^\p{Lu}[\p{L}-]+(?: \p{L}+)?$`.test(plain(name));
}

/** A role that a matrix names in its header. */
function roleOf({ name, at }: Reference): Role {
  return {
    name,
    at,
    nameAt: at,
    how: 'tolerant',
    who: '',
    when: unstated,
    includes: unstated,
    description: '',
  };
}

function rowsOf(
  { about, at, sides }: Sides,
  is: ReturnType<typeof speaksOf>,
  isRole: (name: Inline) => boolean,
  everybody: ReturnType<typeof whoIsMeant>,
): readonly PermissionRow[] {
  const all = everybody(plain(about.text));
  if (all)
    return sides.flatMap((side) =>
      actionsOf(side).map((action) =>
        permission(
          action,
          action.at,
          all.roles.map((source) => ({
            role: referenceIn('role', { source, at: about.text.at }),
            allowed: shown(all.isNobody ? { is: 'no' } : side.allowed, action.at),
          })),
        ),
      ),
    );
  if (is === 'role')
    return sides.flatMap((side) =>
      actionsOf(side).map((action) =>
        permission(action, action.at, [
          { role: referenceIn('role', about.text), allowed: shown(side.allowed, action.at) },
        ]),
      ),
    );
  if (is === undefined || plain(about.text) === '') return [];
  const names = sides.flatMap(({ names: each, allowed }) => each.map((name) => ({ name, allowed })));
  const cells = names.map(({ name, allowed }) => ({
    role: referenceIn('role', name),
    allowed: shown(allowed, name.at),
  }));
  const row = permission(about.text, at, cells);
  return [names.every(({ name }) => isRole(name)) ? row : { ...row, doubtful: true }];
}

/** The actions of a side: a list behind a label, or the one that a line is. */
function actionsOf({ names, text }: Side): readonly Inline[] {
  if (names.length === 1 && names[0]?.source === text.source)
    return [slice(text, 0, text.source.replace(/\s*(?:→|->|⇒|=>)$/, '').length)];
  return listsCode(text) ? splitOutside(text, ',;/·') : actionsListed(text);
}
