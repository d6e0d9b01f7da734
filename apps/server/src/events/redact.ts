import {
  deleteEventReads,
  eventsCount,
  findEventRead,
  findSlowestReader,
  insertEventRead,
  isErased,
  isOverdue,
  markEventsErased,
  redactSome,
} from '../db/retention/redaction.ts';
import { countKind, type Kept } from '../db/retention/report.ts';
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

/** Returns the conditions for events that are to be redacted at a moment; none if the cursors can't be compared. */
async function findDue({ db, retention }: Pick<Redacting, 'db' | 'retention'>, at: Date) {
  const quietSince = daysBefore(at, quietDays);
  const slowest = await findSlowestReader(db, quietSince);
  // Cursors of another PostgreSQL can't be compared with these events until they are repaired.
  if (await isOfAnotherPostgres(db, slowest ?? beginning)) return undefined;
  const readBefore = daysBefore(at, retention.events);
  const readThen = await findEventRead(db, readBefore);
  const places = readThen === undefined ? [] : [readThen, ...(slowest ? [slowest] : [])];
  const erased = isErased({ erasedBefore: daysBefore(at, erasedDays), quietSince, slowest });
  const overdue = isOverdue({ readBefore, unreadBefore: daysBefore(at, retention.unreadEvents), quietSince, places });
  return { slowest, readBefore, conditions: [erased, overdue] as const };
}

/** Removes personal fields from events that the provider read long ago (docs/retention.md); returns the count. */
export async function redactEvents(services: Redacting): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  const found = await findDue(services, now);
  if (found === undefined) return 0;
  if (found.slowest) await insertEventRead(db, found.slowest, now);
  await deleteEventReads(db, found.readBefore);
  let count = 0;
  for (const due of found.conditions) {
    count += await repeatBatches((limit) => redactSome(db, due, { fields, now, limit }));
  }
  return count;
}

/** Counts events with personal fields, and those that would be redacted at a moment. */
export async function countEvents(services: Pick<Redacting, 'db' | 'retention'>, at: Date): Promise<Kept> {
  const found = await findDue(services, at);
  const { events, unreadEvents } = services.retention;
  const term = `${events} days, unread ${unreadEvents}`;
  return countKind(services.db, 'events', term, eventsCount(found?.conditions ?? []));
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
