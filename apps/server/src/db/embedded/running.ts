import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError, errorCode } from '../../errors/start-error.ts';
import { databaseUrl, connectIfUp, maintenance } from './connection.ts';
import type { Place } from './place.ts';
import { commandLine, isAlive } from './process.ts';

/** A PostgreSQL that answers on this cluster. */
export type Running = { readonly pid: number; readonly port: number };

/** How long one that exists may take to answer or to end, before we say that it is stuck. */
const patience = 60_000;

/**
 * The PostgreSQL that already runs on this cluster, or undefined. One that is coming up is waited for
 * until it answers, one that is going down until it is gone.
 */
export async function findRunning(place: Place): Promise<Running | undefined> {
  const deadline = Date.now() + patience;
  for (;;) {
    const noted = readPidFile(place);
    if (noted === undefined || !isAlive(noted.pid)) return undefined;
    if (!isPostmasterOf(place, noted.pid)) {
      disownPidFile(place);
      return undefined;
    }
    if (noted.port !== undefined && (await answers(place, noted.port))) return { pid: noted.pid, port: noted.port };
    if (Date.now() > deadline) {
      throw new StartError(
        `A PostgreSQL (process ${noted.pid}) holds DATA_DIR ${place.dataDir} and does not answer: end that process, then start again.`,
      );
    }
    await wait(50);
  }
}

const pidFile = (place: Place) => path.join(place.cluster, 'postmaster.pid');

function readPidFile(place: Place): { pid: number; port: number | undefined } | undefined {
  let lines: string[];
  try {
    lines = readFileSync(pidFile(place), 'utf8').split('\n');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
  // Line 1 is the process, line 4 the port; PostgreSQL writes the lines one after the other.
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]) || undefined } : undefined;
}

/*
 * After a reboot, or in a container started again, the number in a file left behind may belong to any
 * program. Where the system doesn't tell, we believe the file.
 */
function isPostmasterOf(place: Place, pid: number): boolean {
  const line = commandLine(pid);
  return line === undefined || (line.includes('postgres') && line.includes(place.cluster));
}

/*
 * PostgreSQL would take the other program for itself and refuse to start. A process number that can't
 * exist makes it see that the file is stale; the rest of the file stays, because PostgreSQL finds there
 * the shared memory of its predecessor and makes sure that nobody uses it any more.
 */
function disownPidFile(place: Place): void {
  const [, ...rest] = readFileSync(pidFile(place), 'utf8').split('\n');
  writeFileSync(pidFile(place), ['2147483647', ...rest].join('\n'));
}

async function answers(place: Place, port: number): Promise<boolean> {
  const client = await connectIfUp(databaseUrl(place, port, maintenance));
  await client?.end();
  return client !== undefined;
}
