import { takeFreeCase, lockCase } from '../../../cases/queries/cases.ts';
import { stopClock } from '../../../cases/queries/clocks.ts';
import { idOfCaseNumber } from '../../../cases/usecases/case-number.ts';
import { giveReply, hasReply } from '../../../cases/usecases/reply.ts';
import type { Effect } from './effect.ts';

/** Assigns a free case to the provider's system; one that somebody works on stays theirs. */
export const takeCaseOn: Effect = async ({ db, change, by, now }) => {
  const id = idOfCaseNumber(change.subject);
  if (!(await lockCase(db, id))) return 'there is no such case any more';
  if (await takeFreeCase(db, id, { by: by.username, at: now })) await stopClock(db, id, 'ACK', 'MET', now);
  return undefined;
};

/** Stores the four parts of the provider's reply as the one of the case (reclami.risposta.1). */
export const replyToCase: Effect = async ({ services, db, change, told: { reply: parts, outcome }, by, now }) => {
  if (parts === null) return 'reclamo, verifiche, conclusioni, diritti: a reply has these four parts';
  const row = await lockCase(db, idOfCaseNumber(change.subject));
  if (!row) return 'there is no such case any more';
  const isOwed = outcome === 'RIFIUTATA';
  if (await giveReply(services, db, row, { parts, by, at: now, key: null, isOwed })) return undefined;
  return (await hasReply(db, row.id, parts)) ? undefined : 'the case was answered or withdrawn';
};
