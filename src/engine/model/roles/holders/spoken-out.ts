import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import { fold } from '../../derived/name-index.ts';
import type { Allowed, Role } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { nameOf, referenceIn } from '../../words/names.ts';
import { permission, type RoleFact, type Told } from '../facts.ts';
import { conditioned } from '../words/conditioned.ts';
import { modal } from '../words/modals.ts';

/**
 * What clauses tell that roles do, as rows: nothing where no way to part the clause names roles that are declared, or
 * `columns` of a matrix.
 */
export function spokenOut(
  facts: readonly RoleFact[],
  declared: readonly Role[],
  columns: ReadonlySet<string>,
): readonly RoleFact[] {
  if (!facts.some(({ is }) => is === 'told')) return facts;
  const named = [...declared.map(({ name }) => fold(name)), ...columns];
  const known = new Set(named.flatMap((name) => [name, `${name}s`]));
  const isKnown = (name: Inline): boolean => known.has(fold(nameOf(name).name));
  // What describes a role counts where nothing else says what anybody may.
  const isSaid = facts.some(({ is }) => is === 'row' || is === 'sides');
  const isDone = ({ actions }: Told): boolean =>
    actions.length > 0 && actions.every(({ source }) => readsAsDeed(source));
  // One name before a deed may be that of anything; several are those of people.
  const doers = facts.flatMap((fact) =>
    fact.is === 'told' ? (fact.ways.find(isDone)?.roles.map((role) => fold(plain(role))) ?? []) : [],
  );
  const areTold = known.size === 0 && !isSaid && new Set(doers).size > 1;
  return facts.flatMap((fact): readonly RoleFact[] => {
    if (fact.is !== 'told') return [fact];
    const way =
      fact.ways.find(({ roles }) => roles.every(isKnown)) ??
      ((areTold && !fact.weakly) || fact.allowed ? fact.ways.find(isDone) : undefined);
    if (!way || (fact.weakly && isSaid)) return [];
    return way.actions.map((whole) => {
      // "reads lists, and cannot edit them"
      const may = modal.exec(whole.source);
      const isNo = may?.index === 0 && may.groups?.no !== undefined;
      const { action, on } = conditioned(slice(whole, isNo ? may[0].length : 0, whole.source.length));
      const said: Allowed = isNo
        ? { is: 'no' }
        : on
          ? { is: 'when', condition: conditionIn(on) }
          : { is: 'yes' };
      const cells = way.roles.map((role) => ({
        role: referenceIn('role', role),
        allowed: shown<Allowed>(fact.allowed ?? said, action.at),
      }));
      return {
        is: 'row',
        ...(fact.allowed ? { sure: true } : {}),
        row: { ...permission(action, action.at, cells), doubtful: true },
      };
    });
  });
}
