import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/checks/index.ts';
import { type Finding, read } from '../../../src/engine/index.ts';
import { files, pageOf } from './check-files.ts';

/** The findings of one check in a document, through the whole pipeline. */
function findingsOf(id: string, markdown: string): readonly Finding[] {
  return read(markdown).findings.filter((finding) => finding.check === id);
}

describe.each(checks.filter(({ id }) => files.pages.includes(id)).map((check) => [check.id, check] as const))(
  '%s',
  (id, check) => {
    const page = pageOf(id);

    test.each(page.bad.map((example, index) => [index + 1, example] as const))(
      'bad example %i yields one finding',
      (_, { markdown }) => {
        const findings = findingsOf(id, markdown);
        expect(findings.map((finding) => finding.message)).toHaveLength(1);
        const [finding] = findings;
        expect(finding?.severity).toBe(check.severity);
        expect(finding?.at.to).toBeGreaterThanOrEqual(finding?.at.from ?? Number.NaN);
        expect(finding?.at.to).toBeLessThanOrEqual(markdown.length);
      },
    );

    test.each(page.good.map((example, index) => [index + 1, example] as const))(
      'good example %i yields none',
      (_, { markdown }) => {
        expect(findingsOf(id, markdown)).toEqual([]);
      },
    );
  },
);
