import type { WithdrawalContract, SuppliedCommodity } from '@sportello/domain';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commodityContracts, customers, onboardingRequests, vasContracts } from '../../../db/schema/index.ts';

/** A contract by its kind and code. */
export interface ContractRef {
  readonly kind: WithdrawalContract;
  readonly code: string;
}

export interface FoundContract {
  /** The request first, as which the contract was made, then the supply that it became. */
  readonly refs: readonly ContractRef[];
  readonly offerName: string | null;
  readonly commodity: SuppliedCommodity | null;
  readonly point: string | null;
}

const supply = {
  code: commodityContracts.code,
  quotationCode: commodityContracts.quotationCode,
  offerName: commodityContracts.offerName,
  commodity: commodityContracts.commodity,
  point: sql<string | null>`coalesce(${commodityContracts.pod}, ${commodityContracts.pdr})`,
};

/** Returns a customer's contract; undefined for a missing one and for somebody else's. */
export async function findContract(
  db: Database,
  customerCode: string,
  { kind, code }: ContractRef,
): Promise<FoundContract | undefined> {
  if (kind === 'VAS') return findService(db, customerCode, code);
  const isIt = kind === 'COMMODITY' ? eq(commodityContracts.code, code) : eq(commodityContracts.quotationCode, code);
  const [found] = await db
    .select(supply)
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), isIt))
    .orderBy(commodityContracts.code)
    .limit(1);
  if (found) {
    const { code: supplyCode, quotationCode, ...words } = found;
    const request: ContractRef[] = quotationCode === null ? [] : [{ kind: 'QUOTATION', code: quotationCode }];
    return { ...words, refs: [...request, { kind: 'COMMODITY', code: supplyCode }] };
  }
  return kind === 'COMMODITY' ? undefined : findRequest(db, customerCode, code);
}

async function findRequest(db: Database, customerCode: string, code: string): Promise<FoundContract | undefined> {
  const { offerName, commodity, pod, pdr } = onboardingRequests;
  const [found] = await db
    .select({ offerName, commodity, point: sql<string | null>`coalesce(${pod}, ${pdr})` })
    .from(onboardingRequests)
    .where(and(eq(onboardingRequests.customerCode, customerCode), eq(onboardingRequests.code, code)));
  return found && { ...found, refs: [{ kind: 'QUOTATION', code }] };
}

async function findService(db: Database, customerCode: string, code: string): Promise<FoundContract | undefined> {
  const [found] = await db
    .select({ offerName: vasContracts.name })
    .from(vasContracts)
    .where(and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.code, code)));
  return found && { ...found, commodity: null, point: null, refs: [{ kind: 'VAS', code }] };
}

/** Returns the holder of a contract as far as a withdrawal needs them. */
export async function findHolder(db: Database, customerCode: string) {
  const { code, segment, firstName, lastName, companyName, email, fiscalCode, vatNumber } = customers;
  const [found] = await db
    .select({ code, segment, firstName, lastName, companyName, email, fiscalCode, vatNumber })
    .from(customers)
    .where(eq(customers.code, customerCode));
  return found;
}

export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** Returns all contracts of anybody with a code, for the public page: the caller compares name and address. */
export async function listContractsByCode(db: Database, code: string) {
  const { rows } = await db.execute<{ kind: WithdrawalContract; customer_code: string }>(sql`
    select 'COMMODITY' as kind, customer_code from ${commodityContracts} where ${commodityContracts.code} = ${code}
    union all
    select 'QUOTATION', customer_code from ${onboardingRequests} where ${onboardingRequests.code} = ${code}
    union all
    select 'QUOTATION', customer_code from ${commodityContracts} where ${commodityContracts.quotationCode} = ${code}
    union all
    select 'VAS', customer_code from ${vasContracts} where ${vasContracts.code} = ${code}`);
  return rows.map(({ kind, customer_code: customerCode }) => ({ kind, customerCode }));
}

/** SQL that a column pair names one of the contracts. */
export function isAnyOf(columns: { kind: unknown; code: unknown }, refs: readonly ContractRef[]) {
  return or(...refs.map(({ kind, code }) => sql`(${columns.kind} = ${kind} and ${columns.code} = ${code})`));
}
