import { billArchive } from './usecases/archive/zip.ts';
import { billExport } from './usecases/archive/table.ts';
import { billChoices } from './usecases/archive/choices.ts';
import { yearlySummary } from './usecases/archive/year.ts';
import { yearlySummaryFile } from './usecases/archive/year-file.ts';
import { billDetail } from './usecases/detail.ts';
import { billDocument } from './usecases/document.ts';
import { billInvoice } from './usecases/invoice.ts';
import { serviceBills, supplyBills } from './usecases/list.ts';
import type { Handlers } from '../../handlers/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { CustomerActor } from '../../shared/actors.ts';

/** Throws `NOT_FOUND` unless the path names the actor's own customer code. */
function ofOneself(actor: CustomerActor, customerCode: string): CustomerActor {
  if (customerCode !== actor.customerCode) throw new ApiError('NOT_FOUND');
  return actor;
}

export const billsHandlers = {
  billArchive: ({ services, actor, request, info }) => billArchive(services, actor, request.query, info.gone),
  billExport: ({ services, actor, request, info }) => billExport(services, actor, request.query, info.gone),
  billChoices: ({ services, actor, request }) => billChoices(services, actor, request.query),
  yearlySummary: ({ services, actor, request }) => yearlySummary(services, actor, request.query),
  yearlySummaryFile: ({ services, actor, request, info }) =>
    yearlySummaryFile(services, actor, request.query, info.gone),
  billDocument: ({ services, actor, request, info }) =>
    billDocument(
      services,
      actor,
      { number: request.params.numero, mode: request.query.modalita },
      { signal: info.gone },
    ),
  billInvoice: ({ services, actor, request, info }) =>
    billInvoice(services, actor, request.params.numero, { signal: info.gone }),
  recuperoListaBollette: ({ services, actor, request }) =>
    supplyBills(services, ofOneself(actor, request.params.id), request.query),
  recuperoListaBolletteVAS: ({ services, actor, request }) =>
    serviceBills(services, ofOneself(actor, request.params.id), request.body),
  recuperoDettaglioBolletta: ({ services, actor, request }) =>
    billDetail(services, ofOneself(actor, request.params.id), request.query),
} satisfies Partial<Handlers>;
