import { beginBillPayment } from './usecases/bills-to-pay.ts';
import { acceptPlan, instalmentPlan } from './usecases/instalment-plan.ts';
import { makeBillLink, payLinkedBill, readLinkedBill, stopLinkedPayment } from './usecases/link.ts';
import { beginQuotePayment } from './usecases/quote-to-pay.ts';
import { readBillPayment, readLivePayments, stopBillPayment } from './usecases/read.ts';
import { paymentReceipt } from './usecases/receipt.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const payingHandlers = {
  beginBillPayment: ({ services, actor, request }) =>
    beginBillPayment(services, actor, request.body.bollette, request.headers['idempotency-key']),
  beginQuotePayment: ({ services, actor, request: { params, body, headers } }) =>
    beginQuotePayment(services, actor, params, { importo: body.importo, key: headers['idempotency-key'] }),
  makeBillLink: ({ services, actor, request }) => makeBillLink(services, actor, request.params.numero),
  linkedBill: ({ services, request }) => readLinkedBill(services, request.body.codice),
  payLinkedBill: ({ services, request }) => payLinkedBill(services, request.body, request.headers['idempotency-key']),
  stopLinkedPayment: ({ services, request }) => stopLinkedPayment(services, request.body.codice),
  billPayment: ({ services, actor, request }) => readBillPayment(services, actor, request.params.id),
  stopBillPayment: ({ services, actor, request }) => stopBillPayment(services, actor, request.params.id),
  billPaymentReceipt: ({ services, actor, request, info }) =>
    paymentReceipt(services, actor, request.params.id, info.gone),
  instalmentPlan: ({ services, actor, request }) => instalmentPlan(services, actor, request.params.numero),
  acceptInstalmentPlan: ({ services, actor, request }) =>
    acceptPlan(services, actor, request.params.numero, request.body),
  billPayments: ({ services, actor }) => readLivePayments(services, actor),
} satisfies Partial<Handlers>;
