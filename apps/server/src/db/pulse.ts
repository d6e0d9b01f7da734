import { Client, type Pool } from 'pg';

/** How long the database may take to be called ready. */
const longestMs = 1000;

/** Tells whether a database answers. */
export interface Pulse {
  feel(): Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/**
 * Asks the database on a connection of its own: those of the pool may all be busy while it is well.
 * Whoever asks while it is being asked gets the same answer, so that asking often costs nothing.
 */
export function pulseOf(pool: Pool): Pulse {
  let client: Client | undefined;
  let asked: Promise<boolean> | undefined;

  const drop = async () => {
    const dropped = client;
    client = undefined;
    await dropped?.end().catch(() => undefined);
  };

  const ask = async () => {
    try {
      if (client === undefined) {
        client = new Client({
          ...pool.options,
          connectionTimeoutMillis: longestMs,
          query_timeout: longestMs,
          application_name: 'sportello pulse',
        });
        client.on('error', () => void drop());
        await client.connect();
      }
      await client.query('select 1');
      return true;
    } catch {
      // A hanging one would not say goodbye: it is not waited for.
      void drop();
      return false;
    }
  };

  return {
    feel: () => (asked ??= ask().finally(() => (asked = undefined))),
    stop: drop,
  };
}
