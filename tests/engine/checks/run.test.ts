import { describe, expect, test } from 'vitest';
import type { Check, ModelCheck, PointCheck, Report, WaiverCheck } from '../../../src/engine/checks/check.ts';
import { check as unusedWaiver } from '../../../src/engine/checks/document/unused-waiver.ts';
import { check as withoutReason } from '../../../src/engine/checks/document/waiver-without-reason.ts';
import { groupFindings, runChecks } from '../../../src/engine/checks/run.ts';
import type { Finding, Severity } from '../../../src/engine/finding.ts';
import { limits } from '../../../src/engine/limits.ts';
import type { Model, Waiver } from '../../../src/engine/model/model.ts';
import { Span } from '../../../src/engine/place.ts';
import { model, pointText, screen } from '../model/specification-parts.ts';

/** A check that counts its runs and reports what it is told. */
function probe(parts: Partial<ModelCheck>, ...reports: Report[]): ModelCheck & { runs: number } {
  const check = {
    id: 'screens/probe',
    severity: 'error' as Severity,
    summary: 'A probe.',
    reads: ['screens' as const],
    runs: 0,
    ...parts,
    run: () => {
      check.runs += 1;
      return reports;
    },
  };
  return check;
}

const at = (from: number, to = from + 1): Report => ({ at: { from, to }, message: `at ${from}` });
const waiver = (check: string, from: number, to: number, reason = 'it is meant'): Waiver => ({
  check,
  checkAt: { from, to: from + 1 },
  reason,
  at: { from, to: from + 1 },
  scope: { from, to },
});

/** Screens from 100 to 200 with so many elements, entities from 200 to 300. */
function specification(waivers: readonly Waiver[] = [], screens = 3): Model {
  const base = model();
  return {
    ...base,
    screens: { screens: Array.from({ length: screens }, (_, index) => screen(`Screen ${index}`)) },
    points: {
      ...base.points,
      screens: pointText('screens', 100, 200, waivers),
      entities: pointText('entities', 200, 300),
    },
  };
}

const run = (registry: readonly Check[], of: Model = specification()) =>
  runChecks(of, 'all', undefined, registry);

describe('what runs', () => {
  test('only checks of which an input changed; the others keep their reports', () => {
    const one = probe({ id: 'screens/one' }, at(110));
    const two = probe({ id: 'screens/two', reads: ['entities', 'roles-text'] }, at(120));
    const first = runChecks(specification(), 'all', undefined, [one, two]);
    expect(first.ran).toBe(2);
    const second = runChecks(specification(), new Set(['roles-text'] as const), first, [one, two]);
    expect([one.runs, two.runs, second.ran]).toEqual([1, 2, 1]);
    expect(second.findings).toEqual(first.findings);
    const third = runChecks(specification(), new Set(['roles'] as const), second, [one, two]);
    expect([one.runs, two.runs, third.ran]).toEqual([1, 2, 0]);
    expect(third.findings).toEqual(first.findings);
  });

  test('a check of each point runs for the points that changed, or when what it reads besides did', () => {
    const seen: string[] = [];
    const check: PointCheck = {
      id: 'document/probe',
      severity: 'hint',
      summary: 'A probe.',
      reads: 'each-point',
      also: ['constants'],
      run: (_, point) => {
        seen.push(point);
        return point === 'screens' ? [at(110)] : [];
      },
    };
    const first = run([check]);
    expect(seen).toHaveLength(9);
    const second = runChecks(specification(), new Set(['roles-text', 'calls'] as const), first, [check]);
    expect(seen.slice(9)).toEqual(['roles', 'calls']);
    expect(second.findings).toEqual(first.findings);
    runChecks(specification(), new Set(['constants'] as const), second, [check]);
    expect(seen.slice(11)).toHaveLength(9);
  });

  test('places of kept reports are those of the text as it is now', () => {
    const anchor = { from: 110 };
    const check = probe(
      {},
      {
        at: new Span(anchor, 2, 5),
        message: 'here',
        related: [{ message: 'there', at: new Span(anchor, 0, 1) }],
      },
    );
    const first = run([check]);
    anchor.from = 150;
    const second = runChecks(specification(), new Set(), first, [check]);
    expect(first.findings[0]?.at).toEqual({ from: 112, to: 115 });
    expect(second.findings[0]?.at).toEqual({ from: 152, to: 155 });
    expect(second.findings[0]?.related?.[0]?.at).toEqual({ from: 150, to: 151 });
    expect(structuredClone(second.findings)).toEqual(second.findings);
  });
});

describe('what is kept', () => {
  test('findings know the point in whose text they lie', () => {
    const check = probe({}, at(50), at(150), at(250), { ...at(150), point: 'roles' });
    expect(run([check]).findings.map(({ point }) => point)).toEqual([
      undefined,
      'screens',
      'roles',
      'entities',
    ]);
  });

  test('worst first, then in the order of the text', () => {
    const checks = (['hint', 'warning', 'gap', 'error'] as const).map((severity) =>
      probe({ id: `screens/${severity}`, severity }, at(140), at(110)),
    );
    expect(run(checks).findings.map(({ severity, at: { from } }) => `${severity} ${from}`)).toEqual([
      'error 110',
      'error 140',
      'gap 110',
      'gap 140',
      'warning 110',
      'warning 140',
      'hint 110',
      'hint 140',
    ]);
  });

  test('so many of a check, and the rest is counted', () => {
    const many = Array.from({ length: limits.findingsPerCheck + 5 }, (_, index) => at(100 + (index % 100)));
    const result = run([probe({}, ...many), probe({ id: 'screens/other' }, at(100))]);
    expect(result.findings).toHaveLength(limits.findingsPerCheck + 1);
    expect(result.dropped).toEqual({ 'screens/probe': 5 });
  });

  test('a coarse point gets no deep findings', () => {
    const deep = probe({ deep: true, severity: 'warning' }, at(150));
    expect(run([deep], specification([], 3)).findings).toHaveLength(1);
    expect(run([deep], specification([], 2)).findings).toHaveLength(0);
    expect(run([probe({ severity: 'gap' }, at(150))], specification([], 0)).findings).toHaveLength(1);
  });

  test('doubtful elements raise no errors and warnings, gaps they may', () => {
    const doubtful = { ...screen('Maybe'), at: { from: 150, to: 160 }, doubtful: true };
    const of = { ...specification(), screens: { screens: [doubtful] } };
    const reports = [
      at(155),
      at(160),
      { ...at(110), related: [{ message: 'there', at: { from: 151, to: 152 } }] },
    ];
    expect(run([probe({}, ...reports)], of).findings.map(({ at: { from } }) => from)).toEqual([160]);
    expect(run([probe({ severity: 'gap' }, ...reports)], of).findings).toHaveLength(3);
  });
});

describe('waivers', () => {
  const probes = [probe({ id: 'screens/one' }, at(110), at(150)), probe({ id: 'screens/two' }, at(110))];
  const registry: readonly Check[] = [...probes, unusedWaiver as WaiverCheck, withoutReason as WaiverCheck];
  const checks = (findings: readonly Finding[]) =>
    findings.map(({ check, at: { from } }) => `${check} ${from}`);

  test('cover the findings of their check in their scope, which are kept apart', () => {
    const wanted = waiver('screens/one', 105, 120);
    const { findings, waived } = run(registry, specification([wanted]));
    expect(checks(findings)).toEqual(['screens/two 110', 'screens/one 150']);
    expect(waived).toMatchObject([{ finding: { check: 'screens/one', at: { from: 110 } }, waiver: wanted }]);
  });

  test('hold in the introduction too', () => {
    const of = {
      ...specification(),
      introduction: { ...model().introduction, waivers: [waiver('screens/two', 0, 300)] },
    };
    expect(checks(run(registry, of).findings)).toEqual(['screens/one 110', 'screens/one 150']);
  });

  test('are findings when they waive nothing, or give no reason, and cannot waive that', () => {
    const of = specification([
      waiver('screens/two', 130, 140),
      waiver('screens/tow', 105, 120),
      waiver('screens/one', 100, 200, ''),
      waiver('document/unused-waiver', 100, 200),
      waiver('run/deadlock', 100, 200),
    ]);
    expect(checks(run(registry, of).findings)).toEqual([
      'screens/two 110',
      'document/unused-waiver 100',
      'document/waiver-without-reason 100',
      'document/unused-waiver 105',
      'document/unused-waiver 130',
    ]);
    const [, , , misspelled] = run(registry, of).findings;
    expect(misspelled?.message).toContain('“screens/two”');
  });
});

test('findings of one cause are folded under the worst of them', () => {
  const finding = (message: string, cause?: string): Finding => ({
    check: 'screens/probe',
    severity: 'error',
    message,
    at: { from: 0, to: 1 },
    ...(cause ? { cause } : {}),
  });
  const [a, b, c, d] = [finding('a', 'x'), finding('b'), finding('c', 'x'), finding('d')];
  expect(groupFindings([a, b, c, d])).toEqual([
    { first: a, following: [c] },
    { first: b, following: [] },
    { first: d, following: [] },
  ]);
});
