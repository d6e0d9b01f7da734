import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { dayInRome, followingSteps, isOpenRequest, requestState } from '@sportello/domain';
import type { FileAnswer } from '../../../areas/documents/usecases/file-answer.ts';
import { findRequest, type RequestRow } from '../../../areas/supply-requests/queries/requests.ts';
import { idOfRequestNumber, requestNumberOf } from '../../../areas/supply-requests/usecases/number.ts';
import { requestOnWire, summarize } from '../../../areas/supply-requests/usecases/on-wire.ts';
import { paperFile } from '../../../areas/supply-requests/usecases/read.ts';
import { nameOf } from '../../../areas/withdrawal/usecases/confirm.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Actor } from '../../../shared/actors.ts';
import { auditRead } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { findReceived, listQueue } from '../queries.ts';

const pageSize = 25;

type Query = ParsedRequestOf<Catalogue['supplyRequestQueue']>['query'];
type Customer = NonNullable<Awaited<ReturnType<typeof findReceived>>>['customer'];

const customerOnWire = (customer: Customer) => ({ codice: customer.code, nome: nameOf(customer) });

/** Returns requests of all customers; the access is audited (pratica.operatore.1). */
export async function readRequestQueue(
  services: Services,
  actor: Actor,
  { stato, tipo: kind, cosa: what, codiceCliente: customerCode, pagina = 1 }: Query,
): Promise<AnswerOf<Catalogue['supplyRequestQueue']>> {
  const { db, clock } = services;
  const today = dayInRome(clock().getTime());
  const filter = { isEnded: stato === 'CONCLUSE', kind, what, customerCode, today };
  const { rows, total } = await listQueue(db, filter, { limit: pageSize, offset: (pagina - 1) * pageSize });
  const customers = new Map(rows.map(({ row, customer }) => [row.id, customerOnWire(customer)]));
  const requests = await summarize(
    db,
    rows.map(({ row }) => row),
  );
  await auditRead(
    services,
    actor,
    'supplyRequestQueue',
    rows.map(({ row }) => row.customerCode),
  );
  return {
    pratiche: requests.map(({ row, summary, papers }) => ({
      ...summary,
      cliente: customers.get(row.id) ?? { codice: row.customerCode, nome: '' },
      daVerificare: papers.filter(({ state }) => state === 'DA_VERIFICARE').length,
    })),
    totale: total,
  };
}

/** Returns a request as its customer reads it, with the steps that may follow; the access is audited. */
export async function readReceivedRequest(
  services: Services,
  actor: Actor,
  number: string,
): Promise<AnswerOf<Catalogue['receivedSupplyRequest']>> {
  const { db } = services;
  const { id } = await existingRequest(db, number);
  const received = await findReceived(db, id);
  if (!received) throw new ApiError('NOT_FOUND');
  const { wire, facts } = await requestOnWire(db, received.row);
  await auditRead(services, actor, 'receivedSupplyRequest', [received.row.customerCode]);
  return {
    ...wire,
    cliente: customerOnWire(received.customer),
    prossimi: isOpenRequest(requestState(facts)) ? [...followingSteps(facts)] : [],
  };
}

/** Returns a paper of a request; the access is audited. */
export async function readReceivedPaper(
  services: Services,
  actor: Actor,
  { numero, posizione }: { readonly numero: string; readonly posizione: number },
): Promise<FileAnswer> {
  const row = await existingRequest(services.db, numero);
  const file = await paperFile(services.db, row.id, posizione);
  await auditRead(services, actor, 'receivedSupplyRequestPaper', [row.customerCode]);
  return file;
}

/** Returns a request by its number; throws NOT_FOUND for one that doesn't exist and for a number of another year. */
export async function existingRequest(db: Database, number: string): Promise<RequestRow> {
  const row = await findRequest(db, idOfRequestNumber(number));
  if (!row || requestNumberOf(row) !== number) throw new ApiError('NOT_FOUND');
  return row;
}
