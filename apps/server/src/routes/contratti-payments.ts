import { changeServicePayment, changeSupplyPayment } from '../usecases/payment-methods/change-one.ts';
import { serviceCharges, servicePayment, supplyPayment } from '../usecases/payment-methods/read.ts';
import type { Handlers } from './handler.ts';

export const contrattiPayments = {
  recuperoDatiPagamento: ({ services, actor, request }) => supplyPayment(services, actor, request.query),
  recuperoDatiPagamentoVas: ({ services, actor, request }) => servicePayment(services, actor, request.query),
  recuperoDettagliPagamentoContrattiVas: ({ services, actor, request }) =>
    serviceCharges(services, actor, request.query.codiceContrattoVas),
  modificaDatiPagamento: ({ services, actor, request }) =>
    changeSupplyPayment(services, actor, request.body, request.headers),
  modificaDatiPagamentoVas: ({ services, actor, request }) =>
    changeServicePayment(services, actor, request.body, request.headers),
} satisfies Partial<Handlers>;
