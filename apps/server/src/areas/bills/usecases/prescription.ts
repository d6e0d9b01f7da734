import { toBillLine } from '@sportello/calls';
import { prescriptionOf, type Cents, type Prescription, type SuppliedCommodity } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import type { bills } from '../../../db/schema/index.ts';
import { listBillLines } from '../queries/bills.ts';
import { listOldBills } from '../queries/old-bills.ts';
import { billLineAnswer } from './answers.ts';

type Facts = Pick<typeof bills.$inferSelect, 'id' | 'issueDate' | 'periodStart' | 'periodEnd'> & {
  readonly commodity: SuppliedCommodity | null | undefined;
};

/** Returns the prescribed part of a stored bill (bolletta.prescrizione.1). */
export async function readPrescription(db: Database, bill: Facts): Promise<Prescription | undefined> {
  const lines = await listBillLines(db, [bill.id]);
  return prescriptionOf({
    commodityType: bill.commodity ?? undefined,
    issueDate: bill.issueDate,
    periodStart: bill.periodStart ?? undefined,
    periodEnd: bill.periodEnd ?? undefined,
    lines: lines.map((line) => toBillLine(billLineAnswer(line))),
  });
}

/** Returns the prescribed cents of these bills, without those that were objected to (bolletta.prescrizione.2). */
export async function mapPrescribed(db: Database, billIds: readonly number[]): Promise<ReadonlyMap<number, Cents>> {
  const amounts = new Map<number, Cents>();
  for (const bill of await listOldBills(db, billIds)) {
    const prescription = await readPrescription(db, bill);
    if (prescription) amounts.set(bill.id, prescription.amount);
  }
  return amounts;
}
