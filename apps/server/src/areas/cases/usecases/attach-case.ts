import type { AnswerOf, Catalogue } from '@sportello/calls';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { announce } from '../../../events/announce.ts';
import { countTry, networkGuesses, takeBack } from '../../../limits/guesses.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import { findContacts } from '../../support/queries.ts';
import { attachToCustomer } from '../queries/attach.ts';
import { tidyAttachCode } from './attach-code.ts';
import { caseNumberOf } from './case-number.ts';

/** Codes tried per customer in a quarter of an hour. */
const perCustomer = 10;

/** Gives a case of the public form to the customer who has its code, once (reclami.pubblico.4). */
export async function attachCase(
  services: Services,
  actor: CustomerActor,
  typed: string,
  info: RequestInfo,
): Promise<AnswerOf<Catalogue['attachCase']>> {
  const at = services.clock();
  const { customerCode } = actor;
  const limits = [networkGuesses(info), { key: `case-attach:${customerCode}`, most: perCustomer }];
  await countTry(services, limits);
  const hashes = services.codes.hashes(tidyAttachCode(typed));
  const numero = await services.db.transaction(async (db) => {
    const segment = (await findContacts(db, customerCode))?.segment ?? null;
    const row = await attachToCustomer(db, hashes, { customerCode, segment });
    // A code that is wrong, used or of a case that somebody else has taken looks the same.
    if (!row) throw new ApiError('NOT_FOUND');
    const number = caseNumberOf(row);
    await announce(db, { kind: 'CASE_ATTACHED', customerCode, data: { caseNumber: number } }, actor, at);
    await record(db, actor, 'attachCase', at);
    await invalidateOpenApps(db, { about: 'cases', customerCode });
    return number;
  });
  await takeBack(services, limits);
  return { numero };
}
