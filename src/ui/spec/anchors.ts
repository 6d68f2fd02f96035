import type { Element, Model } from '../../engine/index.ts';

/** A name as part of an address: letters and digits of any script, everything else a hyphen. */
export function slugOf(name: string): string {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'unnamed'
  );
}

/** Every element with what it is called in an address, elements inside others after them. */
function* named(model: Model): Generator<readonly [Element, string]> {
  for (const audience of model.product.audiences) yield [audience, `audience-${audience.name}`];
  for (const term of model.product.terms) yield [term, `term-${term.name}`];
  for (const screen of model.screens.screens) yield [screen, `screen-${screen.name}`];
  for (const entity of model.entities.entities) {
    yield [entity, `entity-${entity.name}`];
    for (const field of entity.fields) yield [field, `field-${entity.name}-${field.name}`];
  }
  for (const lifecycle of model.states.lifecycles) {
    yield [lifecycle, `lifecycle-${lifecycle.name}`];
    for (const state of lifecycle.states) yield [state, `state-${lifecycle.name}-${state.name}`];
    for (const transition of lifecycle.transitions)
      yield [transition, `transition-${lifecycle.name}-${transition.name}`];
  }
  for (const rule of model.rules.rules) yield [rule, `rule-${rule.subject.text}`];
  for (const invariant of [...model.states.invariants, ...model.rules.invariants])
    yield [invariant, `always-${invariant.subject.name}`];
  for (const role of model.roles.roles) yield [role, `role-${role.name}`];
  for (const row of model.roles.permissions) yield [row, `permission-${row.name}`];
  for (const call of model.calls.calls) {
    yield [call, `call-${call.every ? 'every-' : ''}${call.name}`];
    if (call.payload.is === 'shown')
      for (const field of call.payload.value) yield [field, `payload-${call.name}-${field.name}`];
    if (call.answers.is === 'shown')
      for (const answer of call.answers.value) yield [answer, `answer-${call.name}-${answer.status}`];
  }
  for (const error of model.errors.errors) yield [error, `error-${error.name}`];
  for (const constant of model.constants.constants) yield [constant, `constant-${constant.name}`];
}

/** An id for every element of a model, unique on its page and the same as long as the names are. */
export function anchorsOf(model: Model): ReadonlyMap<Element, string> {
  const anchors = new Map<Element, string>();
  const used = new Map<string, number>();
  for (const [element, name] of named(model)) {
    if (anchors.has(element)) continue;
    const slug = slugOf(name);
    const count = (used.get(slug) ?? 0) + 1;
    used.set(slug, count);
    anchors.set(element, count === 1 ? slug : `${slug}.${count}`);
  }
  return anchors;
}
