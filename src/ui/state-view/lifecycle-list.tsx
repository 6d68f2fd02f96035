import type { DrawnPart, LifecycleView, StatesView } from '../../engine/index.ts';
import { InvariantList } from '../view/invariant-list.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import { Unsaid, unsaidColumns } from '../view/unsaid.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';
import { Named } from './named.tsx';
import { StateChart } from './state-chart.tsx';
import { StateNames } from './state-names.tsx';

interface LifecycleListProps {
  readonly view: StatesView;
  /** The lifecycles that are shown, by number; all of them where it is not given. */
  readonly shown?: readonly number[];
  /** The charts of those that are shown, in their order. */
  readonly drawn: readonly DrawnPart[];
  readonly lead: Lead;
}

/** The columns in which no transition says anything. */
const unsaidOf = ({ transitions }: LifecycleView): readonly string[] =>
  unsaidColumns({
    By: transitions.map(({ by }) => by),
    When: transitions.map(({ when }) => when),
    Then: transitions.map(({ effects }) => effects),
  });

/** What a lifecycle governs: as it says, or else by its name. */
function Governs({ lifecycle, lead }: { readonly lifecycle: LifecycleView; readonly lead: Lead }) {
  const { governs, named } = lifecycle;
  if (governs.is !== 'unstated')
    return (
      <>
        governs <Tell told={governs} />
      </>
    );
  if (named.length === 0) return 'It is not said which field or entity this governs.';
  return (
    <>
      governs <Named named={named} lead={lead} />
    </>
  );
}

/** Every lifecycle as a chart, a matrix and a list; then what always holds. */
export function LifecycleList({ view, shown, drawn, lead }: LifecycleListProps) {
  const lifecycles = shown ? shown.flatMap((index) => view.lifecycles[index] ?? []) : view.lifecycles;
  return (
    <>
      {lifecycles.map((lifecycle, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lifecycles may share a name
        <section key={`${lifecycle.name} ${index}`}>
          <h2>
            <Jump lead={lead} at={lifecycle.at}>
              {lifecycle.name}
            </Jump>
          </h2>
          <p className={css.note}>
            <Governs lifecycle={lifecycle} lead={lead} />
          </p>
          <StateChart lifecycle={lifecycle} parts={drawn.slice(index, index + 1)} lead={lead} />
          <StateNames states={lifecycle.states} lead={lead} />
          <ViewTable
            label={`Transitions of ${lifecycle.name}`}
            columns={['Event', 'From', 'To', 'By', 'When', 'Then']}
            unsaid={unsaidOf(lifecycle)}
            lead={lead}
            rows={lifecycle.transitions.map((row) => ({
              key: `${row.from.text} ${row.event.text}`,
              at: row.at,
              cells: [
                <Jump key="event" lead={lead} at={row.at}>
                  <Tell told={row.event} />
                </Jump>,
                <Tell key="from" told={row.from} />,
                <Tell key="to" told={row.to} />,
                <Tell key="by" told={row.by} />,
                <Tell key="when" told={row.when} quiet />,
                <Tell key="then" told={row.effects} quiet />,
              ],
            }))}
          />
          <Unsaid columns={unsaidOf(lifecycle)} />
        </section>
      ))}
      <InvariantList invariants={view.invariants} lead={lead} />
    </>
  );
}
