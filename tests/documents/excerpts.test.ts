import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../src/engine/index.ts';
import { asNine } from './excerpts/as-nine.ts';
import { countsOf, scoreOf } from './foreign/score.ts';

type Floor = readonly [recall: number, precision: number];

/**
 * What is read of the excerpts that tell a point in depth, in percent of all their facts and of what was read, when this
 * was written, less two: as documents of nine points, and as they were written.
 */
const floors: Readonly<Record<number, { readonly nine: Floor; readonly written: Floor }>> = {
  1: { nine: [76.1, 93.5], written: [76.1, 94.6] },
  2: { nine: [81.1, 88.6], written: [80.5, 89.8] },
  3: { nine: [81.4, 95.6], written: [79.0, 95.6] },
  4: { nine: [68.6, 81.3], written: [66.2, 79.5] },
  5: { nine: [85.6, 91.5], written: [83.3, 91.7] },
  6: { nine: [86.8, 93.0], written: [82.5, 93.4] },
  7: { nine: [90.6, 96.5], written: [89.3, 96.5] },
  8: { nine: [90.0, 94.8], written: [80.8, 95.6] },
  9: { nine: [80.0, 85.0], written: [70.3, 81.4] },
};

const folder = 'tests/documents/excerpts';
const sections: Record<string, number[]> = JSON.parse(readFileSync(`${folder}/points.json`, 'utf8'));
const excerpts = readdirSync(folder)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => file.replace('.md', ''));
const pointOf = (name: string): number => Number(/-p(\d)-/.exec(name)?.[1]);

describe('excerpts in many manners', () => {
  it('have their points named', () => expect(excerpts.sort()).toEqual(Object.keys(sections).sort()));

  const scored = (point: number, textOf: (name: string, text: string) => string) =>
    scoreOf(
      excerpts
        .filter((name) => pointOf(name) === point)
        .map((name) => {
          const text = textOf(name, readFileSync(`${folder}/${name}.md`, 'utf8'));
          const key: unknown = JSON.parse(readFileSync(`${folder}/${name}.key.json`, 'utf8'));
          return countsOf(key, modelAsJson(read(text).model));
        }),
    );

  describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('point %i', (point) => {
    it.each([
      ['nine', (name: string, text: string) => asNine(text, sections[name] ?? [])],
      ['written', (_: string, text: string) => text],
    ] as const)('%s', (how, textOf) => {
      const { recall, precision } = scored(point, textOf);
      const [lowest, least] = floors[point]?.[how] ?? [100, 100];
      expect(recall).toBeGreaterThanOrEqual(lowest);
      expect(precision).toBeGreaterThanOrEqual(least);
    });
  });
});
