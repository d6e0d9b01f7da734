import type { ProviderRecords } from '@sportello/demo';
import { ANOMALY_DEFAULTS, DUE_SOON_DAYS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { markAnomalous } from '../areas/bills/queries/usual.ts';
import type { Database } from '../db/database.ts';
import { bills } from '../db/schema/index.ts';
import { insertsOf } from './insert-all.ts';

const BILLS_PER_INSERT = 1500;

/**
 * Writes the demo bills with their lines and readings. There are tens of thousands, sent as one JSON value,
 * since one parameter each takes longer than all else. Customers count as already notified of the bills
 * that exist at the start.
 */
export async function writeBills(tx: Database, provider: ProviderRecords, now: Date): Promise<void> {
  const { bills: records, accounts } = provider;
  const all: number[] = [];
  for (let from = 0; from < records.length; from += BILLS_PER_INSERT) {
    const chunk = records.slice(from, from + BILLS_PER_INSERT);
    const ids = new Map<string, number>();
    for (const insert of insertsOf(bills, chunk)) {
      const { rows: written } = await tx.execute<{ id: string; key: string }>(
        sql`${insert} returning id, customer_code || ' ' || number as key`,
      );
      for (const { id, key } of written) ids.set(key, Number(id));
    }
    all.push(...ids.values());
    const idOf = ({ customerCode, number }: (typeof chunk)[number]) => ids.get(`${customerCode} ${number}`);
    const lines = chunk.flatMap((bill) => bill.lines.map((line) => lineRow(idOf(bill), line)));
    const readings = chunk.flatMap((bill) =>
      bill.readings.map(({ readOn, ...reading }) => ({ bill_id: idOf(bill), read_on: readOn, ...reading })),
    );
    await tx.execute(
      sql`insert into bill_lines select * from jsonb_populate_recordset(null::bill_lines, ${JSON.stringify(lines)}::jsonb)`,
    );
    await tx.execute(
      sql`insert into bill_readings select * from jsonb_populate_recordset(null::bill_readings, ${JSON.stringify(readings)}::jsonb)`,
    );
  }
  await markAnomalous(tx, all, ANOMALY_DEFAULTS);
  await writeOldLine(tx, accounts.find(({ username }) => username === 'dual')?.customerCode ?? null);
  const at = now.toISOString();
  await tx.execute(sql`insert into bill_announcements (bill_id, kind, at) select id, 'ISSUED', ${at} from bills`);
  await tx.execute(sql`insert into bill_announcements (bill_id, kind, at)
    select id, 'ANOMALOUS', ${at} from bills where usual_cents is not null`);
  await tx.execute(sql`insert into bill_announcements (bill_id, kind, at)
    select id, kind, ${at} from bills, unnest(array['DUE_SOON', 'OVERDUE']) kind
    where open_cents > 0 and due_date < (${at}::timestamptz at time zone 'Europe/Rome')::date
      + case kind when 'DUE_SOON' then ${DUE_SOON_DAYS + 1}::int else 0 end`);
}

/** Charges a part of a customer's newest bill of electricity for days that are more than two years old. */
async function writeOldLine(tx: Database, customerCode: string | null): Promise<void> {
  await tx.execute(sql`
    with newest as (
      select b.id, b.issue_date from bills b join commodity_contracts c on c.code = b.contract_code
      where b.customer_code = ${customerCode} and c.commodity = 'LUCE' and b.type = 'BOLLETTA'
      order by b.issue_date desc limit 1)
    update bill_lines set label = 'Conguaglio di rete e oneri',
      period_start = newest.issue_date - interval '31 months', period_end = newest.issue_date - interval '29 months'
    from newest where bill_id = newest.id and kind = 'QUOTA_CONSUMI' and part = 'RETE'`);
}

type Line = ProviderRecords['bills'][number]['lines'][number];

function lineRow(billId: number | undefined, line: Line) {
  return {
    bill_id: billId,
    position: line.position,
    kind: line.kind,
    part: line.part,
    label: line.label,
    band: line.band,
    quantity: line.quantity,
    unit: line.unit,
    months: line.months,
    unit_price: line.unitPrice,
    amount_cents: line.amountCents,
    vat_rate: line.vatRate,
    vat_nature: line.vatNature,
    taxable_cents: line.taxableCents,
    period_start: line.periodStart,
    period_end: line.periodEnd,
  };
}
