import { expect, test } from 'vitest';
import { atLeastOneFailure, countCheck, countPlaywright, countVitest } from './counts.mjs';

test('counts each check as one', () => {
  const output = 'ok     types\nFAILED lint\n  x no-console: ok to use?\nok     format\nok     dead code\n';
  expect(countCheck(output)).toEqual({ passed: 3, failed: 1, skipped: 0, failures: ['FAILED lint'] });
});

test('counts a test file that could not be loaded as a failure', () => {
  const file = (status, ...statuses) => ({
    name: 'a.test.ts',
    message: status === 'failed' ? 'SyntaxError: no\n  at b.ts' : '',
    status,
    assertionResults: statuses.map((status) => ({
      status,
      fullName: `it ${status}`,
      failureMessages: status === 'failed' ? ['Error: 1 is not 2\n  at c.ts'] : [],
    })),
  });
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1 };
  const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')];
  expect(countVitest({ ...report, testResults })).toEqual({
    passed: 2,
    failed: 2,
    skipped: 4,
    failures: ['a.test.ts: SyntaxError: no', 'a.test.ts › it failed: Error: 1 is not 2'],
  });
});

test('counts a journey that passes only when tried again as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const spec = (title, status, message) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ projectName: 'phone', status, results: message === undefined ? [{}] : [{ error: { message } }, {}] }],
  });
  const suites = [
    {
      specs: [spec('passes', 'expected')],
      suites: [
        { specs: [spec('fails', 'unexpected', '\u001B[31mError: no\u001B[39m\n  at'), spec('wavers', 'flaky', 'x')] },
      ],
    },
  ];
  expect(countPlaywright({ stats, suites })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: ['[phone] a.spec.ts:3 › fails: Error: no', '[phone] a.spec.ts:3 › wavers: x'],
  });
});

test('counts a stage that fails without a failed test as a failure, also without a report', () => {
  expect(atLeastOneFailure({ passed: 7, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 7, failed: 1 });
  expect(atLeastOneFailure(countVitest(undefined), 1)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: ['ended with 1, and named no test'],
  });
  expect(atLeastOneFailure({ passed: 7, failed: 2, skipped: 0 }, 1)).toMatchObject({ failed: 2 });
  expect(atLeastOneFailure({ passed: 7, failed: 0, skipped: 0 }, 0)).toMatchObject({ failed: 0 });
});
