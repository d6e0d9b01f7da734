import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commodityContracts, meterReadings, readingPhotos, readingSteps } from '../../../db/schema/index.ts';

const reading = {
  ...getTableColumns(meterReadings),
  commodity: commodityContracts.commodity,
  pod: commodityContracts.pod,
  pdr: commodityContracts.pdr,
};

/** Of one day, a measured one before one that was sent, and that before an estimate (lettura.storia.2). */
const bestFirst = sql`array_position(array['EFFETTIVA', 'AUTOLETTURA', 'STIMATA'], ${meterReadings.kind})`;

/** The readings of a supply, the latest first. */
export function listReadings(db: Database, contractCode: string) {
  return db
    .select(reading)
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(eq(meterReadings.contractCode, contractCode))
    .orderBy(desc(meterReadings.readOn));
}

/** So many readings at a point of delivery of a customer's, on whatever contract, the latest first. */
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
        pod === undefined ? undefined : eq(commodityContracts.pod, pod),
        pdr === undefined ? undefined : eq(commodityContracts.pdr, pdr),
      ),
    )
    .orderBy(desc(meterReadings.readOn), bestFirst)
    .limit(limit);
}

/** The readings of all supplies of a customer, for the export of their data. */
export function listReadingsOf(db: Database, customerCode: string) {
  return db
    .select(reading)
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(eq(commodityContracts.customerCode, customerCode))
    .orderBy(asc(meterReadings.contractCode), desc(meterReadings.readOn));
}

/** The billing periods that end on a day or later for which a reading was sent and not refused. */
const sentFor = (from: string) => sql<string[]>`array(
  select r.period_end::text from ${meterReadings} r
  where r.contract_code = ${commodityContracts}.code and r.period_end >= ${from} and r.state <> 'RIFIUTATA')`;

/** What decides whether and how the meter of a supply is read, seen from a day. */
export const readSupply = (today: string) => ({
  code: commodityContracts.code,
  customerCode: commodityContracts.customerCode,
  commodity: commodityContracts.commodity,
  sourceState: commodityContracts.sourceState,
  quotationCode: commodityContracts.quotationCode,
  selfReading: commodityContracts.selfReading,
  billingType: commodityContracts.billingType,
  tariffType: commodityContracts.tariffType,
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

/** A customer's supplies whose meters they read themselves. */
export function listSelfReadSupplies(db: Database, customerCode: string, today: string) {
  return db
    .select(readSupply(today))
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), commodityContracts.selfReading))
    .orderBy(asc(commodityContracts.code));
}

/** Whether a customer's supply is delivered at these points, of those that are named. */
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

/** How readings came to their states, in order. */
export async function listSteps(db: Database, ids: readonly number[]) {
  const steps = new Map<number, (typeof readingSteps.$inferSelect)[]>();
  if (ids.length === 0) return steps;
  const rows = await db
    .select()
    .from(readingSteps)
    .where(inArray(readingSteps.readingId, [...ids]))
    // Two steps of one moment are in the order in which they can be taken.
    .orderBy(asc(readingSteps.readingId), asc(readingSteps.at));
  for (const row of rows) steps.set(row.readingId, [...(steps.get(row.readingId) ?? []), row]);
  return steps;
}

/** Whether a reading came with a photo. */
export const hasPhoto = sql<boolean>`exists (select from ${readingPhotos} p where p.reading_id = ${meterReadings}.id)`;

/** The photo of a reading, and whose it is; anybody's unless a customer is named. */
export async function findPhoto(db: Database, id: number, customerCode?: string) {
  const isOwn = customerCode === undefined ? undefined : eq(commodityContracts.customerCode, customerCode);
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
