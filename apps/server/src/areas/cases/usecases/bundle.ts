import { conciliationOf, dayInRome } from '@sportello/domain';
import { writeCsv } from '../../../formats/tables/csv.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { billDocument } from '../../bills/usecases/document.ts';
import type { FileAnswer } from '../../documents/usecases/content.ts';
import { zipOf, type ZippedFile } from '../../documents/usecases/zip.ts';
import { findCaseFile, listCaseBills, listCaseFiles, listCasePauses, type CaseRow } from '../queries/cases.ts';
import { caseReadings } from './bundle-readings.ts';
import { caseTimeline } from './bundle-timeline.ts';
import { caseNumberOf } from './case-number.ts';
import { stateOf } from './case-on-wire.ts';
import { ownCase } from './own-cases.ts';
import { drawReceiptOf, drawReplyOf } from './papers.ts';

/**
 * Returns what conciliation asks for as a zip, drawn file by file while it is sent; CASE_NOT_CONCILIABLE before its
 * time (reclami.conciliazione.1).
 */
export async function readBundle(
  services: Services,
  actor: CustomerActor,
  number: string,
  gone: AbortSignal,
): Promise<FileAnswer> {
  const { db } = services;
  const now = services.clock();
  const row = await ownCase(db, actor, number);
  const state = stateOf(row, await listCasePauses(db, [row.id]));
  const about = { kind: row.kind, state, receivedAt: row.receivedAt.getTime() };
  if (conciliationOf(about, dayInRome(now.getTime()))?.isOpen !== true) throw new ApiError('CASE_NOT_CONCILIABLE');
  await record(db, actor, 'caseBundle', now);
  return {
    name: `Conciliazione ${number}.zip`,
    type: 'application/zip',
    content: zipOf(filesOf(services, actor, row, gone), services.workers, gone),
  };
}

async function* filesOf(
  services: Services,
  actor: CustomerActor,
  row: CaseRow,
  gone: AbortSignal,
): AsyncGenerator<ZippedFile> {
  const { db } = services;
  const reader = { signal: gone, hasBegun: true };
  const number = caseNumberOf(row);
  const { receivedAt } = row;
  const receipt = await drawReceiptOf(services, row, reader);
  yield { name: `01-reclamo-${number}.pdf`, at: receivedAt, content: receipt.content };
  const reply = await drawReplyOf(services, row, reader);
  if (reply) yield { name: `02-risposta-${number}.pdf`, at: row.endedAt ?? receivedAt, content: reply.content };
  yield* attachmentsOf(services, row, gone);
  const bills = (await listCaseBills(db, [row.id])).map((bill) => bill.number);
  yield* billsOf(services, actor, bills, gone);
  const readings = await caseReadings(services, actor, row, bills);
  if (readings.rows.length > 0) yield { name: '05-letture.csv', at: undefined, content: writeCsv(readings) };
  yield { name: '06-cronologia.csv', at: undefined, content: writeCsv(await caseTimeline(db, row)) };
}

async function* attachmentsOf({ db }: Services, row: CaseRow, gone: AbortSignal): AsyncGenerator<ZippedFile> {
  for (const { position } of await listCaseFiles(db, row.id)) {
    gone.throwIfAborted();
    const file = await findCaseFile(db, row.id, position);
    if (!file) continue;
    // A copy, because the zip hands its bytes over to a worker, and those of a row share their memory.
    const content = new Uint8Array(file.content);
    yield { name: `03-allegati/${String(position).padStart(2, '0')}-${file.name}`, at: row.receivedAt, content };
  }
}

/** Returns the PDFs of the bills, and a list of those that can't be had any more. */
async function* billsOf(
  services: Services,
  actor: CustomerActor,
  numbers: readonly string[],
  gone: AbortSignal,
): AsyncGenerator<ZippedFile> {
  const missing: string[] = [];
  for (const number of numbers) {
    gone.throwIfAborted();
    try {
      const reader = { signal: gone, hasBegun: true };
      const { content } = await billDocument(services, actor, { number, mode: 'D' }, reader);
      yield { name: `04-bollette/${number.replaceAll('/', '-')}.pdf`, at: undefined, content };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
      missing.push(number);
    }
  }
  if (missing.length === 0) return;
  const text = ['\uFEFFQuesti documenti non sono più disponibili.', '', ...missing].join('\r\n');
  yield { name: '04-bollette/non-disponibili.txt', at: undefined, content: new TextEncoder().encode(`${text}\r\n`) };
}
