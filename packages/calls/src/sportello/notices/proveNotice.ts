import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';

const ofOne = {
  backend: 'sportello',
  method: 'POST',
  // An operator in the customer's name would prove nothing.
  access: 'customer-in-person',
  modules: null,
  params: z.strictObject({ numero: ownId('notice') }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  touches: ['legalNotices', 'legalNotice'],
  example: { request: { params: { numero: 'CM-2026-000123' } }, answer: {} },
  toModel: () => undefined,
} as const;

/** Adds to the ledger that the customer opened a notice, once (comunicazioni.prova.1). */
export const openLegalNotice = defineCall({
  ...ofOne,
  id: 'openLegalNotice',
  path: '/comunicazioni/{numero}/apertura',
  summary: 'Registra che il cliente ha aperto una comunicazione',
  rules: ['comunicazioni.chiamate.1', 'comunicazioni.prova.1'],
});

/** Adds to the ledger that the customer confirmed to have read a notice, once (comunicazioni.cliente.3). */
export const confirmLegalNotice = defineCall({
  ...ofOne,
  id: 'confirmLegalNotice',
  path: '/comunicazioni/{numero}/conferma',
  summary: 'Registra che il cliente ha letto una comunicazione',
  rules: ['comunicazioni.chiamate.1', 'comunicazioni.cliente.3'],
});
