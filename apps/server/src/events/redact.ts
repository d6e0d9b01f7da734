import {
  findSlowestReader,
  insertEventRead,
  isErased,
  isOverdue,
  markEventsErased,
  redactSome,
  takeEventRead,
} from '../db/retention/redaction.ts';
import { repeatBatches } from '../db/retention/batches.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../shared/context.ts';
import { beginning } from './feed.ts';
import { PERSONAL_FIELDS as fields } from './personal-fields.ts';
import { isOfAnotherPostgres } from './queries.ts';

const day = 24 * 60 * 60_000;

/** A reader that has asked for nothing for so many days holds nothing back. */
const quietDays = 90;

/** Days that an erased customer's events wait for the provider: with the 14 until the erasure, within a month. */
const erasedDays = 14;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day);

type Redacting = Pick<Services, 'db' | 'clock' | 'retention'>;

/** Removes personal fields from events that the provider read long ago (docs/retention.md); returns the count. */
export async function redactEvents({ db, clock, retention }: Redacting): Promise<number> {
  const now = clock();
  const quietSince = daysBefore(now, quietDays);
  const slowest = await findSlowestReader(db, quietSince);
  // Cursors of another PostgreSQL can't be compared with these events until they are repaired.
  if (await isOfAnotherPostgres(db, slowest ?? beginning)) return 0;
  if (slowest) await insertEventRead(db, slowest, now);
  const readBefore = daysBefore(now, retention.events);
  const readThen = await takeEventRead(db, readBefore);
  const places = readThen === undefined ? [] : [readThen, ...(slowest ? [slowest] : [])];
  const overdue = isOverdue({ readBefore, unreadBefore: daysBefore(now, retention.unreadEvents), quietSince, places });
  const erased = isErased({ erasedBefore: daysBefore(now, erasedDays), quietSince, slowest });
  let count = 0;
  for (const due of [erased, overdue]) {
    count += await repeatBatches((limit) => redactSome(db, due, { fields, now, limit }));
  }
  return count;
}

/** Redacts an erased customer's events at once where the provider has read them, and the others when it has. */
export async function redactErased(db: Database, customerCode: string, now: Date): Promise<void> {
  await markEventsErased(db, customerCode, now);
  const quietSince = daysBefore(now, quietDays);
  const slowest = await findSlowestReader(db, quietSince);
  if (await isOfAnotherPostgres(db, slowest ?? beginning)) return;
  const due = isErased({ customerCode, erasedBefore: daysBefore(now, erasedDays), quietSince, slowest });
  await repeatBatches((limit) => redactSome(db, due, { fields, now, limit }));
}
