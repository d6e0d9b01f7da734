import type { Database } from '../../../db/database.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer } from '../../../events/event.ts';
import type { Services } from '../../../shared/context.ts';
import { lockCase, type CaseRow } from '../queries/cases.ts';
import { listDueClocks, missClock, type DueClock } from '../queries/clocks.ts';
import { insertCredit } from '../queries/credits.ts';
import { caseNumberOf } from './case-number.ts';
import { notifySender } from './notify-case.ts';

const PAGE = 200;

const self: Doer = { username: 'sportello', right: 'COMMAND' };

type Missing = Pick<Services, 'db' | 'clock' | 'caseSettings' | 'channels' | 'brand' | 'publicUrl'>;

/**
 * Ends the clocks that are due, each in a transaction of its own, once on any number of servers (reclami.orologi.1).
 * One that fails is tried again by the next run, and does not keep the others from theirs.
 */
export async function missTerms(services: Missing): Promise<void> {
  const at = services.clock();
  const faults: unknown[] = [];
  let after: DueClock | undefined;
  do {
    const page = await listDueClocks(services.db, { at, after, limit: PAGE });
    for (const clock of page) {
      await services.db
        .transaction((db) => missTerm(services, db, clock, at))
        .catch((error: unknown) => faults.push(error));
    }
    after = page.length < PAGE ? undefined : page.at(-1);
  } while (after !== undefined);
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} terms of cases could not be ended.`);
}

async function missTerm(services: Missing, db: Database, clock: DueClock, at: Date): Promise<void> {
  const row = await lockCase(db, clock.caseId);
  // Read after the lock: it may just have been answered or paused, or another server has been here.
  if (!row || !(await missClock(db, clock, at))) return;
  if (clock.kind === 'INDEMNITY') return giveIndemnity(services, db, row, at);
  const data = { caseNumber: caseNumberOf(row), caseKind: row.kind, term: clock.kind };
  await announce(db, { kind: 'CASE_TERM_MISSED', customerCode: row.customerCode, data }, self, at);
}

/** Gives the one credit of a case whose reply is late (reclami.indennizzo.1). */
async function giveIndemnity(services: Missing, db: Database, row: CaseRow, at: Date): Promise<void> {
  const amountCents = services.caseSettings.indemnityCents;
  const { customerCode } = row;
  const creditId = await insertCredit(db, { caseId: row.id, customerCode, amountCents, at });
  if (creditId === undefined) return;
  const caseNumber = caseNumberOf(row);
  const { contractCode } = row;
  const data = { caseNumber, creditId: String(creditId), contractCode, amountCents };
  const event = await announce(db, { kind: 'CASE_INDEMNITY_OWED', customerCode, data }, self, at);
  await notifySender(services, db, { about: 'INDEMNITY', caseNumber, amountCents }, row, at, event);
}
