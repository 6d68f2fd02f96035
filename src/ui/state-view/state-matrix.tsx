import type { ReactNode } from 'react';
import type { LifecycleView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';
import own from './state-matrix.module.css';

interface StateMatrixProps {
  readonly lifecycle: LifecycleView;
  readonly lead: Lead;
}

type Row = LifecycleView['matrix'][number];

const isSpecial = (row: Row, name: '(new)' | '(any)'): boolean => row.name === name && row.at === undefined;

/** What an empty cell means: a question; nothing, since only creating makes sense there; or what holds for any state. */
type Empty = 'asked' | 'idle' | 'any';

/** Tells empty cells apart. What only creates is not asked about where something is already, nor the other way round. */
function emptyIn({ matrix, events }: LifecycleView): (row: Row, event: number) => Empty {
  const creates = events.map((_, event) =>
    matrix.every((row) => isSpecial(row, '(new)') || row.cells[event]?.length === 0),
  );
  const any = matrix.find((row) => isSpecial(row, '(any)'));
  return (row, event) => {
    if (isSpecial(row, '(any)') || isSpecial(row, '(new)') !== creates[event]) return 'idle';
    return (any?.cells[event]?.length ?? 0) > 0 ? 'any' : 'asked';
  };
}

interface CellProps extends StateMatrixProps {
  readonly numbers: readonly number[];
}

function Transitions({ lifecycle: { transitions }, numbers, lead }: CellProps) {
  return joined(
    numbers.flatMap((number) => {
      const transition = transitions[number];
      if (!transition) return [];
      return [
        <span key={transition.at.from} className={own.way}>
          <Jump lead={lead} at={transition.at}>
            {transition.when.is === 'shown' && <span className="visually-hidden">under a condition, </span>}→{' '}
            <Tell told={transition.to} />
            {transition.when.is === 'shown' && <span aria-hidden="true"> *</span>}
          </Jump>
        </span>,
      ];
    }),
  );
}

function EmptyCell({ is, words }: { readonly is: Empty; readonly words: string }) {
  if (is === 'any')
    return (
      <span className={css.blank} title="as in any state">
        <span aria-hidden="true">(any)</span>
        <span className="visually-hidden">as in any state</span>
      </span>
    );
  if (is === 'idle') return <span className="visually-hidden">does not apply</span>;
  return (
    <span className={own.asked} title={words}>
      <span aria-hidden="true">?</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}

/** What is said below the matrix. */
function note(conditional: boolean, asked: number): string {
  const star = conditional ? '* under a condition. ' : '';
  if (asked === 0) return `${star}No cell is open.`;
  const cells = asked === 1 ? 'One cell has' : `${asked} cells have`;
  return `${star}${cells} no row in the table, so the event is refused there. Is that meant?`;
}

/** Names of columns that are longer than this on the average, in characters, would be stacks of words. */
const longest = 16;

/** Whether events are rather rows: where they are called by phrases, and the states are not. */
function hasLongEvents({ events, matrix }: LifecycleView): boolean {
  const average = (names: readonly string[]): number =>
    names.reduce((sum, { length }) => sum + length, 0) / Math.max(1, names.length);
  const length = average(events);
  return length > longest && length > average(matrix.map(({ name }) => name));
}

/** What each event does in each state: a row for every state, or for every event. A cell without a row is a question. */
export function StateMatrix({ lifecycle, lead }: StateMatrixProps) {
  const { matrix, events, transitions, left } = lifecycle;
  if (events.length === 0) return null;
  const emptyOf = emptyIn(lifecycle);
  const isEmpty = (row: Row, event: number): boolean => (row.cells[event]?.length ?? 0) === 0;
  const asked = matrix.reduce(
    (sum, row) =>
      sum + events.filter((_, event) => isEmpty(row, event) && emptyOf(row, event) === 'asked').length,
    0,
  );
  // Where nothing differs from state to state, the rows of the table below say it all.
  const isPlain = matrix.every(
    (row) =>
      isSpecial(row, '(any)') || isSpecial(row, '(new)') || row.cells.every((cell) => cell.length === 0),
  );
  if (isPlain && asked === 0) return null;
  const state = (row: Row): ReactNode =>
    row.at ? (
      <Jump key={row.name} lead={lead} at={row.at}>
        {row.name}
      </Jump>
    ) : (
      row.name
    );
  const cell = (row: Row, event: number): ReactNode => {
    const key = `${row.name} ${events[event]}`;
    if (!isEmpty(row, event))
      return <Transitions key={key} lifecycle={lifecycle} numbers={row.cells[event] ?? []} lead={lead} />;
    const words = `Nothing says that ${events[event]} may happen in ${row.name}: a run refuses it there.`;
    return <EmptyCell key={key} is={emptyOf(row, event)} words={words} />;
  };
  const table = hasLongEvents(lifecycle)
    ? {
        columns: ['Event', ...matrix.map(({ name }) => name)],
        rows: events.map((name, event) => ({
          key: name,
          at: transitions[matrix.flatMap((row) => row.cells[event] ?? [])[0] ?? -1]?.at,
          cells: [
            <span key="name" className={own.event} title={name}>
              {name}
            </span>,
            ...matrix.map((row) => cell(row, event)),
          ],
        })),
      }
    : {
        columns: ['State', ...events],
        rows: matrix.map((row) => ({
          key: row.name,
          at: row.at,
          cells: [state(row), ...events.map((_, event) => cell(row, event))],
        })),
      };
  return (
    <>
      <h3 className={css.caption}>What each event does in each state</h3>
      <ViewTable label={`Events in the states of ${lifecycle.name}`} lead={lead} matrix {...table} />
      {left > 0 && (
        <p className={css.note}>
          {left === 1 ? 'One more state is' : `${left} more states are`} in the text: a table of all would be
          too large.
        </p>
      )}
      <p className={css.note}>
        {note(
          transitions.some(({ when }) => when.is === 'shown'),
          asked,
        )}
      </p>
    </>
  );
}
