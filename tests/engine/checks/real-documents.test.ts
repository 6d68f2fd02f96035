import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';
import { hasCorpus, markdownOf } from '../../corpus.ts';

const families = /^(?:errors|constants|entities|states|rules|roles|calls)\//;

describe.skipIf(!hasCorpus)('specifications that people wrote in their own words', () => {
  test.each(markdownOf('ninepoint').map(({ path, text }) => [path, text] as const))(
    '%s: no contradiction is claimed, and few questions are asked',
    (_, text) => {
      const { findings } = read(text);
      const own = findings.filter(({ check }) => families.test(check));
      expect(own.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
      expect(own.length).toBeLessThan(20);
    },
  );
});
