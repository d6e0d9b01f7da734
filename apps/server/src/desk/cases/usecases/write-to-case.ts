import { createHash } from 'node:crypto';
import { lockCase } from '../../../areas/cases/queries/cases.ts';
import { beginPause } from '../../../areas/cases/queries/clocks.ts';
import { insertCaseMessage } from '../../../areas/cases/queries/messages.ts';
import { resetClocks } from '../../../areas/cases/usecases/clocks.ts';
import { notifySender } from '../../../areas/cases/usecases/notify-case.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import type { Actor } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { acknowledge, takeOpenCase } from '../queries.ts';
import { checkIsOpenTo, existingCase } from './received-case.ts';

interface Written {
  readonly numero: string;
  readonly testo: string;
  readonly key: string | undefined;
}

type MessageKind = 'NOTA' | 'DOMANDA';

function messageOf(kind: MessageKind, { testo: text, key }: Pick<Written, 'testo' | 'key'>) {
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, text]))
    .digest('base64url');
  return { kind, text, key: key ?? null, digest };
}

/** Adds a note that only the desk reads, also to a case that is over (reclami.operatore.3). */
export async function noteOnCase(services: Services, actor: Actor, { numero, ...given }: Written): Promise<void> {
  const at = services.clock();
  const { id: caseId, customerCode } = await existingCase(services.db, numero);
  await services.db.transaction(async (db) => {
    const note = { ...messageOf('NOTA', given), caseId, author: actor.username, at };
    if ((await insertCaseMessage(db, note)) === undefined) return;
    await record(db, { ...actor, customerCode }, 'noteOnCase', at);
  });
}

/** Asks the customer something: the terms stand still until the answer (reclami.termini.3). */
export async function askAboutCase(services: Services, actor: Actor, { numero, ...given }: Written): Promise<void> {
  const at = services.clock();
  const { username } = actor;
  const { id: caseId } = await existingCase(services.db, numero);
  await services.db.transaction(async (db) => {
    const row = await lockCase(db, caseId);
    if (!row) throw new ApiError('NOT_FOUND');
    const question = { ...messageOf('DOMANDA', given), caseId, author: username, at };
    // A repeat of a question is accepted after the end, a new one is not.
    if ((await insertCaseMessage(db, question)) === undefined) return;
    checkIsOpenTo(actor, row);
    await takeOpenCase(db, caseId, { from: undefined, by: username, at });
    await acknowledge(db, [caseId], at);
    if (await beginPause(db, caseId, at)) await resetClocks(db, row);
    const { customerCode } = row;
    const fact = { kind: 'CASE_QUESTION_ASKED', customerCode, data: { caseNumber: numero } } as const;
    const event = await announce(db, fact, actor, at);
    await record(db, { ...actor, customerCode }, 'askAboutCase', at);
    await notifySender(services, db, { about: 'QUESTION', caseNumber: numero }, row, at, event);
  });
}
