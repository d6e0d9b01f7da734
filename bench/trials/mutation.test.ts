import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areasOf, ROOT } from '../lib/mutation/areas.ts';
import { readMutationOptions } from '../lib/mutation/options.ts';
import { reportOf } from '../lib/mutation/report.ts';
import { runMutants } from '../lib/mutation/run.ts';
import { sampleOf } from '../lib/mutation/sample.ts';

// The short run; the long one is `npm run bench -- mutation`.

const file = 'bench/lib/mutation/example/fits.ts';
const unsaid = { file, from: 'kilograms > 0', to: 'kilograms >= 0' };

test('tells mutants that the tests notice from those that survive', { timeout: 120_000 }, async () => {
  const run = await runMutants(readMutationOptions(['--path', 'bench/lib/mutation/example']));
  const { results } = run;
  const { scores, survivors } = reportOf(run, []);
  // No row has a parcel without weight, so the mutants that differ only there survive.
  expect(survivors.map(({ from, to }) => `${from} → ${to}`).toSorted()).toEqual([
    '0 → 1',
    'kilograms > 0 → kilograms >= 0',
  ]);
  expect(scores).toEqual([{ file, killed: results.length - 2, mutants: results.length }]);
  const noticed = results.filter(({ status }) => status === 'Killed').map(({ mutatorName }) => mutatorName);
  expect(new Set(noticed)).toEqual(
    new Set(['BlockStatement', 'ConditionalExpression', 'EqualityOperator', 'LogicalOperator', 'NumericLiteral']),
  );

  const known = reportOf(run, [{ ...unsaid, why: 'an example' }]);
  expect(known.known).toMatchObject([unsaid]);
  expect(known.scores).toEqual([{ file, killed: results.length - 2, mutants: results.length - 1 }]);
});

test('runs a sample that is the same for the same seed', { timeout: 120_000 }, async () => {
  const args = ['--path', 'bench/lib/mutation/example', '--sample', '3', '--seed', '7'];
  const { results } = await runMutants(readMutationOptions(args));
  expect(results).toHaveLength(3);
  const mutants = Array.from({ length: 20 }, (_, at) => ({ fileName: 'a.ts', location, replacement: String(at) }));
  const sample = sampleOf(mutants, 5, 1);
  expect(sampleOf(mutants.toReversed(), 5, 1)).toEqual(sample);
  expect(sampleOf(mutants, 5, 2)).not.toEqual(sample);
});

test('rejects options that mean nothing', () => {
  expect(() => readMutationOptions(['--sample', 'many'])).toThrow('--sample is a whole number from 1, not many.');
  expect(() => readMutationOptions(['--pth', 'x'])).toThrow('--pth');
});

test('runs the tests of the same area, and those that are named', () => {
  const of = (...args: string[]) => areasOf(readMutationOptions(args));
  const [bills, booking, ...others] = of(
    '--path',
    'packages/domain/src/bills',
    '--path',
    'packages/domain/src/booking',
  );
  expect(others).toEqual([]);
  for (const [area, name] of [
    [bills, 'bills'],
    [booking, 'booking'],
  ] as const) {
    expect(area?.files.filter((each) => !each.startsWith(`packages/domain/src/${name}/`))).toEqual([]);
    expect(area?.tests.filter((each) => !each.startsWith(`packages/domain/src/${name}/`))).toEqual([]);
    expect(area?.tests.length).toBeGreaterThan(0);
  }
  const more = ['--tests', 'apps/server/src/areas/notifications'];
  const [server] = of('--path', 'apps/server/src/areas/bills/usecases', ...more);
  expect(server?.tests).toContain('apps/server/src/areas/bills/bills.test.ts');
  expect(server?.tests).toContain('apps/server/src/areas/notifications/notifications.test.ts');
});

test.each([
  ['apps/server/src/config', 'is in none of'],
  ['packages/domain/nowhere', 'There is no packages/domain/nowhere.'],
])('rejects %s, which it cannot mutate', (folder, why) => {
  expect(() => areasOf(readMutationOptions(['--path', folder]))).toThrow(why);
});

const page = readFileSync(path.join(ROOT, 'docs/measurements/mutation.md'), 'utf8');
const commands = [...page.matchAll(/`npm run bench -- mutation([^`]*)`/g)].map(([, args = '']) => args.trim());

test('finds commands in docs/measurements/mutation.md', () => expect(commands.length).toBeGreaterThan(4));

test.each(commands)('accepts the command of docs/measurements/mutation.md with options "%s"', (args) => {
  const options = readMutationOptions(args === '' ? [] : args.split(' '));
  // A clone may lack the branch that the example compares with.
  const [area] = areasOf({ ...options, since: undefined });
  expect(area?.files.length).toBeGreaterThan(0);
  expect(area?.tests.length).toBeGreaterThan(0);
});

const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
