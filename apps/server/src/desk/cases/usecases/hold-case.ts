import { findCase, type CaseRow } from '../../../areas/cases/queries/cases.ts';
import { caseNumberOf, idOfCaseNumber } from '../../../areas/cases/usecases/case-number.ts';
import type { Database } from '../../../db/database.ts';
import { invalidateAll } from '../../../db/invalidations.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { Actor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { acknowledge, assignTo, lockCaseOperator, lockCases, releaseOpenCase, takeOpenCase } from '../queries.ts';
import { customersOf, existingCase } from './received-case.ts';

/** Takes a case on; taking it over must name the current operator (reclami.operatore.2). */
export async function takeCase(
  services: Services,
  actor: Actor,
  { numero, da: from }: { readonly numero: string; readonly da?: string | undefined },
): Promise<void> {
  const at = services.clock();
  const { id } = await existingCase(services.db, numero);
  await services.db.transaction(async (db) => {
    const taken = await takeOpenCase(db, id, { from, by: actor.username, at });
    if (!taken) throw await whyNot(db, id);
    await acknowledge(db, [id], at);
    await recordFor(db, actor, [taken], 'takeCase', at);
  });
}

/** Gives a case back; one that nobody has taken on stays free. */
export async function releaseCase(services: Services, actor: Actor, numero: string): Promise<void> {
  const { id } = await existingCase(services.db, numero);
  await services.db.transaction(async (db) => {
    const released = await releaseOpenCase(db, id, actor.username);
    if (!released) throw await whyNot(db, id);
    await recordFor(db, actor, [released], 'releaseCase', services.clock());
  });
}

async function whyNot(db: Database, id: number): Promise<ApiError> {
  const row = await findCase(db, id);
  return new ApiError(row?.endedAt === null ? 'CHANGED_MEANWHILE' : 'CASE_CLOSED');
}

/** Assigns many cases to an operator who may answer them: all, or none (reclami.operatore.4). */
export async function assignCases(
  services: Services,
  actor: Actor,
  { numeri, operatore }: { readonly numeri: readonly string[]; readonly operatore: string },
): Promise<void> {
  const at = services.clock();
  await services.db.transaction(async (db) => {
    const username = await lockCaseOperator(db, operatore);
    if (username === undefined) throw invalidFieldError('operatore', 'NOT_VALID');
    const rows = await lockCases(db, numeri.map(idOfCaseNumber));
    checkAllAreOpen(numeri, rows);
    const ids = rows.map(({ id }) => id);
    await assignTo(db, ids, username, at);
    await acknowledge(db, ids, at);
    await recordFor(db, actor, rows, 'assignCases', at);
  });
}

/** Throws for the first number that can't be assigned. */
function checkAllAreOpen(numbers: readonly string[], rows: readonly CaseRow[]): void {
  const byNumber = new Map(rows.map((row) => [caseNumberOf(row), row]));
  for (const [at, number] of numbers.entries()) {
    const row = byNumber.get(number);
    if (!row) throw new ApiError('NOT_FOUND', [{ campo: `numeri.${at}`, codice: 'NOT_FOUND' }]);
    if (row.endedAt !== null) throw new ApiError('CASE_CLOSED', [{ campo: `numeri.${at}`, codice: 'CASE_CLOSED' }]);
  }
}

/** Audits a change of who works on cases, and updates open apps of their customers. */
async function recordFor(db: Database, actor: Actor, rows: readonly CaseRow[], deed: string, at: Date) {
  for (const { customerCode } of rows) await record(db, { ...actor, customerCode }, deed, at);
  await invalidateAll(
    db,
    customersOf(rows).map((customerCode) => ({ about: 'cases', customerCode })),
  );
}
