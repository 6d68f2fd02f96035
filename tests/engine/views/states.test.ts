import { describe, expect, test } from 'vitest';
import { read, viewOf } from '../../../src/engine/index.ts';
import { stateGraph } from '../../../src/engine/model/derived/state-graph.ts';

/** The lines of the drawing of a lifecycle, and the ways that the checks walk. */
function linesOf(rows: string): { readonly drawn: readonly string[]; readonly walked: readonly string[] } {
  const { model } = read(`## 4. States and transitions

### Todo state

- Starts: active
- Ends: gone
- **kept**: active, completed

| From | Event | To |
| --- | --- | --- |
| active | complete | completed |
${rows}
`);
  const [lifecycle] = model.states.lifecycles;
  const [view] = viewOf(model, 'states').lifecycles;
  if (!lifecycle || !view) throw new Error('no lifecycle');
  const drawn = view.graph.edges.flatMap(({ from, to, labels }) =>
    labels.map(({ words }) => `${words[0]?.text}: ${from} → ${to}`),
  );
  const walked = stateGraph(model, lifecycle).ways.map(
    ({ from, to, by }) => `${by.name}: ${from.name} → ${to.name}`,
  );
  return { drawn, walked };
}

const loops = ['rename: active → active', 'rename: completed → completed'];
const only = (lines: readonly string[], event: string): string[] =>
  lines.filter((line) => line.startsWith(`${event}: `)).sort();

describe('what stays is one line from each state to itself', () => {
  test.each([
    ['several states in a cell', '| active, completed | rename | (same) |'],
    ['the members of a group', '| kept | rename | (same) |'],
    ['a state that is named twice', '| kept, completed | rename | (same) |'],
  ])('of %s', (_, row) => {
    const { drawn, walked } = linesOf(row);
    expect(only(drawn, 'rename')).toEqual(loops);
    expect(only(walked, 'rename')).toEqual(loops);
  });

  test('of any state, which is a node of its own in the drawing', () => {
    const { drawn, walked } = linesOf('| (any) | rename | (same) |');
    expect(only(drawn, 'rename')).toEqual(['rename: (any) → (any)']);
    expect(only(walked, 'rename')).toEqual(loops);
  });

  test('beside another state in the same cell, which is reached from all', () => {
    const expected = [
      'rename: active → active',
      'rename: active → gone',
      'rename: completed → completed',
      'rename: completed → gone',
    ];
    const { drawn, walked } = linesOf('| active, completed | rename | (same), gone |');
    expect(only(drawn, 'rename')).toEqual(expected);
    expect(only(walked, 'rename')).toEqual(expected);
  });

  test('but states that are named lead to each other', () => {
    const { drawn, walked } = linesOf('| active, completed | swap | active, completed |');
    expect(only(drawn, 'swap')).toHaveLength(4);
    expect(only(walked, 'swap')).toHaveLength(4);
  });
});

test('what a lifecycle governs by its name alone is told apart from what it says', () => {
  const { model } = read(
    '## 3. Entities\n\n### Berth\n\n- length: number\n\n## 4. States and transitions\n\n' +
      ['Berth, stored status', 'Berth', 'Mooring']
        .map(
          (name, index) =>
            `### ${name}\n\n${index === 1 ? '- Governs: Berth\n\n' : ''}| From | Event | To |\n| --- | --- | --- |\n| free | moor | taken |\n`,
        )
        .join('\n'),
  );
  expect(
    viewOf(model, 'states').lifecycles.map(({ governs, named }) => [
      governs.is,
      ...named.map(({ name }) => name),
    ]),
  ).toEqual([['unstated', 'Berth'], ['shown'], ['unstated']]);
});
