import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cache } from './root.mjs';

/**
 * Runs `work` under a lock, because two commands started at once in one checkout must not both
 * write node_modules. A lock whose holder is dead is taken over.
 *
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function exclusively(name, work) {
  mkdirSync(cache, { recursive: true });
  const lock = path.join(cache, `${name}.lock`);
  while (!take(lock)) await wait(200);
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

function isHeld(lock) {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    // The file is empty between its creation and the write of the process id.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
