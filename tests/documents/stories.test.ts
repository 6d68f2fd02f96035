import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { modelAsJson, read } from '../../src/engine/index.ts';
import { countsOf, scoreOf } from './foreign/score.ts';

const folder = 'tests/documents/stories';

/** What is read of the stories, in percent of all their facts and of what was read, when this was written, less two. */
const floor = { recall: 14.6, precision: 65.7 };

it('stories of one point, as they were written, are read no worse than they were', () => {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.key.json'))
    .map((file) => file.replace('.key.json', ''));
  expect(names).toHaveLength(20);
  const { recall, precision } = scoreOf(
    names.map((name) => {
      const key: unknown = JSON.parse(readFileSync(`${folder}/${name}.key.json`, 'utf8'));
      const { model } = read(readFileSync(`${folder}/${name}.md`, 'utf8'));
      return countsOf(key, modelAsJson(model));
    }),
  );
  expect(recall).toBeGreaterThanOrEqual(floor.recall);
  expect(precision).toBeGreaterThanOrEqual(floor.precision);
});
