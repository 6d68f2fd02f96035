import { governedEntities } from '../../model/derived/governed.ts';
import { namedThings } from '../../model/derived/named.ts';
import { entityOfType, pathSteps } from '../../model/derived/path-steps.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Entity, Field } from '../../model/domain-elements.ts';
import { givenNames } from '../../model/expressions/types.ts';
import { shownValue } from '../../model/stated.ts';
import type { Cursor } from './cursor.ts';
import { elementAt } from './names.ts';
import { type CompletionOption, nameOption } from './option.ts';

/** The entities whose fields an expression at the cursor may name: those of the row, the heading or the lifecycle. */
function subjects({ model, point, offset, table }: Cursor): readonly Entity[] {
  const { entities } = model.entities;
  if (point === 'entities') return [elementAt(entities, offset)].filter((each) => each !== undefined);
  if (point === 'states') {
    const lifecycle = elementAt(model.states.lifecycles, offset);
    return lifecycle ? governedEntities(model, lifecycle) : entities;
  }
  const first = table?.cells[0]?.replaceAll('`', '') ?? '';
  const named = entities.filter(({ name }) =>
    first.split(/[\s.,]+/).some((word) => word === name || first === name),
  );
  return named.length > 0 ? named : entities;
}

/** The field that a path leads to from one of some entities. */
function fieldOf(cursor: Cursor, path: string): Field | undefined {
  const { model } = cursor;
  const names = path.replace(/^(?:self|old)\./, '').split('.');
  for (const entity of subjects(cursor)) {
    const steps = pathSteps(model, names.join('.'), entity);
    const last = steps.length === names.length ? steps.at(-1)?.element : undefined;
    const field = last && entities(cursor).find((each) => each === last);
    if (field) return field;
  }
  return undefined;
}

const entities = ({ model }: Cursor): readonly Field[] =>
  model.entities.entities.flatMap((entity) => entity.fields);

function fields(owners: readonly Entity[]): CompletionOption[] {
  const seen = new Set<string>();
  return owners.flatMap((owner) =>
    owner.fields.flatMap(({ name }) => {
      if (seen.has(name)) return [];
      seen.add(name);
      return [nameOption('field', name, { inCode: true, detail: `field of ${owner.name}` })];
    }),
  );
}

/** The values that a field can have, as far as they are listed. */
function valuesOf({ model }: Cursor, field: Field): CompletionOption[] {
  const owner = model.entities.entities.find((entity) => entity.fields.includes(field));
  const type = shownValue(field.type)?.type;
  const enumeration = type?.is === 'entity' ? find(model, 'entity', type.entity) : undefined;
  const from = enumeration?.name ?? `${owner?.name}.${field.name}`;
  const listed = enumeration?.values ?? (type?.is === 'one-of' ? type.values : []);
  const things = namedThings(model);
  return listed.flatMap(({ value }) => {
    const named = things.value(from, value);
    return named ? [nameOption(named.kind, value, { inCode: true, detail: 'value' })] : [];
  });
}

/** What may be written in code at the cursor, and how much of it is written already. */
export function expressionOptions(cursor: Cursor): {
  readonly written: string;
  readonly options: readonly CompletionOption[];
} {
  const code = cursor.code ?? '';
  const { model } = cursor;
  const compared = /([A-Za-z_][\w.]*)\s*(?:==|!=)\s*(['"])([^'"]*)$/.exec(code);
  if (compared) {
    const field = fieldOf(cursor, compared[1] ?? '');
    return { written: compared[3] ?? '', options: field ? valuesOf(cursor, field) : [] };
  }
  const path = /([A-Za-z_][\w.]*)\.(\w*)$/.exec(code);
  if (path) {
    const [, before = '', written = ''] = path;
    const own = before === 'self' || before === 'old' ? subjects(cursor) : [];
    const field = fieldOf(cursor, before);
    const target = entityOfType(model, field && shownValue(field.type)?.type);
    const named = find(model, 'entity', { name: before });
    return { written, options: fields([...own, ...[target, named].filter((each) => each !== undefined)]) };
  }
  const written = /[A-Za-z_]\w*$/.exec(code)?.[0] ?? '';
  const constants = [...new Set(model.constants.constants.map(({ name }) => name))];
  return {
    written,
    options: [
      ...fields(subjects(cursor)),
      ...constants.map((name) => nameOption('constant', name, { inCode: true })),
      ...model.entities.entities.map(({ name }) => nameOption('entity', name, { inCode: true })),
      ...givenNames.map((label) => ({ label, kind: 'given' as const, detail: 'given' })),
    ],
  };
}
