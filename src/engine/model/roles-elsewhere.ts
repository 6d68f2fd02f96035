import { Gathering } from './block-reading.ts';
import type { Context } from './context.ts';
import { isDeed } from './deeds.ts';
import { isSomebody } from './people.ts';
import { sentences, unwrapped } from './phrases.ts';
import type { Part, PointReader, RowReading } from './reader.ts';
import { rightColumn } from './role-columns.ts';
import type { RoleFact } from './role-facts.ts';
import { roleTables } from './role-tables.ts';
import type { ToldText } from './told-text.ts';

const { matrix, roles } = roleTables;

/** Tables of who may do what, as another point reads them: they are told by words that mean nothing else. */
export function roleTablesIn<Fact>(): PointReader<'product', Fact>['tables'] {
  const handing =
    (read: (reading: RowReading<RoleFact>) => void) =>
    (reading: RowReading<Fact>): void => {
      const inner = reading.gather.beside<RoleFact>();
      read({ ...reading, gather: inner });
      for (const fact of inner.facts) reading.gather.factOf('roles', fact);
    };
  if (!matrix || !roles) return {};
  return {
    rights: {
      shape: { ...matrix.shape, columns: { action: rightColumn } },
      row: handing(matrix.row),
    },
    rightsOf: {
      shape: { ...roles.shape, needs: [['role'], ['may', 'mayWhen', 'mayNot']] },
      row: handing(roles.row),
    },
  };
}

/** How point 6 reads a line and a sentence. */
type Reading = Required<Pick<PointReader<'roles', RoleFact>, 'item' | 'sentence'>>;

/**
 * What other points tell of roles: that of sections of requirements of every kind, and, where point 6 and those tell
 * nothing, what else stands there.
 */
export function toldElsewhere(
  parts: readonly Part<RoleFact>[],
  handed: readonly Part<RoleFact | ToldText>[],
  reading: Reading,
): readonly Part<RoleFact>[] {
  const mixed = handed.filter(({ context }) => context.mixed) as readonly Part<RoleFact>[];
  const isTold = [...parts, ...mixed].some(({ reading: { facts } }) => facts.length > 0);
  if (isTold) return mixed;
  const others = handed.filter(({ context }) => !context.mixed).map((part) => readIn(part, reading));
  return others.some(({ reading: { facts } }) => facts.some(isGrant)) ? [...mixed, ...others] : mixed;
}

const isGrant = (fact: RoleFact): boolean => fact.is === 'row' || fact.is === 'sides';

function readIn(part: Part<RoleFact | ToldText>, { item: readItem, sentence }: Reading): Part<RoleFact> {
  const context: Context = { ...part.context, point: 'roles' };
  const facts = part.reading.facts.flatMap((fact): readonly RoleFact[] => {
    if (fact.is !== 'text') return [fact];
    const inner = new Gathering<RoleFact>(part.block, 'prose');
    const isLine = fact.item !== undefined && readItem(fact.item, context, inner, []) !== 'not';
    if (!isLine) for (const each of sentences(unwrapped(fact.text))) sentence(each, context, inner);
    return surely(inner.facts, fact.from === 'product');
  });
  return { ...part, reading: { ...part.reading, facts } };
}

/** The facts of a text where it says of somebody what people do; none of what else it may mean. */
function surely(facts: readonly RoleFact[], isOfPeople: boolean): readonly RoleFact[] {
  const isDone = (action: string): boolean =>
    isDeed(action.split(/[\s,]/)[0] ?? '') && (isOfPeople || !/ (?:it|them|this|that|so)\b/.test(action));
  const kept = facts.filter((fact) =>
    fact.is === 'row'
      ? isDone(fact.row.action.text) &&
        (isOfPeople || fact.row.cells.every(({ role }) => isSomebody(role.name)))
      : fact.is === 'sides'
        ? isOfPeople && fact.sides.some(({ by, text }) => by === 'may' && isDone(text.source))
        : fact.is === 'role' && (isOfPeople || isSomebody(fact.role.name)),
  );
  return kept.some(isGrant) ? kept : [];
}
