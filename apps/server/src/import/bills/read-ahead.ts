import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../errors/start-error.ts';
import { NotAnInvoice, wholeFile, type Fault } from '../../fatturapa/faults.ts';
import { MOST_BYTES, readInvoice, type InvoiceFile } from '../../fatturapa/read/read.ts';
import type { Schema } from '../../fatturapa/read/schema.ts';

/** A file as it was read, or all that is wrong with it. */
export interface ReadFile {
  readonly name: string;
  readonly invoice: InvoiceFile | readonly Fault[];
}

/**
 * How much is read before it is written, and how much at most is there while the next is read: an invoice takes
 * some thirty times the room of its file.
 */
const most = { files: 100, bytes: 1_000_000 };

/** What was read together, and how many bytes of files that was. */
interface Handful {
  readonly files: readonly ReadFile[];
  readonly bytes: number;
}

/**
 * Reads invoices a handful at a time, the next while PostgreSQL works on the one before; after a large one it
 * waits until that is done with, so that two of them are never in memory.
 */
export async function* readAhead(
  files: readonly string[],
  schema: Schema | undefined,
): AsyncGenerator<readonly ReadFile[], void> {
  const source = handfuls(files, schema);
  let ahead: Promise<IteratorResult<Handful, void>> | undefined;
  for (;;) {
    const step = await (ahead ?? source.next());
    if (step.done) return;
    ahead = step.value.bytes < most.bytes ? source.next() : undefined;
    // Whoever stops here does not ask how it went.
    ahead?.catch(() => undefined);
    yield step.value.files;
  }
}

async function* handfuls(files: readonly string[], schema: Schema | undefined): AsyncGenerator<Handful, void> {
  let handful: ReadFile[] = [];
  let bytes = 0;
  for (const file of files) {
    const { size, invoice } = await readFileAt(file, schema);
    handful.push({ name: path.basename(file), invoice });
    bytes += size;
    if (handful.length < most.files && bytes < most.bytes) continue;
    yield { files: handful, bytes };
    handful = [];
    bytes = 0;
  }
  if (handful.length > 0) yield { files: handful, bytes };
}

async function readFileAt(file: string, schema: Schema | undefined) {
  try {
    const bytes = await bytesOf(file);
    return { size: bytes.length, invoice: await readInvoice(bytes, schema) };
  } catch (error) {
    if (error instanceof NotAnInvoice) return { size: 0, invoice: error.faults };
    throw error;
  }
}

/** The bytes of a file; one that is too large is not read into memory. */
async function bytesOf(file: string): Promise<Uint8Array> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw wholeFile(`larger than ${MOST_BYTES / 1_000_000} MB`);
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw wholeFile('no such file');
    if (errorCode(error) === 'EISDIR') throw wholeFile('a folder: name its files');
    throw error;
  }
}
