import { CACHE_LIFETIME_MS, type BillPage } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { code, day, digits, periodInOrder } from '../mechanism/wire.ts';
import { exampleBill, toBill, wireBill } from './bill.ts';

/** The bills of all supplies of a customer, issued in a period: one call for however many supplies. */
export const recuperoListaBollette = defineCall({
  id: 'recuperoListaBollette',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/recuperoListaBollette/{id}',
  summary: 'Bollette luce e gas del cliente emesse in un periodo',
  rules: ['bolletta.chiamate.1', 'bolletta.chiamate.3'],
  access: 'customer',
  owned: { 'params.id': 'customer' },
  params: z.strictObject({ id: code(40) }),
  query: z
    .strictObject({
      inizioPeriodo: day,
      finePeriodo: day,
      numElemPagina: digits(1, 500),
      /** From 1. */
      numPagina: digits(1, 100_000),
    })
    .check(periodInOrder),
  answer: z.strictObject({ bollette: z.array(wireBill), totaleElementi: z.int().check(z.gte(0)) }),
  errors: ['S-001', 'NOT_FOUND'],
  example: {
    request: {
      params: { id: '1000000001' },
      query: { inizioPeriodo: '2026-01-01', finePeriodo: '2026-12-31', numElemPagina: '50', numPagina: '1' },
    },
    answer: { bollette: [exampleBill], totaleElementi: 1 },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): BillPage => ({ bills: answer.bollette.map(toBill), total: answer.totaleElementi }),
});
