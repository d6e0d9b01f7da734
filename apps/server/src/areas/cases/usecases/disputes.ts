import { toBillLine } from '@sportello/calls';
import { disputedAmount, type Cents, type DisputeKind } from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { Database } from '../../../db/database.ts';
import { listBillLines } from '../../bills/queries/bills.ts';
import { usualOf } from '../../bills/queries/usual.ts';
import { billLineAnswer } from '../../bills/usecases/answers.ts';
import { refreshDebitOutcomes } from '../../paying/queries/collections.ts';
import {
  endOpenDisputes,
  insertDispute,
  isAnsweredDispute,
  lockBillsInDispute,
  lockDisputedBills,
  recountDisputed,
  type DisputedBill,
} from '../queries/disputes.ts';

interface Opening {
  readonly caseId: number;
  readonly kind: DisputeKind;
  readonly customerCode: string;
  readonly numbers: readonly string[];
  readonly at: Date;
  /** Amount of the bill with the customer's reading. */
  readonly corrected?: Cents | undefined;
}

type Bill = Awaited<ReturnType<typeof lockDisputedBills>>[number];

/**
 * Keeps the amounts that a case is about from being collected, and returns them (reclami.contestazione.1). A bill
 * without such an amount, one whose prescription was objected to before, and one of which the same was answered before,
 * has none. The caller's transaction ends
 * with all of them or none.
 */
export async function openDisputes(
  db: Database,
  { caseId, kind, customerCode, numbers, at, corrected }: Opening,
): Promise<DisputedBill[]> {
  const opened: (DisputedBill & Pick<Bill, 'id'>)[] = [];
  const locked = await lockDisputedBills(db, customerCode, numbers);
  const usualAmounts = await usualOf(
    db,
    locked.map(({ id }) => id),
  );
  for (const bill of locked) {
    const usual = bill.usualCents ?? usualAmounts.get(bill.id);
    const amountCents = disputedAmount(kind, await factsOf(db, bill), { corrected, usual });
    if (amountCents <= 0 || (await isAnsweredDispute(db, bill.id, kind))) continue;
    const { id: billId, number } = bill;
    const isNew = await insertDispute(db, { caseId, billId, kind, amountCents, startedAt: at });
    if (isNew) opened.push({ id: billId, number, amountCents });
  }
  await recountDisputed(
    db,
    opened.map(({ id }) => id),
    at,
  );
  if (opened.length > 0) await invalidateOpenApps(db, { about: 'bills', customerCode });
  return opened.map(({ number, amountCents }) => ({ number, amountCents }));
}

interface Ending {
  /** True if what is prescribed stays out of what is due (reclami.contestazione.3). */
  readonly keepPrescribed: boolean;
}

/** Ends the open disputes of a case, and returns the amounts that are owed again (reclami.contestazione.3). */
export async function endDisputes(
  db: Database,
  caseId: number,
  at: Date,
  { keepPrescribed }: Ending,
): Promise<DisputedBill[]> {
  const locked = new Map((await lockBillsInDispute(db, caseId)).map((bill) => [bill.id, bill]));
  if (locked.size === 0) return [];
  const ended = await endOpenDisputes(db, caseId, { at, keepPrescribed });
  const billIds = ended.map(({ billId }) => billId);
  await recountDisputed(db, billIds, at);
  await refreshDebitOutcomes(db, billIds, at);
  const owners = new Set(ended.flatMap(({ billId }) => locked.get(billId)?.customerCode ?? []));
  for (const customerCode of owners) await invalidateOpenApps(db, { about: 'bills', customerCode });
  return ended.flatMap(({ billId, amountCents }) => {
    const bill = locked.get(billId);
    return bill ? [{ number: bill.number, amountCents }] : [];
  });
}

async function factsOf(db: Database, bill: Bill) {
  return {
    amount: bill.amountCents,
    commodityType: bill.commodity,
    issueDate: bill.issueDate,
    periodStart: bill.periodStart ?? undefined,
    periodEnd: bill.periodEnd ?? undefined,
    lines: (await listBillLines(db, [bill.id])).map((line) => toBillLine(billLineAnswer(line))),
  };
}
