import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/checks/index.ts';
import { applyChanges, changesFor, type Finding, type Fix, facts, read } from '../../../src/engine/index.ts';
import { answered } from './answered.ts';
import { files, pageOf } from './check-files.ts';

/** The findings of one check in a document, through the whole pipeline. */
function findingsOf(id: string, markdown: string): readonly Finding[] {
  return read(markdown).findings.filter((finding) => finding.check === id);
}

/** What is an error or a warning in a document, by check and message. */
function wrong(markdown: string): readonly string[] {
  return read(markdown)
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ check, message }) => `${check}: ${message}`);
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

    test('each fix of a bad example takes the finding away and makes nothing wrong', () => {
      for (const { markdown } of page.bad) {
        const before = new Set(wrong(markdown));
        for (const fix of findingsOf(id, markdown).flatMap(({ fixes = [] }) => fixes)) {
          const changes = changesFor(read(markdown), fix);
          const after = applyChanges(markdown, changes);
          const left = findingsOf(id, after).map(({ message }) => message);
          expect([fix.label, changes.length > 0, left]).toEqual([fix.label, true, []]);
          expect([fix.label, wrong(after).filter((each) => !before.has(each))]).toEqual([fix.label, []]);
        }
      }
    });

    test('each answer to what a bad example asks settles it, and makes nothing wrong', () => {
      for (const { markdown } of page.bad) {
        const before = new Set(wrong(markdown));
        for (const { choice } of findingsOf(id, markdown)) {
          for (const { says, fix } of choice?.options ?? []) {
            if (fix === undefined) continue;
            // What is written is the answer itself, what it makes of a yes or no, or the constant that has that value.
            const isOwn = ![says, fix.kind === 'replace' ? fix.text : ''].some((each) =>
              /^(?:yes|no)$/.test(each),
            );
            if (fix.kind === 'replace' && isOwn && !fix.text.startsWith('`')) expect(fix.text).toBe(says);
            const answers = answered(read(markdown), choice?.text ?? '', says);
            expect([says, answers.taken, answers.left]).toEqual([says, 1, []]);
            const after = applyChanges(markdown, answers.changes);
            expect([says, findingsOf(id, after).map(({ message }) => message)]).toEqual([says, []]);
            expect([says, wrong(after).filter((each) => !before.has(each))]).toEqual([says, []]);
          }
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
