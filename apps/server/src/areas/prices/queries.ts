import type { SuppliedCommodity } from '@sportello/domain';
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isHeldOn, isHolders, isOwnBill, isSinceHolder } from '../../db/owned.ts';
import {
  bills,
  commodityContracts,
  customers,
  offersOnSale,
  pricesOnSale,
  supplyOffers,
  supplyPrices,
} from '../../db/schema/index.ts';

const price = (table: typeof supplyPrices | typeof pricesOnSale) => ({
  label: table.label,
  band: table.band,
  part: table.part,
  unit: table.unit,
  kind: table.kind,
  price: table.price,
  indexName: table.indexName,
  spread: table.spread,
  vatRate: table.vatRate,
});

type Dated = typeof supplyOffers | typeof supplyPrices;

/** An offer or price begins with its holder at the earliest (contratto.intestatario.2). */
function fromHolder({ validFrom }: Dated) {
  return sql<string>`greatest(${validFrom}, ${commodityContracts.holderSince})::text`;
}

const offer = {
  contractCode: supplyOffers.contractCode,
  code: supplyOffers.code,
  name: supplyOffers.name,
  validFrom: fromHolder(supplyOffers),
  validUntil: supplyOffers.validUntil,
};

/** Returns the facts of a customer's supply that its prices depend on. */
export async function findPricedSupply(db: Database, customerCode: string, contractCode: string) {
  const [found] = await db
    .select({
      commodity: commodityContracts.commodity,
      coefficient: commodityContracts.gasCoefficient,
      power: commodityContracts.power,
      segment: customers.segment,
    })
    .from(commodityContracts)
    .innerJoin(customers, eq(customers.code, commodityContracts.customerCode))
    .where(and(eq(commodityContracts.code, contractCode), eq(commodityContracts.customerCode, customerCode)));
  return found;
}

/** Returns the offers of the supplies that a customer holds, or of one of them, latest first. */
export function listOffers(db: Database, which: Held) {
  return db
    .select(offer)
    .from(supplyOffers)
    .innerJoin(commodityContracts, eq(commodityContracts.code, supplyOffers.contractCode))
    .where(ofSupply(supplyOffers, which))
    .orderBy(asc(supplyOffers.contractCode), desc(supplyOffers.validFrom));
}

/** Returns the prices of the supplies that a customer holds, or of one of them, latest first. */
export function listPrices(db: Database, which: Held) {
  return db
    .select({
      contractCode: supplyPrices.contractCode,
      validFrom: fromHolder(supplyPrices),
      validUntil: supplyPrices.validUntil,
      ...price(supplyPrices),
    })
    .from(supplyPrices)
    .innerJoin(commodityContracts, eq(commodityContracts.code, supplyPrices.contractCode))
    .where(ofSupply(supplyPrices, which))
    .orderBy(
      asc(supplyPrices.contractCode),
      desc(supplyPrices.validFrom),
      asc(supplyPrices.label),
      asc(supplyPrices.band),
    );
}

interface Held {
  readonly customerCode: string;
  readonly contractCode?: string;
  /** A day on which the supplies are the customer's. */
  readonly on: string;
}

function ofSupply({ validUntil }: Dated, { customerCode, contractCode, on }: Held) {
  return and(
    eq(commodityContracts.customerCode, customerCode),
    isHeldOn(on),
    or(isNull(validUntil), isSinceHolder(validUntil)),
    contractCode === undefined ? undefined : eq(commodityContracts.code, contractCode),
  );
}

/** Returns the offers that are sold on a day, with their prices. */
export function listOnSale(db: Database, commodity: SuppliedCommodity, day: string) {
  return db
    .select({
      code: offersOnSale.code,
      name: offersOnSale.name,
      segment: offersOnSale.segment,
      months: offersOnSale.months,
      summary: offersOnSale.summary,
      url: offersOnSale.url,
      price: price(pricesOnSale),
    })
    .from(offersOnSale)
    .innerJoin(pricesOnSale, eq(pricesOnSale.offerCode, offersOnSale.code))
    .where(
      and(
        eq(offersOnSale.commodity, commodity),
        lte(offersOnSale.saleFrom, day),
        or(isNull(offersOnSale.saleUntil), gte(offersOnSale.saleUntil, day)),
      ),
    )
    .orderBy(asc(offersOnSale.code), asc(pricesOnSale.label), asc(pricesOnSale.band));
}

/** Returns the yearly consumption that the last bill which has one states, with its days. */
export async function findYearlyUse(db: Database, customerCode: string, contractCode: string) {
  const [found] = await db
    .select({ total: bills.yearlyConsumption, from: bills.yearlyFrom, until: bills.yearlyTo })
    .from(bills)
    .where(
      and(
        eq(bills.contractCode, contractCode),
        isOwnBill(customerCode),
        isHolders(bills, bills.yearlyFrom),
        isNotNull(bills.yearlyConsumption),
        isNotNull(bills.yearlyFrom),
        isNotNull(bills.yearlyTo),
      ),
    )
    .orderBy(desc(bills.issueDate))
    .limit(1);
  if (!found || found.total === null || found.from === null || found.until === null) return undefined;
  return { total: found.total, from: found.from, until: found.until };
}
