import { expect, it } from 'vitest';
import { CONTRACT_TYPES } from '../contract.ts';
import { FIBRE_PRODUCT_TYPE, ITEM_CATEGORIES, SERVICE_SUBTYPES } from './vas.ts';

it('returns the contract types (contratto.modello.1)', () => {
  expect(CONTRACT_TYPES).toEqual(['COMMODITY', 'VAS']);
});

it('returns the categories and the services with a presentation of their own (contratto.modello.6)', () => {
  expect(ITEM_CATEGORIES).toEqual(['SERVIZIO', 'PRODOTTO', 'FIBRA', 'SCONOSCIUTO']);
  expect(SERVICE_SUBTYPES).toEqual(['DEFAULT', 'ASSICURAZIONE', 'AUTOCONSUMO', 'INTERVENTO_TECNICO']);
});

it('returns the product type of fibre (contratto.modello.8)', () => {
  expect(FIBRE_PRODUCT_TYPE).toBe('ZFIB');
});
