import { isOneOf, REJECTION_CODES, type RequestStep } from '@sportello/domain';
import { ApiError } from '../../../../errors/api-error.ts';
import { insertMessage } from '../../../supply-requests/queries/papers.ts';
import { listSteps, lockRequest, type RequestRow } from '../../../supply-requests/queries/requests.ts';
import { isBillOf } from '../../../supply-requests/queries/supplies.ts';
import { digestOf } from '../../../supply-requests/usecases/change.ts';
import { rejectRequest, takeStep } from '../../../supply-requests/usecases/move.ts';
import { idOfRequestNumber } from '../../../supply-requests/usecases/number.ts';
import { SAME, type Effect, type Work } from './effect.ts';

/** Takes the step that a request is at: it is with the distributor, or has an appointment (pratica.passi.2). */
export const moveRequest: Effect = (work) =>
  onRequest(work, (on, row) => (work.told.step === null ? Promise.resolve(true) : step(on, row, work.told.step)));

/** Takes the last steps: done from a day on, or billed. */
export const completeRequest: Effect = async (work) => {
  const { db, told, change } = work;
  const { bill } = told;
  if (bill !== null && !(await isBillOf(db, change.customerCode, bill))) {
    return { field: 'bolletta', reason: 'not a bill of this customer' };
  }
  return onRequest(work, (on, row) => step(on, row, told.step ?? 'ESEGUITA'));
};

/** Rejects a request with a code known to customers (pratica.rifiuti.1). */
export const stopRequest: Effect = async (work) => {
  const { reason: code, words } = work.told;
  if (!isOneOf(REJECTION_CODES, code)) return { field: 'motivo', reason: `not one of ${REJECTION_CODES.join(', ')}` };
  return onRequest(work, ({ services, db, by, now }, row) =>
    rejectRequest(services, db, row, { code, words }, { by, at: now }),
  );
};

/** Changes the request of an outcome; a cancelled one is only acknowledged. */
async function onRequest(work: Work, act: (on: Work, row: RequestRow) => Promise<boolean>) {
  const { db, change } = work;
  if (change.kind === 'SUPPLY_REQUEST_CANCELLED') return undefined;
  const row = await lockRequest(db, idOfRequestNumber(change.subject));
  if (!row) return 'there is no such request any more';
  try {
    // A savepoint rolls back what a rejected step has begun.
    const isNew = await db.transaction((inner) => act({ ...work, db: inner }, row));
    return isNew ? undefined : SAME;
  } catch (error) {
    if (error instanceof ApiError) return `the request does not allow it (${error.code})`;
    throw error;
  }
}

async function step({ services, db, by, now, told }: Work, row: RequestRow, reached: RequestStep): Promise<boolean> {
  const { activeFrom, day, hours, bill, words } = told;
  const how = { by, at: now, needsPapers: false };
  const done = { step: 'ESEGUITA', day: activeFrom, hours: null, bill: null } as const;
  if (reached === 'FATTURATA' && !(await listSteps(db, [row.id])).some(({ step: each }) => each === done.step)) {
    await takeStep(services, db, row, done, how);
  }
  const given = reached === done.step ? done : { step: reached, day, hours, bill };
  const isNew = await takeStep(services, db, row, given, how);
  if (isNew && words !== null) {
    const message = { requestId: row.id, author: by.username, text: words, asksFor: null, at: now, key: null };
    await insertMessage(db, { ...message, digest: digestOf(words) });
  }
  return isNew;
}
