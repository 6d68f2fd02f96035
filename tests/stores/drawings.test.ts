import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Drawing, type Graph, read, viewOf } from '../../src/engine/index.ts';
import { $view } from '../../src/stores/views.ts';

/** What is asked of the thread that draws, answered when a test says so. */
const asked = vi.hoisted(() => [] as { graph: Graph; answer: (drawing: Drawing) => void }[]);
vi.mock('../../src/layout/in-browser.ts', () => ({
  createDrawingThread: () => ({
    prepare() {},
    forget() {},
    stop() {},
    draw: (_name: string, graph: Graph) =>
      new Promise<Drawing>((resolve) => asked.push({ graph, answer: resolve })),
  }),
}));
const { $drawing, $drawings } = await import('../../src/stores/drawings.ts');

const point = (title: string, rows: string): string =>
  `## ${title}\n\n${rows.replace(/^[^\n]+/, (head) => `${head}\n|${' --- |'.repeat(head.split('|').length - 2)}`)}\n\n`;
const model = (fields: string) =>
  read(
    `# Specification: Shop\n\n${point('2. Screens and routes', '| Screen | Leads to |\n| Home | Cart |\n| Cart | Home |')}## 3. Entities and their fields\n\n### Order\n\n| Field | Type |\n| --- | --- |\n${fields}`,
  ).model;

const drawn = (name: string): Drawing => ({ width: 10, height: 10, nodes: [], edges: [], name }) as never;
const before = model('| id | uuid |\n');
const look = (id: 'screens' | 'entities', of = before, version = 1): void =>
  $view.set({ id, data: viewOf(of, id), version } as never);

let end = (): void => {};
afterEach(() => end());

describe('what is drawn of a view', () => {
  it('is never the drawing of another one, and stays while its text is edited', async () => {
    end = $drawings.subscribe(() => {});
    look('screens');
    const map = drawn('map');
    asked.at(-1)?.answer(map);
    await vi.waitFor(() => expect($drawings.get()).toEqual([map]));

    look('entities');
    expect($drawings.get()).toEqual([]);
    expect($drawing.get()).toBe('drawing');
    const entities = drawn('entities');
    asked.at(-1)?.answer(entities);
    await vi.waitFor(() => expect($drawings.get()).toEqual([entities]));

    look('entities', model('| id | uuid |\n| total | money |\n'), 2);
    expect($drawing.get()).toBe('drawing');
    expect($drawings.get()).toEqual([entities]);
  });

  it('is not what comes late of a view that was left', async () => {
    end = $drawings.subscribe(() => {});
    look('screens');
    const late = asked.at(-1);
    look('entities', before, 3);
    const entities = drawn('entities again');
    asked.at(-1)?.answer(entities);
    late?.answer(drawn('late'));
    await vi.waitFor(() => expect($drawing.get()).toBe('idle'));
    expect($drawings.get()).toEqual([entities]);
  });
});
