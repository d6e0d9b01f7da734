import { describe, expect, it } from 'vitest';
import {
  addressOf,
  addressProblems,
  emptyAddress,
  withStreet,
  withText,
  withTown,
  type AddressDraft,
  type AddressField,
} from './address.ts';

const bolzano = {
  key: '021008',
  name: 'Bolzano',
  germanName: 'Bozen',
  province: 'BZ',
  region: undefined,
  caps: ['39100'],
};
const forli = { ...bolzano, key: '040012', name: 'Forlì', province: 'FC', caps: ['47121', '47122'] };
const nowhere = { ...bolzano, key: '021999', caps: [] };
const street = { key: '1', name: 'Via Portici', germanName: undefined, cap: undefined };

const good: AddressDraft = {
  city: 'Bolzano',
  townKey: '',
  caps: [],
  province: 'BZ',
  cap: '39100',
  street: 'Via Portici',
  number: '12/B',
};

describe('a town that is chosen', () => {
  it('brings its province, and its postal code if it has one', () => {
    expect(withTown(emptyAddress, bolzano)).toMatchObject({ city: 'Bolzano', province: 'BZ', cap: '39100' });
  });

  it('leaves the choice among several codes, and keeps one that is among them', () => {
    expect(withTown({ ...emptyAddress, cap: '39100' }, forli)).toMatchObject({ cap: '', caps: ['47121', '47122'] });
    expect(withTown({ ...emptyAddress, cap: '47122' }, forli)).toMatchObject({ cap: '47122' });
  });

  it('accepts a typed postal code for a town without a known one', () => {
    const draft = { ...withTown(emptyAddress, nowhere), street: 'Via Roma', number: '1', cap: '38010' };
    expect(addressProblems(draft)).toEqual({});
  });

  it('clears a chosen town once its name is overwritten', () => {
    const chosen = withTown(emptyAddress, bolzano);
    expect(withText(chosen, 'city', 'Bolzano ')).toEqual({ ...chosen, city: 'Bolzano ' });
    expect(withText(chosen, 'city', 'Bolzan')).toEqual({ ...emptyAddress, city: 'Bolzan' });
    const typed = { ...emptyAddress, city: 'Mila', province: 'MI', cap: '20121' };
    expect(withText(typed, 'city', 'Milan')).toEqual({ ...typed, city: 'Milan' });
  });
});

describe('a street that is chosen', () => {
  it('brings its postal code where it is one of the town’s', () => {
    const draft = withTown(emptyAddress, forli);
    expect(withStreet(draft, { ...street, cap: '47122' })).toMatchObject({ street: 'Via Portici', cap: '47122' });
    expect(withStreet(draft, { ...street, cap: '00100' })).toMatchObject({ cap: '' });
    expect(withStreet(withTown(emptyAddress, bolzano), street)).toMatchObject({ cap: '39100' });
  });
});

describe('problems', () => {
  it('finds no problems in a good address, typed or chosen', () => {
    expect(addressProblems(good)).toEqual({});
    expect(addressProblems({ ...withTown(good, bolzano) })).toEqual({});
  });

  it('misses every field of an empty one', () => {
    expect(addressProblems(emptyAddress)).toEqual({
      city: 'missing',
      province: 'missing',
      cap: 'missing',
      street: 'missing',
      number: 'missing',
    });
  });

  it.each<[AddressField, string, string | undefined]>([
    ['city', '   ', 'missing'],
    ['city', '\u00A0\t', 'missing'],
    ['city', 'a'.repeat(101), 'too-long'],
    ['city', `  ${'a'.repeat(100)}  `, undefined],
    ['city', 'Милан', 'not-latin'],
    ['city', '123', 'bad-form'],
    ['city', 'Sant’Agnello', undefined],
    ['city', 'Občina Zgonik', undefined],
    ['province', 'B', 'bad-form'],
    ['province', 'BOLZANO', 'bad-form'],
    ['province', '12', 'bad-form'],
    ['cap', '3910', 'bad-form'],
    ['cap', '391001', 'bad-form'],
    ['cap', '٣٩١٠٠', 'not-latin'],
    ['cap', ' 39100 ', undefined],
    ['street', '...', 'bad-form'],
    ['street', 'Museumstraße', undefined],
    ['street', 'a'.repeat(101), 'too-long'],
    ['street', '米蘭', 'not-latin'],
    ['number', 'B', 'bad-form'],
    ['number', '12345678901', 'bad-form'],
    ['number', 'snc', undefined],
    ['number', 'km 12,5', undefined],
    ['number', '3 int. 5', undefined],
  ])('returns for the %s %j the problem %s', (field, text, expected) => {
    expect(addressProblems({ ...good, [field]: text })[field]).toBe(expected);
  });

  it('finds a postal code that is not the town’s', () => {
    expect(addressProblems({ ...withTown(good, forli), cap: '39100' })).toEqual({ cap: 'not-of-town' });
  });
});

it('removes pasted spaces from an address', () => {
  const draft = { ...good, city: ' Bolzano\n', street: 'Via \t Portici ', number: ' 12 ', cap: '39100 ' };
  expect(addressOf(draft)).toEqual({
    street: 'Via Portici',
    number: '12',
    cap: '39100',
    city: 'Bolzano',
    province: 'BZ',
    country: 'IT',
  });
});
