import pg from 'pg';
import { startPgBouncer, withoutPgBouncer } from '../../../tools/lib/pgbouncer.ts';

/** Starts PgBouncer where it is installed; returns the URL of the database through it. */
export async function startPooler(database: string, opened: (() => Promise<unknown>)[]): Promise<string | undefined> {
  if (withoutPgBouncer !== undefined) return undefined;
  const { url, stop } = await startPgBouncer(database);
  opened.push(stop);
  await limitRole(database);
  return url;
}

/** Sets what the doctor asks for behind a pooler (docs/database.md). */
async function limitRole(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const limits = { statement_timeout: 10_000, lock_timeout: 8000, idle_in_transaction_session_timeout: 60_000 };
  for (const [name, ms] of Object.entries(limits)) await client.query(`alter role current_user set ${name} = ${ms}`);
  await client.end();
}
