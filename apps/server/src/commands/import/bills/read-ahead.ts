import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../../errors/start-error.ts';
import { wholeFile, type Fault } from '../../../formats/fatturapa/faults.ts';
import { MOST_BYTES } from '../../../formats/fatturapa/read/most-bytes.ts';
import type { InvoiceFile } from '../../../formats/fatturapa/read/read.ts';

/** Name and 1-based position of an invoice: its file, or the line that it was sent on. */
export interface InvoiceName {
  readonly name: string;
  readonly at: number;
}

export interface GivenInvoice extends InvoiceName {
  readonly bytes: Uint8Array | readonly Fault[];
}

export interface ReadInvoice extends InvoiceName {
  readonly invoice: InvoiceFile | readonly Fault[];
}

export type Reader = (bytes: Uint8Array) => Promise<ReadInvoice['invoice']>;

/**
 * Limits of a batch, and of the unwritten data held while the next batch is read: a parsed invoice takes some thirty
 * times its file size in memory.
 */
const most = { files: 100, bytes: 1_000_000 };

interface Handful {
  readonly invoices: readonly ReadInvoice[];
  readonly bytes: number;
}

/**
 * Reads invoices in batches, the next one while PostgreSQL writes the previous; after a large one it waits, so that
 * two of them are never in memory.
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
      // A consumer that stops early does not handle the rejection of the pending read.
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

export async function* invoicesAt(files: readonly string[]): AsyncGenerator<GivenInvoice> {
  for (const [index, file] of files.entries()) {
    yield { name: path.basename(file), at: index + 1, bytes: await bytesOf(file) };
  }
}

/** Reads a file's bytes; a file that is too large is not read into memory. */
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
