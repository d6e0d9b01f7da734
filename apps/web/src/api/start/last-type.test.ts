import { expect, it } from 'vitest';
import { createLastTypes } from './last-type.ts';

const known = () => {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
  };
};

it('keeps the type of each customer apart', () => {
  const types = createLastTypes(known());
  types.note('1', 'LUCE');
  types.note('2', 'GAS');
  types.note('1', 'FULL');
  expect([types.of('1'), types.of('2'), types.of('3')]).toEqual(['FULL', 'GAS', undefined]);
});

it('reads a type that it does not know as none', () => {
  const storage = known();
  storage.set('type.1', 'MARZIANO');
  expect(createLastTypes(storage).of('1')).toBeUndefined();
});
