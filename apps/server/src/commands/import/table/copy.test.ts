import { expect, it } from 'vitest';
import { copyLine } from './copy.ts';

it.each([
  [['a', 1, true, null, undefined], 'a\t1\ttrue\t\\N\t\\N\n'],
  [['tab\there', 'two\nlines\r', 'back\\slash', '\\N'], 'tab\\there\ttwo\\nlines\\r\tback\\\\slash\t\\\\N\n'],
  [[''], '\n'],
])('writes %j as a line of COPY', (values, line) => {
  expect(copyLine(values)).toBe(line);
});
