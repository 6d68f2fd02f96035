import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ModelJson, modelAsJson, type PointId, pointIds, points, read } from '../../src/engine/index.ts';
import { countsOf, scoreOf } from './foreign/score.ts';

/**
 * What is read of each set of sections, in percent of its facts and of what was read, when this was written, less one:
 * no change may lose more unnoticed.
 */
const floors: Readonly<Record<string, readonly [recall: number, precision: number]>> = {
  'entities-1': [97.4, 98.5],
  'entities-2': [79.4, 94.7],
  'entities-3': [77.7, 94.3],
  'rest-1': [84.1, 90.0],
  'rest-2': [77.1, 81.4],
  'rest-3': [74.1, 84.4],
  'roles-1': [79.8, 95.3],
  'roles-2': [57.0, 89.2],
  'roles-3': [60.8, 91.1],
  'roles-4': [58.5, 86.6],
  'states-1': [79.3, 94.3],
  'states-2': [45.8, 61.0],
  'states-3': [73.0, 80.5],
  'states-4': [57.2, 83.6],
  'surface-1': [98.8, 98.8],
  'surface-2': [87.9, 97.8],
  'surface-3': [84.2, 98.3],
};

const folder = new URL('sections/', import.meta.url);

/** The point that a section tells of, by the first facts in its key. */
const pointOf: Readonly<Record<string, PointId>> = {
  screens: 'screens',
  entities: 'entities',
  lifecycles: 'states',
  rules: 'rules',
  roles: 'roles',
  permissions: 'roles',
  calls: 'calls',
  errors: 'errors',
  constants: 'constants',
};

/** A specification in nine points of which one holds a section and the others nothing. */
function around(section: string, point: PointId): string {
  const parts = pointIds.map((id, index) => {
    const title = `## ${index + 1}. ${points[id].title}\n`;
    return id === point ? `${title}\n${section.trim()}\n` : title;
  });
  return `# The product\n\n${parts.join('\n')}`;
}

type Key = Readonly<Record<string, readonly unknown[]>>;

/** How many facts of the kinds that a key asks for stand in a section, and are read of it. */
function countsIn(section: string, key: Key) {
  const kinds = Object.keys(key).filter((kind) => (key[kind]?.length ?? 0) > 0);
  const point = pointOf[kinds[0] ?? ''];
  if (!point) throw new Error('A key asks for no fact.');
  const model: ModelJson = modelAsJson(read(around(section, point)).model);
  const own = Object.fromEntries(kinds.map((kind) => [kind, model[kind as keyof ModelJson]]));
  return countsOf(key, own as unknown as ModelJson);
}

describe('sections of one point by other hands, each in another manner', () => {
  const sets = readdirSync(folder, { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? each.name : [],
  );

  it('every set has a floor', () => expect(Object.keys(floors).sort()).toEqual(sets.sort()));

  it.each(sets)('%s', { timeout: 120_000 }, (set) => {
    const keys: Readonly<Record<string, Key>> = JSON.parse(
      readFileSync(new URL(`${set}/keys.json`, folder), 'utf8'),
    );
    const counts = Object.entries(keys).map(([name, key]) =>
      countsIn(readFileSync(new URL(`${set}/${name}.md`, folder), 'utf8'), key),
    );
    const { recall, precision } = scoreOf(counts);
    const [least, purest] = floors[set] ?? [];
    expect(recall, 'recall').toBeGreaterThanOrEqual(least ?? 100);
    expect(precision, 'precision').toBeGreaterThanOrEqual(purest ?? 100);
  });
});
