import {
  addDays,
  dayInRome,
  instantInRome,
  requestCost,
  termDay,
  type Day,
  type SupplyAsItIs,
} from '@sportello/domain';
import { demoRequestPrices } from '@sportello/demo';
import { asc, eq, sql } from 'drizzle-orm';
import { recordChanges } from '../areas/integration/usecases/outcomes/note.ts';
import { insertSignedDocument, type RequestRow } from '../areas/supply-requests/queries/requests.ts';
import { makingFacts } from '../areas/supply-requests/usecases/facts.ts';
import { requestNumberOf } from '../areas/supply-requests/usecases/number.ts';
import type { Database } from '../db/database.ts';
import { commodityContracts, supplyRequestPapers, supplyRequests, supplyRequestSteps } from '../db/schema/index.ts';
import { insertEvents } from '../events/queries.ts';
import { billRequest } from './distributor/bill.ts';
import { DISTRIBUTOR } from './distributor/queries.ts';
import { demoRequests, type DemoRequest } from './supply-request-cases.ts';

const USERNAME = 'pratiche';

interface Account {
  readonly username: string;
  readonly customerCode: string | null;
}

/** Writes requests in several states (dimostrazione.pratiche.1). */
export async function writeSupplyRequests(tx: Database, accounts: readonly Account[], now: Date): Promise<void> {
  const customerCode = accounts.find(({ username }) => username === USERNAME)?.customerCode;
  if (!customerCode) return;
  const [supply] = await tx
    .select()
    .from(commodityContracts)
    .where(eq(commodityContracts.customerCode, customerCode))
    .orderBy(asc(commodityContracts.code));
  if (!supply) return;
  const today = dayInRome(now.getTime());
  for (const each of demoRequests(today, supply.fiscalCode))
    await writeRequest(tx, each, { customerCode, supply, today });
}

interface Given {
  readonly customerCode: string;
  readonly supply: typeof commodityContracts.$inferSelect;
  readonly today: Day;
}

async function writeRequest(tx: Database, each: DemoRequest, { customerCode, supply, today }: Given): Promise<void> {
  const { kind, answers, daysAgo, steps, papers = [], rejection } = each;
  const dayAfter = (days: number) => addDays(today, days - daysAgo);
  const at = (days: number) => new Date(instantInRome(dayAfter(days), '10:20'));
  const before: SupplyAsItIs = { commodity: answers.settore, power: each.isOfOwnSupply ? 3 : undefined };
  const cost = requestCost(kind, answers, demoRequestPrices, before);
  const { termDays } = demoRequestPrices.kinds[kind] ?? {};
  if (!cost || termDays === undefined) return;
  const requestedAt = at(0);
  const contractCode = each.isOfOwnSupply ? supply.code : null;
  const point = each.isOfOwnSupply ? supply.pod : (answers.punto ?? null);
  const isSigned = kind !== 'FATTURAZIONE';
  const last = steps.at(-1);
  const isBilled = last?.[0] === 'FATTURATA';
  const isEnded = isBilled || rejection !== undefined;
  const [row] = await tx
    .insert(supplyRequests)
    .values({
      customerCode,
      kind,
      contractCode,
      point,
      answers,
      cost,
      requestedAt,
      supplyWords: `${answers.settore === 'GAS' ? 'Gas Sereno, PDR' : 'Luce Serena, POD'} ${point ?? ''}`,
      draftId: `demo-${kind}`,
      dueOn: termDay(dayAfter(0), termDays),
      ...(isSigned && { signedChannel: 'MAIL', signedContact: 'm***@example.com' }),
      ...(isEnded && { endedAt: at((last?.[1] ?? 0) + (rejection ? 1 : 0)) }),
      ...(rejection && { rejectedAt: at((last?.[1] ?? 0) + 1), rejectionCode: rejection }),
    })
    .returning();
  if (!row) return;
  const requestId = row.id;
  await tx.insert(supplyRequestSteps).values([
    { requestId, step: 'RICEVUTA', at: requestedAt, by: null },
    ...steps.map(([step, after, day, hours = null]) => ({
      requestId,
      step,
      at: at(after),
      day: day === undefined ? null : addDays(today, day),
      hours,
      by: DISTRIBUTOR,
    })),
  ]);
  if (papers.length > 0) {
    const content = Buffer.from('%PDF-1.4\n% Documento della dimostrazione\n', 'latin1');
    const checked = { checkedAt: at(1), checkedBy: DISTRIBUTOR } as const;
    await tx.insert(supplyRequestPapers).values(
      papers.map(({ paper, name, isAccepted = false, rejectedFor }, place) => ({
        requestId,
        position: place + 1,
        paper,
        name,
        type: 'application/pdf',
        content,
        at: requestedAt,
        ...(isAccepted && { state: 'ACCETTATA' as const, ...checked }),
        ...(rejectedFor !== undefined && { state: 'RESPINTA' as const, reason: rejectedFor, ...checked }),
      })),
    );
  }
  const number = requestNumberOf(row);
  if (isSigned) await insertSignedDocument(tx, { ...row, number, day: dayAfter(0) });
  if (isBilled) {
    const billNumber = await billRequest(tx, row, supply.code, dayAfter(last[1]));
    await tx.update(supplyRequests).set({ billNumber }).where(eq(supplyRequests.id, requestId));
    await payBill(tx, { customerCode, number: billNumber });
  }
  if (each.isAnswered) await writeMaking(tx, row);
}

/** A bill of the past is paid, and its customer was notified of it. */
async function payBill(
  tx: Database,
  { customerCode, number }: { customerCode: string; number: string },
): Promise<void> {
  await tx.execute(sql`with paid as (
      update bills set status_code = '01', open_cents = 0, paid_on = due_date, debit_outcome = 'RIUSCITO'
      where customer_code = ${customerCode} and number = ${number} returning id, issue_date)
    insert into bill_announcements (bill_id, kind, at) select id, 'ISSUED', issue_date from paid`);
}

/** The event that the made-up distributor's outcomes name. */
async function writeMaking(tx: Database, row: RequestRow): Promise<void> {
  const { customerCode, kind: requestKind, requestedAt: at, dueOn: day } = row;
  const news = { requestNumber: requestNumberOf(row), requestKind, about: 'MADE', day } as const;
  const fact = { kind: 'SUPPLY_REQUEST_MADE', customerCode, data: { ...news, ...makingFacts(row) } } as const;
  const [id] = await insertEvents(tx, [{ ...fact, actorName: USERNAME, right: 'SELF', at }]);
  if (id !== undefined) await recordChanges(tx, [{ id, fact }], 'SELF', at);
}
