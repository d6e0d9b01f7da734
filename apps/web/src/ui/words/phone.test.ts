import { phoneWords } from '@sportello/domain';
import { expect, it } from 'vitest';
import { telOf } from './phone.ts';

it.each([
  ['800000101', '800 000 101', 'tel:800000101'],
  ['800 000 101', '800 000 101', 'tel:800000101'],
  ['+393384987534', '+39 338 498 7534', 'tel:+393384987534'],
  ['3384987534', '338 498 7534', 'tel:3384987534'],
  ['02 1234 567', '02 1234 567', 'tel:021234567'],
  ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['1500', '1500', 'tel:1500'],
])('formats %s as %s and links it as %s', (phone, words, tel) => {
  expect(phoneWords(phone)).toBe(words);
  expect(telOf(phone)).toBe(tel);
});
