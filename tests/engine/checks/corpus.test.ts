import { describe, expect, test } from 'vitest';
import { read } from '../../../src/engine/index.ts';
import { hasCorpus, markdownOf } from '../../corpus.ts';

/** The families whose checks speak of names, headings, prose, the product and its screens. */
const families = /^(?:document|product|screens)\//;

const documents = markdownOf('ninepoint');

describe('documents written freely by others', () => {
  test.skipIf(!hasCorpus)('there are some', () => {
    expect(documents.length).toBeGreaterThan(0);
  });

  test.each(documents.map(({ path, text }) => [path, text] as const))(
    '%s is asked about what it says is not shown, and is not accused of what it does not say',
    (_, text) => {
      const findings = read(text).findings.filter(({ check }) => families.test(check));
      expect(findings.filter(({ severity }) => severity === 'error' || severity === 'warning')).toEqual([]);
      // One question for a whole column that no screen fills, and otherwise what the document itself says.
      const columns = findings.filter(({ check }) => check === 'screens/not-said');
      expect(columns.length).toBeLessThanOrEqual(2);
      const asked = findings.filter((each) => each.severity === 'gap' && !columns.includes(each));
      expect(asked.filter(({ at }) => !/not shown/i.test(text.slice(at.from, at.to)))).toEqual([]);
    },
  );
});
