import type { EntitiesView, EntityView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { CellChoice } from '../view/cell-choice.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

const kinds = { entity: '', shape: 'not stored', enumeration: 'one of these values' } as const;
const words = ['yes', 'no'];

function Required({
  entity,
  field,
  lead,
}: {
  readonly entity: string;
  readonly field: EntityView['fields'][number];
  readonly lead: Lead;
}) {
  const { slot, required, name } = field;
  if (slot === undefined || lead.change === undefined) return <Tell told={required} />;
  const is = required.is === 'shown' ? (required.text as 'yes' | 'no') : required.is;
  const label = `${entity}.${name} is required`;
  return <CellChoice slot={slot} label={label} is={is} words={words} onChange={lead.change} />;
}

function Entity({ entity, lead }: { readonly entity: EntityView; readonly lead: Lead }) {
  const { name, is, stated, fields, values, at } = entity;
  return (
    <section>
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
        unsaid={fields.every(({ rules }) => rules === '') ? ['Rules'] : []}
        rows={fields.map((field) => ({
          key: field.name,
          at: field.at,
          cells: [
            <Jump key="name" lead={lead} at={field.at}>
              {field.name}
            </Jump>,
            <Tell key="type" told={field.type} />,
            <Required key="required" entity={name} field={field} lead={lead} />,
            <Inline key="rules" text={field.rules} />,
          ],
        }))}
        lead={lead}
      />
      {values.length > 0 && (
        <ul className={css.list}>
          {values.map(({ value, meaning, at: place }) => (
            <li key={value}>
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
  );
}

/** A table per entity, with the rules beside each field. */
export function EntityTables({ view, lead }: { readonly view: EntitiesView; readonly lead: Lead }) {
  return (
    <Portions
      items={view.entities}
      keyOf={({ name }, index) => `${name} ${index}`}
      placesOf={({ at, fields, values }) => [
        at,
        ...fields.map((each) => each.at),
        ...values.map((each) => each.at),
      ]}
      sizeOf={({ fields, values }) => 20 + 14 * fields.length + 6 * values.length}
      lead={lead}
      most={8}
    >
      {(entity) => <Entity entity={entity} lead={lead} />}
    </Portions>
  );
}
