import { asc, desc, eq, getTableColumns, and } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { commodityContracts, meterReadings } from '../schema/index.ts';

const reading = {
  ...getTableColumns(meterReadings),
  commodity: commodityContracts.commodity,
  pod: commodityContracts.pod,
  pdr: commodityContracts.pdr,
};

/** The readings of a supply, the latest first. */
export function listReadings(db: Database, contractCode: string) {
  return db
    .select(reading)
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(eq(meterReadings.contractCode, contractCode))
    .orderBy(desc(meterReadings.readOn));
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

/** Whether a supply is delivered at these points, of those that are named. */
export async function isDeliveredAt(
  db: Database,
  contractCode: string,
  { pod, pdr }: { readonly pod?: string | undefined; readonly pdr?: string | undefined },
): Promise<boolean> {
  const found = await db
    .select({ code: commodityContracts.code })
    .from(commodityContracts)
    .where(
      and(
        eq(commodityContracts.code, contractCode),
        pod === undefined ? undefined : eq(commodityContracts.pod, pod),
        pdr === undefined ? undefined : eq(commodityContracts.pdr, pdr),
      ),
    );
  return found.length > 0;
}
