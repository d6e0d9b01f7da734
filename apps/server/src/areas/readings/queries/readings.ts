import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHeldOn, isSinceHolder } from '../../../db/owned.ts';
import { commodityContracts, meterReadings, readingPhotos, readingSteps } from '../../../db/schema/index.ts';

const reading = {
  ...getTableColumns(meterReadings),
  commodity: commodityContracts.commodity,
  pod: commodityContracts.pod,
  pdr: commodityContracts.pdr,
};

/** On the same day an actual reading precedes a sent one, and that an estimate (lettura.storia.2). */
const bestFirst = sql`array_position(array['EFFETTIVA', 'AUTOLETTURA', 'STIMATA'], ${meterReadings.kind})`;

export function listReadings(db: Database, contractCode: string) {
  return db
    .select(reading)
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(and(eq(meterReadings.contractCode, contractCode), isSinceHolder(meterReadings.readOn)))
    .orderBy(desc(meterReadings.readOn));
}

/** Returns the latest readings at a customer's delivery point, over all contracts. */
export function listReadingsAt(
  db: Database,
  customerCode: string,
  { pod, pdr }: { readonly pod?: string | undefined; readonly pdr?: string | undefined },
  limit: number,
) {
  return db
    .select(reading)
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(
      and(
        eq(commodityContracts.customerCode, customerCode),
        isSinceHolder(meterReadings.readOn),
        pod === undefined ? undefined : eq(commodityContracts.pod, pod),
        pdr === undefined ? undefined : eq(commodityContracts.pdr, pdr),
      ),
    )
    .orderBy(desc(meterReadings.readOn), bestFirst)
    .limit(limit);
}

export function listReadingsOf(db: Database, customerCode: string) {
  return db
    .select(reading)
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(and(eq(commodityContracts.customerCode, customerCode), isSinceHolder(meterReadings.readOn)))
    .orderBy(asc(meterReadings.contractCode), desc(meterReadings.readOn));
}

/** Billing periods ending on or after a day that have a sent reading not rejected. */
const sentFor = (from: string) => sql<string[]>`array(
  select r.period_end::text from ${meterReadings} r
  where r.contract_code = ${commodityContracts}.code and r.period_end >= ${from} and r.state <> 'RIFIUTATA')`;

/** Columns that decide if and how a supply's meter is read on a day. */
export const readSupply = (today: string) => ({
  code: commodityContracts.code,
  customerCode: commodityContracts.customerCode,
  commodity: commodityContracts.commodity,
  sourceState: commodityContracts.sourceState,
  quotationCode: commodityContracts.quotationCode,
  selfReading: commodityContracts.selfReading,
  billingType: commodityContracts.billingType,
  tariffType: commodityContracts.tariffType,
  holderSince: commodityContracts.holderSince,
  sentFor: sentFor(today),
});
export type ReadSupply = NonNullable<Awaited<ReturnType<typeof findReadSupply>>>;

export async function findReadSupply(db: Database, customerCode: string, contractCode: string, today: string) {
  const [found] = await db
    .select(readSupply(today))
    .from(commodityContracts)
    .where(and(eq(commodityContracts.code, contractCode), eq(commodityContracts.customerCode, customerCode)));
  return found;
}

export function listSelfReadSupplies(db: Database, customerCode: string, today: string) {
  return db
    .select(readSupply(today))
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), isHeldOn(today), commodityContracts.selfReading))
    .orderBy(asc(commodityContracts.code));
}

/** Checks that a supply of the customer has these delivery points, if any are passed. */
export async function isDeliveredAt(
  db: Database,
  customerCode: string,
  contractCode: string,
  { pod, pdr }: { readonly pod?: string | undefined; readonly pdr?: string | undefined } = {},
): Promise<boolean> {
  const found = await db
    .select({ code: commodityContracts.code })
    .from(commodityContracts)
    .where(
      and(
        eq(commodityContracts.code, contractCode),
        eq(commodityContracts.customerCode, customerCode),
        pod === undefined ? undefined : eq(commodityContracts.pod, pod),
        pdr === undefined ? undefined : eq(commodityContracts.pdr, pdr),
      ),
    );
  return found.length > 0;
}

export async function listSteps(db: Database, ids: readonly number[]) {
  const steps = new Map<number, (typeof readingSteps.$inferSelect)[]>();
  if (ids.length === 0) return steps;
  const rows = await db
    .select()
    .from(readingSteps)
    .where(inArray(readingSteps.readingId, [...ids]))
    .orderBy(asc(readingSteps.readingId), asc(readingSteps.at));
  for (const row of rows) steps.set(row.readingId, [...(steps.get(row.readingId) ?? []), row]);
  return steps;
}

export const hasPhoto = sql<boolean>`exists (select from ${readingPhotos} p where p.reading_id = ${meterReadings}.id)`;

/** Returns a reading's photo and owner, of any customer unless one is passed. */
export async function findPhoto(db: Database, id: number, customerCode?: string) {
  const isOwn =
    customerCode === undefined
      ? undefined
      : and(eq(commodityContracts.customerCode, customerCode), isSinceHolder(meterReadings.readOn));
  const [found] = await db
    .select({
      content: readingPhotos.content,
      readOn: meterReadings.readOn,
      customerCode: commodityContracts.customerCode,
    })
    .from(readingPhotos)
    .innerJoin(meterReadings, eq(meterReadings.id, readingPhotos.readingId))
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(and(eq(readingPhotos.readingId, id), isOwn));
  return found;
}
