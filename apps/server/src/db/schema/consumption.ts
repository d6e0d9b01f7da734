import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { commodityContracts } from './contracts/contracts.ts';
import { instant } from './columns.ts';

/** Imported curve files, the origin of each day's values (consumo.curva.4). */
export const curveFiles = pgTable('curve_files', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  sha256: text('sha256').notNull(),
  importedAt: instant('imported_at').notNull(),
});

const curve = {
  contractCode: text('contract_code')
    .notNull()
    .references(() => commodityContracts.code, { onDelete: 'cascade' }),
  day: date('day', { mode: 'string' }).notNull(),
  /** Minutes per value. */
  step: smallint('step').notNull().$type<15 | 60>(),
  /** Wh or litres of gas, from midnight on; null where unknown. */
  values: integer('values').array().notNull().$type<(number | null)[]>(),
  isEstimated: boolean('is_estimated').notNull().default(false),
  fileId: bigint('file_id', { mode: 'number' }).references(() => curveFiles.id),
};

/** Consumption of supplies: one row per day with all its values, not one per value (consumo.curva.1). */
export const consumptionDays = pgTable('consumption_days', { ...curve, at: instant('at').notNull() }, (table) => [
  primaryKey({ columns: [table.contractCode, table.day] }),
  check('consumption_days_step', sql`${table.step} in (15, 60)`),
  // 23 to 25 hours; the domain rule checks which of them a day has.
  check('consumption_days_values', sql`cardinality(${table.values}) * ${table.step} in (1380, 1440, 1500)`),
  check('consumption_days_amounts', sql`0 <= all (${table.values})`),
]);

/** A day's values before a newer file replaced them (consumo.curva.4). */
export const replacedConsumptionDays = pgTable(
  'replaced_consumption_days',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...curve,
    replacedBy: bigint('replaced_by', { mode: 'number' })
      .notNull()
      .references(() => curveFiles.id),
    replacedAt: instant('replaced_at').notNull(),
  },
  (table) => [index('replaced_consumption_days_of').on(table.contractCode, table.day)],
);

/** Amounts of the running bill above which customers are notified (consumo.soglia.1). */
export const consumptionThresholds = pgTable(
  'consumption_thresholds',
  {
    contractCode: text('contract_code')
      .primaryKey()
      .references(() => commodityContracts.code, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [check('consumption_thresholds_amount', sql`${table.amountCents} between 100 and 10000000`)],
);

/** Notifications of bills that pass a threshold: once each (consumo.soglia.2). */
export const consumptionAnnouncements = pgTable(
  'consumption_announcements',
  {
    contractCode: text('contract_code')
      .notNull()
      .references(() => commodityContracts.code, { onDelete: 'cascade' }),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractCode, table.periodEnd, table.amountCents] }),
    index('consumption_announcements_at').on(table.at),
  ],
);
