import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';

/** Two servers of the journeys and the benchmarks' databases need less than half. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Returns the folder for what tests create and delete: in memory where there is enough, because ext4 takes a second
 * to create a database's thousand files soon after as many were deleted.
 *
 * @returns {string}
 */
export function temporaryFolder() {
  if (process.env.TMPDIR !== undefined) return process.env.TMPDIR;
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= NEEDED_BYTES) return memory;
  } catch {
    // Not every system has this folder.
  }
  return tmpdir();
}
