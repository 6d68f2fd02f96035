import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Graph, type Model, pointIds, read, viewOf } from '../../../src/engine/index.ts';
import { hasCorpus, markdownOf } from '../../corpus.ts';
import { arbitrarySpecification } from '../edits/arbitrary-specification.ts';

const sorted = (names: readonly string[]): string[] => [...names].sort();

/** That every line of a graph begins and ends at a node, and that no two nodes share an id. */
function expectWhole({ nodes, edges }: Graph): void {
  const ids = new Set(nodes.map(({ id }) => id));
  expect(ids.size).toBe(nodes.length);
  for (const { from, to } of edges) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
}

/** That a view shows the elements of the model, each once, and no other. */
function expectFaithful(model: Model): void {
  const screens = viewOf(model, 'screens');
  expectWhole(screens.graph);
  const screenPlaces = model.screens.screens.map(({ nameAt }) => nameAt.from);
  expect(screens.graph.nodes.map(({ at }) => at?.from)).toEqual(screenPlaces);
  expect(screens.screens.map(({ name }) => name)).toEqual(model.screens.screens.map(({ name }) => name));

  const entities = viewOf(model, 'entities');
  expectWhole(entities.graph);
  expect(entities.graph.nodes.map(({ name }) => name)).toEqual(
    model.entities.entities.map(({ name }) => name),
  );
  for (const [index, entity] of model.entities.entities.entries()) {
    const rows = entities.graph.nodes[index]?.rows.map(({ name }) => name.text);
    expect(rows).toEqual([
      ...entity.fields.map(({ name }) => name),
      ...entity.values.map(({ value }) => value),
    ]);
  }
  const fields = new Set(
    model.entities.entities.flatMap((entity) => entity.fields.map(({ nameAt }) => nameAt.from)),
  );
  for (const { at } of entities.relations) expect(fields.has(at.from)).toBe(true);

  const { lifecycles } = viewOf(model, 'states');
  expect(lifecycles.length).toBe(model.states.lifecycles.length);
  for (const [index, lifecycle] of model.states.lifecycles.entries()) {
    const view = lifecycles[index];
    if (view === undefined) throw new Error('A lifecycle is lost.');
    expectWhole(view.graph);
    const drawn = view.graph.nodes.filter(({ at, shape }) => at !== undefined && shape !== 'gap');
    const stored = lifecycle.states.filter(({ is }) => is !== 'group');
    expect(sorted(drawn.map(({ name }) => name))).toEqual(sorted(stored.map(({ name }) => name)));
    const rows = lifecycle.transitions.map(({ nameAt }) => nameAt.from);
    const said = view.graph.edges.flatMap(({ labels }) => labels.map(({ at }) => at.from));
    expect(said.filter((from) => !rows.includes(from))).toEqual([]);
    const inMatrix = new Set(view.matrix.flatMap(({ cells }) => cells.flat()));
    const drawable = view.transitions.filter((_, number) => inMatrix.has(number));
    expect(drawable.every(({ at }) => rows.includes(at.from))).toBe(true);
    for (const { at } of drawable) if (view.graph.nodes.length > 0) expect(said).toContain(at.from);
  }
}

describe('views', () => {
  test('show what the model has, nothing lost and nothing invented', () => {
    fc.assert(
      fc.property(arbitrarySpecification, (text) => expectFaithful(read(text).model)),
      { numRuns: 60 },
    );
  });

  test('are plain data, which JSON keeps', () => {
    fc.assert(
      fc.property(arbitrarySpecification, (text) => {
        const { model } = read(text);
        for (const id of [...pointIds, 'references'] as const)
          expect(JSON.parse(JSON.stringify(viewOf(model, id)))).toEqual(viewOf(model, id));
      }),
      { numRuns: 20 },
    );
  });

  test.skipIf(!hasCorpus)('of real specifications too', () => {
    for (const { text } of markdownOf('ninepoint')) expectFaithful(read(text).model);
  });
});
