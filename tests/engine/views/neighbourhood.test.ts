import { describe, expect, test } from 'vitest';
import {
  graphAsMermaid,
  neighbourhoodGraph,
  neighboursOf,
  type ReferencesView,
  type WebElement,
} from '../../../src/engine/index.ts';

/** An entity that so many screens mention and that mentions two constants, one of which mentions it too. */
function web(screens: number): ReferencesView {
  const element = (kind: string, name: string, index: number): WebElement => ({
    kind,
    name,
    point: kind === 'screen' ? 'screens' : kind === 'entity' ? 'entities' : 'constants',
    at: { from: index, to: index + 1 },
  });
  const names = [
    ['entity', 'Order'],
    ['constant', 'MOST'],
    ['constant', 'LEAST'],
    ...Array.from({ length: screens }, (_, index) => ['screen', `Screen ${index + 1}`] as const),
  ] as const;
  return {
    elements: names.map(([kind, name], index) => element(kind, name, index)),
    links: [
      { from: 0, to: 1, use: 'bound' },
      { from: 0, to: 2, use: 'bound' },
      { from: 2, to: 0, use: 'expression' },
      ...Array.from({ length: screens }, (_, index) => ({ from: index + 3, to: 0, use: 'shows' })),
    ],
  };
}

describe('what is around an element', () => {
  test('is drawn one by one where it is little', () => {
    const { nodes, edges } = neighbourhoodGraph(web(3), 0);
    expect(nodes.map(({ name, shape }) => `${name} ${shape}`)).toEqual([
      'LEAST rounded',
      'Screen 1 rounded',
      'Screen 2 rounded',
      'Screen 3 rounded',
      'Order entry',
      'MOST rounded',
    ]);
    // What mentions each other has one line with two arrows.
    expect(edges.map(({ tail, head }) => `${tail} ${head}`)).toEqual([
      'arrow arrow',
      'plain arrow',
      'plain arrow',
      'plain arrow',
      'plain arrow',
    ]);
  });

  test('stands in a card for each kind and way where it is much, and all of it does', () => {
    const view = web(14);
    const { nodes, edges } = neighbourhoodGraph(view, 0);
    expect(nodes.map(({ name, shape }) => `${name} ${shape}`)).toEqual([
      'LEAST rounded',
      '14 screens card',
      'Order entry',
      'MOST rounded',
    ]);
    expect(edges).toHaveLength(3);
    const { mentions, mentionedBy } = neighboursOf(view, 0);
    const all = new Set([...mentions, ...mentionedBy].map(({ element }) => view.elements[element]?.name));
    const drawn = nodes.flatMap(({ name, rows }) =>
      rows.length > 0 ? rows.map((row) => row.name.text) : [name],
    );
    expect(new Set(drawn)).toEqual(new Set([...all, 'Order']));
    // Every row leads to its own element.
    for (const row of nodes.flatMap(({ rows }) => rows))
      expect(view.elements.find(({ name }) => name === row.name.text)?.at).toEqual(row.at);
  });

  test('is drawn up to a number, and nothing where the element is unknown', () => {
    const drawn = neighbourhoodGraph(web(30), 0, 20).nodes.reduce(
      (sum, { rows }) => sum + Math.max(1, rows.length),
      0,
    );
    // What goes both ways counts for both.
    expect(drawn).toBe(20);
    expect(neighbourhoodGraph(web(3), 99)).toEqual({ nodes: [], edges: [] });
  });

  test('has all its names in Mermaid', () => {
    const text = graphAsMermaid(neighbourhoodGraph(web(14), 0), 'flow');
    for (let number = 1; number <= 14; number++) expect(text).toContain(`Screen ${number}`);
  });
});
