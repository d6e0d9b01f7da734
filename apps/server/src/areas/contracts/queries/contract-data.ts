import { and, asc, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commodityContracts, onboardingRequests, vasContracts } from '../../../db/schema/index.ts';
import { isHeldOn } from '../../../db/owned.ts';
import { versionOf } from '../../../db/version.ts';

/** Identifies a supply: by contract code or, before activation, by quotation code. */
export type SupplyName = { readonly code: string } | { readonly quotationCode: string };

export async function findSupply(db: Database, customerCode: string, name: SupplyName) {
  const named =
    'code' in name ? eq(commodityContracts.code, name.code) : eq(commodityContracts.quotationCode, name.quotationCode);
  const [supply] = await db
    .select({ ...getTableColumns(commodityContracts), version: versionOf(commodityContracts) })
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), named))
    .orderBy(asc(commodityContracts.code))
    .limit(1);
  return supply;
}

export async function findOnboardingRequest(db: Database, customerCode: string, code: string) {
  const [request] = await db
    .select()
    .from(onboardingRequests)
    .where(and(eq(onboardingRequests.customerCode, customerCode), eq(onboardingRequests.code, code)));
  return request;
}

/** The fields of a supply that the customer may change. */
export type SupplyChange = Partial<
  Pick<
    typeof commodityContracts.$inferInsert,
    'nickname' | 'residenceAlias' | 'landSheet' | 'landParcel' | 'landSubunit' | 'landChangedAt'
  >
>;

/** Takes a row lock on a supply; a second transaction then sees the first one's change. */
export async function lockSupply(db: Database, customerCode: string, code: string) {
  const [supply] = await db
    .select({
      commodity: commodityContracts.commodity,
      nickname: commodityContracts.nickname,
      residenceAlias: commodityContracts.residenceAlias,
      landSheet: commodityContracts.landSheet,
      landParcel: commodityContracts.landParcel,
      landSubunit: commodityContracts.landSubunit,
      version: versionOf(commodityContracts),
    })
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), eq(commodityContracts.code, code)))
    .for('update');
  return supply;
}

export async function updateSupply(db: Database, code: string, change: SupplyChange): Promise<void> {
  await db
    .update(commodityContracts)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(commodityContracts.code, code));
}

export function listDealerPhones(db: Database, customerCode: string, codes: readonly string[]) {
  return db
    .select({ code: commodityContracts.code, phone: sql<string>`${commodityContracts.dealerPhone}` })
    .from(commodityContracts)
    .where(
      and(
        eq(commodityContracts.customerCode, customerCode),
        inArray(commodityContracts.code, [...codes]),
        isNotNull(commodityContracts.dealerPhone),
      ),
    )
    .orderBy(asc(commodityContracts.code));
}

export function listLinkedServices(db: Database, customerCode: string, today: string) {
  return db
    .select({
      serviceCode: vasContracts.code,
      supplyCode: commodityContracts.code,
      commodity: commodityContracts.commodity,
      contractAccount: commodityContracts.contractAccount,
    })
    .from(vasContracts)
    .innerJoin(
      commodityContracts,
      and(
        eq(commodityContracts.code, vasContracts.commodityCode),
        eq(commodityContracts.customerCode, vasContracts.customerCode),
        isHeldOn(today),
      ),
    )
    .where(and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.subType, 'INTERVENTO_TECNICO')))
    .orderBy(asc(vasContracts.code));
}
