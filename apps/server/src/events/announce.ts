import { insertEvents } from './queries.ts';
import type { Database } from '../db/database.ts';
import type { Doer, Fact } from './event.ts';
import { earn } from '../areas/loyalty/usecases/earn.ts';
import { notify } from '../areas/notifications/usecases/notify.ts';
import { recordChanges } from '../areas/integration/usecases/outcomes/note.ts';

/** Announces a domain event; call it inside the transaction of the change itself. */
export async function announce(db: Database, fact: Fact, by: Doer, at: Date): Promise<bigint> {
  const [event] = await announceAll(db, [fact], by, at);
  if (event === undefined) throw new Error('An event was not written.');
  return event;
}

/** Announces many events with as many statements as one; returns them in the order of the facts. */
export async function announceAll(
  db: Database,
  facts: readonly Fact[],
  { username: actorName, right }: Doer,
  at: Date,
): Promise<readonly bigint[]> {
  const ids = await insertEvents(
    db,
    facts.map(({ kind, customerCode, data }) => ({ kind, customerCode, data, actorName, right, at })),
  );
  const announced = ids.flatMap((id, index) => (facts[index] ? [{ id, fact: facts[index] }] : []));
  await recordChanges(db, announced, right, at);
  await notify(db, announced, at);
  for (const fact of facts) await earn(db, fact, at);
  return ids;
}
