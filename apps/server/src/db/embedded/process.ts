import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from '../../errors/start-error.ts';

/** Tells whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It exists but belongs to somebody else.
    return errorCode(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/** Ended, and only not yet collected by its parent; in containers often nobody collects the orphans. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The command line of a process; undefined where the system doesn't tell. */
export function commandLine(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const answer = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return answer.status === 0 ? answer.stdout : undefined;
  }
}

/** Sends a signal to a process that may be gone already. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Waits until a process that is not our child is gone; false when it still runs after the time given. */
export async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return true;
}
