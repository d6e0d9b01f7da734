import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StartError } from '../../../errors/start-error.ts';

let count = 0;

/** A file that was sent in a line, kept beside those lines for what reads files. */
export async function runAlongside(
  spooled: string,
  bytes: Uint8Array,
): Promise<{ file: string; remove: () => Promise<void> }> {
  count += 1;
  const file = path.join(path.dirname(spooled), `file-${count}`);
  await writeFile(file, bytes);
  return { file, remove: () => rm(file, { force: true }) };
}

/** Why a file can't be read, by the name that its sender knows. */
export const reasonOf = ({ message }: StartError, file: string, name: string) => message.replaceAll(file, () => name);
