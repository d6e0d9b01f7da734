import { invalidationTopics, type InvalidationTopic } from '@sportello/calls';
import { sql } from 'drizzle-orm';
import { Client, type Pool } from 'pg';
import type { Database } from './database.ts';

/** The channel of PostgreSQL on which servers tell each other that something is new. */
const channel = 'sportello_invalidations';

/** What may have changed; nothing more is said, whoever wants to know asks. */
export type Invalidation =
  | { readonly about: InvalidationTopic; readonly customerCode: string }
  | { readonly about: 'session-ended'; readonly accountId: string };

/** Tells every server, once the transaction is through. */
export async function invalidateOpenApps(db: Database, invalidation: Invalidation): Promise<void> {
  await invalidateAll(db, [invalidation]);
}

/** The same of many hints at once; of those that say the same, one. */
export async function invalidateAll(db: Database, invalidations: readonly Invalidation[]): Promise<void> {
  const said = [...new Set(invalidations.map((invalidation) => JSON.stringify(invalidation)))];
  if (said.length === 0) return;
  await db.execute(
    sql`select pg_notify(${channel}, invalidation) from unnest(${sql.param(said)}::text[]) as invalidation`,
  );
}

export interface InvalidationListener {
  readonly onInvalidation: (invalidation: Invalidation) => void;
  /** From now on it listens, at first or again: what was said before is lost, so everybody had better ask. */
  readonly onReady: () => void;
}

/** How long to wait before the line is opened again. */
const pauseMs = 1000;

/** Listens on a connection of its own, opened again whenever it breaks; answers how to stop. */
export function listenForInvalidations(
  pool: Pool,
  { onInvalidation, onReady }: InvalidationListener,
): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const again = () => {
    client?.removeAllListeners();
    // An error of a connection that is given up is nobody's.
    client?.on('error', () => undefined);
    void client?.end().catch(() => undefined);
    client = undefined;
    if (isStopped) return;
    timer = setTimeout(() => void open(), pauseMs);
  };

  const open = async () => {
    const mine = new Client({ ...pool.options, application_name: 'sportello invalidations' });
    client = mine;
    mine.on('error', again);
    mine.on('end', again);
    mine.on('notification', ({ payload }) => {
      const invalidation = read(payload);
      if (invalidation) onInvalidation(invalidation);
    });
    try {
      await mine.connect();
      await mine.query(`listen ${channel}`);
      if (client === mine) onReady();
    } catch {
      if (client === mine) again();
    }
  };

  void open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const last = client;
    last?.removeAllListeners();
    last?.on('error', () => undefined);
    await last?.end().catch(() => undefined);
  };
}

/** Whatever else speaks on the channel is passed over. */
function read(payload: string | undefined): Invalidation | undefined {
  try {
    const said = JSON.parse(payload ?? '') as Readonly<Record<string, unknown>> | null;
    const whose = whoseOf[String(said?.['about'])];
    return whose !== undefined && typeof said?.[whose] === 'string' ? (said as unknown as Invalidation) : undefined;
  } catch {
    return undefined;
  }
}

/** Whom a hint is for. */
const whoseOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(invalidationTopics.map((topic) => [topic, 'customerCode'])),
  'session-ended': 'accountId',
};
