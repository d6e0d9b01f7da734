import type { BillAnnouncement } from '@sportello/domain';
import { and, asc, between, eq, exists, gt, inArray, isNull, ne, notExists, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { accounts, billAnnouncements, bills } from '../../../db/schema/index.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** Selects bills that may be announced; the payment method is checked separately. */
function conditionOf(kind: BillAnnouncement, { from, to }: Days): SQL | undefined {
  if (kind === 'ISSUED') return and(between(bills.issueDate, from, to), ne(bills.type, 'RATA'));
  return and(gt(bills.openCents, 0), inArray(bills.statusCode, ['02', '03']), between(bills.dueDate, from, to));
}

/** Returns the next bills not announced yet, by id, of customers with an account. */
export function billsToAnnounce(
  db: Database,
  kind: BillAnnouncement,
  { days, after, limit }: { readonly days: Days; readonly after: number; readonly limit: number },
) {
  const told = db
    .select()
    .from(billAnnouncements)
    .where(and(eq(billAnnouncements.billId, bills.id), eq(billAnnouncements.kind, kind)));
  const hasAccount = db
    .select()
    .from(accounts)
    .where(and(eq(accounts.customerCode, bills.customerCode), isNull(accounts.disabledAt)));
  return db
    .select()
    .from(bills)
    .where(and(gt(bills.id, after), conditionOf(kind, days), notExists(told), exists(hasAccount)))
    .orderBy(asc(bills.id))
    .limit(limit);
}

/** Marks bills as announced to a customer and returns those that were not marked before. */
export async function claimBillAnnouncements(
  db: Database,
  billIds: readonly number[],
  given: { readonly kind: BillAnnouncement; readonly at: Date },
): Promise<number[]> {
  const rows = await db
    .insert(billAnnouncements)
    .values(billIds.map((billId) => ({ ...given, billId })))
    .onConflictDoNothing()
    .returning({ id: billAnnouncements.billId });
  return rows.map(({ id }) => id);
}
