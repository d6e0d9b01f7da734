import { expect, it } from 'vitest';
import {
  CONTENT_SYSTEM,
  HOME_BANNER_FOLDERS,
  HOME_BANNER_VARIANTS,
  homeBannerVariant,
  isShownInArea,
  LANDING_FOLDERS,
  LANDING_VARIANTS,
  SEGMENT_FOLDERS,
  VAS_CATEGORY_FOLDERS,
  VAS_CONTENT_CATEGORIES,
  VAS_CONTENT_LEVELS,
  VAS_LEVEL_FOLDERS,
} from './content.ts';

it.each([
  [['AREA_PRIVATA'], true],
  [['APP', 'AREA_PRIVATA'], true],
  [['APP'], false],
  [[], false],
])('returns for content of %j whether it is shown: %s (contenuto.sistema.1)', (system, expected) => {
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
] as const)('returns for %s %s the banners %s (contenuto.usi.2)', (segment, type, expected) => {
  expect(homeBannerVariant(segment, type)).toBe(expected);
});

it.each([
  ['the system of the customer area (contenuto.sistema.1)', CONTENT_SYSTEM, 'AREA_PRIVATA'],
  ['the variants of the landing page (intervento.pagina.1)', LANDING_VARIANTS, ['FREE_HOUR', 'NO_FREE_HOUR']],
  [
    'the variants of the home banners (contenuto.usi.2)',
    HOME_BANNER_VARIANTS,
    ['RESIDENTIAL', 'RESIDENTIAL_WITHOUT_FREE_MARKET', 'OTHER'],
  ],
  ['the levels of content about services (contenuto.usi.2)', VAS_CONTENT_LEVELS, ['LIST', 'DETAILS']],
  ['the categories of content about services (contenuto.usi.2)', VAS_CONTENT_CATEGORIES, ['PRODUCT', 'SERVICE']],
])('returns %s', (_, constant, value) => {
  expect(constant).toEqual(value);
});

it.each([
  ['RESIDENZIALE', SEGMENT_FOLDERS.RESIDENZIALE, 'residenziale'],
  ['AMMINISTRATORE', SEGMENT_FOLDERS.AMMINISTRATORE, 'amministratore'],
  ['PMI', SEGMENT_FOLDERS.PMI, 'pmi'],
  ['FREE_HOUR', LANDING_FOLDERS.FREE_HOUR, 'ora-gratis'],
  ['NO_FREE_HOUR', LANDING_FOLDERS.NO_FREE_HOUR, 'senza-ora-gratis'],
  ['RESIDENTIAL', HOME_BANNER_FOLDERS.RESIDENTIAL, 'residenziale'],
  [
    'RESIDENTIAL_WITHOUT_FREE_MARKET',
    HOME_BANNER_FOLDERS.RESIDENTIAL_WITHOUT_FREE_MARKET,
    'residenziale-senza-mercato-libero',
  ],
  ['OTHER', HOME_BANNER_FOLDERS.OTHER, 'altri'],
  ['LIST', VAS_LEVEL_FOLDERS.LIST, 'lista'],
  ['DETAILS', VAS_LEVEL_FOLDERS.DETAILS, 'dettaglio'],
  ['PRODUCT', VAS_CATEGORY_FOLDERS.PRODUCT, 'prodotti'],
  ['SERVICE', VAS_CATEGORY_FOLDERS.SERVICE, 'servizi'],
])('maps %s to a folder of content (contenuto.usi.2)', (_, folder, expected) => {
  expect(folder).toBe(expected);
});

it.each([
  ['AMMINISTRATORE', 'TUTELA_PLACET', 'OTHER'],
  ['PMI', 'TUTELA_PLACET', 'OTHER'],
  ['PMI', 'LUCE', 'OTHER'],
  ['PMI', undefined, 'OTHER'],
  ['RESIDENZIALE', 'GAS', 'RESIDENTIAL'],
  ['RESIDENZIALE', 'DUAL', 'RESIDENTIAL'],
] as const)('maps %s with %s to the banners of %s (contenuto.usi.2)', (segment, type, expected) => {
  expect(homeBannerVariant(segment, type)).toBe(expected);
});
