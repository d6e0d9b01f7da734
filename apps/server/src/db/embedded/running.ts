import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError, errorCode } from '../../errors/start-error.ts';
import { databaseUrl, connectIfUp, maintenance } from './connection.ts';
import type { Place } from './place.ts';
import { commandLine, isAlive } from './process.ts';

export type Running = { readonly pid: number; readonly port: number };

/** Timeout in milliseconds for an existing PostgreSQL to answer or end before it is reported as stuck. */
const patience = 60_000;

/**
 * Returns the PostgreSQL already running on this cluster, or undefined. Waits for one that is starting
 * until it answers, and for one that is shutting down until it is gone.
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
  // Line 1 is the pid, line 4 the port; PostgreSQL writes the lines one after the other.
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]) || undefined } : undefined;
}

/*
 * After a reboot or a container restart, the pid in a leftover file may belong to any program.
 * Without a command line to compare, the file is trusted.
 */
function isPostmasterOf(place: Place, pid: number): boolean {
  const line = commandLine(pid);
  return line === undefined || (line.includes('postgres') && line.includes(place.cluster));
}

/*
 * PostgreSQL would mistake the other program for itself and not start. An impossible pid marks the file as
 * stale; the rest stays, because PostgreSQL reads from it its predecessor's shared memory and checks
 * that it is no longer used.
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
