import { expect, it } from 'vitest';
import { DELIVERY_FREQUENCY_LABELS } from './delivery/billing-type.ts';
import { COMMODITY_MARKETS, COMMODITY_TYPES } from './commodity.ts';
import { billDeliveryCode } from './delivery/delivery.ts';
import { ACCOUNT_TYPES, HOLDER_RELATIONSHIP_LABELS } from './self-consumption.ts';
import { ITEM_CATEGORIES, SERVICE_SUBTYPES } from './vas/vas.ts';

it.each([
  [true, false, '03'],
  [false, true, '02'],
  [true, true, '03'],
  [false, false, undefined],
])('maps paper %s and web %s to the delivery code %s (recapito.modello.1)', (isPaperBill, isWebBill, code) => {
  expect(billDeliveryCode({ isPaperBill, isWebBill })).toBe(code);
});

it.each([
  ['AUC1', 'Condominio'],
  ['AUC2', 'Proprietario'],
  ['AUC3', 'Proprietario e intestatario'],
  ['AUC4', 'Intestatario'],
  ['SCONOSCIUTO', '-'],
] as const)('labels the relationship %s as %j (contratto.modello.9)', (code, label) => {
  expect(HOLDER_RELATIONSHIP_LABELS[code]).toBe(label);
});

it.each([
  ['MENSILE', 'mensile'],
  ['BIMESTRALE', 'bimestrale'],
  ['QUADRIMESTRALE', 'quadrimestrale'],
] as const)('labels the frequency %s as %j (contratto.modello.4)', (code, label) => {
  expect(DELIVERY_FREQUENCY_LABELS[code]).toBe(label);
});

it('lists the enumerations of contratto.modello.3 and contratto.modello.5', () => {
  expect(COMMODITY_TYPES).toEqual(['LUCE', 'GAS', 'SCONOSCIUTO']);
  expect(COMMODITY_MARKETS).toEqual(['LIBERO', 'PLACET', 'STG', 'VINCOLATO', 'SCONOSCIUTO']);
  expect(ITEM_CATEGORIES).toEqual(['SERVIZIO', 'PRODOTTO', 'FIBRA', 'SCONOSCIUTO']);
  expect(SERVICE_SUBTYPES).toEqual(['DEFAULT', 'ASSICURAZIONE', 'AUTOCONSUMO', 'INTERVENTO_TECNICO']);
  expect(ACCOUNT_TYPES).toEqual(['STANDARD', 'SEU', 'UNKNOWN']);
});
