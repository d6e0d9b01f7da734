import {
  centsFromEuros,
  MOST_BILLS_AT_ONCE,
  TRANSACTION_KINDS,
  type BillPayment,
  type BillPaymentState,
  type TransactionKind,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { amount, distinct, idempotencyHeaders, instant, optionalText } from '../../mechanism/wire.ts';
import { BILL_READS } from '../bills/bill-reads.ts';

const STATES = {
  IN_ATTESA: 'OPEN',
  IN_CORSO: 'IN_PROGRESS',
  RIUSCITO: 'OK',
  NON_RIUSCITO: 'ERROR',
  ANNULLATO: 'CANCELLED',
  NON_MEMORIZZABILE: 'NOT_TOKENIZABLE',
} as const satisfies Record<string, BillPaymentState>;

/** Payment kinds in the wire format (pagamento.modello.11). */
export const TRANSACTION_KIND_CODES = {
  COMMODITY_BILL: 'BOLLETTA',
  COMMODITY_INSTALMENT: 'RATA',
  VAS_INVOICE: 'FATTURA_SERVIZIO',
  FIBRE_INVOICE: 'FATTURA_FIBRA',
  TECHNICAL_INTERVENTION_QUOTE: 'PREVENTIVO_INTERVENTO',
} as const satisfies Record<TransactionKind, string>;
const kindCode = z.enum(Object.values(TRANSACTION_KIND_CODES));

export const wireBillPayment = z.strictObject({
  id: z.string(),
  stato: z.enum(['IN_ATTESA', 'IN_CORSO', 'RIUSCITO', 'NON_RIUSCITO', 'ANNULLATO', 'NON_MEMORIZZABILE']),
  importoCambiato: z.boolean(),
  importo: amount,
  bollette: z.array(
    // Older servers send neither the kind nor the contract.
    z.strictObject({
      numero: z.string(),
      importo: amount,
      tipologia: z.optional(kindCode),
      /** Code of the supply's or of the service's contract. */
      contratto: z.optional(optionalText),
    }),
  ),
  tipologie: z.optional(z.array(kindCode)),
  /** The refunded amount and the time of the last refund (pagamento.storno.1). */
  storno: z.optional(z.nullable(z.strictObject({ importo: amount, data: instant }))),
  /** The paid quote, instead of bills. */
  preventivo: optionalText,
  /** URL of the checkout session while it can be continued. */
  indirizzo: optionalText,
  dataInizio: instant,
  dataFine: z.nullable(instant),
});

type WireBillPayment = z.output<typeof wireBillPayment>;

export const exampleBillPayment: WireBillPayment = {
  id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e21',
  stato: 'IN_ATTESA',
  importoCambiato: false,
  importo: 84.2,
  bollette: [{ numero: '2026000123456', importo: 84.2, tipologia: 'BOLLETTA', contratto: '4000000001' }],
  tipologie: ['BOLLETTA'],
  storno: null,
  preventivo: null,
  indirizzo: 'https://checkout.stripe.com/c/pay/cs_live_a2',
  dataInizio: '2026-11-20T09:00:00Z',
  dataFine: null,
};

function toBillPayment(wire: WireBillPayment): BillPayment {
  return {
    id: wire.id,
    state: STATES[wire.stato],
    hasAmountChanged: wire.importoCambiato,
    amount: centsFromEuros(wire.importo),
    bills: wire.bollette.map(({ numero, importo, tipologia, contratto }) => ({
      number: numero,
      amount: centsFromEuros(importo),
      kind: TRANSACTION_KINDS.find((kind) => TRANSACTION_KIND_CODES[kind] === tipologia),
      contractCode: contratto === undefined ? undefined : present(contratto),
    })),
    reversed: wire.storno
      ? { amount: centsFromEuros(wire.storno.importo), at: Date.parse(wire.storno.data) }
      : undefined,
    quoteId: present(wire.preventivo),
    url: present(wire.indirizzo),
    beganAt: Date.parse(wire.dataInizio),
    endedAt: wire.dataFine === null ? undefined : Date.parse(wire.dataFine),
  };
}

const touches = ['billPayments', 'billPayment', ...BILL_READS] as const;

const ofOne = { params: z.strictObject({ id: ownId('bill-payment') }) };

/**
 * Starts the payment of one or more bills in a checkout session of the payment provider. Idempotent by key; bills
 * that are already being paid return their existing payment.
 */
export const beginBillPayment = defineCall({
  id: 'beginBillPayment',
  backend: 'sportello',
  method: 'POST',
  path: '/pagamenti/bollette',
  summary: 'Inizia il pagamento di una o più bollette sulla pagina del fornitore di pagamenti',
  rules: ['pagamento.chiamate.9', 'pagamento.bollette.2', 'pagamento.bollette.3'],
  access: 'customer-in-person',
  modules: { archive: 'ACTIVE' },
  headers: idempotencyHeaders,
  body: z.strictObject({
    /** With the open amount that the customer saw. */
    bollette: z.array(z.strictObject({ numero: ownId('bill'), importo: amount })).check(
      z.minLength(1, 'MISSING'),
      z.maxLength(MOST_BILLS_AT_ONCE, 'TOO_LONG'),
      distinct(({ numero }) => numero),
    ),
  }),
  answer: wireBillPayment,
  errors: [
    'NOT_SERVED',
    'NOT_FOUND',
    'BILL_NOT_PAYABLE',
    'BILL_BEING_PAID',
    'CHANGED_MEANWHILE',
    'REQUEST_REPEATED_DIFFERENTLY',
    'TOO_MANY_ATTEMPTS',
    'S-001',
  ],
  touches,
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e22' },
      body: { bollette: [{ numero: '2026000123456', importo: 84.2 }] },
    },
    answer: exampleBillPayment,
  },
  toModel: toBillPayment,
});

/**
 * Starts the payment of a quote that awaits an answer; paying accepts it. Idempotent by key; a quote that is already
 * being paid returns its existing payment.
 */
export const beginQuotePayment = defineCall({
  id: 'beginQuotePayment',
  backend: 'sportello',
  method: 'POST',
  path: '/interventi/{id}/preventivi/{preventivo}/pagamento',
  summary: 'Inizia il pagamento di un preventivo, che pagato è accettato',
  rules: ['pagamento.chiamate.11', 'pagamento.preventivo.1'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64), preventivo: ownId('quote', 64) }),
  headers: idempotencyHeaders,
  body: z.strictObject({
    importo: amount,
  }),
  answer: wireBillPayment,
  errors: [
    'NOT_SERVED',
    'NOT_FOUND',
    'QUOTE_ALREADY_ANSWERED',
    'QUOTE_NOT_OPEN',
    'BILL_BEING_PAID',
    'CHANGED_MEANWHILE',
    'REQUEST_REPEATED_DIFFERENTLY',
    'TOO_MANY_ATTEMPTS',
    'S-001',
  ],
  touches: ['billPayments', 'billPayment', 'preventives', 'interventions', 'interventionStory'],
  example: {
    request: {
      params: { id: 'I0000001', preventivo: 'Q0001' },
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e24' },
      body: { importo: 180.5 },
    },
    answer: {
      ...exampleBillPayment,
      importo: 180.5,
      bollette: [],
      tipologie: ['PREVENTIVO_INTERVENTO'],
      preventivo: 'Q0001',
    },
  },
  toModel: toBillPayment,
});

/** Status of a payment; queries the payment provider while it is pending. */
export const billPayment = defineCall({
  id: 'billPayment',
  backend: 'sportello',
  method: 'GET',
  path: '/pagamenti/bollette/{id}',
  summary: 'A che punto è un pagamento di bollette',
  rules: ['pagamento.chiamate.9', 'pagamento.bollette.1', 'pagamento.bollette.4'],
  access: 'customer',
  modules: { archive: 'ACTIVE', contracts: 'ACTIVE' },
  ...ofOne,
  answer: wireBillPayment,
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: exampleBillPayment.id } },
    answer: { ...exampleBillPayment, stato: 'RIUSCITO', indirizzo: null, dataFine: '2026-11-20T09:02:10Z' },
  },
  invalidatedBy: 'bills',
  toModel: toBillPayment,
});

/** Stops a payment of which no money was taken; its bills are payable again at once. Returns the resulting status. */
export const stopBillPayment = defineCall({
  id: 'stopBillPayment',
  backend: 'sportello',
  method: 'POST',
  path: '/pagamenti/bollette/{id}/interrompi',
  summary: 'Interrompe un pagamento di bollette non ancora concluso',
  rules: ['pagamento.chiamate.9', 'pagamento.bollette.4'],
  access: 'customer-in-person',
  modules: { archive: 'ACTIVE', contracts: 'ACTIVE' },
  ...ofOne,
  answer: wireBillPayment,
  errors: ['NOT_FOUND', 'S-001'],
  touches,
  example: {
    request: { params: { id: exampleBillPayment.id } },
    answer: { ...exampleBillPayment, stato: 'ANNULLATO', indirizzo: null, dataFine: '2026-11-20T09:01:00Z' },
  },
  toModel: toBillPayment,
});

export const billPaymentReceipt = defineFileCall({
  id: 'billPaymentReceipt',
  backend: 'sportello',
  method: 'GET',
  path: '/pagamenti/bollette/{id}/ricevuta',
  summary: 'Ricevuta in PDF di un pagamento riuscito',
  rules: ['pagamento.chiamate.9', 'pagamento.ricevuta.1'],
  access: 'customer',
  modules: { archive: 'ACTIVE', contracts: 'ACTIVE' },
  ...ofOne,
  answers: 'file',
  types: ['application/pdf'],
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: exampleBillPayment.id } } },
});

/** Pending payments, for customers who lost the checkout session. */
export const billPayments = defineCall({
  id: 'billPayments',
  backend: 'sportello',
  method: 'GET',
  path: '/pagamenti/bollette',
  summary: 'Pagamenti di bollette non ancora conclusi',
  rules: ['pagamento.chiamate.9', 'pagamento.bollette.4'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  answer: z.strictObject({ pagamenti: z.array(wireBillPayment) }),
  errors: [],
  example: { request: {}, answer: { pagamenti: [exampleBillPayment] } },
  invalidatedBy: 'bills',
  toModel: (answer): readonly BillPayment[] => answer.pagamenti.map(toBillPayment),
});
