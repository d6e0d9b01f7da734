import { expect, it } from 'vitest';
import type { KeyValue } from '../../session/key-value.ts';
import { createLastTypes } from './last-type.ts';

function memory(): KeyValue {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => Boolean(values.set(key, value)),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

it('keeps the type of each customer apart', () => {
  const types = createLastTypes(memory());
  types.note('1', 'LUCE');
  types.note('2', 'GAS');
  types.note('1', 'FULL');
  expect([types.of('1'), types.of('2'), types.of('3')]).toEqual(['FULL', 'GAS', undefined]);
  types.forget('1');
  expect([types.of('1'), types.of('2')]).toEqual([undefined, 'GAS']);
});

it('reads a type that it does not know as none', () => {
  const storage = memory();
  storage.set('sportello-user-type.1', 'MARZIANO');
  expect(createLastTypes(storage).of('1')).toBeUndefined();
});
