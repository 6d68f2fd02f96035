import type { EntitiesView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

const kinds = { entity: '', shape: 'not stored', enumeration: 'one of these values' } as const;

/** A table per entity, with the rules beside each field. */
export function EntityTables({ view, lead }: { readonly view: EntitiesView; readonly lead: Lead }) {
  return view.entities.map(({ name, is, stated, fields, values, at }) => (
    <section key={at.from}>
      <h2>
        <Jump lead={lead} at={at}>
          {name}
        </Jump>{' '}
        <small className={css.blank}>{kinds[is]}</small>
      </h2>
      {fields.length === 0 && values.length === 0 && (
        <p className={css.note}>
          Fields: <Tell told={{ is: stated, text: 'none are listed' }} />
        </p>
      )}
      <ViewTable
        label={`Fields of ${name}`}
        columns={['Field', 'Type', 'Required', 'Rules']}
        rows={fields.map((field) => ({
          key: String(field.at.from),
          cells: [
            <Jump key="name" lead={lead} at={field.at}>
              {field.name}
            </Jump>,
            <Tell key="type" told={field.type} />,
            <Tell key="required" told={field.required} />,
            <Inline key="rules" text={field.rules} />,
          ],
        }))}
      />
      {values.length > 0 && (
        <ul className={css.list}>
          {values.map(({ value, meaning, at: place }) => (
            <li key={place.from}>
              <Jump lead={lead} at={place}>
                <code>{value}</code>
              </Jump>
              {meaning !== '' && (
                <>
                  : <Inline text={meaning} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
}
