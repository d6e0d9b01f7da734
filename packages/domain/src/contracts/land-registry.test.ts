import { expect, it } from 'vitest';
import { LAND_REGISTRY_FORMS } from './land-registry.ts';

it.each<[keyof typeof LAND_REGISTRY_FORMS, string[], string[]]>([
  ['foglio', ['1', '12', '9999', '12A'], ['', '0', '012', '12345', 'A', '12AB', '1 2', '12\n']],
  ['particella', ['1', '345', '99999', '345/2', '.88', '.88/1'], ['', '0', '0345', '345/', '345/0', '..8', '123456']],
  ['subalterno', ['1', '6', '9999'], ['', '0', '06', '12345', '6A']],
])('accepts %s only as the land registry writes it', (part, good, bad) => {
  expect(good.filter((text) => !LAND_REGISTRY_FORMS[part].test(text))).toEqual([]);
  expect(bad.filter((text) => LAND_REGISTRY_FORMS[part].test(text))).toEqual([]);
});

it.each<[keyof typeof LAND_REGISTRY_FORMS, string]>([
  ['foglio', '1234A'],
  ['foglio', '1Z'],
  ['foglio', '90'],
  ['particella', '10000'],
  ['particella', '1/1'],
  ['particella', '1/9999'],
  ['particella', '.1'],
  ['subalterno', '1'],
  ['subalterno', '1000'],
])('returns true for %s %j (contratto.modello.10)', (part, text) => {
  expect(LAND_REGISTRY_FORMS[part].test(text)).toBe(true);
});

it.each<[keyof typeof LAND_REGISTRY_FORMS, string]>([
  ['foglio', 'x1'],
  ['foglio', '1a'],
  ['foglio', '1A '],
  ['foglio', ' 1'],
  ['foglio', '12345'],
  ['particella', 'x345'],
  ['particella', '345x'],
  ['particella', '88.'],
  ['particella', 'a88'],
  ['particella', '.088'],
  ['particella', '1/12345'],
  ['particella', '1/2/3'],
  ['particella', '1/x'],
  ['particella', '1 2'],
  ['subalterno', 'x1'],
  ['subalterno', '1x'],
  ['subalterno', '.1'],
])('rejects %s %j (contratto.modello.10)', (part, text) => {
  expect(LAND_REGISTRY_FORMS[part].test(text)).toBe(false);
});
