/** Reads how many tests passed, failed and were skipped from the reports of the test runners. */

/** From the JSON report of Vitest. A file that could not be loaded has no tests, and counts as one failure. */
export function readVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** From the JSON report of Playwright. A flaky test failed once, so it failed; so did an error outside any test. */
export function readPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
}

/** Makes a failed run count: a runner that ended with an error without a failed test failed once all the same. */
export function honest(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Adds the counts of all gates. */
export function add(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const counts of all) {
    for (const key of Object.keys(total)) total[key] += counts[key];
  }
  return total;
}
