import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StartError } from '../../../errors/start-error.ts';

let count = 0;

/** Writes a sent file next to the spooled lines, for importers that read from disk. */
export async function runAlongside(
  spooled: string,
  bytes: Uint8Array,
): Promise<{ file: string; remove: () => Promise<void> }> {
  count += 1;
  const file = path.join(path.dirname(spooled), `file-${count}`);
  await writeFile(file, bytes);
  return { file, remove: () => rm(file, { force: true }) };
}

/** Replaces the temporary path in an error by the sender's file name. */
export const reasonOf = ({ message }: StartError, file: string, name: string) => message.replaceAll(file, () => name);
