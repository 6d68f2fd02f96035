import { type Entity, type Field, viewOf } from '../../engine/index.ts';
import { EntityMap } from '../entity-view/entity-map.tsx';
import { Inline, words } from '../text/inline.tsx';
import { ElementHeading } from './element-heading.tsx';
import type { Reading } from './reading.ts';
import { said } from './said.tsx';
import css from './spec.module.css';
import { SpecTable } from './table.tsx';
import { constraints, defaultValue, typeUse } from './type.tsx';

const columns = ['Field', 'Type', 'Required', 'Default', 'Rules', 'Meaning'];
const yesNo = (value: boolean) => (value ? 'yes' : 'no');

function cells(reading: Reading, entity: Entity, field: Field) {
  return [
    field.name,
    said(field.type, (use) => typeUse(reading, use, entity)),
    said(field.required, yesNo),
    said(field.default, (value) => defaultValue(reading, value), true),
    field.rules.length > 0 ? constraints(field.rules) : said(field.rulesStated, () => null, true),
    words(field.meaning),
  ];
}

/** The values of an enumeration that is an element of its own. */
function Values({ entity }: { readonly entity: Entity }) {
  return (
    <dl className={css.definitions}>
      {entity.values.map(({ value, meaning, at }) => (
        <div key={at.from}>
          <dt>
            <code>{value}</code>
          </dt>
          <dd>
            <Inline text={meaning ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const kinds: Readonly<Record<Entity['is'], string>> = {
  entity: '',
  shape: 'not stored',
  enumeration: 'one of these values',
};

/** Point 3: entities, each with its fields. */
export function EntitiesPoint({ reading }: { readonly reading: Reading }) {
  const { entities } = reading.model.entities;
  return (
    <>
      <EntityMap
        view={viewOf(reading.model, 'entities')}
        drawn={reading.drawings.entities}
        lead={reading.lead}
      />
      {entities.map((entity) => (
        <div key={reading.anchorOf(entity)}>
          <ElementHeading reading={reading} element={entity} note={kinds[entity.is]} />
          {entity.fields.length === 0 && entity.values.length === 0 && (
            <p>Fields: {said(entity.stated, () => 'none are listed')}</p>
          )}
          <SpecTable
            reading={reading}
            label={`Fields of ${entity.name}`}
            columns={columns}
            rows={entity.fields.map((element) => ({ element, cells: cells(reading, entity, element) }))}
          />
          {entity.values.length > 0 && <Values entity={entity} />}
        </div>
      ))}
    </>
  );
}
