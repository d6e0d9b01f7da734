import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { dayInRome, type Day } from '@sportello/domain';
import type { Fault } from '../../../formats/fatturapa/faults.ts';
import type { InvoiceFile } from '../../../formats/fatturapa/read/read.ts';
import type { Doer } from '../../../events/event.ts';
import { COMMAND_LINE, recordImport } from '../record.ts';
import type { SentRows } from '../table/import.ts';
import type { ImportResult } from '../table/merge.ts';
import { inTransaction, RolledBack, type ImportPlace } from '../transaction.ts';
import { draftOf, MOST_CENTS } from './draft.ts';
import { contractsOf, namedIn, type Contract } from './owner.ts';
import { readAhead, type GivenInvoice, type InvoiceName, type Reader } from './read-ahead.ts';
import { writeBills, type OwnedDraft, type Writing } from './write.ts';

export interface BillImportOptions extends Pick<Writing, 'anomaly'> {
  /** Parses an invoice; our own checks always run, the official schema only if the reader has it. */
  readonly read: Reader;
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly onRejected: (file: InvoiceName, fault: Fault) => void;
  readonly onRead: (file: InvoiceName, invoice: InvoiceFile) => void;
  readonly progress?: (read: number) => void;
  readonly sent?: SentRows;
  /** Names for the audit; absent if the caller writes the audit itself. */
  readonly recordedAs?: readonly string[];
  readonly by?: Doer;
}

const commandLine: Doer = { username: COMMAND_LINE, right: 'COMMAND' };

/**
 * Loads electronic invoices as bills, all or none, unless rejected ones may be skipped (fornitore.fatture.1,
 * fornitore.fatture.3). `rows` of the result counts documents: a file may hold several, and an unreadable file counts
 * as one.
 */
export async function importBills(
  place: ImportPlace,
  given: AsyncIterable<GivenInvoice>,
  options: BillImportOptions,
): Promise<ImportResult> {
  const {
    read,
    skipRejected,
    now,
    onRejected,
    onRead,
    progress,
    sent,
    recordedAs,
    anomaly,
    by = commandLine,
  } = options;
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const reject = (file: InvoiceName, faults: readonly Fault[]) => {
    counts.refused += 1;
    for (const fault of faults) onRejected(file, fault);
  };
  const done = await inTransaction(place, async (client) => {
    let done = 0;
    for await (const handful of readAhead(given, read)) {
      const outcomes = await takeIn(client, handful.flatMap(documentsOf), { now, by, anomaly });
      for (const { invoice, ...file } of handful) {
        progress?.(done);
        done += 1;
        if (!('documents' in invoice)) {
          counts.rows += 1;
          reject(file, invoice);
          continue;
        }
        onRead(file, invoice);
        for (const document of invoice.documents) {
          counts.rows += 1;
          const outcome = outcomes.get(document);
          if (outcome === 'ADDED') counts.added += 1;
          else if (outcome === 'UNCHANGED') counts.unchanged += 1;
          else if (outcome !== undefined) reject(file, [outcome]);
        }
      }
    }
    if (counts.refused + (sent?.rejectedBefore ?? 0) > 0 && !skipRejected) {
      return new RolledBack<ImportResult>({ ...counts, added: 0, unchanged: 0, isWritten: false });
    }
    for (const table of ['bills', 'bill_lines', 'bill_readings']) await client.query(`analyze ${table}`);
    if (recordedAs !== undefined) await recordImport(client, 'bills', recordedAs, now);
    return { ...counts, isWritten: true };
  });
  return done instanceof RolledBack ? done.result : done;
}

type Document = InvoiceFile['documents'][number];
type Outcome = 'ADDED' | 'UNCHANGED' | Fault;

interface Given extends Pick<InvoiceFile, 'header' | 'buyerAt'> {
  readonly document: Document;
}

function documentsOf({ invoice }: { readonly invoice: InvoiceFile | readonly Fault[] }): Given[] {
  if (!('documents' in invoice)) return [];
  const { header, buyerAt, documents } = invoice;
  return documents.map((document) => ({ document, header, buyerAt }));
}

async function takeIn(
  client: PoolClient,
  given: readonly Given[],
  writing: Writing,
): Promise<ReadonlyMap<Document, Outcome>> {
  const contracts = await contractsOf(
    client,
    given.map(({ header, document: { body } }) => namedIn(header, body)),
  );
  const today = dayInRome(writing.now.getTime());
  const drafts = given.map((each, index) => ({
    document: each.document,
    ...ownedDraft(each, contracts[index], today),
  }));
  const good = drafts.filter((draft) => 'draft' in draft);
  const written = (await writeBills(drizzle(client), good, writing)).values();
  return new Map(
    drafts.map(({ document, ...made }): readonly [Document, Outcome] => {
      if ('fault' in made) return [document, made.fault];
      const outcome = written.next().value;
      if (outcome === undefined) throw new RangeError('Of a bill nothing was heard.');
      return [document, typeof outcome === 'string' ? outcome : { ...placeOf(document), ...outcome }];
    }),
  );
}

const placeOf = ({ line, place }: Document) => ({ line, place });

function ownedDraft(
  { document, header, buyerAt }: Given,
  contract: Contract | string | undefined,
  today: Day,
): OwnedDraft | { readonly fault: Fault } {
  if (contract === undefined) throw new RangeError('For a document no contract was looked for.');
  if (typeof contract === 'string') return { fault: { ...buyerAt, reason: contract } };
  const draft = draftOf(header, document.body, today);
  const amounts = [draft.bill.amountCents, draft.bill.openCents, ...draft.lines.map(({ amountCents }) => amountCents)];
  if (amounts.some((amount) => Math.abs(amount) > MOST_CENTS)) {
    return { fault: { ...placeOf(document), reason: 'more than 21 million euros' } };
  }
  return { draft, contract };
}
