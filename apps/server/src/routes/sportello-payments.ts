import { beginBillPayment } from '../usecases/bill-payments/bills-to-pay.ts';
import { makeBillLink, payLinkedBill, readLinkedBill, stopLinkedPayment } from '../usecases/bill-payments/link.ts';
import { beginQuotePayment } from '../usecases/bill-payments/quote-to-pay.ts';
import { readBillPayment, readLivePayments, stopBillPayment } from '../usecases/bill-payments/read.ts';
import { paymentReceipt } from '../usecases/bill-payments/receipt.ts';
import { acceptPlan, instalmentPlan } from '../usecases/bills/plan.ts';
import { beginCardSetup, readCardSetup } from '../usecases/payment-methods/card-setups.ts';
import { changePayments } from '../usecases/payment-methods/change-one.ts';
import { readMandate } from '../usecases/payment-methods/mandate.ts';
import type { Handlers } from './handler.ts';

export const sportelloPayments = {
  beginCard: ({ services, actor, request }) => beginCardSetup(services, actor, request.body.ritorno),
  givenCard: ({ services, actor, request }) => readCardSetup(services, actor, request.params.id),
  beginBillPayment: ({ services, actor, request }) =>
    beginBillPayment(services, actor, request.body.bollette, request.headers['idempotency-key']),
  beginQuotePayment: ({ services, actor, request: { params, body, headers } }) =>
    beginQuotePayment(services, actor, params, { importo: body.importo, key: headers['idempotency-key'] }),
  makeBillLink: ({ services, actor, request }) => makeBillLink(services, actor, request.params.numero),
  linkedBill: ({ services, request }) => readLinkedBill(services, request.body.codice),
  payLinkedBill: ({ services, request }) => payLinkedBill(services, request.body, request.headers['idempotency-key']),
  stopLinkedPayment: ({ services, request }) => stopLinkedPayment(services, request.body.codice),
  billPayment: ({ services, request }) => readBillPayment(services, request.params.id),
  stopBillPayment: ({ services, actor, request }) => stopBillPayment(services, actor, request.params.id),
  billPaymentReceipt: ({ services, request, info }) => paymentReceipt(services, request.params.id, info.gone),
  instalmentPlan: ({ services, actor, request }) => instalmentPlan(services, actor, request.params.numero),
  acceptInstalmentPlan: ({ services, actor, request }) =>
    acceptPlan(services, actor, request.params.numero, request.body),
  billPayments: ({ services, actor }) => readLivePayments(services, actor),
  paymentMandate: ({ services }) => readMandate(services),
  changePayments: async ({ services, actor, request }) => {
    const { conti, ...requested } = request.body;
    const accounts = conti.map(({ versione, ...account }) => ({ ...account, version: versione }));
    return { mandati: [...(await changePayments(services, actor, { accounts, requested }, request.headers))] };
  },
} satisfies Partial<Handlers>;
