import { addDays, dayInRome, isDisputeKind, startOfDayInRome, type CaseKind } from '@sportello/domain';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { clockRows } from '../areas/cases/usecases/clocks.ts';
import { openDisputes } from '../areas/cases/usecases/disputes.ts';
import type { Database } from '../db/database.ts';
import {
  bills,
  caseBills,
  caseClocks,
  caseMessages,
  casePauses,
  caseReplies,
  cases,
  credits,
  customers,
} from '../db/schema/index.ts';

interface Account {
  readonly username: string;
  readonly customerCode: string | null;
}

interface DemoCase {
  readonly username: string;
  readonly kind: CaseKind;
  readonly daysAgo: number;
  readonly text: string;
  /** Names the newest bill but so many of a supply. */
  readonly bill?: number;
  readonly isTaken?: boolean;
  readonly question?: { readonly daysAgo: number; readonly text: string };
  readonly reply?: {
    readonly daysAgo: number;
    readonly complaint: string;
    readonly checks: string;
    readonly conclusions: string;
    readonly rights: string;
  };
  readonly hasCredit?: boolean;
  /** True if it keeps the amount of its bill from being collected. */
  readonly isInDispute?: boolean;
}

const OPERATOR = 'operatore';

const demoCases: readonly DemoCase[] = [
  {
    username: 'full',
    kind: 'RECLAMO',
    daysAgo: 60,
    bill: 2,
    text: 'Nella bolletta c’è un deposito cauzionale, ma pago con addebito in banca da tre anni. Chiedo di toglierlo.',
    isTaken: true,
    reply: {
      daysAgo: 41,
      complaint: 'Ci hai scritto che in bolletta c’è un deposito cauzionale, anche se paghi con addebito in banca.',
      checks: 'Abbiamo controllato il contratto e il mandato di addebito: è attivo dal primo mese di fornitura.',
      conclusions: 'Hai ragione: chi paga con addebito non versa il deposito. Lo restituiamo nella prossima bolletta.',
      rights:
        'Se non sei d’accordo, puoi chiedere gratis la conciliazione al Servizio Conciliazione di ARERA (conciliazione.arera.it).',
    },
  },
  {
    username: 'full',
    kind: 'BOLLETTA_ANOMALA',
    daysAgo: 8,
    bill: 0,
    text: 'Questa bolletta è quasi il doppio delle altre, e in casa non è cambiato niente.',
    isTaken: true,
    question: {
      daysAgo: 3,
      text: 'Quanto segna oggi il contatore? Se puoi, allega una foto del display.',
    },
  },
  {
    username: 'luce',
    kind: 'RETTIFICA',
    daysAgo: 57,
    bill: 1,
    text: 'La bolletta è su una lettura stimata di 5.120, ma il contatore segna 4.870.',
    isTaken: true,
  },
  {
    username: 'stg',
    kind: 'RETTIFICA',
    daysAgo: 4,
    bill: 0,
    text: 'In questi due mesi la casa era vuota, ma la bolletta ha gli stessi consumi di sempre.',
    isTaken: true,
    isInDispute: true,
  },
  {
    username: 'pmi',
    kind: 'RECLAMO',
    daysAgo: 12,
    text: 'Abbiamo chiesto due volte la copia del contratto e non l’abbiamo mai ricevuta.',
  },
  {
    username: 'misto',
    kind: 'RECLAMO',
    daysAgo: 33,
    text: 'Il cambio di intestatario è fermo da un mese e nessuno ci ha richiamato.',
    isTaken: true,
    hasCredit: true,
  },
];

/** Writes cases in each state: answered, waiting for its customer, urgent, in dispute, not taken on, late with credit. */
export async function writeCases(tx: Database, accounts: readonly Account[], now: Date): Promise<void> {
  const today = dayInRome(now.getTime());
  const morning = (daysAgo: number) => new Date(startOfDayInRome(addDays(today, -daysAgo)) + 10 * 3_600_000);
  for (const each of demoCases) {
    const customerCode = accounts.find(({ username }) => username === each.username)?.customerCode;
    if (customerCode) await writeCase(tx, each, customerCode, morning);
  }
}

async function writeCase(tx: Database, each: DemoCase, customerCode: string, morning: (daysAgo: number) => Date) {
  const { kind, text, isTaken = false, question, reply } = each;
  const receivedAt = morning(each.daysAgo);
  const bill = each.bill === undefined ? undefined : await newestBill(tx, customerCode, each.bill);
  const [customer] = await tx
    .select({ segment: customers.segment })
    .from(customers)
    .where(eq(customers.code, customerCode));
  const timing = { kind, receivedAt, replyDays: kind === 'RETTIFICA' ? 60 : 30, acknowledgementDays: 2 };
  const [written] = await tx
    .insert(cases)
    .values({
      ...timing,
      customerCode,
      text,
      contractCode: bill?.contractCode ?? null,
      segment: customer?.segment ?? null,
      takenBy: isTaken ? OPERATOR : null,
      takenAt: isTaken ? morning(each.daysAgo - 1) : null,
      endedAt: reply ? morning(reply.daysAgo) : null,
      digest: '',
    })
    .returning({ id: cases.id });
  if (!written) return;
  const caseId = written.id;
  if (bill) await tx.insert(caseBills).values({ caseId, number: bill.number });
  const pauses = question ? [{ pausedAt: morning(question.daysAgo), resumedAt: null }] : [];
  if (question) {
    await tx.insert(casePauses).values({ caseId, pausedAt: morning(question.daysAgo) });
    const { text: asked, daysAgo } = question;
    const message = { kind: 'DOMANDA', author: OPERATOR, text: asked, at: morning(daysAgo), digest: '' } as const;
    await tx.insert(caseMessages).values({ caseId, ...message });
  }
  if (reply) {
    const { daysAgo, ...parts } = reply;
    await tx.insert(caseReplies).values({ caseId, ...parts, at: morning(daysAgo), by: OPERATOR });
  }
  const met = (doneAt: Date) => ({ outcome: 'MET' as const, doneAt });
  await tx.insert(caseClocks).values(
    clockRows(timing, pauses).map((clock) => {
      const missed = { outcome: 'MISSED' as const, doneAt: clock.dueAt ?? receivedAt };
      const ofAck = isTaken ? met(morning(each.daysAgo - 1)) : missed;
      const ofReply = reply ? met(morning(reply.daysAgo)) : each.hasCredit && missed;
      return { caseId, ...clock, ...(clock.kind === 'ACK' ? ofAck : ofReply) };
    }),
  );
  if (bill && each.isInDispute && isDisputeKind(kind)) {
    await openDisputes(tx, { caseId, kind, customerCode, numbers: [bill.number], at: receivedAt });
  }
  if (each.hasCredit) await tx.insert(credits).values({ caseId, customerCode, amountCents: 3000, at: morning(2) });
}

async function newestBill(tx: Database, customerCode: string, but: number) {
  const [found] = await tx
    .select({ number: bills.number, contractCode: bills.contractCode })
    .from(bills)
    .where(and(eq(bills.customerCode, customerCode), isNotNull(bills.contractCode), eq(bills.type, 'BOLLETTA')))
    .orderBy(desc(bills.issueDate), desc(bills.number))
    .offset(but)
    .limit(1);
  return found;
}
