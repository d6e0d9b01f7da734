import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError, errorCode, firstLine } from '../../errors/start-error.ts';

const prefix = 'sportello-provider-';
const ofProcess = new RegExp(`^${prefix}(\\d+)-`);

/** Creates a folder for one request's rows, readable only by this user; its name contains the PID. */
export async function makeSpoolFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function prepareSpoolFolders(): Promise<void> {
  try {
    await sweepSpoolFolders();
    await (await makeSpoolFolder()).remove();
  } catch (cause) {
    throw new StartError(
      `TMPDIR: what the provider's systems send can't be kept in ${tmpdir()} (${firstLine(cause)}): name a folder that is there and may be written.`,
      { cause },
    );
  }
}

/** Deletes folders left by killed servers, since they may hold initial passwords; returns their number. */
export async function sweepSpoolFolders(): Promise<number> {
  let swept = 0;
  for (const name of await readdir(tmpdir())) {
    const pid = ofProcess.exec(name)?.[1];
    const folder = path.join(tmpdir(), name);
    if (pid === undefined || (await isInUse(Number(pid), folder))) continue;
    await rm(folder, { recursive: true, force: true });
    swept += 1;
  }
  return swept;
}

/** True if the folder's process still runs; a container's next process has the same PID, so age decides. */
async function isInUse(pid: number, folder: string): Promise<boolean> {
  if (pid === process.pid) {
    const made = await stat(folder).catch(() => undefined);
    return made !== undefined && made.mtimeMs >= performance.timeOrigin;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that it runs under another user.
    return errorCode(error) === 'EPERM';
  }
}
