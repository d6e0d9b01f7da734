import { describe, expect, it } from 'vitest';
import { areSameNumbers, landNumbersOf, tidyLandNumbers, wrongLandNumbers } from './fields.ts';

const numbers = { foglio: '12', particella: '345', subalterno: '6' };

describe('the numbers of the land registry', () => {
  it.each([
    ['all three', {}, []],
    ['one unit alone', { subalterno: ' ' }, []],
    ['a divided parcel', { particella: '345/2' }, []],
    ['no sheet', { foglio: '' }, ['foglio MISSING']],
    ['words', { particella: 'abc', subalterno: '6A' }, ['particella NOT_VALID', 'subalterno NOT_VALID']],
  ])('validates numbers of the land registry: %s', (_, change, wrong) => {
    const found = wrongLandNumbers({ ...numbers, ...change });
    expect(found.map(({ field, why }) => `${field} ${why}`)).toEqual(wrong);
  });

  it('formats numbers as the land registry does', () => {
    expect(tidyLandNumbers({ foglio: ' 0012 a', particella: '.0345 / 2', subalterno: '006' })).toEqual({
      foglio: '12A',
      particella: '.345/2',
      subalterno: '6',
    });
  });

  it('reads known land registry numbers, and compares them', () => {
    expect(landNumbersOf(undefined)).toEqual({ foglio: '', particella: '', subalterno: '' });
    expect(landNumbersOf({ entered: true, foglio: '12', particella: '345', subalterno: '6' })).toEqual(numbers);
    expect(areSameNumbers(numbers, { ...numbers })).toBe(true);
    expect(areSameNumbers(numbers, { ...numbers, subalterno: '' })).toBe(false);
  });
});
