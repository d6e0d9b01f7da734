import { Client, type Pool } from 'pg';
import { rejectStandby } from './primary.ts';

const longestMs = 1000;

export interface Pulse {
  feel(): Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/**
 * Checks the database on its own connection: those of the pool may all be busy while it is healthy.
 * Concurrent callers share one check, so frequent calls cost nothing.
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
      await rejectStandby(client);
      return true;
    } catch {
      // Not awaited: a hanging connection would never close cleanly.
      void drop();
      return false;
    }
  };

  return {
    feel: () => (asked ??= ask().finally(() => (asked = undefined))),
    stop: drop,
  };
}
