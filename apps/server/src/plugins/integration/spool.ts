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

/** What is wrong with a line as such. */
export type Problem = Omit<LineError, 'line'>;

/** How lines of a kind are read, and what of them is kept. */
export interface Form {
  readonly longest: number;
  /** What is kept of a line, with the end of it, or what is wrong with it. */
  read(text: string): { readonly kept: string } | Problem;
}

/** Lines that were sent, as a file: what is wrong with lines as such is found already. */
export interface Spooled {
  readonly file: string;
  readonly rows: number;
  /** Of what was sent, byte for byte. */
  readonly digest: string;
  /** Lines that can't be read. In the file they are empty, so that it counts lines as the sender does. */
  readonly refused: LineErrors;
  /** The first line that is kept. */
  readonly first: number;
}

/**
 * Takes lines as they arrive, keeps them as a file while something is done with it: however slowly
 * somebody sends, no transaction and no lock waits for them, and memory stays the same.
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
    // What a refused client still sends is dropped.
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
  /** A line as it is kept; empty where it is no row. */
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
