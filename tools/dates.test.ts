import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const house = path.join(import.meta.dirname, '..');
const wordsDates = /DateTimeFormat|RelativeTimeFormat|toLocale(Date|Time)String|toReversed\(\)\.join\('\/'\)/;

it('dates and times are worded in one module (aspetto.voce.2)', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: house });
  const wording = files.filter(
    (file) => !file.includes('.test.') && wordsDates.test(readFileSync(path.join(house, file), 'utf8')),
  );
  expect(wording.toSorted()).toEqual([
    'packages/domain/src/shared/day-words.ts',
    // What day and what time it is in Rome, as the wire says them.
    'packages/domain/src/shared/day.ts',
  ]);
});
