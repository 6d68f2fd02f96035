import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/checks/index.ts';
import { severities } from '../../../src/engine/finding.ts';
import { pointIds } from '../../../src/engine/points.ts';
import { files, pageOf } from './check-files.ts';

const ids = checks.map((check) => check.id);

describe('the registry of checks', () => {
  test('holds every check file once, under the id of its path', () => {
    expect([...ids].sort()).toEqual(files.code);
  });

  test('is sorted, as are its imports', () => {
    expect(ids).toEqual([...ids].sort());
    const text = readFileSync(new URL('../../../src/engine/checks/index.ts', import.meta.url), 'utf8');
    const paths = [...text.matchAll(/from '\.\/(\w+\/[\w-]+)\.ts'/g)].map((match) => match[1]);
    expect(paths).toEqual([...paths].sort());
  });

  test('has a page for every check and no page without one', () => {
    expect(files.pages).toEqual(files.code);
  });
});

describe.each(checks.map((check) => [check.id, check] as const))('%s', (id, check) => {
  test('is silent of a draft, or is an error, a gap or a hint, or says why it is not', () => {
    const speaks = check.severity === 'warning' && !check.deep;
    expect(check.everSaid !== undefined).toBe(speaks);
    if (check.severity === 'error') expect(check.deep).toBeUndefined();
  });

  test('reads inputs there are, each once', () => {
    if (check.reads === 'waivers') return;
    const known = new Set<string>(['outline', ...pointIds, ...pointIds.map((point) => `${point}-text`)]);
    const reads = check.reads === 'each-point' ? (check.also ?? []) : check.reads;
    expect(reads.filter((input) => !known.has(input))).toEqual([]);
    expect(new Set(reads).size).toBe(reads.length);
    if (check.reads !== 'each-point') expect(reads.length).toBeGreaterThan(0);
  });

  test('has a severity, and a summary that is one sentence', () => {
    expect(severities).toContain(check.severity);
    expect(check.summary).toMatch(/^[A-Z“][^\n]{8,110}\.$/);
  });

  test('has a page in the fixed shape, in plain words', () => {
    const page = pageOf(id);
    expect(page.title.length).toBeLessThan(60);
    expect(page.why.length).toBeGreaterThan(60);
    expect(page.fix.length).toBeGreaterThan(20);
  });
});
