/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * `tools/check.ts` says "ok types" or "FAILED lint", one line per check.
 *
 * @param {string} output
 * @returns {Count}
 */
export function countCheck(output) {
  const passed = output.match(/^ok +\S/gm)?.length ?? 0;
  const failed = output.match(/^FAILED +\S/gm)?.length ?? 0;
  return { passed, failed, skipped: 0 };
}

/**
 * A file that can't even be loaded has no tests to count; it is a failure of its own.
 *
 * @returns {Count}
 */
export function countVitest(report) {
  if (report === undefined) return none;
  const unloadable = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * A test that passes only when tried again has failed: it will do so to somebody.
 *
 * @returns {Count}
 */
export function countPlaywright(report) {
  if (report === undefined) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

const none = { passed: 0, failed: 0, skipped: 0 };

/**
 * A stage that says it failed without naming a test (a crash, an unhandled error) counts as one failure.
 *
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
export function atLeastOneFailure(count, code) {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
