import { expect, it } from 'vitest';
import { formatOf } from './format.ts';

it.each([
  ['application/pdf', 'pages'],
  ['audio/wav', 'sound'],
  ['audio/mpeg', 'sound'],
  ['image/jpeg', 'picture'],
  ['image/png', 'picture'],
  ['image/svg+xml', 'nothing'],
  ['text/html', 'nothing'],
  ['application/zip', 'nothing'],
  ['constructor', 'nothing'],
  ['', 'nothing'],
])('shows %s as %s', (type, shownAs) => {
  expect(formatOf(type).shownAs).toBe(shownAs);
});
