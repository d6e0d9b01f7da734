import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { CONTRACT_SEGMENT_TYPES, contractSegmentType, contractSegmentTypesOf } from './segment-type.ts';
import type { CommodityType } from './commodity.ts';
import type { ItemCategory } from './vas/vas.ts';

const supply = (commodityType: CommodityType): Contract => ({
  type: 'COMMODITY',
  code: 'C1',
  status: 'ATTIVO',
  commodity: { commodityType, commodityMarket: 'LIBERO', selfReading: false },
});
const service = (type: ItemCategory): Contract => ({
  type: 'VAS',
  code: 'V1',
  status: 'ATTIVO',
  vas: { type, subType: 'DEFAULT' },
});

it('returns the sections in order (contratto.modello.2)', () => {
  expect(CONTRACT_SEGMENT_TYPES).toEqual(['FORNITURE', 'PRODOTTI', 'SERVIZI']);
});

it.each<[Contract, string]>([
  [supply('LUCE'), 'FORNITURE'],
  [supply('GAS'), 'FORNITURE'],
  [supply('SCONOSCIUTO'), 'FORNITURE'],
  [service('FIBRA'), 'FORNITURE'],
  [service('PRODOTTO'), 'PRODOTTI'],
  [service('SERVIZIO'), 'SERVIZI'],
  [service('SCONOSCIUTO'), 'SERVIZI'],
])('maps contract %j to section %s (contratto.modello.2)', (contract, section) => {
  expect(contractSegmentType(contract)).toBe(section);
});

it.each([
  ['RESIDENZIALE', ['FORNITURE', 'PRODOTTI', 'SERVIZI']],
  ['AMMINISTRATORE', ['FORNITURE', 'PRODOTTI']],
  ['PMI', ['FORNITURE', 'PRODOTTI']],
] as const)('returns for segment %s the sections %j (moduli.stati.2)', (segment, sections) => {
  expect(contractSegmentTypesOf(segment)).toEqual(sections);
});
