import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);
const thatHave = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8'))).toSorted();

it('dates and times are worded in one module (aspetto.voce.2)', () => {
  const wording = /DateTimeFormat|RelativeTimeFormat|toLocale(Date|Time)String|toReversed\(\)\.join\('\/'\)/;
  expect(thatHave(wording)).toEqual([
    'packages/domain/src/shared/day-words.ts',
    // Formats day and time in Rome for the wire.
    'packages/domain/src/shared/day.ts',
  ]);
});

it('amounts and figures are worded in one module (aspetto.caratteri.1)', () => {
  expect(thatHave(/NumberFormat|toLocaleString|i18n\.number/)).toEqual([
    // In English, for the operators of the server.
    'apps/server/src/commands/doctor/rows.ts',
    'apps/server/src/commands/import/report.ts',
    'packages/domain/src/shared/figure-words.ts',
    // Simulates another company's page, which must not depend on our code.
    'packages/fakes/src/cards/page.ts',
  ]);
});
