import { expect, it } from 'vitest';
import { homeBannerVariant, isShownInArea } from './content.ts';

it.each([
  [['AREA_PRIVATA'], true],
  [['APP', 'AREA_PRIVATA'], true],
  [['APP'], false],
  [[], false],
])('content for %j is shown: %s (contenuto.sistema.1)', (system, expected) => {
  expect(isShownInArea({ system })).toBe(expected);
});

it.each([
  ['RESIDENZIALE', 'LUCE', 'RESIDENTIAL'],
  ['RESIDENZIALE', 'MISTO', 'RESIDENTIAL'],
  ['RESIDENZIALE', undefined, 'RESIDENTIAL'],
  ['RESIDENZIALE', 'STG', 'RESIDENTIAL_WITHOUT_FREE_MARKET'],
  ['RESIDENZIALE', 'TUTELA_PLACET', 'RESIDENTIAL_WITHOUT_FREE_MARKET'],
  ['AMMINISTRATORE', 'DUAL', 'OTHER'],
  ['PMI', 'STG', 'OTHER'],
] as const)('the banners of %s %s are %s (contenuto.usi.2)', (segment, type, expected) => {
  expect(homeBannerVariant(segment, type)).toBe(expected);
});
