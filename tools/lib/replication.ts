import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureCluster, readPassword, role } from '../../apps/server/src/db/embedded/cluster.ts';
import { connectIfUp, databaseUrl } from '../../apps/server/src/db/embedded/connection.ts';
import { launch } from '../../apps/server/src/db/embedded/launch.ts';
import { preparePlace, type Place } from '../../apps/server/src/db/embedded/place.ts';
import { isGoneWithin, signal } from '../../apps/server/src/db/embedded/process.ts';
import { withinFolder } from '../../apps/server/src/db/embedded/walk.ts';

/** A PostgreSQL that nothing starts again when it ends. */
export interface Postgres {
  readonly port: number;
  readonly log: string;
  url(database: string): string;
  ask<Row extends Record<string, unknown>>(text: string, database?: string): Promise<Row[]>;
  /** Ends all of its processes at once, as a loss of power does. */
  kill(): void;
  stop(): Promise<void>;
}

export interface Pair {
  readonly primary: Postgres;
  readonly standby: Postgres;
  /** Ends both and deletes their data. */
  readonly close: () => Promise<void>;
}

/**
 * Starts a primary and a standby that follows it by streaming replication. `isSynchronous` makes the primary
 * acknowledge a commit only once the standby has it on its disk.
 */
export async function startPair({ isSynchronous }: { isSynchronous: boolean }): Promise<Pair> {
  const folder = mkdtempSync(path.join(tmpdir(), `sportello-pair-${process.pid}-`));
  // As root without namespaces PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o711);
  const places = ['primary', 'standby'].map((name) => preparePlace(path.join(folder, name))) as [Place, Place];
  const [one, other] = places;
  await ensureCluster(one, false);
  // Nothing has run on it yet, so the copy is whole without a backup mode.
  cpSync(one.cluster, other.cluster, { recursive: true });
  chmodSync(other.cluster, 0o700);
  if (isSynchronous) configure(one, { synchronous_standby_names: 'standby' });
  const primary = await start(one);
  configure(other, {
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${role} password=${readPassword(one)} application_name=standby`,
  });
  writeFileSync(path.join(other.cluster, 'standby.signal'), '');
  const { user } = other.identity;
  if (user !== undefined) withinFolder(other.cluster, (entry) => chownSync(entry, user.uid, user.gid));
  const standby = await start(other);
  await follows(primary);
  return {
    primary,
    standby,
    close: async () => {
      await Promise.all([primary.stop(), standby.stop()]);
      for (const { home } of places) rmSync(home, { recursive: true, force: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a standby the primary; returns once it takes writes. */
export async function promote(standby: Postgres): Promise<void> {
  const [answer] = await standby.ask<{ done: boolean }>('select pg_promote(true, 60) as done');
  if (answer?.done !== true) throw new Error('The standby was not promoted within a minute.');
}

function configure({ cluster }: Place, settings: Readonly<Record<string, string>>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  appendFileSync(path.join(cluster, 'postgresql.conf'), lines.join(''));
}

async function start(place: Place): Promise<Postgres> {
  const postmaster = await launch(place, true);
  if (postmaster === undefined) throw new Error(`Another PostgreSQL runs in ${place.cluster}.`);
  const { pid, port } = postmaster;
  const url = (database: string) => databaseUrl(place, port, database);
  return {
    port,
    log: place.log,
    url,
    ask: (text, database = 'postgres') => ask(url(database), text),
    kill() {
      signal(pid, 'SIGSTOP');
      // Every child has its own process group; a stopped parent forks no more.
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
      for (const each of [...children, pid]) signal(each, 'SIGKILL');
    },
    async stop() {
      signal(pid, 'SIGQUIT');
      await isGoneWithin(pid, 30_000);
    },
  };
}

async function ask<Row extends Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
  const client = await connectIfUp(url, 'sportello replication');
  if (client === undefined) throw new Error('PostgreSQL is not up.');
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function follows(primary: Postgres): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(50)) {
    const following = await primary.ask(`select from pg_stat_replication where state = 'streaming'`);
    if (following.length > 0) return;
  }
  throw new Error('The standby did not follow its primary within a minute.');
}
