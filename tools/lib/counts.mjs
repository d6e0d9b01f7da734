import { stripVTControlCharacters } from 'node:util';

/**
 * How a stage went.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Count `failures` names
 *   what failed, a line each, with the first line of why
 */

/**
 * `tools/check.ts` says "ok types" or "FAILED lint", one line per check.
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
 * A test that passes only when tried again has failed: it will do so to somebody.
 *
 * @returns {Count}
 */
export function countPlaywright(report) {
  if (report === undefined) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped, failures: report.suites.flatMap(failedSpecs) };
}

/** What failed in a file or a describe of Playwright's report, and in those below it. */
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

/** Of a message in a terminal's colours. */
function firstLine(message) {
  return stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')[0];
}

const none = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * A stage that says it failed without naming a test (a crash, an unhandled error) counts as one failure.
 *
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
export function atLeastOneFailure(count, code) {
  if (code === 0 || count.failed > 0) return count;
  return { ...count, failed: 1, failures: [`ended with ${code}, and named no test`] };
}
