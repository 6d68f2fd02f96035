import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/checks/index.ts';
import { applyChanges, changesFor, type Finding, type Fix, facts, read } from '../../../src/engine/index.ts';
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

    test('each fix of a bad example takes the finding away', () => {
      for (const { markdown } of page.bad) {
        for (const fix of findingsOf(id, markdown).flatMap(({ fixes = [] }) => fixes)) {
          const changes = changesFor(read(markdown), fix);
          const left = findingsOf(id, applyChanges(markdown, changes)).map(({ message }) => message);
          expect([fix.label, changes.length > 0, left]).toEqual([fix.label, true, []]);
        }
      }
    });

    test('a waiver with a reason takes the finding of a bad example away, and nothing else changes', () => {
      if (check.reads === 'waivers') return;
      for (const { markdown } of page.bad) {
        const [finding] = findingsOf(id, markdown);
        if (!finding) throw new Error('no finding');
        const fix: Fix = {
          kind: 'waive',
          label: '',
          at: finding.at,
          check: id,
          reason: 'it is meant -->\nso',
        };
        const after = applyChanges(markdown, changesFor(read(markdown), fix));
        expect(findingsOf(id, after)).toEqual([]);
        expect(facts(read(after).model)).toEqual(facts(read(markdown).model));
        expect(findingsOf('document/unused-waiver', after)).toEqual([]);
      }
    });
  },
);
