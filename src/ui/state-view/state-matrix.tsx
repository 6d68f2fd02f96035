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
        <Jump key={transition.at.from} lead={lead} at={transition.at}>
          {transition.when.is === 'shown' && <span className="visually-hidden">under a condition, </span>}→{' '}
          <Tell told={transition.to} />
          {transition.when.is === 'shown' && <span aria-hidden="true"> *</span>}
        </Jump>,
      ];
    }),
  );
}

function EmptyCell({ is, words }: { readonly is: Empty; readonly words: string }) {
  if (is === 'any') return <span className={css.blank}>as in any state</span>;
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

/** What each event does in each state. A cell without a row is a question. */
export function StateMatrix({ lifecycle, lead }: StateMatrixProps) {
  const { matrix, events, transitions } = lifecycle;
  if (events.length === 0) return null;
  const emptyOf = emptyIn(lifecycle);
  const isEmpty = (row: Row, event: number): boolean => (row.cells[event]?.length ?? 0) === 0;
  const asked = matrix.reduce(
    (sum, row) =>
      sum + events.filter((_, event) => isEmpty(row, event) && emptyOf(row, event) === 'asked').length,
    0,
  );
  return (
    <>
      <h3 className={css.caption}>What each event does in each state</h3>
      <ViewTable
        label={`Events in the states of ${lifecycle.name}`}
        columns={['State', ...events]}
        lead={lead}
        rows={matrix.map((row) => ({
          key: row.name,
          at: row.at,
          cells: [
            row.at ? (
              <Jump key="name" lead={lead} at={row.at}>
                {row.name}
              </Jump>
            ) : (
              row.name
            ),
            ...events.map((name, event) =>
              isEmpty(row, event) ? (
                <EmptyCell
                  key={name}
                  is={emptyOf(row, event)}
                  words={`What does ${name} do in ${row.name}? No row says it, so it is refused.`}
                />
              ) : (
                <Transitions key={name} lifecycle={lifecycle} numbers={row.cells[event] ?? []} lead={lead} />
              ),
            ),
          ],
        }))}
      />
      <p className={css.note}>
        {note(
          transitions.some(({ when }) => when.is === 'shown'),
          asked,
        )}
      </p>
    </>
  );
}
