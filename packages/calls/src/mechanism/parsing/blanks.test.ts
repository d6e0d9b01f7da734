import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { withoutBlanks } from './blanks.ts';
import { line } from '../wire.ts';

const schema = z.strictObject({
  name: z.optional(line()),
  list: z.optional(z.array(z.strictObject({ note: z.optional(line()) }))),
  names: z.optional(z.array(line())),
  inner: z.nullable(z.strictObject({ note: z.optional(line()) })),
});

it.each<[unknown, unknown]>([
  [{ name: '', inner: null }, { inner: null }],
  [{ name: ' \t\n\u00a0', inner: { note: '\u200b\ufeff' } }, { inner: {} }],
  [
    { name: ' a ', list: [{ note: '\u2800' }, { note: 'b' }] },
    { name: ' a ', list: [{}, { note: 'b' }] },
  ],
  // List items keep their position, and unknown fields stay to be rejected.
  [
    { names: ['', 'a'], other: '' },
    { names: ['', 'a'], other: '' },
  ],
  ['', ''],
  [null, null],
  [[''], ['']],
])('drops blanks from %j: %j', (value, expected) => {
  expect(withoutBlanks(schema, value)).toEqual(expected);
});

it('takes no name for a field that only objects have', () => {
  expect(withoutBlanks(schema, { constructor: '', toString: '' })).toEqual({ constructor: '', toString: '' });
});
