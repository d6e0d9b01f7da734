import { invalidationTopics, type InvalidationTopic } from '@sportello/calls';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from './database.ts';

/** The PostgreSQL NOTIFY channel for invalidation events between servers. */
const channel = 'sportello_invalidations';

/** The event names only what may have changed; the receiver fetches the data itself. */
export type Invalidation =
  | { readonly about: InvalidationTopic; readonly customerCode: string }
  | { readonly about: 'session-ended'; readonly accountId: string };

/** Inside a transaction the event reaches the servers on commit. */
export async function invalidateOpenApps(db: Database, invalidation: Invalidation): Promise<void> {
  await invalidateAll(db, [invalidation]);
}

export async function invalidateAll(db: Database, invalidations: readonly Invalidation[]): Promise<void> {
  const said = [...new Set(invalidations.map((invalidation) => JSON.stringify(invalidation)))];
  if (said.length === 0) return;
  await db.execute(
    sql`select pg_notify(${channel}, invalidation) from unnest(${sql.param(said)}::text[]) as invalidation`,
  );
}

export interface InvalidationListener {
  readonly onInvalidation: (invalidation: Invalidation) => void;
  /** Called when listening starts or resumes: earlier events are lost, so all data should be refetched. */
  readonly onReady: () => void;
}

const pauseMs = 1000;
const longestAnswerMs = 5000;
/** A connection that only listens would never notice that the other end has vanished. */
const heartbeatMs = 5000;

/**
 * Listens on its own connection, reopened whenever it breaks; returns the stop function. A connection pooler would
 * give the connection to others, hence the direct URL.
 */
export function listenForInvalidations(
  directUrl: string,
  { onInvalidation, onReady }: InvalidationListener,
): () => Promise<void> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const again = () => {
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    void client?.end().catch(() => undefined);
    client = undefined;
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void open(), pauseMs);
  };

  const open = async () => {
    const mine = new Client({
      connectionString: directUrl,
      connectionTimeoutMillis: longestAnswerMs,
      query_timeout: longestAnswerMs,
      keepAlive: true,
      application_name: 'sportello invalidations',
    });
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
      await beat(mine);
    } catch {
      if (client === mine) again();
    }
  };

  const beat = async (mine: Client) => {
    try {
      await mine.query('select 1');
      if (client === mine) timer = setTimeout(() => void beat(mine), heartbeatMs);
    } catch {
      if (client === mine) again();
    }
  };

  void open();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    const last = client;
    client = undefined;
    last?.removeAllListeners();
    last?.on('error', () => undefined);
    await last?.end().catch(() => undefined);
  };
}

/** Ignores payloads on the channel that are no invalidation events. */
function read(payload: string | undefined): Invalidation | undefined {
  try {
    const said = JSON.parse(payload ?? '') as Readonly<Record<string, unknown>> | null;
    const whose = whoseOf[String(said?.['about'])];
    return whose !== undefined && typeof said?.[whose] === 'string' ? (said as unknown as Invalidation) : undefined;
  } catch {
    return undefined;
  }
}

const whoseOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(invalidationTopics.map((topic) => [topic, 'customerCode'])),
  'session-ended': 'accountId',
};
