import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome, eurosFromCents, requestCost, sumCents, termDay } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import { findBills } from '../../bills/usecases/archive/found.ts';
import type { FileAnswer } from '../../documents/usecases/file-answer.ts';
import { listDrafts } from '../queries/drafts.ts';
import { findPaper } from '../queries/papers.ts';
import { findOpenRequest, findOwnRequest, listRequests, type RequestRow } from '../queries/requests.ts';
import { listSupplies } from '../queries/supplies.ts';
import { draftOnWire, draftSummary } from './drafts.ts';
import { idOfRequestNumber, requestNumberOf } from './number.ts';
import { costOnWire, requestOnWire, summarize } from './on-wire.ts';
import { asItIs, offerTo, standingOf } from './supply.ts';

const mostListed = 100;
/** No customer has made more: a quarter of an hour allows twenty. */
const mostExported = 100_000;

/** Returns the customer's requests and drafts, and the kinds that they may ask for (pratica.elenco.1). */
export async function readRequests(
  services: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['supplyRequests']>> {
  const { db } = services;
  const { offered } = await offerTo(services, db, customerCode);
  const requests = await summarize(db, await listRequests(db, customerCode, mostListed));
  return {
    pratiche: requests.map(({ summary }) => summary),
    bozze: (await listDrafts(db, customerCode)).map(draftSummary),
    tipi: offered.map(({ kind, contractCodes }) => ({ tipo: kind, contratti: [...contractCodes] })),
  };
}

export async function readRequest(
  { db }: Services,
  actor: CustomerActor,
  number: string,
): Promise<AnswerOf<Catalogue['supplyRequest']>> {
  return (await requestOnWire(db, await ownRequest(db, actor, number))).wire;
}

/** Returns all requests of the customer as they read them, and their drafts, for the personal data export. */
export async function ownRequestsInFull({ db }: Services, { customerCode }: CustomerActor) {
  const requests = [];
  for (const row of await listRequests(db, customerCode, mostExported)) requests.push(await requestOnWire(db, row));
  const drafts = [];
  for (const row of await listDrafts(db, customerCode)) drafts.push(await draftOnWire(db, row));
  return { pratiche: requests.map(({ wire }) => wire), bozzePratiche: drafts };
}

/** Returns a paper of the customer's request. */
export async function readRequestPaper(
  { db }: Services,
  actor: CustomerActor,
  { numero, posizione }: { readonly numero: string; readonly posizione: number },
): Promise<FileAnswer> {
  const { id } = await ownRequest(db, actor, numero);
  return paperFile(db, id, posizione);
}

export async function paperFile(db: Database, requestId: number, position: number): Promise<FileAnswer> {
  const paper = await findPaper(db, requestId, position);
  if (!paper) throw new ApiError('NOT_FOUND');
  return { name: paper.name, type: paper.type, content: paper.content };
}

/** Returns a request of the customer; throws NOT_FOUND for somebody else's and a number of another year. */
export async function ownRequest(
  db: Database,
  { customerCode }: Pick<CustomerActor, 'customerCode'>,
  number: string,
): Promise<RequestRow> {
  const row = await findOwnRequest(db, customerCode, idOfRequestNumber(number));
  if (!row || requestNumberOf(row) !== number) throw new ApiError('NOT_FOUND');
  return row;
}

/** Returns the way out of a suspension; NOT_FOUND for a supply that is not suspended (pratica.sospensione.1). */
export async function readSuspension(
  services: Services,
  actor: CustomerActor,
  contractCode: string,
): Promise<AnswerOf<Catalogue['suspension']>> {
  const { db, clock, requestPrices: prices } = services;
  const { customerCode } = actor;
  const today = dayInRome(clock().getTime());
  const supply = (await listSupplies(db, customerCode, today)).find(({ code }) => code === contractCode);
  if (!supply || standingOf(supply) !== 'SUSPENDED') throw new ApiError('NOT_FOUND');
  const overdue = (await findBills(services, actor, { dovuto: 'SCADUTE' })).filter(
    ({ row }) =>
      row.contractCode === contractCode || (supply.account !== null && row.contractAccount === supply.account),
  );
  const cost = prices && requestCost('RIATTIVAZIONE', {}, prices, asItIs(supply, {}));
  const price = prices?.kinds.RIATTIVAZIONE;
  const request = await findOpenRequest(db, customerCode, { kind: 'RIATTIVAZIONE', contractCode });
  return {
    codiceContratto: contractCode,
    bollette: overdue.map(({ bill, row }) => ({
      numero: row.number,
      importo: eurosFromCents(bill.openAmount),
      scadenza: bill.expirationDate ?? row.issueDate,
    })),
    totale: eurosFromCents(sumCents(overdue.map(({ bill }) => bill.openAmount))),
    costo: cost ? costOnWire(cost) : null,
    entro: price ? termDay(today, price.termDays) : null,
    pratica: request ? requestNumberOf(request) : null,
  };
}
