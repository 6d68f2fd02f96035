import { describe, expect, it } from 'vitest';
import { type Model, read } from '../../src/engine/index.ts';
import { listOf } from '../../src/engine/model/stated.ts';
import { hasCorpus, markdownOf } from '../corpus.ts';
import { keys } from './own-ways/keys.ts';

/** The facts of a model, each once, as the keys write them. */
function factsOf(model: Model): ReadonlySet<string> {
  const { product, screens, entities, states, rules, roles, calls, errors, constants } = model;
  return new Set([
    ...product.audiences.map(({ name }) => `audience ${name}`),
    ...product.terms.map(({ name }) => `term ${name}`),
    ...screens.screens.flatMap(({ name, routes }) => [
      `screen ${name}`,
      ...listOf(routes).map(({ path }) => `route ${path}`),
    ]),
    ...entities.entities.flatMap(({ name, fields, values }) => [
      `entity ${name}`,
      ...values.map(({ value }) => `value ${name} ${value}`),
      ...fields.flatMap((field) => [
        `field ${name}.${field.name}`,
        ...(field.type.is === 'shown' && field.type.value.type.is === 'one-of'
          ? field.type.value.type.values.map(({ value }) => `value ${name}.${field.name} ${value}`)
          : []),
      ]),
    ]),
    ...states.lifecycles.flatMap((each) => each.states.map(({ name }) => `state ${name}`)),
    ...rules.rules.map(({ subject }) => `rule ${subject.text}`),
    ...roles.roles.map(({ name }) => `role ${name}`),
    ...roles.permissions.map(({ action }) => `permission ${action.text}`),
    ...calls.calls.flatMap(({ name, payload }) => [
      `call ${name}`,
      ...listOf(payload).map((field) => `payload ${name} ${field.name}`),
    ]),
    ...errors.errors.map(({ name }) => `error ${name}`),
    ...constants.constants.map(({ name }) => `constant ${name}`),
  ]);
}

describe.skipIf(!hasCorpus)('documents that are divided in ways of their own', () => {
  const documents = new Map(
    markdownOf('prd', 'speckit', 'openspec', 'published-spec').map(({ path, text }) => [path, text]),
  );
  const readAt = (path: string): ReadonlySet<string> => factsOf(read(documents.get(path) ?? '').model);

  it.each(keys)('$path', ({ path, facts, missed, wrong = [] }) => {
    const found = readAt(path);
    expect(facts.filter((fact) => !found.has(fact)).sort()).toEqual([...missed].sort());
    expect([...found].filter((fact) => !facts.includes(fact))).toEqual(wrong);
  });

  it('give at least four of five facts, and less than one in twenty is wrong', () => {
    const listed = keys.reduce((sum, { facts }) => sum + facts.length, 0);
    const missed = keys.reduce((sum, each) => sum + each.missed.length, 0);
    const wrong = keys.reduce((sum, each) => sum + (each.wrong?.length ?? 0), 0);
    expect((listed - missed) / listed).toBeGreaterThan(0.8);
    expect(wrong / (listed - missed + wrong)).toBeLessThan(0.05);
  });
});
