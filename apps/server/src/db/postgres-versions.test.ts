import { expect, it } from 'vitest';
import { describeUnsupported, describeUntested } from './postgres-versions.ts';

it.each([
  [90_624, 'the server is PostgreSQL 9; 15 or newer is needed.'],
  [140_019, 'the server is PostgreSQL 14; 15 or newer is needed.'],
  [150_000, undefined],
  [180_003, undefined],
  [190_000, undefined],
])('rejects a PostgreSQL older than 15: %d', (version, problem) => {
  expect(describeUnsupported(version)).toBe(problem);
});

it.each([
  [150_000, undefined],
  [189_999, undefined],
  [190_000, 'PostgreSQL 19 is newer than those that Sportello is tested with (15 to 18).'],
])('warns of a PostgreSQL newer than 18: %d', (version, warning) => {
  expect(describeUntested(version)).toBe(warning);
});
