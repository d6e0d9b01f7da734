import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { StartError, errorCode, firstLine } from '../../errors/start-error.ts';
import { nativeFolder } from './binaries.ts';
import { chooseIdentity, userOf } from './identity.ts';
import type { Identity, User } from './identity.ts';
import { withinFolder } from './walk.ts';

export type Place = {
  readonly dataDir: string;
  readonly identity: Identity;
  /** The folder with `bin`, `lib` and `share`. */
  readonly native: string;
  readonly home: string;
  readonly cluster: string;
  readonly log: string;
};

/** Needed only for root without namespaces: the user "nobody" can't read files in root's home. */
const shared = '/var/lib/sportello';

export function preparePlace(dataDir: string): Place {
  makeFolder(dataDir);
  const pointer = path.join(dataDir, 'postgresql.moved-to');
  let home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir;
  const owner = ownerOf(path.join(home, 'postgresql'));
  const identity = chooseIdentity(owner);
  if (!reaches(identity, home)) {
    if (owner !== undefined) throw unreachable(home);
    home = inShared(() => makeHome(pointer));
  }
  return {
    dataDir,
    identity,
    native: reachableNative(identity),
    home,
    cluster: path.join(home, 'postgresql'),
    log: path.join(dataDir, 'postgresql.log'),
  };
}

function makeFolder(dataDir: string): void {
  try {
    makeFolders(dataDir);
    // An existing folder may still be read-only; only a write shows it, whatever the user.
    const probe = path.join(dataDir, `.writable-${randomUUID()}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (cause) {
    throw new StartError(
      `DATA_DIR ${dataDir} can't be used (${firstLine(cause)}): give a folder that this user may write.`,
      { cause },
    );
  }
}

/** Not `recursive: true`, which never returns where no folder can be created (below /proc). */
function makeFolders(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (folder !== path.dirname(folder)) makeFolders(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // A process starting at the same time created it first; a file at this path remains an error.
    if (errorCode(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

function makeHome(pointer: string): string {
  const home = path.join(shared, randomUUID());
  mkdirSync(home, { recursive: true, mode: 0o711 });
  // The home has a random name, recorded in DATA_DIR, so that a deleted DATA_DIR starts empty again.
  writeFileSync(pointer, `${home}\n`);
  return home;
}

function ownerOf(cluster: string): User | undefined {
  const owner = statSync(cluster, { throwIfNoEntry: false });
  const self = process.getuid?.();
  if (owner !== undefined && self !== undefined && self !== 0 && owner.uid !== self) {
    throw new StartError(
      `The database in ${cluster} belongs to another user (uid ${owner.uid}): start as that user, or give another DATA_DIR.`,
    );
  }
  return owner;
}

function reaches(identity: Identity, folder: string): boolean {
  if (identity.user === undefined) return true;
  return spawnSync('test', ['-x', folder], { ...userOf(identity), stdio: 'ignore' }).status === 0;
}

function reachableNative(identity: Identity): string {
  const native = nativeFolder();
  if (runs(identity, native)) return native;
  if (identity.user !== undefined) {
    const copy = inShared(() => copyNative(native));
    if (runs(identity, copy)) return copy;
  }
  throw new StartError(
    `The embedded PostgreSQL does not run on this machine (${native}): set DATABASE_URL to a PostgreSQL of yours.`,
  );
}

function runs(identity: Identity, native: string): boolean {
  const program = path.join(native, 'bin', 'postgres');
  return spawnSync(program, ['--version'], { ...userOf(identity), stdio: 'ignore' }).status === 0;
}

function copyNative(native: string): string {
  const version = readFileSync(path.join(native, '../package.json'), 'utf8');
  const copy = path.join(shared, `binaries-${createHash('sha256').update(version).digest('hex').slice(0, 16)}`);
  if (existsSync(copy)) return copy;
  mkdirSync(shared, { recursive: true, mode: 0o711 });
  const draft = `${copy}.${randomUUID()}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  withinFolder(draft, (entry) => chmodSync(entry, 0o755));
  try {
    renameSync(draft, copy);
  } catch (error) {
    // A process starting at the same time finished the same copy first.
    if (errorCode(error) !== 'ENOTEMPTY' && errorCode(error) !== 'EEXIST') throw error;
    rmSync(draft, { recursive: true });
  }
  return copy;
}

function inShared<T>(make: () => T): T {
  try {
    return make();
  } catch (cause) {
    throw new StartError(
      `PostgreSQL can't run as root here, and ${shared} can't be written for it (${firstLine(cause)}): start as another user, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function unreachable(home: string): StartError {
  return new StartError(
    `The database in ${home} can't be opened: PostgreSQL doesn't run as root, this machine forbids user namespaces, and the folder is closed to other users. Open it (chmod a+x on it and the folders above), start as another user, or set DATABASE_URL.`,
  );
}
