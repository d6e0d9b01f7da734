import { CASE_TERMS, conciliationDay, lastReplyDay } from '@sportello/domain';
import type { CasePaper } from '../../../formats/case-papers/case-paper.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { Services } from '../../../shared/context.ts';
import type { WorkFor } from '../../../workers/pool.ts';
import { issuerOf, nameOf } from '../../bills/usecases/document.ts';
import { findCustomer } from '../../profile/queries/customers.ts';
import {
  findCase,
  findCaseReply,
  findSupplyPoint,
  listCaseBills,
  listCaseFiles,
  type CaseRow,
} from '../queries/cases.ts';
import { caseNumberOf, idOfCaseNumber } from './case-number.ts';
import { timedCase } from './clocks.ts';
import { ownCase } from './own-cases.ts';

/** A PDF that is held whole, as it was drawn. */
export interface PaperFile {
  readonly name: string;
  readonly type: 'application/pdf';
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Returns the receipt of the customer's case as PDF (reclami.apertura.2). */
export async function readCaseReceipt(
  services: Services,
  actor: CustomerActor,
  number: string,
  gone: AbortSignal,
): Promise<PaperFile> {
  return drawReceiptOf(services, await ownCase(services.db, actor, number), { signal: gone });
}

/** Returns the reply to the customer's case as PDF; NOT_FOUND until there is one (reclami.risposta.1). */
export async function readCaseReply(
  services: Services,
  actor: CustomerActor,
  number: string,
  gone: AbortSignal,
): Promise<PaperFile> {
  const paper = await drawReplyOf(services, await ownCase(services.db, actor, number), { signal: gone });
  if (!paper) throw new ApiError('NOT_FOUND');
  return paper;
}

export async function drawReceiptOf(services: Services, row: CaseRow, reader: WorkFor): Promise<PaperFile> {
  const { db, workers, caseSettings } = services;
  const files = await listCaseFiles(db, row.id);
  const { kind } = row;
  const paper = {
    ...(await paperOf(services, row)),
    text: row.text,
    files: files.filter(({ messageId }) => messageId === null).map(({ name }) => name),
    answerBy: lastReplyDay(timedCase(row, [])) ?? '',
    indemnity: CASE_TERMS[kind].hasIndemnity ? caseSettings.indemnityCents : undefined,
    conciliationFrom: kind === 'INFORMAZIONI' ? undefined : conciliationDay(row.receivedAt.getTime()),
  };
  const content = await workers.run('caseReceiptPdf', paper, reader);
  return { name: `Ricevuta ${caseNumberOf(row)}.pdf`, type: 'application/pdf', content };
}

/** Draws the reply; undefined until there is one. */
export async function drawReplyOf(services: Services, row: CaseRow, reader: WorkFor): Promise<PaperFile | undefined> {
  const reply = await findCaseReply(services.db, row.id);
  if (!reply) return undefined;
  const { complaint, checks, conclusions, rights, at } = reply;
  const paper = {
    ...(await paperOf(services, row)),
    reply: { complaint, checks, conclusions, rights, at: at.getTime() },
  };
  const content = await services.workers.run('caseReplyPdf', paper, reader);
  return { name: `Risposta ${caseNumberOf(row)}.pdf`, type: 'application/pdf', content };
}

/** Draws the reply to a case of anybody, for the mail to whoever wrote it. */
export async function drawReplyByNumber(
  services: Services,
  number: string,
  reader: WorkFor,
): Promise<PaperFile | undefined> {
  const row = await findCase(services.db, idOfCaseNumber(number));
  return row && drawReplyOf(services, row, reader);
}

async function paperOf(services: Services, row: CaseRow): Promise<CasePaper> {
  const { db, company } = services;
  const bills = await listCaseBills(db, [row.id]);
  return {
    number: caseNumberOf(row),
    kind: row.kind,
    receivedAt: row.receivedAt.getTime(),
    issuer: await issuerOf(services, company?.vatNumber),
    holder: await holderOf(db, row),
    supply: await supplyOf(db, row),
    bills: bills.map(({ number }) => number),
    interventionId: row.interventionId ?? undefined,
  };
}

async function holderOf(db: Database, { customerCode, contactName }: CaseRow): Promise<CasePaper['holder']> {
  const found = customerCode === null ? undefined : await findCustomer(db, customerCode);
  if (!found) return { name: contactName ?? '', taxId: undefined, customerCode: '' };
  const { customer } = found;
  return {
    name: nameOf(customer),
    taxId: customer.fiscalCode ?? customer.vatNumber ?? undefined,
    customerCode: customer.code,
  };
}

/** Returns `POD IT001E12345678`, or the code of a contract without a delivery point. */
async function supplyOf(db: Database, row: CaseRow): Promise<string | undefined> {
  const { customerCode, contractCode, supplyCode } = row;
  if (customerCode === null || contractCode === null) return supplyCode ?? undefined;
  const point = await findSupplyPoint(db, customerCode, contractCode);
  if (point?.pod) return `POD ${point.pod}`;
  return point?.pdr ? `PDR ${point.pdr}` : contractCode;
}
