import { REJECTION_CODES } from '@sportello/domain';
import { expect, it } from 'vitest';
import { isIllegible, rejectionFor } from './inputs.ts';

it.each(REJECTION_CODES.map((code, at) => [String(at + 1).padStart(2, '0'), code] as const))(
  'rejects what ends in 999%s with %s (dimostrazione.distributore.2)',
  (place, code) => {
    expect(rejectionFor({ telefono: `+39 333 12 999 ${place}` })).toBe(code);
    for (const punto of [`IT001E123999${place}`, `IT001E123999${place}7`, `000112345999${place}`]) {
      expect(rejectionFor({ punto, telefono: '3331234567' })).toBe(code);
    }
  },
);

it.each([{}, { punto: 'IT001E99999999' }, { telefono: '3339990000' }, { telefono: '3331299914' }])(
  'rejects nothing of %j',
  (answers) => {
    expect(rejectionFor(answers)).toBeUndefined();
  },
);

it.each([
  ['carta-illeggibile.pdf', true],
  ['Illeggibile.PNG', true],
  ['carta.pdf', false],
])('reads %s: %s', (name, expected) => {
  expect(isIllegible(name)).toBe(expected);
});
