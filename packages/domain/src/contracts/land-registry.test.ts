import { expect, it } from 'vitest';
import { LAND_REGISTRY_FORMS } from './land-registry.ts';

it.each<[keyof typeof LAND_REGISTRY_FORMS, string[], string[]]>([
  ['foglio', ['1', '12', '9999', '12A'], ['', '0', '012', '12345', 'A', '12AB', '1 2', '12\n']],
  ['particella', ['1', '345', '99999', '345/2', '.88', '.88/1'], ['', '0', '0345', '345/', '345/0', '..8', '123456']],
  ['subalterno', ['1', '6', '9999'], ['', '0', '06', '12345', '6A']],
])('%s is written as the land registry does', (part, good, bad) => {
  expect(good.filter((text) => !LAND_REGISTRY_FORMS[part].test(text))).toEqual([]);
  expect(bad.filter((text) => LAND_REGISTRY_FORMS[part].test(text))).toEqual([]);
});
