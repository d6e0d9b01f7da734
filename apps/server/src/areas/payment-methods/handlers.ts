import { beginCardSetup, readCardSetup } from './usecases/card-setups.ts';
import { changePayments, changeServicePayment, changeSupplyPayment } from './usecases/change-one.ts';
import { ibanAnswer } from './usecases/iban.ts';
import { readMandate } from './usecases/mandate.ts';
import { serviceCharges, servicePayment, supplyPayment } from './usecases/read.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const paymentMethodsHandlers = {
  recuperoDatiPagamento: ({ services, actor, request }) => supplyPayment(services, actor, request.query),
  recuperoDatiPagamentoVas: ({ services, actor, request }) => servicePayment(services, actor, request.query),
  recuperoDettagliPagamentoContrattiVas: ({ services, actor, request }) =>
    serviceCharges(services, actor, request.query.codiceContrattoVas),
  modificaDatiPagamento: ({ services, actor, request }) =>
    changeSupplyPayment(services, actor, request.body, request.headers),
  modificaDatiPagamentoVas: ({ services, actor, request }) =>
    changeServicePayment(services, actor, request.body, request.headers),
  beginCard: ({ services, actor, request }) => beginCardSetup(services, actor, request.body.ritorno),
  givenCard: ({ services, actor, request }) => readCardSetup(services, actor, request.params.id),
  paymentMandate: ({ services }) => readMandate(services),
  changePayments: async ({ services, actor, request }) => {
    const { conti, ...requested } = request.body;
    const accounts = conti.map(({ versione, ...account }) => ({ ...account, version: versione }));
    return { mandati: [...(await changePayments(services, actor, { accounts, requested }, request.headers))] };
  },
  validazioneIBAN: async ({ request }) => ibanAnswer(request.params.iban),
} satisfies Partial<Handlers>;
