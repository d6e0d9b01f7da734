import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { commodityContracts } from './contracts.ts';
import { instant } from './customers.ts';

/** What the meters of supplies said, in whole units as a meter shows them; a meter with one band has F0 alone. */
export const meterReadings = pgTable(
  'meter_readings',
  {
    contractCode: text('contract_code')
      .notNull()
      .references(() => commodityContracts.code, { onDelete: 'cascade' }),
    readOn: date('read_on', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['EFFETTIVA', 'AUTOLETTURA', 'STIMATA'] }).notNull(),
    /** What became of a reading that the customer sent; null for the others. */
    check: text('check_state', { enum: ['IN_VERIFICA', 'ACCETTATA', 'RIFIUTATA'] }),
    meterNumber: text('meter_number'),
    f0: integer('f0'),
    f1: integer('f1'),
    f2: integer('f2'),
    f3: integer('f3'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    // It is also how the latest are found.
    primaryKey({ columns: [table.contractCode, table.readOn, table.kind] }),
    check('meter_readings_kind', sql`${table.kind} in ('EFFETTIVA', 'AUTOLETTURA', 'STIMATA')`),
    check(
      'meter_readings_check',
      sql`(${table.kind} = 'AUTOLETTURA') = (${table.check} is not null) and ${table.check} in ('IN_VERIFICA', 'ACCETTATA', 'RIFIUTATA')`,
    ),
    check('meter_readings_values', sql`least(${table.f0}, ${table.f1}, ${table.f2}, ${table.f3}) >= 0`),
    check('meter_readings_read', sql`num_nonnulls(${table.f0}, ${table.f1}, ${table.f2}, ${table.f3}) > 0`),
  ],
);
