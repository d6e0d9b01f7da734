import { expect, it } from 'vitest';
import { CONSUMPTION_KINDS } from './consumption.ts';

it('returns the kinds of consumption', () => {
  expect(CONSUMPTION_KINDS).toEqual(['EFFETTIVO', 'STIMATO']);
});
