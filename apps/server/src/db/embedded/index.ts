import { statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { StartError } from '../../errors/start-error.ts';
import { ensureCluster } from './cluster.ts';
import { databaseUrl, connectIfUp, maintenance } from './connection.ts';
import { launch } from './launch.ts';
import type { Postmaster } from './launch.ts';
import { askForLock } from './lock.ts';
import { preparePlace } from './place.ts';
import type { Place } from './place.ts';
import { isGoneWithin, signal } from './process.ts';
import { findRunning } from './running.ts';
import type { Running } from './running.ts';
import { superviseUntilLost } from './supervise.ts';

export type Embedded = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Settles only if PostgreSQL ends unexpectedly and can't be restarted. */
  readonly lost: Promise<StartError>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** False in tests only: writes are not flushed in time, so a power cut loses data. */
  readonly durable: boolean;
};

type Owned = { readonly postmaster: Postmaster; readonly lock: Client };

const database = 'sportello';

/** Milliseconds for PostgreSQL to stop, including writing its memory to disk. */
const longestStop = 30_000;

/**
 * Starts the PostgreSQL of this data folder and owns it until `stop`. One left behind by a killed process is stopped
 * first, so that ours has our settings and ends with us. Throws a {@link StartError} if a living process owns the
 * folder.
 */
export async function startEmbedded({ dataDir, durable }: EmbeddedOptions): Promise<Embedded> {
  const place = preparePlace(dataDir);
  await ensureCluster(place, durable);
  return own(place, durable, await take(place, durable));
}

/** Starts PostgreSQL and takes its lock; on a free port unless `port` is set. */
async function take(place: Place, durable: boolean, port?: number): Promise<Owned> {
  for (;;) {
    const running = await findRunning(place);
    if (running !== undefined) {
      await endOrphan(place, running);
      continue;
    }
    const postmaster = await launch(place, durable, port);
    if (postmaster === undefined) continue;
    const lock = await askForLock(place, postmaster.port);
    if (lock.kind === 'taken') throw inUse(place.dataDir, lock.by);
    if (lock.kind === 'ours') return { postmaster, lock: lock.client };
  }
}

/**
 * For command line tools: uses the PostgreSQL of this data folder while a server runs it; otherwise starts it and
 * stops it at the end.
 */
export async function connectEmbedded({ dataDir }: { dataDir: string }): Promise<Embedded> {
  const place = preparePlace(dataDir);
  const running = await findRunning(place);
  if (running !== undefined) {
    const lock = await askForLock(place, running.port);
    if (lock.kind === 'ours') await lock.client.end();
    if (lock.kind === 'taken') {
      const url = databaseUrl(place, running.port, database);
      return { url, stop: async () => undefined, lost: new Promise(() => undefined) };
    }
  }
  return startEmbedded({ dataDir, durable: true });
}

/** Milliseconds between attempts to take the lock again after a crash of PostgreSQL. */
const askAgain = 250;

/**
 * Ends a PostgreSQL whose owner is dead. Finding the lock free once is not enough, because the owner may be about to
 * take it again. The lock is held while PostgreSQL ends, so that only one process does this.
 */
async function endOrphan(place: Place, { pid, port }: Running): Promise<void> {
  const first = await askForLock(place, port);
  if (first.kind === 'taken') throw inUse(place.dataDir, first.by);
  if (first.kind === 'down') return;
  await first.client.end().catch(() => undefined);
  await wait(4 * askAgain);
  const second = await askForLock(place, port);
  if (second.kind === 'taken') throw inUse(place.dataDir, second.by);
  if (second.kind === 'ours') await end(pid);
}

async function own(place: Place, durable: boolean, first: Owned): Promise<Embedded> {
  const { port } = first.postmaster;
  let asked = false;
  let current = first;
  const stop = async () => {
    asked = true;
    await end(current.postmaster.pid);
    await current.lock.end().catch(() => undefined);
  };
  const isStopping = () => asked;
  try {
    await ensureDatabase(place, port);
  } catch (error) {
    await stop();
    throw error;
  }
  keepLock(place, first, isStopping);
  const lost = superviseUntilLost(first.postmaster, {
    // Keeps the port, because its users already have the URL.
    startAgain: async () => {
      current = await take(place, durable, port);
      // `stop` was called meanwhile and ended only the previous process.
      if (asked) await end(current.postmaster.pid);
      keepLock(place, current, isStopping);
      return current.postmaster;
    },
    isStopping,
    isDiskFull: () => isFull(path.join(place.cluster, 'pg_wal')),
    log: place.log,
  });
  return { url: databaseUrl(place, port, database), stop, lost };
}

/*
 * A crash of one PostgreSQL session ends all sessions, including the one with the lock, and PostgreSQL then restarts.
 * The lock must be taken again, or the next server would consider the folder free.
 */
function keepLock(place: Place, { postmaster, lock }: Owned, isStopping: () => boolean): void {
  let ended = false;
  void postmaster.ended.then(() => (ended = true));
  lock.once('end', () => {
    void (async () => {
      while (!ended && !isStopping()) {
        const again = await askForLock(place, postmaster.port).catch(() => undefined);
        if (again?.kind === 'ours') return keepLock(place, { postmaster, lock: again.client }, isStopping);
        await wait(askAgain, undefined, { ref: false });
      }
    })();
  });
}

/** PostgreSQL needs room for a few segments of its log, of 16 MB each, to start and to write. */
const leastRoom = 4 * 16 * 1024 * 1024;

function isFull(folder: string): boolean {
  // PostgreSQL's own message is no evidence: a full disk often has no room for it.
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < leastRoom;
}

async function ensureDatabase(place: Place, port: number): Promise<void> {
  const client = await connectIfUp(databaseUrl(place, port, maintenance));
  if (client === undefined) throw new StartError(`PostgreSQL stopped while starting. Its log is ${place.log}.`);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}

/** Fast shutdown: sessions are ended and everything is written. */
async function end(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await isGoneWithin(pid, longestStop)) return;
  // Immediate shutdown loses nothing either; the next start replays the log.
  signal(pid, 'SIGQUIT');
  await isGoneWithin(pid, longestStop);
}

function inUse(dataDir: string, by: string): StartError {
  const who = by.replace(/^sportello (\d+)$/, 'process $1');
  return new StartError(
    `DATA_DIR ${dataDir} is in use by another Sportello (${who}): stop that one, or give this one another DATA_DIR.`,
  );
}
