import {
  BILL_STATUS_CODES,
  CACHE_LIFETIME_MS,
  centsFromEuros,
  INVOICE_TYPES,
  type BillPage,
  type BillStatusCode,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { freeCode, ownId } from '../mechanism/ids.ts';
import { amount, day, digits, periodInOrder } from '../mechanism/wire.ts';
import { exampleBill, toBill, wireBill } from './bill.ts';

/**
 * The capability of a gateway that supports our list filters; no other gateway is sent them (bolletta.chiamate.6).
 */
export const BILL_FILTERS = 'billFilters';

/**
 * Lists the bills of all supplies of a customer issued in a period, in one call. Filters and totals are
 * our extension; a gateway without them ignores them.
 */
export const recuperoListaBollette = defineCall({
  id: 'recuperoListaBollette',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/recuperoListaBollette/{id}',
  summary: 'Bollette luce e gas del cliente emesse in un periodo',
  rules: ['bolletta.chiamate.1', 'bolletta.chiamate.3', 'bolletta.chiamate.6'],
  access: 'customer',
  modules: { archive: 'PREVIEW', contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('customer') }),
  query: z
    .strictObject({
      inizioPeriodo: day,
      finePeriodo: day,
      numElemPagina: digits(1, 500),
      /** Counted from 1. */
      numPagina: digits(1, 100_000),
      codiceContratto: z.optional(ownId('commodity-contract')),
      tipoDocumento: z.optional(z.enum(INVOICE_TYPES.filter((type) => type !== 'SCONOSCIUTO'))),
      /** One code of a status stands for all codes of that status. */
      stato: z.optional(z.enum(Object.keys(BILL_STATUS_CODES) as BillStatusCode[])),
      numero: z.optional(freeCode('filter')),
      /** Only bills with an open amount. */
      soloAperte: z.optional(z.enum(['true'])),
    })
    .check(periodInOrder),
  answer: z.strictObject({
    bollette: z.array(wireBill),
    totaleElementi: z.int().check(z.gte(0)),
    totaleImporto: z.nullable(amount),
    totaleAperto: z.nullable(amount),
  }),
  errors: ['S-001', 'NOT_FOUND'],
  example: {
    request: {
      params: { id: '1000000001' },
      query: { inizioPeriodo: '2026-01-01', finePeriodo: '2026-12-31', numElemPagina: '50', numPagina: '1' },
    },
    answer: { bollette: [exampleBill], totaleElementi: 1, totaleImporto: 123.45, totaleAperto: 123.45 },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'bills',
  toModel: ({ bollette, totaleElementi, totaleImporto, totaleAperto }): BillPage => ({
    bills: bollette.map(toBill),
    total: totaleElementi,
    amount: inCents(present(totaleImporto)),
    openAmount: inCents(present(totaleAperto)),
  }),
});

function inCents(euros: number | undefined) {
  return euros === undefined ? undefined : centsFromEuros(euros);
}
