import type { LifecycleView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';

type State = LifecycleView['states'][number];

/** What a state is besides one of the lifecycle, in a word. */
function roleOf({ starts, ends }: State): string {
  return [starts && 'begins', ends && 'ends'].filter((word) => word !== false).join(', ');
}

/** What defines a state: an expression, or the states that it stands for. */
function Definition({ state: { is, definition, meaning } }: { readonly state: State }) {
  return (
    <>
      {is === 'derived' && (
        <>
          : <code>{definition}</code>, derived and never stored
        </>
      )}
      {is === 'group' && `: any of ${definition}`}
      {meaning !== '' && (
        <>
          {is === 'derived' || is === 'group' ? '. ' : ': '}
          <Inline text={meaning} />
        </>
      )}
    </>
  );
}

/** The states of a lifecycle in a line, where it begins and ends among them; then those of which more is said. */
export function StateNames({ states, lead }: { readonly states: readonly State[]; readonly lead: Lead }) {
  const told = states.filter(({ definition, meaning }) => definition !== '' || meaning !== '');
  const plain = states.filter((state) => !told.includes(state));
  const name = (state: State) => (
    <>
      <Jump lead={lead} at={state.at}>
        {state.name}
      </Jump>
      {roleOf(state) !== '' && ` (${roleOf(state)})`}
    </>
  );
  if (states.length === 0) return null;
  return (
    <>
      {plain.length > 0 && <p className={css.note}>States: {joined(plain.map(name))}</p>}
      {told.length > 0 && (
        <ul className={css.list}>
          {told.map((state) => (
            <li key={`${state.name} ${state.at.from}`}>
              {name(state)}
              <Definition state={state} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
