import { describe, expect, it } from 'vitest';
import { hasShape, parseJson } from './shape.ts';

const shape = { id: 'string', at: 'number', isOn: 'boolean', kind: ['one', 'other'] } as const;
const good = { id: 'a', at: 1, isOn: true, kind: 'other' };

describe('has the fields', () => {
  it.each([
    [good, true],
    [{ ...good, more: 1 }, true],
    [{ ...good, id: 7 }, false],
    [{ ...good, at: '1' }, false],
    [{ ...good, isOn: null }, false],
    [{ ...good, kind: 'third' }, false],
    [{ id: 'a' }, false],
    [null, false],
    ['text', false],
    [undefined, false],
    [[], false],
  ])('checks the fields of %j: %s', (value, expected) => {
    expect(hasShape(shape, value)).toBe(expected);
  });
});

it.each([
  ['{"a":1}', { a: 1 }],
  ['{', undefined],
  ['', undefined],
])('reads %j', (text, expected) => {
  expect(parseJson(text)).toEqual(expected);
});
