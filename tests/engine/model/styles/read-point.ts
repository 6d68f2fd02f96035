import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const titles = {
  screens: '2. Screens and routes',
  entities: '3. Entities and their fields',
  states: '4. States and transitions',
  rules: '5. Validation rules',
  roles: '6. Roles and permissions',
  calls: '7. The calls it makes',
  errors: '8. The error catalogue',
  constants: '9. Business constants and limits',
} as const;

/** The model of a document of one point, as JSON. */
export const readPoint = (point: keyof typeof titles, lines: string) =>
  modelAsJson(read(`## ${titles[point]}\n\n${lines}\n`).model);

/** The entities of point 3 in short: `Kite: name text!, length integer?`; `!` is required, `?` may be left out, `-` has no type. */
export const entitiesOf = (lines: string): readonly string[] =>
  readPoint('entities', lines).entities.map(
    ({ name, fields }) =>
      `${name}: ${fields
        .map(
          ({ name: field, type, required }) =>
            `${field} ${type ?? '-'}${required === true ? '!' : required === false ? '?' : ''}`,
        )
        .join(', ')}`,
  );
