import { expect, it } from 'vitest';
import { creditorIdentifier, isCreditorIdentifier } from './creditor-identifier.ts';

it.each([
  // Examples of the European Payments Council (EPC262-08).
  ['IT66ZZZA1B2C3D4E5F6G7H8', true],
  ['DE98ZZZ09999999999', true],
  ['IT660P2A1B2C3D4E5F6G7H8', true],
  ['IT67ZZZA1B2C3D4E5F6G7H8', false],
  ['IT66ZZZA1B2C3D4E5F6G7H', false],
  ['it66ZZZA1B2C3D4E5F6G7H8', false],
  ['IT66 ZZZA1B2C3D4E5F6G7H8', false],
  ['', false],
])('returns for creditor identifier %j whether it is valid: %s', (text, expected) => {
  expect(isCreditorIdentifier(text)).toBe(expected);
});

it('builds a creditor identifier with its check digits', () => {
  expect(creditorIdentifier('A1B2C3D4E5F6G7H8')).toBe('IT66ZZZA1B2C3D4E5F6G7H8');
  expect(isCreditorIdentifier(creditorIdentifier('01234567897', '001'))).toBe(true);
});
