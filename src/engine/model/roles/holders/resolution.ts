import { plain } from '../../../syntax/inline.ts';
import { fold } from '../../derived/name-index.ts';
import type { Permission } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import type { RoleFact } from '../facts.ts';
import { exceptional } from '../words/conditioned.ts';
import { bareName, type Meant, type whoIsMeant } from '../words/names.ts';
import type { Side } from '../words/sides.ts';

/** A fact whose names stand for the roles that they mean; none where it says of everybody what nobody is named for. */
export function resolved(
  fact: RoleFact,
  meant: ReturnType<typeof whoIsMeant>,
  others: readonly string[],
): RoleFact | [] {
  if (fact.is === 'row') {
    const own = namedAlone(
      fact.row.cells.map(({ role }) => role.name),
      meant,
    );
    const cells = fact.row.cells.flatMap((cell) => {
      // The column of everybody else is a role of its own.
      const who =
        fact.row.doubtful || !isOthers.test(cell.role.name)
          ? besidesNamed(meant(cell.role.name), own)
          : undefined;
      return who && (who.roles.length > 0 || fact.row.doubtful)
        ? who.roles.map((name) => ({
            role: { ...cell.role, name },
            allowed: who.isNobody ? refused(cell.allowed) : cell.allowed,
          }))
        : [cell];
    });
    if (cells.length === 0 && fact.row.doubtful) return [];
    const isSame =
      cells.length === fact.row.cells.length && cells.every((cell, at) => cell === fact.row.cells[at]);
    return isSame ? fact : { ...fact, row: { ...fact.row, cells } };
  }
  if (fact.is !== 'sides' || !fact.sides.some(({ names }) => names.some((name) => meant(bareName(name)))))
    return fact;
  const own = namedAlone([...fact.sides.flatMap(({ names }) => names.map(bareName)), ...others], meant);
  const sides = fact.sides.flatMap((side) =>
    side.names.map((name): Side => {
      // Only below what is done "everyone else" is surely whoever the lines beside it do not name.
      const isOpen = fact.about.as !== 'action' && isOthers.test(bareName(name));
      const who = isOpen ? undefined : besidesNamed(meant(bareName(name)), own);
      return who && who.roles.length > 0
        ? {
            ...side,
            names: who.roles.map((source) => ({ source, at: name.at })),
            allowed: who.isNobody ? { is: 'no' } : side.allowed,
          }
        : { ...side, names: [name] };
    }),
  );
  return { ...fact, sides };
}

/** Whom lines name for the same thing, by that: "everyone else" in one of them means none of these. */
export function namedBeside(facts: readonly RoleFact[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const fact of facts) {
    if (fact.is !== 'sides') continue;
    const about = fold(plain(fact.about.text));
    const names = fact.sides.flatMap((side) => side.names.map(bareName));
    const known = found.get(about) ?? [];
    known.push(...names);
    found.set(about, known);
  }
  return found;
}

const isOthers = /\b(?:else|others|rest)$/i;

/** The names of a line that mean one role each, as they are compared. */
function namedAlone(names: readonly string[], meant: ReturnType<typeof whoIsMeant>): ReadonlySet<string> {
  if (names.length < 2) return noNames;
  return new Set(names.filter((name) => !meant(name)).map((name) => fold(name).replace(/s$/, '')));
}

const noNames: ReadonlySet<string> = new Set();

/** Whom a name means besides those that the same line names: "everyone except guests". */
function besidesNamed(who: Meant | undefined, own: ReadonlySet<string>): Meant | undefined {
  if (!who || own.size === 0) return who;
  return { ...who, roles: who.roles.filter((role) => !own.has(fold(role).replace(/s$/, ''))) };
}

/** What is said of nobody: what they may is refused to all, also when something holds, but not unless it does. */
function refused(allowed: Permission['allowed']): Permission['allowed'] {
  if (allowed.is !== 'shown' || allowed.value.is === 'no') return allowed;
  const isLeft = allowed.value.is === 'when' && exceptional.test(allowed.value.condition.prose);
  return isLeft ? allowed : shown({ is: 'no' }, allowed.at);
}
