import { plain, splitOutside } from '../../../syntax/inline.ts';
import { fold } from '../../derived/name-index.ts';
import type { Role } from '../../domain-elements.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { type RoleFact, roleNamed } from '../facts.ts';

/** The names above the columns of matrices. */
export function columnsOf(facts: readonly RoleFact[]): ReadonlySet<string> {
  return new Set(columnNames(facts).map(fold));
}

/** Whether a line tells what somebody does, rather than who that is. */
function tellsDeeds(fact: RoleFact): boolean {
  return (
    fact.is === 'told' ||
    (fact.is === 'sides' &&
      fact.sides.some(
        ({ by, text }) => by === 'may' || splitOutside(text, ',').some((part) => readsAsDeed(plain(part))),
      ))
  );
}

/**
 * Whether a block says of each of them, as of all columns of a matrix, one thing that they do, without "may": it tells who they are.
 */
function isListOfWho(facts: readonly RoleFact[], count: number): boolean {
  const roles = new Set(facts.flatMap((fact) => (fact.is === 'role' ? fold(fact.role.name) : [])));
  const sides = facts.filter((fact) => fact.is === 'sides');
  return (
    roles.size >= 3 &&
    roles.size >= count &&
    sides.length + roles.size === facts.length &&
    sides.every((fact) => fact.sides.length === 1 && fact.sides[0]?.allowed.is === 'yes')
  );
}

/** A role that is declared as it is, without what is said that it does. */
const described = (fact: RoleFact): readonly RoleFact[] => (fact.is === 'role' ? [fact] : []);

/**
 * The facts of the blocks of point 6, `blocks` a list each. Where a matrix says who may what, a list of which most heads
 * are its columns tells who those are; so do its other heads.
 */
export function withDescriptions(blocks: readonly (readonly RoleFact[])[]): readonly RoleFact[] {
  const columns = columnsOf(blocks.flat());
  if (columns.size === 0) return blocks.flat();
  return blocks.flatMap((facts): readonly RoleFact[] => {
    const heads = facts.flatMap((fact) =>
      fact.is === 'sides' ? plain(fact.about.text) : fact.is === 'role' ? fact.role.name : [],
    );
    const known = heads.filter((head) => columns.has(fold(head)));
    if (known.length === heads.length && isListOfWho(facts, columns.size)) return facts.flatMap(described);
    if (known.length < 3 || known.length * 2 <= heads.length || facts.some(tellsDeeds)) return facts;
    return facts.map(
      (fact): RoleFact =>
        fact.is === 'sides' && fact.about.as === 'open'
          ? {
              is: 'role',
              role: roleNamed(
                fact.about.text,
                fact.at,
                'tolerant',
                fact.sides.map(({ text }) => plain(text)).join('; '),
              ),
            }
          : fact,
    );
  });
}

/** The names above the columns of matrices, as they stand there. */
export function columnNames(facts: readonly RoleFact[]): readonly string[] {
  return facts.flatMap((fact) =>
    fact.is === 'row' && !fact.row.doubtful && fact.row.cells.length > 1
      ? fact.row.cells.map(({ role }) => role.name)
      : [],
  );
}

/** The names of the roles that are declared, or else those above the columns of matrices. */
export function namesOf(declared: readonly Role[], facts: readonly RoleFact[]): readonly string[] {
  const names = declared.length > 0 ? declared.map(({ name }) => name) : columnNames(facts);
  return [...new Map(names.map((name) => [fold(name), name])).values()];
}
