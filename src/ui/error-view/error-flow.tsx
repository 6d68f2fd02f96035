import { useState } from 'react';
import type { CauseView, ErrorsView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { CallName } from '../text/call-name.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import { Tell } from '../view/told.tsx';
import { Unsaid, unsaidColumns } from '../view/unsaid.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';
import own from './error-flow.module.css';

/** Causes of one error that are named at first in the workbench; the rest is counted, and named when it is asked for. */
const most = 8;

/** Causes that are told in the same words, in the order of the first of each. */
function alike(causes: readonly CauseView[]): readonly (readonly [CauseView, ...CauseView[]])[] {
  const found = new Map<string, [CauseView, ...CauseView[]]>();
  for (const cause of causes) {
    const key = `${cause.is} ${cause.detail} ${cause.byMessage ?? false}`;
    const known = found.get(key);
    if (known) known.push(cause);
    else found.set(key, [cause]);
  }
  return [...found.values()];
}

/** Where an error can arise; nothing where nothing names it. */
export function Causes({ causes, lead }: { readonly causes: readonly CauseView[]; readonly lead: Lead }) {
  const [wanted, setWanted] = useState(false);
  if (causes.length === 0) return null;
  const rest = lead.change === undefined ? [] : causes.slice(most);
  const isChosen = rest.some(({ at }) => at.from === lead.chosen);
  const named = wanted || isChosen ? causes : causes.slice(0, causes.length - rest.length);
  return (
    <ul className={own.causes}>
      {alike(named).map((group) => (
        <li key={`${group[0].is} ${group[0].name} ${group[0].detail} ${group[0].at.from}`}>
          {group[0].is === 'rule' && (group.length > 1 ? 'rules on ' : 'rule on ')}
          {joined(
            group.map(({ is, name, at }) => (
              <Jump key={at.from} lead={lead} at={at}>
                {is === 'call' ? <CallName name={name} /> : name}
              </Jump>
            )),
          )}{' '}
          <span className={css.blank}>
            <Inline text={group[0].detail} />
            {group[0].byMessage && ' · with the same message'}
          </span>
        </li>
      ))}
      {rest.length > 0 && !isChosen && (
        <li className={css.step}>
          <button type="button" aria-expanded={wanted} onClick={() => setWanted(!wanted)}>
            {wanted ? 'fewer' : `and ${rest.length} more`}
          </button>
        </li>
      )}
    </ul>
  );
}

function Arising(props: Parameters<typeof Causes>[0]) {
  return (
    <div className={own.step}>
      <h4>Arises from</h4>
      <Causes {...props} />
    </div>
  );
}

function Flow({ error, lead }: { readonly error: ErrorsView['errors'][number]; readonly lead: Lead }) {
  const { name, causes, status, message, handling, at } = error;
  return (
    <li className={own.flow}>
      <Arising causes={causes} lead={lead} />
      <div className={own.step} data-main>
        <h4>Error</h4>
        <p>
          <Jump lead={lead} at={at}>
            <code>{name}</code>
          </Jump>
        </p>
        <p className={css.blank}>
          status <Tell told={status} />
        </p>
      </div>
      <div className={own.step}>
        <h4>The visitor</h4>
        {message.is === 'unstated' && handling.is === 'unstated' ? (
          <p>
            <Tell told={message} />
          </p>
        ) : (
          <>
            <p>reads {message.is === 'shown' ? <>“{message.text}”</> : <Tell told={message} />}</p>
            <p className={css.blank}>
              then <Tell told={handling} />
            </p>
          </>
        )}
      </div>
    </li>
  );
}

/** Errors of which only the catalogue tells: a list of what it says of each. */
function Unnamed({ errors, lead }: { readonly errors: ErrorsView['errors']; readonly lead: Lead }) {
  const unsaid = unsaidColumns({
    Status: errors.map(({ status }) => status),
    Message: errors.map(({ message }) => message),
    Handling: errors.map(({ handling }) => handling),
  });
  return (
    <>
      <h3 className={css.caption}>Named by no call and no rule</h3>
      <ViewTable
        label="Errors that no call and no rule names"
        lead={lead}
        columns={['Error', 'Status', 'Message', 'Handling']}
        unsaid={unsaid}
        rows={errors.map(({ name, status, message, handling, at }) => ({
          key: name,
          at,
          cells: [
            <Jump key="name" lead={lead} at={at}>
              <code>{name}</code>
            </Jump>,
            <Tell key="status" told={status} />,
            <Tell key="message" told={message} />,
            <Tell key="handling" told={handling} />,
          ],
        }))}
      />
      <Unsaid columns={unsaid} />
    </>
  );
}

/**
 * Every error that something raises, from its causes to what the visitor sees; then the names that the catalogue does
 * not have, and those that only the catalogue has.
 */
export function ErrorFlow({ view, lead }: { readonly view: ErrorsView; readonly lead: Lead }) {
  const named = view.errors.filter(({ causes }) => causes.length > 0);
  const unnamed = view.errors.filter(({ causes }) => causes.length === 0);
  return (
    <>
      {named.length > 0 && (
        <ul className={own.flows} aria-label="Errors, from cause to message">
          <Portions
            items={named}
            keyOf={({ name }, index) => `${name} ${index}`}
            placesOf={({ at, causes }) => [at, ...causes.map((cause) => cause.at)]}
            lead={lead}
            within="list"
          >
            {(error) => <Flow error={error} lead={lead} />}
          </Portions>
        </ul>
      )}
      {view.uncatalogued.length > 0 && (
        <>
          <h3 className={css.caption}>Named, and not in the catalogue</h3>
          <ul className={own.flows}>
            {view.uncatalogued.map(({ name, causes }) => (
              <li key={name} className={own.flow}>
                <Arising causes={causes} lead={lead} />
                <div className={own.step} data-main>
                  <h4>Error</h4>
                  <p>
                    <code>{name}</code>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {unnamed.length > 0 && <Unnamed errors={unnamed} lead={lead} />}
    </>
  );
}
