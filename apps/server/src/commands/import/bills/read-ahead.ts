import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../../errors/start-error.ts';
import { wholeFile, type Fault } from '../../../formats/fatturapa/faults.ts';
import { MOST_BYTES } from '../../../formats/fatturapa/read/most-bytes.ts';
import type { InvoiceFile } from '../../../formats/fatturapa/read/read.ts';

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

/**
 * How much is read before it is written, and how much at most is there while the next is read: an invoice takes
 * some thirty times the room of its file.
 */
const most = { files: 100, bytes: 1_000_000 };

/** What was read together, and how many bytes of files that was. */
interface Handful {
  readonly invoices: readonly ReadInvoice[];
  readonly bytes: number;
}

/**
 * Reads invoices a handful at a time, the next while PostgreSQL works on the one before; after a large one it
 * waits until that is done with, so that two of them are never in memory.
 */
export async function* readAhead(
  given: AsyncIterable<GivenInvoice>,
  read: Reader,
): AsyncGenerator<readonly ReadInvoice[], void> {
  const source = handfuls(given, read);
  try {
    let ahead: Promise<IteratorResult<Handful, void>> | undefined;
    for (;;) {
      const step = await (ahead ?? source.next());
      if (step.done) return;
      ahead = step.value.bytes < most.bytes ? source.next() : undefined;
      // Whoever stops here does not ask how it went.
      ahead?.catch(() => undefined);
      yield step.value.invoices;
    }
  } finally {
    await source.return();
  }
}

async function* handfuls(given: AsyncIterable<GivenInvoice>, read: Reader): AsyncGenerator<Handful, void> {
  let handful: ReadInvoice[] = [];
  let size = 0;
  for await (const { bytes, ...named } of given) {
    const isThere = bytes instanceof Uint8Array;
    size += isThere ? bytes.length : 0;
    handful.push({ ...named, invoice: isThere ? await read(bytes) : bytes });
    if (handful.length < most.files && size < most.bytes) continue;
    yield { invoices: handful, bytes: size };
    handful = [];
    size = 0;
  }
  if (handful.length > 0) yield { invoices: handful, bytes: size };
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
