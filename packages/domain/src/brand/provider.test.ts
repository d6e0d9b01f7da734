import { expect, it } from 'vitest';
import { foldText } from '../shared/text.ts';
import { callCentreLine } from './call-centre.ts';
import { isSwitchedOn } from './feature-flags.ts';
import { offerPage } from './offer-page.ts';
import { REGIONS } from '../addresses/regions.ts';

it.each([
  ['RESIDENZIALE', 'STG', 'RESIDENTIAL_STG'],
  ['RESIDENZIALE', 'LUCE', 'RESIDENTIAL_FREE_MARKET'],
  ['RESIDENZIALE', 'TUTELA_PLACET', 'RESIDENTIAL_FREE_MARKET'],
  ['RESIDENZIALE', 'MISTO', 'RESIDENTIAL_FREE_MARKET'],
  ['RESIDENZIALE', undefined, 'RESIDENTIAL_FREE_MARKET'],
  ['AMMINISTRATORE', 'STG', 'AMMINISTRATORE'],
  ['PMI', 'FULL', 'PMI'],
  ['OPERATORE', undefined, undefined],
  ['MANUTENTORE', undefined, undefined],
  ['SCONOSCIUTO', undefined, undefined],
] as const)('returns for %s %s the line %s (assistenza.numeri.1, assistenza.numeri.2)', (segment, type, line) => {
  expect(callCentreLine(segment, type)).toBe(line);
});

it.each([
  ['RESIDENZIALE', 'RESIDENTIAL'],
  ['AMMINISTRATORE', 'CONDOMINIUM'],
  ['PMI', 'BUSINESS'],
  ['OPERATORE', 'HOME'],
  ['MANUTENTORE', 'HOME'],
  ['SCONOSCIUTO', 'HOME'],
] as const)('maps %s to the offer page %s (pagine.offerte.1)', (segment, page) => {
  expect(offerPage(segment)).toBe(page);
});

it('knows the 20 regions, in order (luogo.regioni.1)', () => {
  expect(REGIONS).toHaveLength(20);
  expect(new Set(REGIONS.map((region) => region.slug)).size).toBe(20);
  expect(REGIONS.map((region) => region.slug)).toEqual(REGIONS.map((region) => region.slug).toSorted());
});

it.each(REGIONS)('the slug $slug comes from the name $name', ({ slug, name }) => {
  expect(foldText(name).replace(/[^a-z]+/g, '-')).toBe(slug);
});

it.each([
  ['placetFilter', undefined, true],
  ['placetFilter', {}, true],
  ['placetFilter', { placetFilter: false }, false],
  ['placetFilter', { pensatoPerTe: false }, true],
  ['pensatoPerTe', undefined, false],
  ['pensatoPerTe', { pensatoPerTe: true }, true],
] as const)('returns the option %s with %j as %s (fornitore.opzioni.2)', (flag, configured, expected) => {
  expect(isSwitchedOn(flag, configured)).toBe(expected);
});
