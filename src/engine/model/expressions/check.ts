import { infer } from './infer.ts';
import { Inference, type Used } from './inference.ts';
import { parseExpression } from './parse.ts';
import type { Node, Problem } from './syntax.ts';
import type { Schema, Scope, ValueType } from './types.ts';

/** What checking an expression finds: its type or its first problem, and every name that it uses, in order. */
export type Checked = { readonly references: readonly Used[] } & (
  | { readonly ok: true; readonly type: ValueType }
  | ({ readonly ok: false } & Problem)
);

/** What is known of an expression that was looked through: for the evaluator. */
export interface Analysis {
  readonly node?: Node;
  readonly inference?: Inference;
  readonly checked: Checked;
}

function analyseFresh(source: string, scope: Scope, schema: Schema): Analysis {
  const parsed = parseExpression(source);
  if ('problem' in parsed) return { checked: { ok: false, ...parsed.problem, references: [] } };
  const inference = new Inference(source, scope, schema);
  const type = infer(inference, parsed.node, undefined);
  const references = inference.used.toSorted((one, other) => one.from - other.from);
  const checked: Checked = inference.problem
    ? { ok: false, ...inference.problem, references }
    : { ok: true, type, references };
  return { node: parsed.node, inference, checked };
}

const known = new WeakMap<Schema, Map<string, Analysis>>();
const inputs = new WeakMap<ReadonlyMap<string, ValueType>, number>();
const most = 20_000;
let inputCount = 0;

/** A payload is known by its identity: whoever makes scopes keeps the maps. */
function inputKey(input: Scope['input']): number {
  if (!input) return 0;
  const found = inputs.get(input);
  if (found !== undefined) return found;
  inputCount += 1;
  inputs.set(input, inputCount);
  return inputCount;
}

function keyOf(source: string, scope: Scope): string {
  const { subject = '', actor = '', old = false, anySubject = false, input } = scope;
  return `${subject}\n${actor}\n${old ? 1 : 0}${anySubject ? 1 : 0}\n${inputKey(input)}\n${source}`;
}

/** Looks through an expression; the result is kept for as long as what it depends on of the schema is. */
export function analyse(source: string, scope: Scope, schema: Schema): Analysis {
  const key = keyOf(source, scope);
  if (schema.keep) return schema.keep(key, () => analyseFresh(source, scope, schema));
  let ofSchema = known.get(schema);
  if (!ofSchema || ofSchema.size >= most) {
    ofSchema = new Map();
    known.set(schema, ofSchema);
  }
  const found = ofSchema.get(key);
  if (found) return found;
  const made = analyseFresh(source, scope, schema);
  ofSchema.set(key, made);
  return made;
}

/**
 * Checks an expression: its syntax, its names, its types. Names resolve to the subject's fields, then
 * constants, then what is always given, then entities as the list of their instances. What the document does
 * not say is of unknown type, and nothing is concluded from it. Never throws.
 */
export function checkExpression(source: string, scope: Scope, schema: Schema): Checked {
  return analyse(source, scope, schema).checked;
}
