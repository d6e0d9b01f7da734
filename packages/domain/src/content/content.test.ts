import { expect, it } from 'vitest';
import { isShownInArea } from './content.ts';

it.each([
  [['AREA_PRIVATA'], true],
  [['APP', 'AREA_PRIVATA'], true],
  [['APP'], false],
  [[], false],
])('content for %j is shown: %s', (system, expected) => {
  expect(isShownInArea({ system })).toBe(expected);
});
