import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LineError } from '../../areas/integration/usecases/outcomes/read.ts';
import { linesOf } from './lines.ts';
import { LineErrors } from './rejected.ts';
import type { Place, Room } from './intake-slots.ts';
import { makeSpoolFolder } from './spool-folders.ts';

export type Problem = Omit<LineError, 'line'>;

export interface Form {
  readonly longest: number;
  /** The text to keep, with its line ending, or the problem. */
  read(text: string): { readonly kept: string } | Problem;
}

/** Sent lines as a file; lines that can't be parsed are already reported. */
export interface Spooled {
  readonly file: string;
  readonly rows: number;
  /** The hash of the body, byte for byte. */
  readonly digest: string;
  /** Lines that can't be parsed. They are empty in the file, so its line numbers match the sender's. */
  readonly refused: LineErrors;
  readonly first: number;
}

/**
 * Spools the lines to disk before processing: a slow sender then holds no transaction or lock, and memory use is
 * constant.
 */
export async function withSpooled<T>(
  body: Readable,
  { form, room }: { readonly form: Form; readonly room: Room },
  work: (spooled: Spooled) => Promise<T>,
): Promise<T> {
  const place = room.enter();
  try {
    const { folder, remove } = await makeSpoolFolder();
    try {
      return await work(await write(body, path.join(folder, 'lines'), form, place));
    } finally {
      await remove();
    }
  } finally {
    place.leave();
    // Drops what a rejected client still sends.
    body.resume();
  }
}

async function write(body: Readable, file: string, form: Form, place: Place): Promise<Spooled> {
  const digest = createHash('sha256');
  const refused = new LineErrors();
  const tooLong = { field: null, reason: `longer than ${form.longest / 1024} KiB` };
  let line = 0;
  let rows = 0;
  let first = 0;
  const keep = (text: string | undefined): string => {
    line += 1;
    if (text?.trim() === '') return '\n';
    rows += 1;
    const read = text === undefined ? tooLong : form.read(text);
    if ('reason' in read) {
      refused.add({ line, ...read });
      return '\n';
    }
    if (first === 0) first = line;
    return read.kept;
  };
  const kept = async function* () {
    for await (const lines of linesOf(body, form.longest, (bytes) => digest.update(bytes))) {
      const piece = lines.map(keep).join('');
      place.take(Buffer.byteLength(piece));
      yield piece;
    }
  };
  await pipeline(kept, createWriteStream(file));
  return { file, rows, digest: digest.digest('base64url'), refused, first };
}
