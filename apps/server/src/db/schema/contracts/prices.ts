import {
  PRICE_KINDS,
  PRICE_PARTS,
  PRICE_UNITS,
  CUSTOMER_SEGMENTS,
  SUPPLIED_COMMODITIES,
  METER_BANDS,
} from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { day, isOneOf } from '../columns.ts';
import { commodityContracts } from './contracts.ts';

const contractCode = () =>
  text('contract_code')
    .notNull()
    .references(() => commodityContracts.code, { onDelete: 'cascade' });

/** Offers of supplies over time (prezzi.offerte.1); of several in force the one that began last counts. */
export const supplyOffers = pgTable(
  'supply_offers',
  {
    contractCode: contractCode(),
    validFrom: day('valid_from').notNull(),
    /** Last day; null for an offer without an end. */
    validUntil: day('valid_until'),
    code: text('code').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractCode, table.validFrom] }),
    check('supply_offers_days', sql`${table.validUntil} >= ${table.validFrom}`),
  ],
);

const price = {
  label: text('label').notNull(),
  /** F0 is all hours. */
  band: text('band', { enum: METER_BANDS }).notNull(),
  part: text('part', { enum: PRICE_PARTS }).notNull(),
  unit: text('unit', { enum: PRICE_UNITS }).notNull(),
  kind: text('kind', { enum: PRICE_KINDS }).notNull(),
  /** In euros, net of VAT; null for an index that is not known yet. */
  price: numeric('price', { precision: 16, scale: 8, mode: 'number' }),
  indexName: text('index_name'),
  spread: numeric('spread', { precision: 16, scale: 8, mode: 'number' }),
  /** In percent. */
  vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }),
};

/** Price components of supplies over time (prezzi.voci.1). */
export const supplyPrices = pgTable(
  'supply_prices',
  {
    contractCode: contractCode(),
    validFrom: day('valid_from').notNull(),
    validUntil: day('valid_until'),
    ...price,
  },
  (table) => [
    primaryKey({ columns: [table.contractCode, table.label, table.band, table.validFrom] }),
    check('supply_prices_days', sql`${table.validUntil} >= ${table.validFrom}`),
    check('supply_prices_band', isOneOf(table.band)),
    check('supply_prices_part', isOneOf(table.part)),
    check('supply_prices_unit', isOneOf(table.unit)),
    check('supply_prices_kind', isOneOf(table.kind)),
    check('supply_prices_fixed', sql`${table.kind} = 'INDICIZZATO' or ${table.price} is not null`),
  ],
);

/** Offers that the provider sells (prezzi.scelta.1). */
export const offersOnSale = pgTable(
  'offers_on_sale',
  {
    code: text('code').primaryKey(),
    name: text('name').notNull(),
    commodity: text('commodity', { enum: SUPPLIED_COMMODITIES }).notNull(),
    /** Null for customers of any segment. */
    segment: text('segment', { enum: CUSTOMER_SEGMENTS }),
    saleFrom: day('sale_from').notNull(),
    saleUntil: day('sale_until'),
    months: integer('months'),
    summary: text('summary'),
    url: text('url'),
  },
  (table) => [
    index('offers_on_sale_commodity').on(table.commodity, table.saleFrom),
    check('offers_on_sale_commodity', isOneOf(table.commodity)),
    check('offers_on_sale_segment', isOneOf(table.segment)),
    check('offers_on_sale_days', sql`${table.saleUntil} >= ${table.saleFrom}`),
    check('offers_on_sale_months', sql`${table.months} > 0`),
  ],
);

export const pricesOnSale = pgTable(
  'prices_on_sale',
  {
    offerCode: text('offer_code')
      .notNull()
      .references(() => offersOnSale.code, { onDelete: 'cascade' }),
    ...price,
  },
  (table) => [
    primaryKey({ columns: [table.offerCode, table.label, table.band] }),
    check('prices_on_sale_band', isOneOf(table.band)),
    check('prices_on_sale_part', isOneOf(table.part)),
    check('prices_on_sale_unit', isOneOf(table.unit)),
    check('prices_on_sale_kind', isOneOf(table.kind)),
    check('prices_on_sale_fixed', sql`${table.kind} = 'INDICIZZATO' or ${table.price} is not null`),
  ],
);
