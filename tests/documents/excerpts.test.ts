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
  1: { nine: [78.8, 95.9], written: [47.8, 96.5] },
  2: { nine: [76.9, 85.3], written: [57.4, 84.7] },
  3: { nine: [91.2, 96.5], written: [57.1, 96.0] },
  4: { nine: [73.9, 88.9], written: [61.0, 85.9] },
  5: { nine: [81.9, 90.1], written: [47.1, 86.5] },
  6: { nine: [86.9, 93.9], written: [58.4, 95.1] },
  7: { nine: [95.9, 96.3], written: [69.2, 95.7] },
  8: { nine: [88.0, 96.0], written: [47.3, 97.0] },
  9: { nine: [86.4, 90.6], written: [51.6, 89.1] },
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
