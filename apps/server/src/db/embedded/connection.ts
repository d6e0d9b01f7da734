import { Client } from 'pg';
import { errorCode } from '../../errors/start-error.ts';
import { readPassword, role } from './cluster.ts';
import type { Place } from './place.ts';

/** A database that every PostgreSQL has, used to check that it is up, to hold the lock and to create databases. */
export const maintenance = 'postgres';

export function databaseUrl(place: Place, port: number, database: string): string {
  return `postgres://${role}:${readPassword(place)}@127.0.0.1:${port}/${database}`;
}

/** Connects, or returns undefined while PostgreSQL starts, stops or isn't there. */
export async function connectIfUp(url: string, name = 'sportello'): Promise<Client | undefined> {
  const client = new Client({ connectionString: url, application_name: name, connectionTimeoutMillis: 5000 });
  // The connection may break while idle; without a listener that would end the process.
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

/** Detects errors that mean "not up" (57P01-57P03: shutting down, crashed, starting). */
export function isDown(error: unknown): boolean {
  const code = errorCode(error);
  if (code === undefined) return /terminated|timeout/i.test(String(error));
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03'].includes(code);
}
