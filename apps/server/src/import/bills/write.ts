import type { Database } from '../../db/database.ts';
import { tellHint } from '../../db/hints.ts';
import { insertBill, readBillFacts } from '../../db/queries/bill-import.ts';
import { useReadingsInBill } from '../../db/queries/sent-readings.ts';
import { announce } from '../../usecases/events/announce.ts';
import type { Contract } from './owner.ts';
import type { BillDraft } from './draft.ts';

/** What an invoice of a service is, where it doesn't say it. */
const typesOfServices: Readonly<Record<string, BillRowType>> = {
  AUTOCONSUMO: 'FATTURA_AUTOCONSUMO_FISICO',
  INTERVENTO_TECNICO: 'FATTURA_INTERVENTO_TECNICO',
};

type BillRowType = NonNullable<BillDraft['type']>;

/** Writes a bill; one that is there already is left as it is. Says why, where its number is taken by another. */
export async function writeBill(
  db: Database,
  { bill, type, lines, readings }: BillDraft,
  contract: Contract,
  now: Date,
): Promise<'ADDED' | 'UNCHANGED' | { readonly reason: string }> {
  const there = await readBillFacts(db, contract.customerCode, bill.number);
  if (there !== undefined) {
    const isSame =
      there.issuerVatNumber === bill.issuerVatNumber &&
      there.issueDate === bill.issueDate &&
      there.amountCents === bill.amountCents &&
      there.lines.length === lines.length &&
      there.lines.every((line, at) => line.label === lines[at]?.label && line.amountCents === lines[at]?.amountCents);
    if (isSame) return 'UNCHANGED';
    return {
      reason: `this customer has another bill of this number, of ${there.issueDate}; what was issued is not changed`,
    };
  }
  const isSupply = contract.kind === 'COMMODITY';
  await insertBill(
    db,
    {
      ...bill,
      type: type ?? (isSupply ? 'BOLLETTA' : (typesOfServices[contract.subType ?? ''] ?? 'FATTURA')),
      customerCode: contract.customerCode,
      contractCode: isSupply ? contract.code : null,
      vasContractCode: isSupply ? null : contract.code,
      contractAccount: contract.account,
    },
    lines,
    readings,
  );
  if (isSupply) await tellUsed(db, bill.number, readings, contract, now);
  return 'ADDED';
}

/** What the customer sent and the bill uses is told to be used in it (lettura.stato.4). */
async function tellUsed(
  db: Database,
  billNumber: string,
  readings: BillDraft['readings'],
  { code: contractCode, customerCode }: Contract,
  now: Date,
): Promise<void> {
  const by = { username: 'command line', right: 'COMMAND' } as const;
  const sent = readings.filter(({ kind }) => kind !== 'STIMATA');
  const used = await useReadingsInBill(db, { contractCode, billNumber }, sent, { at: now, by: by.username });
  if (used.length > 0) await tellHint(db, { customerCode, about: 'readings' });
  for (const { id, readOn, periodEnd } of used) {
    const moved = { readingNumber: String(id), contractCode, readOn, periodEnd };
    const data = { ...moved, state: 'USATA_IN_BOLLETTA', refusal: null, billNumber };
    await announce(db, { kind: 'READING_MOVED', customerCode, data }, by, now);
  }
}
