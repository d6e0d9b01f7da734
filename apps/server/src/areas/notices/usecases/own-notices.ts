import type { AnswerOf, Catalogue } from '@sportello/calls';
import { noticeState } from '@sportello/domain';
import { ApiError } from '../../../errors/api-error.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { listSteps, type LedgerRow } from '../queries/ledger.ts';
import { findOwnNotice, listOwnNotices, type NoticeRow } from '../queries/notices.ts';
import { appendStep } from './append.ts';

/** An administrator of 400 supplies gets several for each in a year. */
const mostOwn = 2000;
/** No customer has had more. */
const mostExported = 100_000;

type Detail = AnswerOf<Catalogue['legalNotice']>;

export async function readOwnNotices(
  { db }: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['legalNotices']>> {
  const rows = await listOwnNotices(db, customerCode, mostOwn);
  const steps = await stepsOf(db, rows);
  return { comunicazioni: rows.map((row) => summaryOf(row, steps.get(row.number) ?? [])) };
}

export async function readOwnNotice(
  { db }: Services,
  { customerCode }: CustomerActor,
  number: string,
): Promise<Detail> {
  const row = await findOwnNotice(db, customerCode, number);
  if (!row) throw new ApiError('NOT_FOUND');
  return detailOf(row, await listSteps(db, [number]));
}

/** Returns all notices of the customer with their steps, for the personal data export. */
export async function ownNoticesInFull({ db }: Services, { customerCode }: CustomerActor): Promise<Detail[]> {
  const rows = await listOwnNotices(db, customerCode, mostExported);
  const steps = await stepsOf(db, rows);
  return rows.map((row) => detailOf(row, steps.get(row.number) ?? []));
}

/** Adds what the customer did with a notice to the ledger, once (comunicazioni.prova.1, comunicazioni.cliente.3). */
export async function proveNotice(
  services: Services,
  actor: CustomerActor,
  number: string,
  step: 'APERTA' | 'CONFERMATA',
): Promise<void> {
  const at = services.clock();
  await services.db.transaction(async (db) => {
    const row = await findOwnNotice(db, actor.customerCode, number);
    if (!row) throw new ApiError('NOT_FOUND');
    const isNew = await appendStep(db, row, { step, at, channel: 'AREA' }, actor);
    if (isNew) await record(db, actor, step === 'APERTA' ? 'openLegalNotice' : 'confirmLegalNotice', at);
  });
}

async function stepsOf(db: Services['db'], rows: readonly NoticeRow[]) {
  const steps = await listSteps(
    db,
    rows.map(({ number }) => number),
  );
  return Map.groupBy(steps, ({ noticeNumber }) => noticeNumber);
}

function summaryOf(row: NoticeRow, steps: readonly LedgerRow[]) {
  const prepared = steps.find(({ step }) => step === 'PREPARATA')?.at ?? row.importedAt;
  return {
    numero: row.number,
    tipo: row.kind,
    titolo: row.title,
    codiceContratto: row.contractCode,
    dal: row.effectiveDay,
    stato: noticeState(steps),
    preparataIl: prepared.toISOString(),
  };
}

function detailOf(row: NoticeRow, steps: readonly LedgerRow[]): Detail {
  return {
    ...summaryOf(row, steps),
    testo: row.text,
    passaggi: steps.map(({ step, at, channel, details }) => ({
      passo: step,
      data: at.toISOString(),
      canale: channel,
      destinatario: details?.['recipient'] ?? null,
      prova: details?.['answer'] ?? details?.['tracking'] ?? details?.['text'] ?? null,
    })),
  };
}
