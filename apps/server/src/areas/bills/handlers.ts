import { billDetail } from './usecases/detail.ts';
import { billDocument } from './usecases/document.ts';
import { billInvoice } from './usecases/invoice.ts';
import { serviceBills, supplyBills } from './usecases/list.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const billsHandlers = {
  billDocument: ({ services, actor, request, info }) =>
    billDocument(services, actor, { number: request.params.numero, mode: request.query.modalita }, info.gone),
  billInvoice: ({ services, actor, request, info }) => billInvoice(services, actor, request.params.numero, info.gone),
  recuperoListaBollette: ({ services, actor, request }) => supplyBills(services, actor, request.query),
  recuperoListaBolletteVAS: ({ services, actor, request }) => serviceBills(services, actor, request.body),
  recuperoDettaglioBolletta: ({ services, actor, request }) => billDetail(services, actor, request.query),
} satisfies Partial<Handlers>;
