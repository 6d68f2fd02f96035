import {
  type End,
  type Invariant,
  type Lifecycle,
  type LifecycleView,
  type State,
  type Transition,
  viewOf,
} from '../../engine/index.ts';
import { Named } from '../state-view/named.tsx';
import { StateChart } from '../state-view/state-chart.tsx';
import { Inline } from '../text/inline.tsx';
import { Anchor } from './anchor.tsx';
import { actors, condition, effects } from './condition.tsx';
import { ElementHeading, Facts } from './element-heading.tsx';
import type { Reading } from './reading.ts';
import { Ref, refs } from './reference.tsx';
import { joined, said } from './said.tsx';
import css from './spec.module.css';
import { Findings, SpecTable } from './table.tsx';

const columns = ['From', 'Event', 'To', 'By', 'When', 'Then'];

function ends(reading: Reading, lifecycle: Lifecycle, list: readonly End[]) {
  return joined(
    list.map((end) =>
      end.is === 'state' ? (
        <Ref key={end.state.at.from} reading={reading} reference={end.state} within={lifecycle} />
      ) : (
        <span key={end.at.from} className={css.special}>
          ({end.is})
        </span>
      ),
    ),
  );
}

function cells(reading: Reading, lifecycle: Lifecycle, transition: Transition) {
  return [
    said(transition.from, (list) => ends(reading, lifecycle, list)),
    said(transition.event, (event) => <strong>{event}</strong>),
    said(transition.to, (list) => ends(reading, lifecycle, list)),
    said(transition.by, (list) => actors(reading, list)),
    said(transition.when, condition, true),
    said(transition.effects, (list) => effects(reading, list), true),
  ];
}

/** What is said of one state. */
function StateEntry({ reading, lifecycle, state }: { reading: Reading; lifecycle: Lifecycle; state: State }) {
  return (
    <div id={reading.anchorOf(state)}>
      <dt>
        {state.name}
        <Anchor anchor={reading.anchorOf(state)} name={state.name} />
      </dt>
      <dd>
        {state.expression && <code>{state.expression.source}</code>}
        {state.is === 'group' && <>any of {refs(reading, state.members, lifecycle)}</>}
        {state.is === 'derived' && <span className={css.mark}> derived, never stored</span>}
        {state.meaning !== '' && (
          <>
            {' '}
            <Inline text={state.meaning} />
          </>
        )}
        <Findings reading={reading} placed={reading.findingsOf(state)} />
      </dd>
    </div>
  );
}

/** Conditions that always hold, of point 4 or 5. */
export function Invariants({ reading, list }: { reading: Reading; list: readonly Invariant[] }) {
  if (list.length === 0) return null;
  return (
    <ul className={css.invariants}>
      {list.map((invariant) => (
        <li key={reading.anchorOf(invariant)} id={reading.anchorOf(invariant)}>
          Always, for <Ref reading={reading} reference={invariant.subject} />:{' '}
          {condition(invariant.condition)}
          <Anchor
            anchor={reading.anchorOf(invariant)}
            name={`what always holds for ${invariant.subject.name}`}
          />
          <Findings reading={reading} placed={reading.findingsOf(invariant)} />
        </li>
      ))}
    </ul>
  );
}

/** Whether anything is said of a state besides its name. */
function isDefined(reading: Reading, state: State): boolean {
  return state.is !== 'listed' || state.meaning !== '' || reading.findingsOf(state).length > 0;
}

interface LifecycleProps {
  readonly reading: Reading;
  readonly lifecycle: Lifecycle;
  /** Its place among the lifecycles, from 0. */
  readonly number: number;
  readonly view: LifecycleView | undefined;
}

/** One lifecycle: what it governs, its states, its transitions. */
function LifecycleEntry({ reading, lifecycle, number, view }: LifecycleProps) {
  const defined = lifecycle.states.filter((state) => isDefined(reading, state));
  const listed = lifecycle.states.filter((state) => !defined.includes(state));
  return (
    <div>
      <ElementHeading reading={reading} element={lifecycle} />
      <Facts
        facts={[
          [
            'Governs',
            view && view.named.length > 0 ? (
              <Named key="governs" named={view.named} lead={reading.lead} />
            ) : (
              said(lifecycle.governs, (list) => refs(reading, list))
            ),
          ],
          ['Starts', said(lifecycle.starts, (list) => refs(reading, list, lifecycle))],
          ['Ends', said(lifecycle.ends, (list) => refs(reading, list, lifecycle))],
          [
            'States',
            listed.length === 0
              ? null
              : joined(
                  listed.map((state) => (
                    <span key={reading.anchorOf(state)} id={reading.anchorOf(state)}>
                      {state.name}
                    </span>
                  )),
                ),
          ],
        ]}
      />
      {defined.length > 0 && (
        <dl className={css.states}>
          {defined.map((state) => (
            <StateEntry key={reading.anchorOf(state)} reading={reading} lifecycle={lifecycle} state={state} />
          ))}
        </dl>
      )}
      {view && (
        <StateChart lifecycle={view} parts={reading.drawings.lifecycles[number] ?? []} lead={reading.lead} />
      )}
      <SpecTable
        reading={reading}
        label={`Transitions of ${lifecycle.name}`}
        columns={columns}
        rows={lifecycle.transitions.map((element) => ({
          element,
          cells: cells(reading, lifecycle, element),
        }))}
      />
    </div>
  );
}

/** Point 4: lifecycles with their states and transitions, and what always holds. */
export function StatesPoint({ reading }: { readonly reading: Reading }) {
  const { lifecycles, invariants } = reading.model.states;
  const views = viewOf(reading.model, 'states').lifecycles;
  return (
    <>
      {lifecycles.map((lifecycle, number) => (
        <LifecycleEntry
          key={reading.anchorOf(lifecycle)}
          reading={reading}
          lifecycle={lifecycle}
          number={number}
          view={views[number]}
        />
      ))}
      <Invariants reading={reading} list={invariants} />
    </>
  );
}
