import type { AnomalySettings } from '@sportello/domain';
import { markAnomalous } from '../../../areas/bills/queries/usual.ts';
import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { insertBills, mapBillFacts, wordOf, type BillFacts, type NewBill } from './invoices.ts';
import { listToBeBilled, useReadingsInBill } from '../../../areas/readings/queries/sent-readings.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer } from '../../../events/event.ts';
import type { Contract } from './owner.ts';
import type { BillDraft } from './draft.ts';

const typesOfServices: Readonly<Record<string, BillRowType>> = {
  AUTOCONSUMO: 'FATTURA_AUTOCONSUMO_FISICO',
  INTERVENTO_TECNICO: 'FATTURA_INTERVENTO_TECNICO',
};

type BillRowType = NonNullable<BillDraft['type']>;

export interface OwnedDraft {
  readonly draft: BillDraft;
  readonly contract: Contract;
}

export type Written = 'ADDED' | 'UNCHANGED' | { readonly reason: string };

export interface Writing {
  readonly now: Date;
  readonly by: Doer;
  /** From what a bill is anomalous. */
  readonly anomaly: AnomalySettings;
}

/** Writes bills and leaves existing ones unchanged; returns a result for each, in order. */
export async function writeBills(
  db: Database,
  drafts: readonly OwnedDraft[],
  { now, by, anomaly }: Writing,
): Promise<readonly Written[]> {
  const there = await mapBillFacts(
    db,
    drafts.map(({ draft: { bill }, contract: { customerCode } }) => ({ customerCode, number: bill.number })),
  );
  const added: OwnedDraft[] = [];
  const written = drafts.map((each): Written => {
    const { draft, contract } = each;
    const { bill, lines } = draft;
    const key = wordOf({ customerCode: contract.customerCode, number: bill.number });
    const before = there.get(key);
    if (before !== undefined) return compared(before, draft);
    there.set(key, { ...bill, lines });
    added.push(each);
    return 'ADDED';
  });
  await markAnomalous(db, await insertBills(db, added.map(rowsOf)), anomaly);
  await reportUsed(db, added, now, by);
  return written;
}

function compared(there: BillFacts, { bill, lines }: BillDraft): Written {
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

function rowsOf({ draft: { bill, type, lines, readings }, contract }: OwnedDraft): NewBill {
  const isSupply = contract.kind === 'COMMODITY';
  const row = {
    ...bill,
    type: type ?? (isSupply ? 'BOLLETTA' : (typesOfServices[contract.subType ?? ''] ?? 'FATTURA')),
    customerCode: contract.customerCode,
    contractCode: isSupply ? contract.code : null,
    vasContractCode: isSupply ? null : contract.code,
    contractAccount: contract.account,
  };
  return { bill: row, lines, readings };
}

/** Marks readings that customers sent as used by these bills (lettura.stato.4). */
async function reportUsed(db: Database, bills: readonly OwnedDraft[], now: Date, by: Doer): Promise<void> {
  const measured = bills.flatMap(
    ({ draft: { bill, readings }, contract: { kind, code: contractCode, customerCode } }) => {
      const read = readings.filter((reading) => reading.kind !== 'STIMATA');
      return kind !== 'COMMODITY' || read.length === 0
        ? []
        : [{ billNumber: bill.number, read, contractCode, customerCode }];
    },
  );
  const sent = await listToBeBilled(
    db,
    measured.map(({ contractCode }) => contractCode),
  );
  for (const { billNumber, read, contractCode, customerCode } of measured) {
    if (!sent.has(contractCode)) continue;
    const used = await useReadingsInBill(db, { contractCode, billNumber }, read, { at: now, by: by.username });
    if (used.length > 0) await invalidateOpenApps(db, { customerCode, about: 'readings' });
    for (const { id, readOn, periodEnd } of used) {
      const moved = { readingNumber: String(id), contractCode, readOn, periodEnd };
      const data = { ...moved, state: 'USATA_IN_BOLLETTA', refusal: null, billNumber } as const;
      await announce(db, { kind: 'READING_MOVED', customerCode, data }, by, now);
    }
  }
}
