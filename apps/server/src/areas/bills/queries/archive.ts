import type { Day } from '@sportello/domain';
import { and, asc, between, count, eq, getTableColumns, gt, inArray, like, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isOwnBill } from '../../../db/owned.ts';
import { billLines, bills, commodityContracts, vasContracts } from '../../../db/schema/index.ts';
import { partOf } from './part-of.ts';
import type { BillRow } from './bills.ts';

/** Filter for bills of all contracts of a customer; the days are inclusive (bolletta.archivio.3). */
export interface ArchiveQuery {
  readonly customerCode: string;
  readonly from: Day;
  readonly to: Day;
  readonly contractCode?: string | undefined;
  readonly address?: string | undefined;
  readonly type?: BillRow['type'] | undefined;
  readonly statusCodes?: readonly BillRow['statusCode'][] | undefined;
  readonly number?: string | undefined;
  readonly openOnly?: boolean | undefined;
}

/** A contract that now belongs to somebody else shows neither its name nor its address (fornitore.dati.4). */
const isTheirs = {
  supply: and(eq(commodityContracts.code, bills.contractCode), eq(commodityContracts.customerCode, bills.customerCode)),
  service: and(eq(vasContracts.code, bills.vasContractCode), eq(vasContracts.customerCode, bills.customerCode)),
};

const street = sql<string | null>`coalesce(${commodityContracts.street}, ${vasContracts.street})`;
const city = sql<string | null>`coalesce(${commodityContracts.city}, ${vasContracts.city})`;

/** The text of `shortAddress` in `domain`. */
const address = sql<string>`concat_ws(', ', nullif(btrim(${street}), ''), nullif(btrim(${city}), ''))`;

function selected({ customerCode, from, to, ...asked }: ArchiveQuery): SQL | undefined {
  return and(
    isOwnBill(customerCode),
    between(bills.issueDate, from, to),
    asked.contractCode === undefined
      ? undefined
      : or(eq(bills.contractCode, asked.contractCode), eq(bills.vasContractCode, asked.contractCode)),
    asked.address === undefined ? undefined : eq(address, asked.address),
    asked.type === undefined ? undefined : eq(bills.type, asked.type),
    asked.statusCodes === undefined ? undefined : inArray(bills.statusCode, [...asked.statusCodes]),
    asked.number === undefined ? undefined : like(bills.number, partOf(asked.number)),
    asked.openOnly === true ? gt(bills.openCents, bills.disputedCents) : undefined,
  );
}

const contractColumns = {
  ...getTableColumns(bills),
  commodity: commodityContracts.commodity,
  serviceType: vasContracts.type,
  nickname: commodityContracts.nickname,
  serviceName: vasContracts.name,
  pod: sql<string | null>`coalesce(${commodityContracts.pod}, ${vasContracts.pod})`,
  pdr: commodityContracts.pdr,
  street,
  address,
};

/** Returns the bills with what names their contract, oldest first, as the zip lists them. */
export function listArchive(db: Database, query: ArchiveQuery) {
  return db
    .select(contractColumns)
    .from(bills)
    .leftJoin(commodityContracts, isTheirs.supply)
    .leftJoin(vasContracts, isTheirs.service)
    .where(selected(query))
    .orderBy(asc(bills.issueDate), asc(bills.number));
}

export type ArchiveRow = Awaited<ReturnType<typeof listArchive>>[number];

/** Returns the months of issue and the addresses of a customer's bills. */
export async function listArchiveGroups(db: Database, query: Pick<ArchiveQuery, 'customerCode' | 'from' | 'to'>) {
  const month = sql<string>`to_char(${bills.issueDate}, 'YYYY-MM')`;
  return db
    .select({ month, address, bills: count() })
    .from(bills)
    .leftJoin(commodityContracts, isTheirs.supply)
    .leftJoin(vasContracts, isTheirs.service)
    .where(selected(query))
    .groupBy(month, address);
}

/** Returns the bills issued or paid in a year and all instalments, each with the sum of its VAT lines. */
export function listYear(db: Database, { customerCode, year }: { customerCode: string; year: string }) {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const vat = sql<
    number | null
  >`(select coalesce(sum(${billLines.amountCents}) filter (where ${billLines.kind} = 'IVA'), 0)
    from ${billLines} where ${billLines.billId} = ${bills.id} having count(*) > 0)`;
  return db
    .select({ ...contractColumns, vatCents: vat.mapWith((cents) => (cents === null ? null : Number(cents))) })
    .from(bills)
    .leftJoin(commodityContracts, isTheirs.supply)
    .leftJoin(vasContracts, isTheirs.service)
    .where(
      and(
        isOwnBill(customerCode),
        or(between(bills.issueDate, from, to), between(bills.paidOn, from, to), eq(bills.type, 'RATA')),
      ),
    )
    .orderBy(asc(bills.issueDate), asc(bills.number));
}
