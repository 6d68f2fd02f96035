/** The part of JSON Schema (draft 2020-12) that the published schema uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** Words of a schema that say nothing about validity, and those looked into below. */
const known = new Set(
  '$schema $id $defs title description $ref type const enum properties required additionalProperties items minItems maxItems minimum maximum'.split(
    ' ',
  ),
);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** What is wrong with a value, as paths with a reason; refuses (throws) schema words it does not know. */
export function violations(value: unknown, schema: Schema, root: Schema = schema, path = '$'): string[] {
  const strange = Object.keys(schema).filter((word) => !known.has(word));
  if (strange.length > 0) throw new Error(`the validator does not know ${strange.join(', ')}`);
  if (schema.$ref !== undefined) {
    const target = root.$defs?.[schema.$ref.replace('#/$defs/', '')];
    return target ? violations(value, target, root, path) : [`${path}: ${schema.$ref} is not defined`];
  }
  const is = typeOf(value);
  const types = schema.type === undefined ? undefined : [schema.type].flat();
  if (types && !types.includes(is) && !(is === 'integer' && types.includes('number')))
    return [`${path} is ${is}, not ${types.join(' or ')}`];
  const found: string[] = [];
  if (schema.const !== undefined && value !== schema.const)
    found.push(`${path} is not ${String(schema.const)}`);
  if (schema.enum && !schema.enum.includes(value)) found.push(`${path} is ${String(value)}`);
  if (typeof value === 'number') {
    if (value < (schema.minimum ?? value) || value > (schema.maximum ?? value))
      found.push(`${path} is ${value}`);
  }
  if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? value.length))
      found.push(`${path} has ${value.length} items`);
    if (schema.items)
      for (const [index, item] of value.entries())
        found.push(...violations(item, schema.items, root, `${path}[${index}]`));
  } else if (typeof value === 'object' && value !== null) {
    for (const name of schema.required ?? []) if (!(name in value)) found.push(`${path}.${name} is missing`);
    for (const [name, each] of Object.entries(value)) {
      const own = schema.properties?.[name] ?? schema.additionalProperties;
      if (own === false) found.push(`${path}.${name} is not in the schema`);
      else if (typeof own === 'object') found.push(...violations(each, own, root, `${path}.${name}`));
    }
  }
  return found;
}
