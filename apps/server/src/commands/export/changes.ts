import type { Database } from '../../db/database.ts';
import type { Replica } from '../../db/replica.ts';
import { isOfAnotherPostgres, readEventsAfter, type EventPlace } from '../../events/queries.ts';
import { StartError } from '../../errors/start-error.ts';
import { eventLine } from '../../events/feed.ts';

const page = 1000;

/**
 * Yields every event after a cursor as a JSON line (docs/export.md), up to a limit. An event is held back while its
 * own or an older transaction is open. Throws {@link StartError} for a database whose events are numbered by another
 * PostgreSQL.
 */
export async function* changes(
  { db, replica }: { readonly db: Database; readonly replica: Pick<Replica, 'read'> },
  since: EventPlace,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  // A replica may not know the transaction yet.
  if (await isOfAnotherPostgres(db, since)) {
    throw new StartError(
      'The events or the cursor are from another PostgreSQL: this database was restored from a dump. docs/export.md says what to do.',
    );
  }
  let place = since;
  for (let left = limit; left > 0;) {
    const from = place;
    const most = Math.min(left, page);
    const events = await replica.read((each) => readEventsAfter(each, from, most));
    for (const event of events) yield JSON.stringify(eventLine(event));
    const last = events.at(-1);
    if (last === undefined || events.length < most) return;
    place = { transaction: last.transaction, id: String(last.id) };
    left -= events.length;
  }
}
