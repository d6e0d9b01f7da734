import { expect, it } from 'vitest';
import { recoveryLinkOf } from './link.ts';

it.each([
  ['#id=rec_1&codice=abc-_9', { recoveryId: 'rec_1', code: 'abc-_9' }],
  ['id=rec_1&codice=abc', { recoveryId: 'rec_1', code: 'abc' }],
  ['#id=rec_1', undefined],
  ['#codice=abc', undefined],
  ['#id=&codice=abc', undefined],
  ['#contenuto', undefined],
  ['', undefined],
])('parses the link %j as %j', (fragment, expected) => {
  expect(recoveryLinkOf(fragment)).toEqual(expected);
});
