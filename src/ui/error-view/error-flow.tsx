import type { CauseView, ErrorsView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

/** Where an error can arise. */
export function Causes({ causes, lead }: { readonly causes: readonly CauseView[]; readonly lead: Lead }) {
  if (causes.length === 0) return <span className={css.blank}>nothing raises it</span>;
  return joined(
    causes.map(({ is, name, detail, at }) => (
      <Jump key={at.from} lead={lead} at={at}>
        {is === 'call' ? <code>{name}</code> : `rule on ${name}`} <Inline text={detail} />
      </Jump>
    )),
    '; ',
  );
}

/** Every error from its causes to what the visitor sees; then the names that the catalogue does not have. */
export function ErrorFlow({ view, lead }: { readonly view: ErrorsView; readonly lead: Lead }) {
  return (
    <>
      <ViewTable
        label="Errors, from cause to message"
        columns={['Error', 'Arises from', 'Status', 'The visitor reads', 'Then']}
        rows={view.errors.map(({ name, causes, status, message, handling, at }) => ({
          key: String(at.from),
          cells: [
            <Jump key="name" lead={lead} at={at}>
              <code>{name}</code>
            </Jump>,
            <Causes key="causes" causes={causes} lead={lead} />,
            <Tell key="status" told={status} />,
            <Tell key="message" told={message} />,
            <Tell key="handling" told={handling} />,
          ],
        }))}
      />
      {view.uncatalogued.length > 0 && (
        <>
          <p className={css.caption}>Named, and not in the catalogue</p>
          <ul className={css.list}>
            {view.uncatalogued.map(({ name, causes }) => (
              <li key={name}>
                <code>{name}</code>: <Causes causes={causes} lead={lead} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
