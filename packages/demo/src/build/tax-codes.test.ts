import { isFiscalCode, isVatNumber } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { fiscalCodeOf, vatNumberOf } from './tax-codes.ts';

const born = { sex: 'M', born: '1985-12-10', birthplace: 'A562' } as const;

describe('the fiscal code', () => {
  // Short names such as Rossi, Fo and Aa: the rules of the Ministry's decree of 23 December 1976.
  it.each([
    ['Rossi', 'Mario', 'RSSMRA'],
    ['Ferri', 'Giulia', 'FRRGLI'],
    ['Fo', 'Ada', 'FOXDAA'],
    ["D'Angelo", 'Gianfranco', 'DNGGFR'],
    ['Lo Presti', 'Rosaria', 'LPRRSR'],
    ['Niccolò', 'Annachiara', 'NCCNCH'],
    ['Aò', 'Io', 'AOXIOX'],
  ])('starts the fiscal code of %s %s with %s', (lastName, firstName, letters) => {
    const code = fiscalCodeOf({ ...born, firstName, lastName });
    expect(code.slice(0, 6)).toBe(letters);
    expect(isFiscalCode(code)).toBe(true);
  });

  it('returns the fiscal code of the Ministry’s example', () => {
    expect(fiscalCodeOf({ ...born, firstName: 'Mario', lastName: 'Rossi' })).toBe('RSSMRA85T10A562S');
  });

  it('adds 40 to the day of a woman', () => {
    const woman = { firstName: 'Giulia', lastName: 'Ferri', sex: 'F', born: '1985-08-01', birthplace: 'F205' } as const;
    expect(fiscalCodeOf(woman).slice(6, 15)).toBe('85M41F205');
  });
});

it('makes VAT numbers with their check digit', () => {
  expect(vatNumberOf('0074311', '015')).toBe('00743110157');
  expect(isVatNumber(vatNumberOf('0123456', '023'))).toBe(true);
});
