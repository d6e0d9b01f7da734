import { REPLY_PARTS } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer } from '../../../events/event.ts';
import type { Writing } from '../../../shared/context.ts';
import { endCase, findCaseReply, type CaseRow } from '../queries/cases.ts';
import { endPause } from '../queries/clocks.ts';
import { insertReply, type ReplyParts } from '../queries/replies.ts';
import { caseNumberOf } from './case-number.ts';
import { endClocks } from './clocks.ts';
import { endDisputes } from './disputes.ts';
import { notifySender } from './notify-case.ts';

interface Reply {
  readonly parts: ReplyParts;
  readonly by: Doer;
  readonly at: Date;
  /** Idempotency key. */
  readonly key: string | null;
  /** True if what is prescribed is owed all the same (reclami.contestazione.3). */
  readonly isOwed: boolean;
}

/**
 * Gives a case its one reply, ends it with its clocks and disputes, and notifies whoever it is from
 * (reclami.risposta.1). The caller holds the case's row lock. False for a case that has ended.
 */
export async function giveReply(
  services: Writing,
  db: Database,
  row: CaseRow,
  { parts, by, at, key, isOwed }: Reply,
): Promise<boolean> {
  if (!(await endCase(db, row.id, { endedAt: at, withdrawnAt: null }))) return false;
  await insertReply(db, { caseId: row.id, ...parts, at, by: by.username, key });
  await endPause(db, row.id, at);
  await endClocks(db, row, { isAnswered: true, at });
  const released = await endDisputes(db, row.id, at, { keepPrescribed: !isOwed });
  const caseNumber = caseNumberOf(row);
  const { customerCode } = row;
  const event = await announce(db, { kind: 'CASE_ANSWERED', customerCode, data: { caseNumber, released } }, by, at);
  await notifySender(services, db, { about: 'ANSWERED', caseNumber }, row, at, event);
  return true;
}

/** Returns true if the reply of a case has these parts. */
export async function hasReply(db: Database, caseId: number, parts: ReplyParts): Promise<boolean> {
  const before = await findCaseReply(db, caseId);
  return before !== undefined && REPLY_PARTS.every((part) => before[part] === parts[part]);
}
