import { expect, test } from 'vitest';
import { add, readPlaywright } from '../../.ci/counts.mjs';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test('a browser test that passes only when tried again passes, and is named', () => {
  const counts = readPlaywright({
    stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 },
    errors: [{}],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('steady', 'expected'), spec('late', 'flaky')],
        suites: [{ title: 'in a dialog', specs: [spec('early', 'flaky'), spec('broken', 'unexpected')] }],
      },
    ],
  });
  expect(counts).toEqual({
    passed: 6,
    failed: 2,
    skipped: 3,
    unsteady: ['a.spec.ts › late', 'in a dialog › early'],
  });
  expect(add([counts])).toEqual({ passed: 6, failed: 2, skipped: 3 });
});
