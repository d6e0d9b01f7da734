import type { Reversal } from '@sportello/domain';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { bills, paymentItems, paymentReversals, payments } from '../../../db/schema/index.ts';
import { payBill } from './bill-payments.ts';

export async function findPaymentOfProvider(db: Database, providerPayment: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.providerPayment, providerPayment));
  return found?.id;
}

export function listReversals(db: Database, paymentId: string): Promise<Reversal[]> {
  const { id, cause, state, amountCents } = paymentReversals;
  return db
    .select({ id, cause, state, amount: amountCents })
    .from(paymentReversals)
    .where(eq(paymentReversals.paymentId, paymentId));
}

/** Upserts a refund or dispute by its number; a reversal that was restored stays restored. */
export async function saveReversal(
  db: Database,
  { id, paymentId, cause, state, amount, at }: Reversal & { readonly paymentId: string; readonly at: Date },
): Promise<void> {
  await db
    .insert(paymentReversals)
    .values({ id, paymentId, cause, state, amountCents: amount, at, updatedAt: at })
    .onConflictDoUpdate({
      target: paymentReversals.id,
      set: { state, updatedAt: at },
      setWhere: sql`${paymentReversals.state} = 'TAKEN' and ${paymentReversals.paymentId} = ${paymentId}`,
    });
}

/** Returns payments disputed since a moment, unless decided in our favour. */
export async function listPaymentsInDispute(db: Database, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: paymentReversals.paymentId })
    .from(paymentReversals)
    .where(
      and(eq(paymentReversals.cause, 'DISPUTE'), eq(paymentReversals.state, 'TAKEN'), gt(paymentReversals.at, since)),
    );
  return rows.map(({ id }) => id);
}

/**
 * Records the reversed part of a bill's payment and reopens or closes the bill by the difference; returns the amount
 * that could not be closed because the bill was paid another way.
 */
export async function reverseItem(
  db: Database,
  move: {
    readonly paymentId: string;
    readonly billId: number;
    readonly reversed: number;
    readonly by: number;
    /** Payment date, set on a bill that is closed again. */
    readonly paidOn: string;
    readonly today: string;
    readonly at: Date;
  },
): Promise<number> {
  const { paymentId, billId, reversed, by, paidOn, today, at } = move;
  await db
    .update(paymentItems)
    .set({ reversedCents: reversed })
    .where(and(eq(paymentItems.paymentId, paymentId), eq(paymentItems.billId, billId)));
  if (by > 0) {
    await reopenBill(db, billId, { cents: by, today, at });
    return 0;
  }
  const [bill] = await db.select({ open: bills.openCents }).from(bills).where(eq(bills.id, billId)).for('update');
  const open = bill?.open ?? 0;
  if (open > 0) await payBill(db, { billId, amountCents: 0 - by }, { day: paidOn, at });
  return Math.max(0 - by - open, 0);
}

/** Reopens a paid amount of a bill. */
export async function reopenBill(
  db: Database,
  billId: number,
  { cents, today, at }: { readonly cents: number; readonly today: string; readonly at: Date },
): Promise<void> {
  await db
    .update(bills)
    .set({
      openCents: sql`${bills.openCents} + ${cents}`,
      statusCode: sql`case when ${bills.statusCode} not in ('01', '04') then ${bills.statusCode}
        when ${bills.dueDate} < ${today}::date then '03' else '02' end`,
      paidOn: null,
      updatedAt: at,
    })
    .where(eq(bills.id, billId));
}

/** Returns refunds, disputes and returned debits of a bill, latest first (pagamento.storno.4). */
export async function listReversalsOfBill(db: Database, billId: number) {
  const { rows } = await db.execute<{
    kind: 'REFUND' | 'DISPUTE' | 'DEBIT';
    paymentId: string | null;
    paidAt: string | null;
    at: string;
    cents: number;
    reason: string | null;
  }>(sql`
    select case when exists (select from payment_reversals r
                  where r.payment_id = p.id and r.cause = 'DISPUTE' and r.state = 'TAKEN')
             then 'DISPUTE' else 'REFUND' end as kind,
           p.id as "paymentId", (p.ended_at at time zone 'Europe/Rome')::date::text as "paidAt",
           (p.reversed_at at time zone 'Europe/Rome')::date::text as at, i.reversed_cents as cents, null as reason
    from payment_items i join payments p on p.id = i.payment_id
    where i.bill_id = ${billId} and i.reversed_cents > 0
    union all
    select 'DEBIT', null, c.day::text, (d.answered_at at time zone 'Europe/Rome')::date::text, d.amount_cents, d.reason
    from collection_debits d join collections c on c.id = d.collection_id
    where d.bill_id = ${billId} and d.state = 'RETURNED'
    order by 4 desc`);
  return rows;
}
