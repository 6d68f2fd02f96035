import type { LifecycleView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

interface StateMatrixProps {
  readonly lifecycle: LifecycleView;
  readonly lead: Lead;
}

/** What each event does in each state. A cell without a transition is left visibly blank: it is a question. */
export function StateMatrix({ lifecycle, lead }: StateMatrixProps) {
  const { matrix, events, transitions } = lifecycle;
  if (events.length === 0) return null;
  const cell = (numbers: readonly number[]) => {
    if (numbers.length === 0)
      return (
        <span className={css.blank}>
          <span aria-hidden="true">·</span>
          <span className="visually-hidden">no row</span>
        </span>
      );
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
  };
  const conditional = transitions.some(({ when }) => when.is === 'shown');
  return (
    <>
      <p className={css.caption}>What each event does in each state</p>
      <ViewTable
        label={`Events in the states of ${lifecycle.name}`}
        columns={['State', ...events]}
        rows={matrix.map(({ name, at, cells }) => ({
          key: name,
          cells: [
            at ? (
              <Jump key="name" lead={lead} at={at}>
                {name}
              </Jump>
            ) : (
              name
            ),
            ...cells.map(cell),
          ],
        }))}
      />
      <p className={css.note}>
        {conditional && '* under a condition. '}A dot: the table has no row, so the event is refused there. Is
        that meant?
      </p>
    </>
  );
}
