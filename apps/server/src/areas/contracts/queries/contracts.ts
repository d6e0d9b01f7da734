import type { OnboardingSource } from '@sportello/domain';
import { and, asc, desc, eq, gte, isNull, lte, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isHeldOn } from '../../../db/owned.ts';
import { prepared } from '../../../db/prepared.ts';
import {
  commodityContracts,
  fibreLines,
  onboardingRequests,
  selfConsumptions,
  supplyOffers,
  vasContracts,
} from '../../../db/schema/index.ts';

/** The columns that lists show: the others are half of a row. */
const listed = {
  code: commodityContracts.code,
  customerCode: commodityContracts.customerCode,
  commodity: commodityContracts.commodity,
  sourceState: commodityContracts.sourceState,
  quotationCode: commodityContracts.quotationCode,
  nickname: commodityContracts.nickname,
  pod: commodityContracts.pod,
  pdr: commodityContracts.pdr,
  market: commodityContracts.market,
  offerName: commodityContracts.offerName,
  contractAccount: commodityContracts.contractAccount,
  crmCode: commodityContracts.crmCode,
  areraCode: commodityContracts.areraCode,
  startDate: commodityContracts.startDate,
  endDate: commodityContracts.endDate,
  signDate: commodityContracts.signDate,
  holderSince: commodityContracts.holderSince,
  selfReading: commodityContracts.selfReading,
  fiscalCode: commodityContracts.fiscalCode,
  vatNumber: commodityContracts.vatNumber,
  billingType: commodityContracts.billingType,
  residenceAlias: commodityContracts.residenceAlias,
  street: commodityContracts.street,
  cap: commodityContracts.cap,
  city: commodityContracts.city,
  province: commodityContracts.province,
  country: commodityContracts.country,
};
const ofCustomer = and(
  eq(commodityContracts.customerCode, sql.placeholder('customerCode')),
  isHeldOn(sql.placeholder('today')),
);
const onAccount = eq(commodityContracts.contractAccount, sql.placeholder('contractAccount'));
const commodityContractsOf = prepared((db) => selectCommodityContracts(db, ofCustomer), { name: 'supplies' });
const commodityContractsOn = prepared((db) => selectCommodityContracts(db, and(ofCustomer, onAccount)), {
  name: 'supplies_on_account',
});

/** Returns the supplies that the customer holds, each with the last day of the offer that is in force on `today`. */
export function listCommodityContracts(db: Database, customerCode: string, today: string, contractAccount?: string) {
  return contractAccount === undefined
    ? commodityContractsOf(db, { customerCode, today })
    : commodityContractsOn(db, { customerCode, today, contractAccount });
}

function selectCommodityContracts(db: Database, which: SQL | undefined) {
  const offerEnd = offerEndOn(db, sql.placeholder('today'));
  return db
    .select({ ...listed, offerEnd: sql<string | null>`(${offerEnd})::text`.as('offer_end') })
    .from(commodityContracts)
    .where(which)
    .orderBy(asc(commodityContracts.code));
}

/** Selects the last day of the offer that is in force on a day (prezzi.offerte.1). */
function offerEndOn(db: Database, day: Placeholder | string) {
  return db
    .select({ end: supplyOffers.validUntil })
    .from(supplyOffers)
    .where(
      and(
        eq(supplyOffers.contractCode, commodityContracts.code),
        lte(supplyOffers.validFrom, day),
        or(isNull(supplyOffers.validUntil), gte(supplyOffers.validUntil, day)),
      ),
    )
    .orderBy(desc(supplyOffers.validFrom))
    .limit(1);
}

/** Returns the last day of the offer that is in force on a day; null for one without an end, or without an offer. */
export async function findOfferEnd(db: Database, contractCode: string, day: string): Promise<string | null> {
  const [found] = await db
    .select({ end: sql<string | null>`(${offerEndOn(db, day)})::text` })
    .from(commodityContracts)
    .where(eq(commodityContracts.code, contractCode));
  return found?.end ?? null;
}

/** Returns the supplies that the customer holds with all that is known of them. */
export function listSuppliesInFull(db: Database, customerCode: string, today: string) {
  return db
    .select()
    .from(commodityContracts)
    .where(and(eq(commodityContracts.customerCode, customerCode), isHeldOn(today)))
    .orderBy(asc(commodityContracts.code));
}

export function listVasContracts(db: Database, customerCode: string, contractAccount?: string) {
  return db
    .select({ contract: vasContracts, fibre: fibreLines, selfConsumption: selfConsumptions })
    .from(vasContracts)
    .leftJoin(fibreLines, eq(fibreLines.contractCode, vasContracts.code))
    .leftJoin(selfConsumptions, eq(selfConsumptions.contractCode, vasContracts.code))
    .where(
      and(
        eq(vasContracts.customerCode, customerCode),
        contractAccount === undefined ? undefined : eq(vasContracts.contractAccount, contractAccount),
      ),
    )
    .orderBy(asc(vasContracts.code));
}

export function listOnboardingRequests(db: Database, customerCode: string, source: OnboardingSource) {
  return db
    .select()
    .from(onboardingRequests)
    .where(and(eq(onboardingRequests.customerCode, customerCode), eq(onboardingRequests.source, source)))
    .orderBy(asc(onboardingRequests.code));
}

export async function hasContract(db: Database, customerCode: string, code: string): Promise<boolean> {
  const supplies = await db.$count(
    commodityContracts,
    and(eq(commodityContracts.customerCode, customerCode), eq(commodityContracts.code, code)),
  );
  if (supplies > 0) return true;
  return (
    (await db.$count(vasContracts, and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.code, code)))) > 0
  );
}

export type CommodityContractRow = Awaited<ReturnType<typeof listCommodityContracts>>[number];
export type VasContractRow = Awaited<ReturnType<typeof listVasContracts>>[number];
export type OnboardingRequestRow = Awaited<ReturnType<typeof listOnboardingRequests>>[number];
