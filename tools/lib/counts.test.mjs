import { expect, test } from 'vitest';
import { atLeastOneFailure, countCheck, countPlaywright, countVitest } from './counts.mjs';

test('each check counts as one', () => {
  const output = 'ok     types\nFAILED lint\n  x no-console: ok to use?\nok     format\nok     dead code\n';
  expect(countCheck(output)).toEqual({ passed: 3, failed: 1, skipped: 0 });
});

test('a test file that could not be loaded is a failure', () => {
  const file = (status, ...statuses) => ({ status, assertionResults: statuses.map((status) => ({ status })) });
  const report = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1 };
  const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')];
  expect(countVitest({ ...report, testResults })).toEqual({ passed: 2, failed: 2, skipped: 4 });
});

test('a journey that passes only when tried again has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a stage that fails without a failed test is a failure, also when it left no report', () => {
  expect(atLeastOneFailure({ passed: 7, failed: 0, skipped: 0 }, 1)).toMatchObject({ passed: 7, failed: 1 });
  expect(atLeastOneFailure(countVitest(undefined), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(atLeastOneFailure({ passed: 7, failed: 2, skipped: 0 }, 1)).toMatchObject({ failed: 2 });
  expect(atLeastOneFailure({ passed: 7, failed: 0, skipped: 0 }, 0)).toMatchObject({ failed: 0 });
});
