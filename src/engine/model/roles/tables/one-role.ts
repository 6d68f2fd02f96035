import type { Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Context } from '../../blocks/context.ts';
import type { Allowed } from '../../domain-elements.ts';
import type { RowReading } from '../../reader.ts';
import { shown } from '../../stated.ts';
import { says } from '../../tables/cell-kinds.ts';
import type { TableReader } from '../../tables/read-row.ts';
import { readsAsDeed } from '../../words/deeds.ts';
import { stated } from '../../words/markers.ts';
import { referenceIn, words } from '../../words/names.ts';
import { permission, type RoleFact, roleNamed } from '../facts.ts';
import { holderOf, ledBy, maybeSomebody } from '../lines/leads.ts';
import { isAllOrNone } from '../words/names.ts';
import { allowedIn, isDash } from '../words/permission-cells.ts';
import { answerIn, limitIn } from '../words/sides.ts';
import { doneColumn, roleColumn } from '../words/vocabulary.ts';

/** Whether a cell answers whether something is allowed. */
const isAnswer = (cell: Inline): boolean =>
  isDash(cell.source) || allowedIn(cell).is !== 'when' || (answerIn(cell) ?? limitIn(cell)) !== undefined;

/** A table of what one role may: `Action | Allowed` below its name, or with the name for a header, as `Nurse | `. */
export const ofOneRole: TableReader<RoleFact> = {
  shape: {
    columns: {
      action: doneColumn,
      allowed: {
        title: 'Allowed',
        also: [
          'permitted',
          'may',
          'can',
          'may they',
          'access',
          'granted',
          'possible',
          'yes no',
          'y n',
          'answer',
          'ok',
          'okay',
          'can they',
          'can do',
          'has it',
          'is allowed',
          'allowed to',
        ],
        headed: /^$/,
        never: (cell) => !isAnswer(cell),
      },
      condition: { title: 'Condition', also: ['when', 'notes', 'remarks', 'conditions', 'limit', 'limits'] },
    },
    needs: [['action'], ['allowed']],
    inOrder: ['action'],
  },
  row: answerRow,
};

/** A row that answers whether the role of the table may do something, or whether somebody may do what the table is about. */
function answerRow({ row, match, header, context, cell, gather }: RowReading<RoleFact>): void {
  const [what, answer] = [cell('action'), cell('allowed')];
  const title = header.cells[match.at.get('action') ?? 0];
  if (!what?.source || !title || !answer?.source) return;
  const isNamed = !columnNames.has(words(plain(title)));
  const about = isNamed ? title : roleAround(row, context);
  if (!about) return;
  const condition = cell('condition');
  const depends = (allowed: Allowed): Allowed =>
    allowed.is === 'yes' && says(condition) ? { is: 'when', condition: conditionIn(condition) } : allowed;
  const allowed = isDash(answer.source)
    ? shown<Allowed>({ is: 'no' }, answer.at)
    : stated(answer, (said) => depends(answerIn(said) ?? allowedIn(said)));
  const isDone = isNamed && readsAsDeed(plain(title));
  const [role, action] = isDone ? [what, about] : [about, what];
  if (!isAllOrNone(plain(role))) gather.fact({ is: 'role', role: roleNamed(role, role.at, 'tolerant', '') });
  gather.fact({
    is: 'row',
    row: permission(action, row.at, [{ role: referenceIn('role', role), allowed }]),
  });
}

/** What the first column is called where it names nobody. */
const columnNames = new Set(
  [doneColumn, roleColumn]
    .flatMap(({ title, also }) => [words(title), ...also])
    .concat('', 'permissions', 'actions', 'rights'),
);

/** Whose rights a table holds: who is named above it, or by its heading. */
function roleAround(row: Parameters<typeof holderOf>[0], context: Context): Inline | undefined {
  const led = ledBy(row, context);
  if (led) return led.about.text;
  const holder = holderOf(row, context) ?? holderOf(row, { ...context, lead: '' });
  return holder && maybeSomebody.test(plain(holder)) ? holder : undefined;
}
