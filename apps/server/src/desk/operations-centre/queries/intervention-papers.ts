import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { interventionFiles, interventionInvoices, quoteItems, quotes } from '../../../db/schema/index.ts';

const PENDING = 'IN ATTESA APPROVAZIONE CLIENTE';

/** Inserts an open quote and returns its number; the total is the sum of its lines. */
export async function insertQuote(
  db: Database,
  interventionId: string,
  lines: readonly { readonly label: string; readonly cents: number }[],
  createdAt: Date,
): Promise<string> {
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
  const [written] = await db
    .insert(quotes)
    .values({ interventionId, createdAt, totalLabel: 'Totale IVA inclusa', totalCents, state: PENDING })
    .returning({ id: quotes.id });
  if (!written) throw new TypeError('a quote was not written');
  await db.insert(quoteItems).values(lines.map((line, at) => ({ ...line, quoteId: written.id, position: at + 1 })));
  return written.id;
}

export async function withdrawQuotes(db: Database, interventionId: string, at: Date): Promise<void> {
  await db
    .update(quotes)
    .set({ state: 'RIFIUTATO', answeredAt: at })
    .where(and(eq(quotes.interventionId, interventionId), eq(quotes.state, PENDING)));
}

/** Inserts an invoice; false if its number is taken. */
export async function insertInvoice(db: Database, given: typeof interventionInvoices.$inferInsert): Promise<boolean> {
  const written = await db
    .insert(interventionInvoices)
    .values(given)
    .onConflictDoNothing()
    .returning({ number: interventionInvoices.number });
  return written.length > 0;
}

export async function insertPaper(
  db: Database,
  given: Omit<typeof interventionFiles.$inferInsert, 'id'>,
): Promise<number> {
  const [written] = await db.insert(interventionFiles).values(given).returning({ id: interventionFiles.id });
  if (!written) throw new TypeError('a paper was not written');
  return written.id;
}

export async function storePaper(
  db: Database,
  of: { readonly quoteId: string } | { readonly invoice: string },
  fileId: number,
): Promise<void> {
  if ('quoteId' in of) await db.update(quotes).set({ fileId }).where(eq(quotes.id, of.quoteId));
  else await db.update(interventionInvoices).set({ fileId }).where(eq(interventionInvoices.number, of.invoice));
}
