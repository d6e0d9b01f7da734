import { createHash } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import { countTry } from '../../../limits/guesses.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { readFiles } from '../../support/usecases/files.ts';
import { endCase, insertCaseFiles, lockCase } from '../queries/cases.ts';
import { endPause } from '../queries/clocks.ts';
import { insertCaseMessage } from '../queries/messages.ts';
import { endClocks, resetClocks } from './clocks.ts';
import { endDisputes } from './disputes.ts';
import { ownCase } from './own-cases.ts';

const perCustomer = 30;

interface Message {
  readonly testo: string;
  readonly allegati?: readonly { readonly fileName: string; readonly file: string }[] | undefined;
}

/** Adds a message of the customer to an open case; one that was waited for starts the clocks again (reclami.termini.3). */
export async function writeToCase(
  services: Services,
  actor: CustomerActor,
  number: string,
  message: Message,
  key: string | undefined,
): Promise<void> {
  const at = services.clock();
  const { customerCode } = actor;
  const { id } = await ownCase(services.db, actor, number);
  const read = readFiles(message.allegati ?? []);
  if ('refused' in read) throw new ApiError('REQUEST_NOT_VALID', read.refused);
  await countTry(services, [{ key: `case-message:${customerCode}`, most: perCustomer }]);
  const digest = createHash('sha256').update(JSON.stringify(message)).digest('base64url');
  await services.db.transaction(async (db) => {
    const row = await lockCase(db, id);
    if (!row) throw new ApiError('NOT_FOUND');
    const given = {
      caseId: id,
      kind: 'MESSAGGIO',
      author: null,
      text: message.testo,
      at,
      key: key ?? null,
      digest,
    } as const;
    const messageId = await insertCaseMessage(db, given);
    if (messageId === undefined) return;
    // A repeat of a message is accepted after the end, a new one is not.
    if (row.endedAt !== null) throw new ApiError('CASE_CLOSED');
    await insertCaseFiles(db, id, messageId, read.files);
    if (await endPause(db, id, at)) await resetClocks(db, row);
    await announce(db, { kind: 'CASE_MESSAGE_SENT', customerCode, data: { caseNumber: number } }, actor, at);
    await record(db, actor, 'writeToCase', at);
    await invalidateOpenApps(db, { about: 'cases', customerCode });
  });
}

/** Withdraws an open case, whose amounts are owed again; a withdrawn one stays as it is (reclami.cliente.2). */
export async function withdrawCase(services: Services, actor: CustomerActor, number: string): Promise<void> {
  const at = services.clock();
  const { id } = await ownCase(services.db, actor, number);
  await services.db.transaction((db) => withdraw(db, actor, { id, number, at }));
}

async function withdraw(
  db: Database,
  actor: CustomerActor,
  { id, number, at }: { readonly id: number; readonly number: string; readonly at: Date },
): Promise<void> {
  const row = await lockCase(db, id);
  if (!row) throw new ApiError('NOT_FOUND');
  if (row.withdrawnAt !== null) return;
  if (!(await endCase(db, id, { endedAt: at, withdrawnAt: at }))) throw new ApiError('CASE_CLOSED');
  await endPause(db, id, at);
  await endClocks(db, row, { isAnswered: false, at });
  const { customerCode } = actor;
  const released = await endDisputes(db, id, at, { keepPrescribed: false });
  await announce(db, { kind: 'CASE_WITHDRAWN', customerCode, data: { caseNumber: number, released } }, actor, at);
  await record(db, actor, 'withdrawCase', at);
  await invalidateOpenApps(db, { about: 'cases', customerCode });
}
