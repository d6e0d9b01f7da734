import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { insertRows } from '../../../db/insert-rows.ts';
import { billLines, billReadings, bills } from '../../../db/schema/index.ts';

/** A bill number is unique per customer. */
export type BillKey = Pick<typeof bills.$inferInsert, 'customerCode' | 'number'>;

/** Joined by a line break, which no code contains. */
export const wordOf = ({ customerCode, number }: BillKey): string => `${customerCode}\n${number}`;

/** Facts that distinguish a bill from another with the same number. */
export interface BillFacts extends Pick<typeof bills.$inferInsert, 'issuerVatNumber' | 'issueDate' | 'amountCents'> {
  readonly lines: readonly Pick<typeof billLines.$inferInsert, 'label' | 'amountCents'>[];
}

export async function mapBillFacts(db: Database, keys: readonly BillKey[]): Promise<Map<string, BillFacts>> {
  const { rows } = await db.execute<BillKey & BillFacts & Record<string, unknown>>(
    sql`select b.customer_code as "customerCode", b.number, b.issuer_vat_number as "issuerVatNumber",
        b.issue_date::text as "issueDate", b.amount_cents as "amountCents", (
          select coalesce(json_agg(json_build_object('label', l.label, 'amountCents', l.amount_cents) order by l.position), '[]')
          from bill_lines l where l.bill_id = b.id
        ) as lines
      from json_to_recordset(${JSON.stringify(keys)}::json) as k("customerCode" text, number text)
      join bills b on b.customer_code = k."customerCode" and b.number = k.number`,
  );
  return new Map(rows.map((row) => [wordOf(row), row]));
}

export interface NewBill {
  readonly bill: typeof bills.$inferInsert;
  readonly lines: readonly Omit<typeof billLines.$inferInsert, 'billId' | 'position'>[];
  readonly readings: readonly Omit<typeof billReadings.$inferInsert, 'billId'>[];
}

/** Inserts bills with their lines and readings, and returns their ids. */
export async function insertBills(db: Database, all: readonly NewBill[]): Promise<readonly number[]> {
  if (all.length === 0) return [];
  const rowsOfBills = all.map(({ bill }) => bill);
  const { rows } = await db.execute<BillKey & { id: string }>(
    sql`${insertRows(bills, rowsOfBills)} returning id, customer_code as "customerCode", number`,
  );
  const ids = new Map(rows.map((row) => [wordOf(row), Number(row.id)]));
  const parts = all.map(({ bill, ...rest }) => {
    const billId = ids.get(wordOf(bill));
    if (billId === undefined) throw new Error('A bill was inserted and gave no number.');
    return { billId, ...rest };
  });
  const lines = parts.flatMap(({ billId, lines: of }) => of.map((line, at) => ({ ...line, billId, position: at + 1 })));
  const readings = parts.flatMap(({ billId, readings: of }) => of.map((reading) => ({ ...reading, billId })));
  if (lines.length > 0) await db.execute(insertRows(billLines, lines));
  if (readings.length > 0) await db.execute(insertRows(billReadings, readings));
  return parts.map(({ billId }) => billId);
}
