import { Client } from 'pg';
import { errorCode } from '../../errors/start-error.ts';
import { readPassword, role } from './cluster.ts';
import type { Place } from './place.ts';

/** The database that every PostgreSQL has: to ask whether it is up, for the lock, and to make others. */
export const maintenance = 'postgres';

/** The URL of a database of the embedded PostgreSQL. */
export function databaseUrl(place: Place, port: number, database: string): string {
  return `postgres://${role}:${readPassword(place)}@127.0.0.1:${port}/${database}`;
}

/** Connects, or answers undefined while PostgreSQL is coming up, going down or not there. */
export async function connectIfUp(url: string, name = 'sportello'): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5000 });
  // It may break while nobody waits for an answer; without a listener that would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isDown(error)) return undefined;
    throw error;
  }
}

/** Tells an error that says "not up" (57P01-57P03: going down, crashed, starting) from a real one. */
export function isDown(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return /terminated|timeout/i.test(String(error));
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code);
}
