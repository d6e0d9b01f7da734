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

/** An embedded PostgreSQL that this process owns, or (from `connectEmbedded`) uses. */
export type Embedded = {
  /** The URL of the application's database. */
  readonly url: string;
  /** Stops what this process started, and waits until it is gone. */
  readonly stop: () => Promise<void>;
  /** Settles only if PostgreSQL ends without having been asked to, and can't be started again. */
  readonly lost: Promise<StartError>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** False for tests only: nothing is written to disk in time, so a power cut loses the data. */
  readonly durable: boolean;
};

/** A PostgreSQL that runs, and the connection that keeps others from its folder. */
type Owned = { readonly postmaster: Postmaster; readonly lock: Client };

const database = 'sportello';

/** How long PostgreSQL may take to end, writing out what it has in memory. */
const longestStop = 30_000;

/**
 * Starts the PostgreSQL of this data folder and owns it until `stop`. One that a killed process left
 * behind is stopped first, so that the one we use is always ours: same settings, and it ends with us.
 * If a living process owns the folder, a {@link StartError} says so.
 */
export async function startEmbedded({ dataDir, durable }: EmbeddedOptions): Promise<Embedded> {
  const place = preparePlace(dataDir);
  await ensureCluster(place, durable);
  return own(place, durable, await take(place, durable));
}

/** Starts PostgreSQL and takes its lock; on a port of its own, or on the one given. */
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
 * For command line tools: uses the PostgreSQL of this data folder while a server runs on it, else
 * starts it, and stops it in the end.
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

/** An owner that lost its lock in a crash of PostgreSQL asks for it again this often. */
const askAgain = 250;

/**
 * Ends a PostgreSQL whose owner is dead. Finding the lock free once is not enough: its owner may be about
 * to take it again. It is held while PostgreSQL ends, so that only one process does this.
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
    // On the same port: its URL is known to everybody who uses it.
    startAgain: async () => {
      current = await take(place, durable, port);
      // Asked to stop meanwhile, we stopped the one before.
      if (asked) await end(current.postmaster.pid);
      keepLock(place, current, isStopping);
      return current.postmaster;
    },
    isStopping,
    log: place.log,
  });
  return { url: databaseUrl(place, port, database), stop, lost };
}

/*
 * A crash of one PostgreSQL session ends them all, ours with the lock too, and PostgreSQL comes back by
 * itself. The lock must come back as well, or the next server would think the folder free.
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

/** A fast shutdown: sessions are ended and everything is written. */
async function end(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await isGoneWithin(pid, longestStop)) return;
  // An immediate one loses nothing either; the next start replays the log.
  signal(pid, 'SIGQUIT');
  await isGoneWithin(pid, longestStop);
}

function inUse(dataDir: string, by: string): StartError {
  const who = by.replace(/^sportello (\d+)$/, 'process $1');
  return new StartError(
    `DATA_DIR ${dataDir} is in use by another Sportello (${who}): stop that one, or give this one another DATA_DIR.`,
  );
}
