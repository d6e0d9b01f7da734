import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { dayInRome } from '@sportello/domain';
import * as schemaOfDatabase from '../../db/schema/index.ts';
import { errorCode } from '../../errors/start-error.ts';
import { NotAnInvoice, wholeFile, type Fault } from '../../fatturapa/faults.ts';
import { MOST_BYTES, readInvoice, type InvoiceFile } from '../../fatturapa/read/read.ts';
import type { Schema } from '../../fatturapa/read/schema.ts';
import { recordImport } from '../record.ts';
import type { ImportResult, Progress } from '../table/import.ts';
import { inTransaction, RolledBack, type ImportPlace } from '../transaction.ts';
import { draftOf, MOST_CENTS } from './draft.ts';
import { contractOf, namedIn } from './owner.ts';
import { writeBill } from './write.ts';

export interface BillImportOptions {
  /** The official schema, where it is at hand; our own checks are made in any case. */
  readonly schema: Schema | undefined;
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly onRefused: (file: string, fault: Fault) => void;
  /** Is told of each file that was read, for what is to be said of its signatures. */
  readonly onRead: (file: string, invoice: InvoiceFile) => void;
  readonly progress?: Progress;
}

/**
 * Loads electronic invoices as bills: all of them or nothing, unless refused ones may be left out
 * (fornitore.fatture.1, fornitore.fatture.3). `rows` of
 * the result are documents, of which a file may hold several; a file that can't be read counts as one.
 */
export async function importBills(
  place: ImportPlace,
  files: readonly string[],
  { schema, skipRejected, now, onRefused, onRead, progress = () => undefined }: BillImportOptions,
): Promise<ImportResult> {
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const refuse = (file: string, faults: readonly Fault[]) => {
    counts.refused += 1;
    for (const fault of faults) onRefused(file, fault);
  };
  const done = await inTransaction(place, async (client) => {
    for (const [index, file] of files.entries()) {
      const name = path.basename(file);
      progress('reading', index, files.length);
      const invoice = await readFileAt(file, schema);
      if (!('documents' in invoice)) {
        counts.rows += 1;
        refuse(name, invoice);
        continue;
      }
      onRead(name, invoice);
      for (const at of invoice.documents.keys()) {
        counts.rows += 1;
        const outcome = await takeIn(client, invoice, at, now);
        if (outcome === 'ADDED') counts.added += 1;
        else if (outcome === 'UNCHANGED') counts.unchanged += 1;
        else refuse(name, [outcome]);
      }
    }
    if (counts.refused > 0 && !skipRejected) {
      return new RolledBack<ImportResult>({ ...counts, added: 0, unchanged: 0, isWritten: false });
    }
    for (const table of ['bills', 'bill_lines', 'bill_readings']) await client.query(`analyze ${table}`);
    await recordImport(client, 'bills', files, now);
    return { ...counts, isWritten: true };
  });
  return done instanceof RolledBack ? done.result : done;
}

async function takeIn(
  client: PoolClient,
  { header, buyerAt, documents }: InvoiceFile,
  index: number,
  now: Date,
): Promise<'ADDED' | 'UNCHANGED' | Fault> {
  const document = documents[index];
  if (document === undefined) throw new RangeError('There is no such document in the file.');
  const { body, line, place } = document;
  const contract = await contractOf(client, namedIn(header, body));
  if (typeof contract === 'string') return { ...buyerAt, reason: contract };
  const draft = draftOf(header, body, dayInRome(now.getTime()));
  const amounts = [draft.bill.amountCents, draft.bill.openCents, ...draft.lines.map(({ amountCents }) => amountCents)];
  if (amounts.some((amount) => Math.abs(amount) > MOST_CENTS)) {
    return { line, place, reason: 'more than 21 million euros' };
  }
  const outcome = await writeBill(drizzle(client, { schema: schemaOfDatabase }), draft, contract, now);
  return typeof outcome === 'string' ? outcome : { line, place, ...outcome };
}

async function readFileAt(file: string, schema: Schema | undefined): Promise<InvoiceFile | readonly Fault[]> {
  try {
    return await readInvoice(await bytesOf(file), schema);
  } catch (error) {
    if (error instanceof NotAnInvoice) return error.faults;
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
