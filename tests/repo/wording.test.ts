import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

/** A literal of letters, and one that is made of a string: both are compiled at length when the first document comes. */
const dear = /\\p\{(?:L|N).*\/[dgimsy]*u[dgimsy]*(?=[.,;)\]\s]|$)|\bRegExp\([^)]*\\\\p\{/;

test('expressions of the engine that speak of letters are written as wording', () => {
  const files = listFiles().filter((path) => /^src\/engine\/.*\.ts$/.test(path));
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        dear.test(line) && !line.includes('Extended_Pictographic') ? [`${path}:${index + 1}`] : [],
      ),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(found, 'write wording.i`…` of src/engine/syntax/wording.ts').toEqual([]);
});

test.each(['const a = /^\\p{Lu}x/u;', 'b(/[\\p{L}\\d]`/giu.test(c))', "new RegExp(`^\\\\p{L}`, 'u')"])(
  'the scan sees %s',
  (line) => expect(dear.test(line)).toBe(true),
);
