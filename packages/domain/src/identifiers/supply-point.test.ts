import { expect, it } from 'vitest';
import { isPdr, isPod } from './supply-point.ts';

it.each([
  ['IT001E12345678', true],
  ['IT001E123456789', true],
  ['IT001E12345678A', true],
  [' it001e12345678 ', true],
  ['IT001E1234567', false],
  ['IT001E1234567890', false],
  ['IT001F12345678', false],
  ['FR001E12345678', false],
  ['IT01E123456789', false],
  ['', false],
])('returns for POD %j whether it is valid: %s', (text, expected) => {
  expect(isPod(text)).toBe(expected);
});

it.each([
  ['00881234567890', true],
  [' 00881234567890 ', true],
  ['0088123456789', false],
  ['008812345678901', false],
  ['0088123456789A', false],
  ['', false],
])('returns for PDR %j whether it is valid: %s', (text, expected) => {
  expect(isPdr(text)).toBe(expected);
});
