import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../errors/start-error.ts';
import { wholeFile, type Fault } from '../../fatturapa/faults.ts';
import { MOST_BYTES } from '../../fatturapa/read/most-bytes.ts';
import type { InvoiceFile } from '../../fatturapa/read/read.ts';

/** What an invoice is called, and which of those given it is, from 1: the file, or the line that it was sent on. */
export interface InvoiceName {
  readonly name: string;
  readonly at: number;
}

/** An invoice to be loaded, or why it can't be had. */
export interface GivenInvoice extends InvoiceName {
  readonly bytes: Uint8Array | readonly Fault[];
}

/** An invoice as it was read, or all that is wrong with it. */
export interface ReadInvoice extends InvoiceName {
  readonly invoice: InvoiceFile | readonly Fault[];
}

/** Reads bytes as an invoice, or finds all that is wrong with them. */
export type Reader = (bytes: Uint8Array) => Promise<ReadInvoice['invoice']>;

/** How much is read before it is written: with what is read ahead of it, twice this is in memory. */
const most = { files: 100, bytes: 1_000_000 };

/** Reads invoices a handful at a time, the next while PostgreSQL works on the one before. */
export function readAhead(given: AsyncIterable<GivenInvoice>, read: Reader): AsyncGenerator<readonly ReadInvoice[]> {
  return oneAhead(handfuls(given, read));
}

async function* handfuls(
  given: AsyncIterable<GivenInvoice>,
  read: Reader,
): AsyncGenerator<readonly ReadInvoice[], void> {
  let handful: ReadInvoice[] = [];
  let size = 0;
  for await (const { bytes, ...named } of given) {
    const isThere = bytes instanceof Uint8Array;
    size += isThere ? bytes.length : 0;
    handful.push({ ...named, invoice: isThere ? await read(bytes) : bytes });
    if (handful.length < most.files && size < most.bytes) continue;
    yield handful;
    handful = [];
    size = 0;
  }
  if (handful.length > 0) yield handful;
}

async function* oneAhead<T>(source: AsyncGenerator<T, void>): AsyncGenerator<T, void> {
  try {
    let next = source.next();
    for (;;) {
      const step = await next;
      if (step.done) return;
      next = source.next();
      // Whoever stops here does not ask how it went.
      next.catch(() => undefined);
      yield step.value;
    }
  } finally {
    await source.return();
  }
}

/** The invoices of files, in their order. */
export async function* invoicesAt(files: readonly string[]): AsyncGenerator<GivenInvoice> {
  for (const [index, file] of files.entries()) {
    yield { name: path.basename(file), at: index + 1, bytes: await bytesOf(file) };
  }
}

/** The bytes of a file; one that is too large is not read into memory. */
async function bytesOf(file: string): Promise<GivenInvoice['bytes']> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) return wholeFile(`larger than ${MOST_BYTES / 1_000_000} MB`).faults;
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return wholeFile('no such file').faults;
    if (errorCode(error) === 'EISDIR') return wholeFile('a folder: name its files').faults;
    throw error;
  }
}
