import type { Client } from 'pg';
import { databaseUrl, connectIfUp, isDown, maintenance } from './connection.ts';
import type { Place } from './place.ts';

/*
 * The data folder is guarded by a session lock inside PostgreSQL: unlike a pid file it ends with its holder,
 * however that was killed, and two processes can't hold it.
 */
const key = { classid: 7365, objid: 1 };

export type LockAnswer =
  | { readonly kind: 'ours'; readonly client: Client }
  | { readonly kind: 'taken'; readonly by: string }
  | { readonly kind: 'down' };

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
