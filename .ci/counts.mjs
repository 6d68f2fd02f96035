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

/** The titles of the tests of a suite that passed only when they were tried again. */
function unsteadyIn({ title, specs = [], suites = [] }) {
  const own = specs.filter((spec) => spec.tests.some(({ status }) => status === 'flaky'));
  return [...own.map((spec) => `${title} › ${spec.title}`), ...suites.flatMap(unsteadyIn)];
}

/**
 * From the JSON report of Playwright. An error outside any test is a failure. A test that passed only when it was tried
 * again counts as passed and is named: it has a cause that is to be found.
 */
export function readPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    unsteady: report.suites.flatMap(unsteadyIn),
  };
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
