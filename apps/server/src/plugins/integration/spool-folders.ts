import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { StartError, errorCode, firstLine } from '../../errors/start-error.ts';

const prefix = 'sportello-provider-';
const ofProcess = new RegExp(`^${prefix}(\\d+)-`);

/** A folder for the rows of one request, which nobody but us can read; it says whose it is. */
export async function makeSpoolFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Makes sure before the first request that there is a place for what is sent, and sweeps it. */
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

/** Removes what servers that were killed have left behind, for it may hold first passwords; tells how many. */
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

/** Whether the process that made a folder still runs; in a container the next one has the same number. */
async function isInUse(pid: number, folder: string): Promise<boolean> {
  if (pid === process.pid) {
    // Gone by now is as good as swept.
    const made = await stat(folder).catch(() => undefined);
    return made !== undefined && made.mtimeMs >= performance.timeOrigin;
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, and is somebody else's.
    return errorCode(error) === 'EPERM';
  }
}
