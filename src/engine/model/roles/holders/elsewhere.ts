import type { Block } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Context } from '../../blocks/context.ts';
import type { Part, PointReader, RowReading } from '../../reader.ts';
import { headingName } from '../../sections/groups.ts';
import { isDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import type { RoleFact } from '../facts.ts';
import { mayLead } from '../lines/leads.ts';
import { roleTables } from '../tables/tables.ts';
import { rightColumn } from '../words/vocabulary.ts';
import type { ToldBlock } from './told-text.ts';

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

/** How point 6 reads a block. */
type Reading = (block: Block, context: Context) => readonly RoleFact[];

/**
 * What other points tell of roles: that of sections of requirements of every kind, and, where point 6 and those tell
 * nothing, what else stands there.
 */
export function toldElsewhere(
  parts: readonly Part<RoleFact>[],
  handed: readonly Part<RoleFact | ToldBlock>[],
  reading: Reading,
): readonly Part<RoleFact>[] {
  const mixed = handed.filter(({ context }) => context.mixed) as readonly Part<RoleFact>[];
  const isTold = [...parts, ...mixed].some(({ reading: { facts } }) => facts.length > 0);
  if (isTold) return mixed;
  const others = handed.filter(({ context }) => !context.mixed).map((part) => readIn(part, reading));
  return others.some(({ reading: { facts } }) => facts.some(isGrant)) ? [...mixed, ...others] : mixed;
}

const isGrant = (fact: RoleFact): boolean => fact.is === 'row' || fact.is === 'sides';

function readIn(part: Part<RoleFact | ToldBlock>, read: Reading): Part<RoleFact> {
  const facts = part.reading.facts.flatMap((fact): readonly RoleFact[] =>
    fact.is === 'block'
      ? surely(read(fact.block, placed(fact.context)), fact.context.point === 'product')
      : [fact],
  );
  return { ...part, reading: { ...part.reading, facts } };
}

/** Where a block would stand in point 6: below the heading that names somebody, or says who may. */
function placed(context: Context): Context {
  const heading = context.headings.at(-1);
  const name = heading ? headingName(heading).name : '';
  const headings = heading && (isSomebody(name) || mayLead.test(name)) ? [heading] : [];
  return { ...context, point: 'roles', headings };
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
        ? isOfPeople &&
          (fact.about.as === 'role' || isSomebody(plain(fact.about.text))) &&
          fact.sides.some(({ by, text }) => by === 'may' && isDone(text.source))
        : (fact.is === 'told' && isOfPeople) ||
          (fact.is === 'role' && (isOfPeople || isSomebody(fact.role.name))),
  );
  return kept.some(isGrant) ? kept : [];
}
