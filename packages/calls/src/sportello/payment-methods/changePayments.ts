import type { Day, PaymentsChanged, RequestedPayment } from '@sportello/domain';
import * as z from 'zod/mini';
import {
  changedAccount,
  consentHeaders,
  exampleDebit,
  fieldsFitMethod,
  paymentChangeErrors,
  paymentReads,
  requestedPayment,
  toPaymentChange,
} from '../../contratti/payment-methods/paymentChange.ts';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { freeCode } from '../../mechanism/ids.ts';
import { distinct, optionalText } from '../../mechanism/wire.ts';

/** More accounts than any customer's screen can select. */
const MOST = 500;

const { contractAccount: _account, metodoPagamentoAttuale: _code, ...exampleRequested } = exampleDebit;

/** Changes the method of several contract accounts, all or none; only the customer in person may, as for one. */
export const changePayments = defineCall({
  id: 'changePayments',
  backend: 'sportello',
  method: 'POST',
  path: '/pagamenti/modifica',
  summary: 'Un metodo di pagamento per più conti contrattuali insieme',
  rules: ['pagamento.chiamate.8'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  headers: consentHeaders,
  body: z
    .strictObject({
      conti: z.array(z.strictObject({ ...changedAccount, versione: z.optional(freeCode('version', 64)) })).check(
        z.minLength(1, 'MISSING'),
        z.maxLength(MOST, 'TOO_LONG'),
        distinct(({ contractAccount }) => contractAccount),
      ),
      ...requestedPayment,
    })
    .check(fieldsFitMethod),
  maxBodyBytes: 128 * 1024,
  answer: z.strictObject({
    mandati: z.array(z.strictObject({ contractAccount: z.string(), riferimentoMandato: optionalText })),
  }),
  errors: paymentChangeErrors,
  touches: paymentReads,
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e12' },
      body: {
        conti: [{ contractAccount: '500000000001', metodoPagamentoAttuale: 'P', versione: '2' }],
        ...exampleRequested,
      },
    },
    answer: {
      mandati: [{ contractAccount: '500000000001', riferimentoMandato: 'EE00000000000000000000000000000002' }],
    },
  },
  toModel: (answer): PaymentsChanged => ({
    mandates: answer.mandati.map(({ contractAccount, riferimentoMandato }) => ({
      account: contractAccount,
      reference: present(riferimentoMandato),
    })),
  }),
});

/**
 * Returns the payload of a change of several accounts.
 *
 * @param accounts each account with what was read of it
 * @param today the day in Europe/Rome, on which the customer agrees
 */
export function toPaymentsChange(
  accounts: readonly {
    readonly account: string;
    readonly methodCode: string | undefined;
    readonly version: string | undefined;
  }[],
  requested: RequestedPayment,
  today: Day,
) {
  const {
    contractAccount: _one,
    metodoPagamentoAttuale: _its,
    ...payload
  } = toPaymentChange({ account: '', methodCode: undefined }, requested, today);
  return {
    conti: accounts.map(({ account, methodCode, version }) => ({
      contractAccount: account,
      metodoPagamentoAttuale: methodCode,
      versione: version,
    })),
    ...payload,
  };
}
