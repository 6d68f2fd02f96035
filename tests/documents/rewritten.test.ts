import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../src/engine/index.ts';
import { countsOf } from './foreign/score.ts';
import { rewritings } from './rewritings.ts';

const folder = 'tests/documents/foreign/fifty';
const documents = readdirSync(folder)
  .filter((file) => file.endsWith('.key.json'))
  .map((file) => {
    const name = file.replace('.key.json', '');
    const text = readFileSync(`${folder}/${name}.md`, 'utf8');
    const key: unknown = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    const countsIn = (written: string) => countsOf(key, modelAsJson(read(written).model));
    return { name, text, countsIn, counts: countsIn(text) };
  });

describe('a document written otherwise is read as before', () => {
  it.each(rewritings)(
    '$name',
    ({ rewrite }) => {
      const written = documents
        .map((each) => ({ ...each, otherwise: rewrite(each.text) }))
        .filter(({ text, otherwise }) => otherwise !== text);
      expect(written.length).toBeGreaterThan(0);
      for (const { name, otherwise, countsIn, counts } of written)
        expect({ name, ...countsIn(otherwise) }).toEqual({ name, ...counts });
    },
    60_000,
  );
});
