import {
  centsFromEuros,
  type BillLink,
  type LinkedBill,
  type LinkedBillState,
  SUPPLIED_COMMODITIES,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { amount, idempotencyHeaders, instant, optionalDay, optionalText, secret } from '../../mechanism/wire.ts';

// The holder of a bill's link pays it without signing in. The link's secret is sent in the body, which is not logged,
// and grants access to that bill only.

const link = { codice: secret(256) } as const;
const exampleCode = 'bGluayBkaSBwcm92YSBkaSB1bmEgYm9sbGV0dGE';

const STATES = {
  DA_PAGARE: 'TO_PAY',
  INIZIATA: 'BEGUN',
  IN_CORSO: 'IN_PROGRESS',
  PAGATA: 'PAID',
  NON_PAGABILE: 'NOT_PAYABLE',
} as const satisfies Record<string, LinkedBillState>;

const RESULTS = { NON_RIUSCITO: 'ERROR', ANNULLATO: 'CANCELLED', NON_MEMORIZZABILE: 'NOT_TOKENIZABLE' } as const;

const answer = z.strictObject({
  stato: z.enum(['DA_PAGARE', 'INIZIATA', 'IN_CORSO', 'PAGATA', 'NON_PAGABILE']),
  importo: amount,
  scadenza: optionalDay,
  nickname: optionalText,
  commodity: z.nullable(z.enum(SUPPLIED_COMMODITIES)),
  /** Result of the last attempt with a link, unless it succeeded. */
  esito: z.nullable(z.enum(['NON_RIUSCITO', 'ANNULLATO', 'NON_MEMORIZZABILE'])),
  importoCambiato: z.boolean(),
  /** True if `importo` is without a part that is in dispute; other gateways omit it. */
  importoParziale: z.optional(z.boolean()),
});

const exampleBill: z.output<typeof answer> = {
  stato: 'DA_PAGARE',
  importo: 84.2,
  scadenza: '2026-12-10',
  nickname: 'Casa al mare',
  commodity: 'LUCE',
  esito: null,
  importoCambiato: false,
  importoParziale: false,
};

const toLinkedBill = (wire: z.output<typeof answer>): LinkedBill => ({
  state: STATES[wire.stato],
  amount: centsFromEuros(wire.importo),
  dueDate: present(wire.scadenza),
  nickname: present(wire.nickname),
  commodity: wire.commodity ?? undefined,
  lastResult: wire.esito === null ? undefined : RESULTS[wire.esito],
  hasAmountChanged: wire.importoCambiato,
  isPartial: wire.importoParziale ?? false,
});

/** Creates a link with which anybody can pay a bill; it reveals nothing else of the customer. */
export const makeBillLink = defineCall({
  id: 'makeBillLink',
  backend: 'sportello',
  method: 'POST',
  path: '/bollette/{numero}/link',
  summary: 'Link con cui una bolletta si paga senza accedere',
  rules: ['pagamento.chiamate.10', 'pagamento.link.1'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ numero: ownId('bill') }),
  answer: z.strictObject({ link: z.string(), scadenza: instant }),
  errors: ['NOT_SERVED', 'NOT_FOUND', 'BILL_NOT_PAYABLE', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { params: { numero: '2026000123456' } },
    answer: { link: `https://clienti.example.it/paga#codice=${exampleCode}`, scadenza: '2027-01-19T23:00:00Z' },
  },
  toModel: ({ link: address, scadenza }): BillLink => ({ link: address, expiresAt: Date.parse(scadenza) }),
});

/** The bill of a link, with its payment status; queries the payment provider while the payment is pending. */
export const linkedBill = defineCall({
  id: 'linkedBill',
  backend: 'sportello',
  method: 'POST',
  path: '/link/bolletta',
  summary: 'La bolletta di un link',
  rules: ['pagamento.chiamate.10', 'pagamento.link.2'],
  access: 'anyone',
  readOnly: true,
  body: z.strictObject(link),
  answer,
  errors: ['LINK_NOT_VALID'],
  example: { request: { body: { codice: exampleCode } }, answer: exampleBill },
  toModel: toLinkedBill,
});

/**
 * Starts the payment of a link's bill, for the amount that was seen, in a checkout session of the payment provider.
 */
export const payLinkedBill = defineCall({
  id: 'payLinkedBill',
  backend: 'sportello',
  method: 'POST',
  path: '/link/pagamento',
  summary: 'Inizia il pagamento della bolletta di un link',
  rules: ['pagamento.chiamate.10', 'pagamento.link.3'],
  access: 'anyone',
  headers: idempotencyHeaders,
  body: z.strictObject({ ...link, importo: amount }),
  /** URL of the checkout session; null when nothing is left to do there. */
  answer: z.strictObject({ indirizzo: optionalText }),
  errors: [
    'LINK_NOT_VALID',
    'NOT_SERVED',
    'BILL_NOT_PAYABLE',
    'BILL_BEING_PAID',
    'CHANGED_MEANWHILE',
    'REQUEST_REPEATED_DIFFERENTLY',
    'TOO_MANY_ATTEMPTS',
  ],
  touches: ['linkedBill'],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e23' },
      body: { codice: exampleCode, importo: 84.2 },
    },
    answer: { indirizzo: 'https://checkout.stripe.com/c/pay/cs_live_a3' },
  },
  toModel: ({ indirizzo }) => ({ url: present(indirizzo) }),
});

/** Cancels the payment started with a link, unless money was or may have been taken; returns the bill. */
export const stopLinkedPayment = defineCall({
  id: 'stopLinkedPayment',
  backend: 'sportello',
  method: 'POST',
  path: '/link/interrompi',
  summary: 'Interrompe il pagamento iniziato da un link',
  rules: ['pagamento.chiamate.10', 'pagamento.link.3'],
  access: 'anyone',
  body: z.strictObject(link),
  answer,
  errors: ['LINK_NOT_VALID'],
  touches: ['linkedBill'],
  example: {
    request: { body: { codice: exampleCode } },
    answer: { ...exampleBill, esito: 'ANNULLATO' },
  },
  toModel: toLinkedBill,
});
