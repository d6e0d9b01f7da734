import type { Client } from 'pg';
import { databaseUrl, connectIfUp, isDown, maintenance } from './connection.ts';
import type { Place } from './place.ts';

/*
 * "This data folder is in use" is a session lock inside PostgreSQL itself: unlike a file with a process
 * id it ends with its holder, whatever killed that, and it can't be held by two.
 */
const key = { classid: 7365, objid: 1 };

/** The lock is ours, it belongs to the process named, or PostgreSQL went away while we asked. */
export type LockAnswer =
  | { readonly kind: 'ours'; readonly client: Client }
  | { readonly kind: 'taken'; readonly by: string }
  | { readonly kind: 'down' };

/** Asks for the lock, and keeps the connection that holds it when it is granted. */
export async function askForLock(place: Place, port: number): Promise<LockAnswer> {
  const client = await connectIfUp(databaseUrl(place, port, maintenance), `sportello ${process.pid}`);
  if (client === undefined) return { kind: 'down' };
  try {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1, $2) as ours', [
      key.classid,
      key.objid,
    ]);
    if (rows[0]?.ours === true) return { kind: 'ours', client };
    const by = await holder(client);
    await client.end();
    return { kind: 'taken', by };
  } catch (error) {
    await client.end().catch(() => undefined);
    if (isDown(error)) return { kind: 'down' };
    throw error;
  }
}

async function holder(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and granted and classid = $1 and objid = $2`,
    [key.classid, key.objid],
  );
  return rows[0]?.name ?? 'sportello';
}
