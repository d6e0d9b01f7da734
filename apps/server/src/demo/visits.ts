import { addDays, dayInRome, instantInRome, workDaysFrom } from '@sportello/domain';
import { eq, sql } from 'drizzle-orm';
import {
  accounts,
  commodityContracts,
  customers,
  interventionEvents,
  interventionFiles,
  interventionInvoices,
  interventionRatings,
  interventions,
  interventionSlots,
  quoteItems,
  quotes,
  slotWindows,
  vasContracts,
} from '../db/schema/index.ts';
import { take } from '../areas/booking/usecases/place.ts';
import { insertAll, type Transaction } from './insert-all.ts';
import { cases, type DemoCase } from './visit-cases.ts';

const USERNAME = 'full';

/** Writes the demo's interventions: one per status and mode, each with its history. */
export async function writeVisits(tx: Transaction, now: Date): Promise<void> {
  const [holder] = await tx
    .select({ code: customers.code, email: customers.email, mobile: customers.mobile })
    .from(customers)
    .innerJoin(accounts, eq(accounts.customerCode, customers.code))
    .where(eq(accounts.username, USERNAME));
  if (!holder) return;
  const [service] = await tx
    .select()
    .from(vasContracts)
    .where(
      sql`${vasContracts.customerCode} = ${holder.code} and ${vasContracts.subType} = 'INTERVENTO_TECNICO' and ${vasContracts.sourceState} = 'Attivo'`,
    );
  const [supply] = await tx
    .select()
    .from(commodityContracts)
    .where(sql`${commodityContracts.customerCode} = ${holder.code} and ${commodityContracts.sourceState} = 'Attivo'`);
  const windows = new Map((await tx.select().from(slotWindows)).map((window) => [window.id, window]));
  const given = { holder, contractCode: service?.code ?? null, supplyCode: supply?.code ?? null, windows, now };
  for (const each of cases) await writeCase(tx, each, given);
}

interface Given {
  readonly holder: { readonly code: string; readonly email: string | null; readonly mobile: string | null };
  readonly contractCode: string | null;
  readonly supplyCode: string | null;
  readonly windows: ReadonlyMap<string, { readonly starts: string; readonly ends: string }>;
  readonly now: Date;
}

async function writeCase(tx: Transaction, each: DemoCase, given: Given): Promise<void> {
  const { holder, contractCode, windows, now } = given;
  const today = dayInRome(now.getTime());
  // Technicians don't work on Sundays and holidays, but an appointment today stays today.
  const dayOf = (later: number) => (later === 0 ? today : (workDaysFrom(addDays(today, later), 1)[0] ?? today));
  const isVisit = each.mode === 'TECHINICIAN_EXIT';
  // Steps on the day of an appointment move with it; steps later today are treated as having just
  // happened.
  const momentOf = (daysAgo: number, at: string) => {
    const isAtVisit = each.slots.some(({ later }) => later === -daysAgo);
    const day = isAtVisit ? dayOf(-daysAgo) : addDays(today, -daysAgo);
    return new Date(Math.min(instantInRome(day, at), now.getTime()));
  };
  const [first] = each.slots;
  const begins = first && windows.get(first.windowId)?.starts;
  let before = new Date(0);
  const moments = each.story.map(({ kind, daysAgo, at }) => {
    const moment = momentOf(daysAgo, kind === 'INIZIA' ? (begins ?? at) : at);
    before = moment > before ? moment : before;
    return before;
  });
  const createdAt = momentOf(each.bookedDaysAgo, '10:12');
  const last = each.story.at(-1);
  const [written] = await tx
    .insert(interventions)
    .values({
      customerCode: holder.code,
      contractCode,
      state: last?.state ?? 'New',
      subState: last?.subState ?? null,
      source: each.source ?? 'Web',
      mode: each.mode,
      installationId: each.product,
      ...(isVisit && { street: 'Via Washington 70', cap: '20146', city: 'Milano', province: 'MI', country: 'IT' }),
      ...(isVisit && { addressNote: 'Scala B, citofono Ferri', latitude: 45.4621, longitude: 9.1554 }),
      companyId: isVisit ? (each.company ?? null) : null,
      noCompanyReason: isVisit && each.company === undefined ? 'NO_COMPANY_ON_DATE' : null,
      email: holder.email,
      phone: holder.mobile,
      contactMode: isVisit ? null : 'EMAIL',
      note: each.note,
      privacyConsent: true,
      feedbackLeft: each.ratings !== undefined,
      createdAt,
      // The reminder of an appointment of today was sent yesterday (intervento.promemoria.1).
      ...(each.slots.at(-1)?.later === 0 && { remindedFor: dayOf(0) }),
      // Commitments count from the last step (intervento.promessa.1).
      updatedAt: moments.at(-1) ?? createdAt,
    })
    .returning({ id: interventions.id });
  if (!written) return;
  const interventionId = written.id;
  for (const [at, slot] of each.slots.entries()) {
    const day = dayOf(slot.later);
    const companyId = isVisit ? (each.company ?? null) : 'CENTRALE';
    const { later: _later, ...rest } = slot;
    await tx.insert(interventionSlots).values({ interventionId, position: at + 1, day, companyId, ...rest });
    const isComing = (slot.state === 'SCHEDULED' || slot.state === 'CONFIRMED') && slot.later > 0;
    if (isComing && companyId !== null) await take(tx, { companyId, day, windowId: slot.windowId }, now);
  }
  let from: { fromState: string | null; fromSubState: string | null } = { fromState: null, fromSubState: null };
  for (const [place, step] of each.story.entries()) {
    const slot = step.slot === undefined ? undefined : each.slots[step.slot];
    const window = slot && windows.get(slot.windowId);
    await tx.insert(interventionEvents).values({
      interventionId,
      at: moments[place] ?? createdAt,
      kind: step.kind,
      by: step.by,
      byName: step.by === 'CLIENTE' ? USERNAME : 'operatore',
      ...from,
      toState: step.state,
      toSubState: step.subState,
      ...(slot && window && { day: dayOf(slot.later), starts: window.starts, ends: window.ends }),
    });
    from = { fromState: step.state, fromSubState: step.subState };
  }
  await writePapers(tx, each, interventionId, given);
}

async function writePapers(
  tx: Transaction,
  { quote, invoice, ratings, report }: DemoCase,
  interventionId: string,
  { supplyCode, now }: Given,
): Promise<void> {
  const today = dayInRome(now.getTime());
  const file = async (name: string, kind: 'PREVENTIVI' | 'ORDINE_DI_LAVORO' | 'FATTURE', title: string) => {
    const paper = { interventionId, name, kind, mediaType: 'application/pdf', content: pdfOf(title) };
    const [kept] = await tx.insert(interventionFiles).values(paper).returning({ id: interventionFiles.id });
    return kept?.id ?? null;
  };
  if (report === true) await file('rapporto-di-intervento.pdf', 'ORDINE_DI_LAVORO', 'Rapporto di intervento');
  if (quote) {
    const totalCents = quote.items.reduce((sum, { cents }) => sum + cents, 0);
    const isAccepted = quote.state === 'APPROVATO';
    const isPending = quote.state === 'IN ATTESA APPROVAZIONE CLIENTE';
    const at = (daysAgo: number) => new Date(instantInRome(addDays(today, -daysAgo), '15:20'));
    const [kept] = await tx
      .insert(quotes)
      .values({
        interventionId,
        fileId: await file('preventivo.pdf', 'PREVENTIVI', 'Preventivo'),
        createdAt: at(quote.daysAgo),
        totalLabel: 'Totale IVA inclusa',
        totalCents,
        state: quote.state,
        paymentMethod: isAccepted ? 'Pagamento in bolletta' : null,
        commodityCode: isAccepted ? supplyCode : null,
        answeredAt: isPending ? null : at(quote.daysAgo - 1),
      })
      .returning({ id: quotes.id });
    const lines = quote.items.map((item, place) => ({ quoteId: kept?.id ?? '', position: place + 1, ...item }));
    await insertAll(tx, quoteItems, lines);
  }
  if (invoice) {
    const issuedOn = addDays(today, -invoice.daysAgo);
    await tx.insert(interventionInvoices).values({
      number: `${issuedOn.slice(0, 4)}/T${interventionId.slice(-5)}`,
      interventionId,
      issuedOn,
      dueOn: addDays(issuedOn, 30),
      paidOn: invoice.isPaid ? addDays(issuedOn, 12) : null,
      amountCents: invoice.cents,
      openCents: invoice.isPaid ? 0 : invoice.cents,
      state: invoice.isPaid ? '01' : '02',
      fileId: await file('fattura.pdf', 'FATTURE', 'Fattura'),
    });
  }
  if (ratings) {
    const said = ratings.map(([question, rating], place) => ({
      interventionId,
      position: place + 1,
      question,
      rating,
    }));
    await insertAll(tx, interventionRatings, said);
  }
}

function pdfOf(title: string): Buffer {
  const text = `BT /F 14 Tf 20 40 Td (${title}) Tj ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 80]/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
trailer<</Root 1 0 R>>
`);
}
