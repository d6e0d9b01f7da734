import { stripVTControlCharacters } from 'node:util';

/**
 * Results of a stage.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count `failures` has one line
 * per failure, with the first line of its reason
 */

/**
 * `tools/check.ts` prints "ok types" or "FAILED lint", one line per check.
 *
 * @param {string} output
 * @returns {Count}
 */
export function countCheck(output) {
  const passed = output.match(/^ok +\S/gm)?.length ?? 0;
  const failures = output.match(/^FAILED +\S.*/gm) ?? [];
  return { passed, failed: failures.length, skipped: 0, failures: [...failures] };
}

/**
 * A file that fails to load has no tests to count, so it counts as one failure.
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
    failures: [
      ...unloadable.map(({ name, message }) => told(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => told(`${name} › ${fullName}`, failureMessages?.[0])),
      ),
    ],
  };
}

/**
 * A flaky test, which passes only on retry, counts as failed.
 *
 * @returns {Count}
 */
export function countPlaywright(report) {
  if (report === undefined) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: report.suites.flatMap(failedSpecs) };
}

function failedSpecs({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => {
          const error = results.find(({ error }) => error !== undefined)?.error;
          return told(`[${projectName}] ${file}:${line} › ${title}`, error?.message);
        }),
    ),
    ...suites.flatMap(failedSpecs),
  ];
}

const told = (name, why) => [name, firstLine(why)].filter((text) => text !== '').join(': ');

function firstLine(message) {
  return stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')[0];
}

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * A stage that fails without naming a test (a crash, an unhandled error) counts as one failure.
 *
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
export function atLeastOneFailure(count, code) {
  if (code === 0 || count.failed > 0) return count;
  return { ...count, failed: 1, failures: [`ended with ${code}, and named no test`] };
}
