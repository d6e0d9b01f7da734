import type { Catalogue, ParsedRequestOf } from '@sportello/calls';
import { findCaseReply, lockCase, type CaseRow } from '../../../areas/cases/queries/cases.ts';
import { listCaseDisputes } from '../../../areas/cases/queries/disputes.ts';
import { giveReply } from '../../../areas/cases/usecases/reply.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Actor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { checkIsOpenTo, existingCase } from './received-case.ts';

type Parts = ParsedRequestOf<Catalogue['replyToCase']>['body'];

/** Answers a case once, which ends it with its clocks and disputes and notifies the customer (reclami.risposta.1). */
export async function replyToCase(
  services: Services,
  actor: Actor,
  number: string,
  parts: Parts,
  key: string | undefined,
): Promise<void> {
  const at = services.clock();
  const { id: caseId } = await existingCase(services.db, number);
  await services.db.transaction(async (db) => {
    const row = await lockCase(db, caseId);
    if (!row) throw new ApiError('NOT_FOUND');
    if (await isRepeated(db, row, parts, key)) return;
    checkIsOpenTo(actor, row);
    const isOwed = parts.importoDovuto ?? false;
    await giveReply(services, db, row, { parts: columnsOf(parts), by: actor, at, key: key ?? null, isOwed });
    await record(db, { ...actor, customerCode: row.customerCode }, 'replyToCase', at);
  });
}

const columnsOf = ({ reclamo, verifiche, conclusioni, diritti }: Parts) => ({
  complaint: reclamo,
  checks: verifiche,
  conclusions: conclusioni,
  rights: diritti,
});

/** Returns true for a repeat of the reply; throws REQUEST_REPEATED_DIFFERENTLY for another one with its key. */
async function isRepeated(db: Database, row: CaseRow, parts: Parts, key: string | undefined): Promise<boolean> {
  const before = key === undefined ? undefined : await findCaseReply(db, row.id);
  if (before?.key !== key || before === undefined) return false;
  const { complaint, checks, conclusions, rights } = before;
  const isSame =
    JSON.stringify(columnsOf(parts)) === JSON.stringify({ complaint, checks, conclusions, rights }) &&
    (await isOwedAsBefore(db, row, parts.importoDovuto ?? false));
  if (!isSame) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return true;
}

/** Returns true if the reply left the prescribed amounts of the case owed, or not owed, in the same way. */
async function isOwedAsBefore(db: Database, { id, kind }: CaseRow, isOwed: boolean): Promise<boolean> {
  if (kind !== 'PRESCRIZIONE') return true;
  return (await listCaseDisputes(db, id)).every(({ endedAt }) => (endedAt !== null) === isOwed);
}
