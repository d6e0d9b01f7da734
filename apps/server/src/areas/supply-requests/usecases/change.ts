import { createHash } from 'node:crypto';
import type { Catalogue, ParsedRequestOf } from '@sportello/calls';
import { mayCancelRequest } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { insertMessage, insertPaper, isPaperRepeated } from '../queries/papers.ts';
import { endRequest, lockRequest, type RequestRow } from '../queries/requests.ts';
import { partsOfOne } from './facts.ts';
import { readPaper } from './files.ts';
import { rejectClosed } from './move.ts';
import { announceNews } from './notify.ts';
import { ownRequest } from './read.ts';

/** Papers and messages that a customer sends in a quarter of an hour. */
const sentPerCustomer = (customerCode: string) => ({ key: `supply-request-sent:${customerCode}`, most: 30 });

export const digestOf = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Locks a request by its id; the caller has found it by its number. */
export async function lockExisting(db: Database, id: number): Promise<RequestRow> {
  const row = await lockRequest(db, id);
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

type PaperRequest = ParsedRequestOf<Catalogue['addSupplyRequestPaper']>;

/** Adds a paper that is missing; the same key again changes nothing (pratica.carte.2). */
export async function sendPaper(
  services: Services,
  actor: CustomerActor,
  { params, body, headers }: PaperRequest,
  info: RequestInfo,
): Promise<void> {
  const { customerCode } = actor;
  const { id } = await ownRequest(services.db, actor, params.numero);
  const { name, type, content } = await readPaper(services, body, actor, info);
  await countTry(services, [sentPerCustomer(customerCode)]);
  const at = services.clock();
  const sent = { key: headers['idempotency-key'] ?? null, digest: digestOf(body) };
  await services.db.transaction(async (db) => {
    const row = await lockExisting(db, id);
    if (await isPaperRepeated(db, id, sent)) return;
    const parts = await partsOfOne(db, row);
    rejectClosed(parts);
    if (!parts.missing.includes(body.carta)) throw new ApiError('PAPER_NOT_ASKED');
    const position = await insertPaper(db, { requestId: id, paper: body.carta, name, type, content, at, ...sent });
    const data = { requestNumber: params.numero, requestKind: row.kind, paper: body.carta, position };
    await announce(db, { kind: 'SUPPLY_REQUEST_PAPER_SENT', customerCode, data }, actor, at);
    await record(db, actor, 'addSupplyRequestPaper', at);
    await invalidateOpenApps(db, { about: 'supplyRequests', customerCode });
  });
}

/** Adds a message of the customer to an open request (pratica.pagina.1). */
export async function writeMessage(
  services: Services,
  actor: CustomerActor,
  { params, body, headers }: ParsedRequestOf<Catalogue['writeToSupplyRequest']>,
): Promise<void> {
  const { customerCode } = actor;
  const { id } = await ownRequest(services.db, actor, params.numero);
  await countTry(services, [sentPerCustomer(customerCode)]);
  const at = services.clock();
  const sent = { key: headers['idempotency-key'] ?? null, digest: digestOf(body) };
  await services.db.transaction(async (db) => {
    const row = await lockExisting(db, id);
    // A repeat of a message is accepted after the end, a new one is not.
    if (!(await insertMessage(db, { requestId: id, author: null, text: body.testo, at, ...sent }))) return;
    rejectClosed(await partsOfOne(db, row));
    const data = { requestNumber: params.numero, requestKind: row.kind };
    await announce(db, { kind: 'SUPPLY_REQUEST_MESSAGE_SENT', customerCode, data }, actor, at);
    await record(db, actor, 'writeToSupplyRequest', at);
    await invalidateOpenApps(db, { about: 'supplyRequests', customerCode });
  });
}

/** Cancels a request while that is possible; one that is cancelled stays as it is (pratica.annullamento.1). */
export async function cancelRequest(services: Services, actor: CustomerActor, number: string): Promise<void> {
  const at = services.clock();
  const { id } = await ownRequest(services.db, actor, number);
  await services.db.transaction(async (db) => {
    const row = await lockExisting(db, id);
    if (row.cancelledAt !== null) return;
    const { facts } = await partsOfOne(db, row);
    rejectClosed({ facts });
    if (!mayCancelRequest(facts)) throw new ApiError('REQUEST_NOT_CANCELLABLE');
    await endRequest(db, id, { endedAt: at, cancelledAt: at });
    await record(db, actor, 'cancelSupplyRequest', at);
    await announceNews(
      services,
      db,
      row,
      { news: { about: 'CANCELLED' }, eventOf: (data) => ({ kind: 'SUPPLY_REQUEST_CANCELLED', data }) },
      { by: actor, at },
    );
  });
}
