import { describe, expect, it } from 'vitest';
import { billingTypeFromText } from './delivery/billing-type.ts';
import type { Commodity } from './commodity.ts';
import type { Contract } from './contract.ts';
import { contractLabel } from './label.ts';
import { contractSegmentType, contractSegmentTypesOf } from './segment-type.ts';
import type { ItemCategory, Vas } from './vas/vas.ts';

function supply(commodity: Partial<Commodity>, street?: string): Contract {
  return {
    type: 'COMMODITY',
    status: 'ATTIVO',
    code: 'C1',
    address: { street },
    commodity: {
      commodityType: 'LUCE',
      commodityMarket: 'LIBERO',
      selfReading: false,
      ...commodity,
    },
  };
}

function service(vas: Partial<Vas>, street?: string): Contract {
  return {
    type: 'VAS',
    status: 'ATTIVO',
    code: 'V1',
    address: { street },
    vas: { type: 'SERVIZIO', subType: 'DEFAULT', ...vas },
  };
}

describe('contractLabel (contratto.nomi.1)', () => {
  it.each([
    [supply({ nickname: 'Casa', offerName: 'Sole', pod: 'P' }, 'Via Roma 1'), 'Casa'],
    [supply({ nickname: ' ', offerName: 'Sole', pod: 'P' }, 'Via Roma 1'), 'Via Roma 1'],
    [supply({ offerName: 'Sole', pod: 'P' }), 'Sole'],
    [supply({ pdr: '00881234567890' }), 'PDR 00881234567890'],
    [supply({ pod: 'IT001E12345678' }), 'POD IT001E12345678'],
    [supply({ pdr: 'D', pod: 'P' }), 'PDR D'],
    [supply({}), 'C1'],
    [service({ name: 'Assistenza' }, 'Via Roma 1'), 'Assistenza'],
    [service({}, 'Via Roma 1'), 'Via Roma 1'],
    [service({ pod: 'IT001E12345678' }), 'POD IT001E12345678'],
    [service({}), 'V1'],
  ])('returns the label in row %# for %j', (contract, label) => {
    expect(contractLabel(contract)).toBe(label);
  });
});

it.each<[ItemCategory, string]>([
  ['SERVIZIO', 'SERVIZI'],
  ['PRODOTTO', 'PRODOTTI'],
  ['FIBRA', 'FORNITURE'],
  ['SCONOSCIUTO', 'SERVIZI'],
])('lists %s under %s (contratto.modello.2)', (type, expected) => {
  expect(contractSegmentType(service({ type }))).toBe(expected);
});

it('lists electricity and gas under FORNITURE', () => {
  expect(contractSegmentType(supply({ commodityType: 'LUCE' }))).toBe('FORNITURE');
  expect(contractSegmentType(supply({ commodityType: 'GAS' }))).toBe('FORNITURE');
});

it.each([
  ['RESIDENZIALE', ['FORNITURE', 'PRODOTTI', 'SERVIZI']],
  ['AMMINISTRATORE', ['FORNITURE', 'PRODOTTI']],
  ['PMI', ['FORNITURE', 'PRODOTTI']],
] as const)('returns for %s the parts %j (moduli.stati.2)', (segment, parts) => {
  expect(contractSegmentTypesOf(segment)).toEqual(parts);
});

it.each([
  ['mensile', 'MENSILE'],
  ['Mensile', 'MENSILE'],
  ['BIMESTRALE', 'BIMESTRALE'],
  ['quadrimestrale', 'QUADRIMESTRALE'],
  ['Ogni sei mesi', 'Ogni sei mesi'],
  ['', ''],
])('reads the billing %j as %j (contratto.modello.4)', (text, expected) => {
  expect(billingTypeFromText(text)).toBe(expected);
});
