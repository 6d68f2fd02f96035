import { plain, splitOutside } from '../../syntax/inline.ts';
import { fold } from '../derived/name-index.ts';
import { readsAsDeed } from '../words/deeds.ts';
import { type RoleFact, roleNamed } from './facts.ts';

/** The names above the columns of matrices. */
export function columnsOf(facts: readonly RoleFact[]): ReadonlySet<string> {
  return new Set(
    facts.flatMap((fact) =>
      fact.is === 'row' && !fact.row.doubtful && fact.row.cells.length > 1
        ? fact.row.cells.map(({ role }) => fold(role.name))
        : [],
    ),
  );
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
