import { and, asc, desc, eq, getTableColumns, gt, isNotNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isOwnBill, isSinceHolder } from '../../../db/owned.ts';
import { bills, commodityContracts, meterReadings } from '../../../db/schema/index.ts';
import { isCreditNote, type BillRow } from './bills.ts';

type OfSupply = Pick<BillRow, 'customerCode' | 'contractCode' | 'periodEnd' | 'issueDate' | 'number'>;

/** Thirteen months show the same months of a year before; a bill a month is the shortest period. */
const MOST_PERIODS = 13;

const MOST_EARLIER = 36;

const ofSupply = ({ customerCode, contractCode }: OfSupply) =>
  and(isOwnBill(customerCode), eq(bills.contractCode, contractCode ?? ''), ne(bills.type, 'RATA'));

/**
 * Returns what the bills of a supply charged in the thirteen months until the end of this one, latest first; of several
 * bills of the same days the one issued last counts (bolletta.essenziali.2).
 */
export async function listBilledConsumption(db: Database, bill: OfSupply) {
  const { contractCode, periodEnd } = bill;
  if (contractCode === null || periodEnd === null) return [];
  const latest = db
    .selectDistinctOn([bills.periodStart, bills.periodEnd], {
      periodStart: sql<string>`${bills.periodStart}`.as('first_day'),
      periodEnd: sql<string>`${bills.periodEnd}`.as('last_day'),
      consumption: sql<number>`${bills.consumption}`.mapWith(Number).as('used'),
      unit: bills.consumptionUnit,
    })
    .from(bills)
    .where(
      and(
        ofSupply(bill),
        not(isCreditNote(bills)),
        gt(bills.consumption, 0),
        isNotNull(bills.periodStart),
        sql`${bills.periodEnd} <= ${periodEnd}`,
        sql`${bills.periodEnd} > ${periodEnd}::date - interval '13 months'`,
      ),
    )
    .orderBy(asc(bills.periodStart), asc(bills.periodEnd), desc(bills.issueDate), desc(bills.number))
    .as('latest');
  return db.select().from(latest).orderBy(desc(latest.periodEnd), desc(latest.periodStart)).limit(MOST_PERIODS);
}

/**
 * Returns the bills of a supply that were issued in the year before this one, and older ones that are still open,
 * latest first (bolletta.essenziali.3).
 */
export async function listEarlierBills(db: Database, bill: OfSupply): Promise<BillRow[]> {
  const { contractCode, issueDate, number } = bill;
  if (contractCode === null) return [];
  return db
    .select({ ...getTableColumns(bills), commodity: commodityContracts.commodity })
    .from(bills)
    .innerJoin(commodityContracts, eq(commodityContracts.code, bills.contractCode))
    .where(
      and(
        ofSupply(bill),
        or(lt(bills.issueDate, issueDate), and(eq(bills.issueDate, issueDate), lt(bills.number, number))),
        or(sql`${bills.issueDate} >= ${issueDate}::date - interval '1 year'`, gt(bills.openCents, 0)),
      ),
    )
    .orderBy(desc(bills.issueDate), desc(bills.number))
    .limit(MOST_EARLIER);
}

/** Returns the number of the meter that a supply had at the end of a bill's period (bolletta.essenziali.4). */
export async function findMeterNumber(db: Database, bill: OfSupply): Promise<string | null> {
  const { customerCode, contractCode, periodEnd } = bill;
  if (contractCode === null || periodEnd === null) return null;
  const [last] = await db
    .select({ meterNumber: meterReadings.meterNumber })
    .from(meterReadings)
    .innerJoin(commodityContracts, eq(commodityContracts.code, meterReadings.contractCode))
    .where(
      and(
        eq(meterReadings.contractCode, contractCode),
        eq(commodityContracts.customerCode, customerCode),
        isSinceHolder(meterReadings.readOn),
        lte(meterReadings.readOn, periodEnd),
        isNotNull(meterReadings.meterNumber),
      ),
    )
    .orderBy(desc(meterReadings.readOn), desc(meterReadings.id))
    .limit(1);
  return last?.meterNumber ?? null;
}
