import { expect, it } from 'vitest';
import { rejectedFor } from '../../mechanism/rows.ts';
import { saveLandRegistry } from './saveLandRegistry.ts';

const asked = { codiceContratto: 'C1', foglio: '12', particella: '345' };

it.each([
  [asked, []],
  [{ ...asked, subalterno: '6' }, []],
  [{ ...asked, foglio: '' }, ['foglio MISSING']],
  [{ ...asked, foglio: '012' }, ['foglio NOT_VALID']],
  [{ ...asked, particella: '345/' }, ['particella NOT_VALID']],
  [{ ...asked, subalterno: 'A' }, ['subalterno NOT_VALID']],
  [{ codiceContratto: 'C1', foglio: '12' }, ['particella invalid_type']],
])('validates land registry data with %j', (body, expected) => {
  expect(rejectedFor(saveLandRegistry.body, body)).toEqual(expected);
});
