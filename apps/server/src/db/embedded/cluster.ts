import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError, errorCode } from '../../errors/start-error.ts';
import { commandAs, userOf } from './identity.ts';
import { isAlive } from './process.ts';
import type { Place } from './place.ts';
import { withinFolder } from './walk.ts';

const run = promisify(execFile);

/** The only role of the embedded PostgreSQL; it owns everything. */
export const role = 'sportello';

const passwordFile = 'sportello.password';

/** Reads the role's password, which is stored inside the cluster so that they stay together. */
export function readPassword(place: Place): string {
  return readFileSync(path.join(place.cluster, passwordFile), 'utf8').trim();
}

/**
 * Creates the cluster if it is missing, under a temporary name that is renamed when complete: an interrupted start
 * leaves no partial cluster, and of two concurrent starts one wins and both continue.
 */
export async function ensureCluster(place: Place, durable: boolean): Promise<void> {
  if (existsSync(place.cluster)) return belongToIdentity(place);
  removeAbandonedDrafts(place.home);
  const draft = path.join(place.home, `postgresql.new-${process.pid}-${randomUUID().slice(0, 8)}`);
  mkdirSync(draft, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(path.join(draft, passwordFile), password, { mode: 0o600, flush: durable });
  if (place.identity.user !== undefined) giveTo(draft, place.identity.user);
  try {
    const cluster = path.join(draft, 'cluster');
    await initdb(place, cluster, path.join(draft, passwordFile), durable);
    renameSync(path.join(draft, passwordFile), path.join(cluster, passwordFile));
    renameSync(cluster, place.cluster);
  } catch (error) {
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function initdb(place: Place, cluster: string, pwfile: string, durable: boolean): Promise<void> {
  const command = commandAs(place.identity, path.join(place.native, 'bin', 'initdb'), [
    '-D',
    cluster,
    `--username=${role}`,
    `--pwfile=${pwfile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Makes the text order independent of the machine's C library.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  try {
    await run(...command, userOf(place.identity));
  } catch (cause) {
    throw new StartError(`PostgreSQL could not make its data folder in ${place.home}: ${lastWords(cause)}`, { cause });
  }
}

/** initdb reports the reason in its last line. */
function lastWords(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('removing'));
  return lines.at(-1)?.trim() ?? String(error);
}

function removeAbandonedDrafts(home: string): void {
  for (const name of readdirSync(home)) {
    const maker = /^postgresql\.new-(\d+)-/.exec(name)?.[1];
    if (maker === undefined || isAlive(Number(maker))) continue;
    rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

/** A cluster that root created in a namespace changes owner if namespaces are forbidden now. */
function belongToIdentity({ cluster, identity }: Place): void {
  if (identity.user !== undefined && statSync(cluster).uid !== identity.user.uid) giveTo(cluster, identity.user);
}

function giveTo(folder: string, user: { uid: number; gid: number }): void {
  withinFolder(folder, (entry) => chownSync(entry, user.uid, user.gid));
}
