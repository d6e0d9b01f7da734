import { centsFromEuros, companyName, dayInRome, fullAddress, type Cents } from '@sportello/domain';
import type { VisitPaper } from '../../../formats/bill-pdf/visit-paper.ts';
import { findCustomer } from '../../../areas/profile/queries/customers.ts';
import type { DeskRow } from '../queries/work-queue.ts';
import { insertInvoice, insertPaper, insertQuote, storePaper } from '../queries/intervention-papers.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { issuerOf, nameOf } from '../../../areas/bills/usecases/document.ts';
import type { Services } from '../../../shared/context.ts';

/** Services needed to draw a PDF: an import has no worker threads, so it creates neither quotes nor invoices. */
export type Drawing = Pick<Services, 'workers' | 'company' | 'keepsSecrets' | 'brand' | 'publicUrl' | 'drawnBrand'>;

interface Line {
  readonly label: string;
  readonly amount: Cents;
}

/** Creates a quote with its lines and PDF (operatore.centrale.8). */
export async function sendQuote(
  services: Drawing,
  db: Database,
  row: DeskRow,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const id = await insertQuote(
    db,
    row.id,
    lines.map(({ label, amount }) => ({ label, cents: amount })),
    now,
  );
  const about = { kind: 'QUOTE', number: id, dueOn: undefined, lines } as const;
  const fileId = await keep(services, db, row, about, now);
  await storePaper(db, { quoteId: id }, fileId);
}

/** Creates the invoice of an intervention with its PDF (operatore.centrale.8). */
export async function bill(
  services: Drawing,
  db: Database,
  row: DeskRow,
  given: { readonly numero: string; readonly importo: number; readonly scadenza?: string | undefined },
  now: Date,
): Promise<void> {
  const issuedOn = dayInRome(now.getTime());
  if (given.scadenza !== undefined && given.scadenza < issuedOn)
    throw invalidFieldError('fattura.scadenza', 'DAY_IN_PAST');
  const amountCents = centsFromEuros(given.importo);
  const isNew = await insertInvoice(db, {
    number: given.numero,
    interventionId: row.id,
    issuedOn,
    dueOn: given.scadenza ?? null,
    amountCents,
    openCents: amountCents,
    // An amount of zero counts as paid (bolletta.stato.1).
    state: amountCents === 0 ? '01' : '02',
  });
  if (!isNew) throw invalidFieldError('fattura.numero', 'ALREADY_USED');
  const about = {
    kind: 'INVOICE',
    number: given.numero,
    dueOn: given.scadenza,
    lines: [{ label: `Intervento: ${row.productName}`, amount: amountCents }],
  } as const;
  const fileId = await keep(services, db, row, about, now);
  await storePaper(db, { invoice: given.numero }, fileId);
}

async function keep(
  services: Drawing,
  db: Database,
  row: DeskRow,
  about: Pick<VisitPaper, 'kind' | 'number' | 'dueOn' | 'lines'>,
  now: Date,
): Promise<number> {
  const found = await findCustomer(db, row.customerCode);
  if (!found) throw new ApiError('NOT_FOUND');
  const { customer } = found;
  const content = await services.workers.run('visitPdf', {
    ...about,
    issuedOn: dayInRome(now.getTime()),
    intervention: row.id,
    product: row.productName,
    address: fullAddress(row) || undefined,
    company: row.companyCode === null ? undefined : companyName(row.companyCode),
    total: about.lines.reduce((sum, { amount }) => sum + amount, 0),
    issuer: await issuerOf(services, services.company?.vatNumber),
    holder: {
      name: nameOf(customer),
      taxId: customer.fiscalCode ?? customer.vatNumber ?? undefined,
      customerCode: customer.code,
    },
  });
  const isQuote = about.kind === 'QUOTE';
  return insertPaper(db, {
    interventionId: row.id,
    name: `${isQuote ? 'Preventivo' : 'Fattura'} ${about.number.replaceAll('/', '-')}.pdf`,
    kind: isQuote ? 'PREVENTIVI' : 'FATTURE',
    mediaType: 'application/pdf',
    content: Buffer.from(content),
  });
}
