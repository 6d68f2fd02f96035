import type { CauseView, ErrorsView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import own from './error-flow.module.css';

/** Causes of one error that are named; the rest is counted, where more cannot be looked at. */
const most = 8;

/** Where an error can arise. */
export function Causes({ causes, lead }: { readonly causes: readonly CauseView[]; readonly lead: Lead }) {
  if (causes.length === 0) return <span className={css.blank}>no call and no rule names it</span>;
  const isLive = lead.change !== undefined;
  return (
    <ul className={own.causes}>
      {causes.slice(0, isLive ? most : causes.length).map(({ is, name, detail, at }) => (
        <li key={`${is} ${name} ${detail} ${at.from}`}>
          <Jump lead={lead} at={at}>
            {is === 'call' ? <code>{name}</code> : `rule on ${name}`}
          </Jump>{' '}
          <span className={css.blank}>
            <Inline text={detail} />
          </span>
        </li>
      ))}
      {isLive && causes.length > most && <li className={css.blank}>and {causes.length - most} more</li>}
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

/** Every error from its causes to what the visitor sees; then the names that the catalogue does not have. */
export function ErrorFlow({ view, lead }: { readonly view: ErrorsView; readonly lead: Lead }) {
  return (
    <>
      {view.errors.length > 0 && (
        <ul className={own.flows} aria-label="Errors, from cause to message">
          <Portions
            items={view.errors}
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
    </>
  );
}
