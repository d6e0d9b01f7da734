import { READING_CONFIRMATIONS, READING_REJECTIONS, SENT_READING_STATES, READING_KINDS } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { commodityContracts } from './contracts/contracts.ts';
import { instant, isOneOf } from './columns.ts';
import { bytes } from './bytes.ts';

/** Meter readings in whole units, as the meter shows them; a single-band meter has only F0. */
export const meterReadings = pgTable(
  'meter_readings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    contractCode: text('contract_code')
      .notNull()
      .references(() => commodityContracts.code, { onDelete: 'cascade' }),
    readOn: date('read_on', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: READING_KINDS }).notNull(),
    /** The state of a reading sent by the customer (lettura.stato.1); null for the others. */
    state: text('state', { enum: SENT_READING_STATES }),
    meterNumber: text('meter_number'),
    f0: integer('f0'),
    f1: integer('f1'),
    f2: integer('f2'),
    f3: integer('f3'),
    /** The last day of the billing period of a sent reading; null if not sent here. */
    periodEnd: date('period_end', { mode: 'string' }),
    /** Set when the value was doubtful. */
    confirmation: text('confirmation', { enum: READING_CONFIRMATIONS }),
    billNumber: text('bill_number'),
    /** Idempotency key: a repeat is the same reading. */
    sentKey: text('sent_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('meter_readings_contract').on(table.contractCode, table.readOn),
    // Rejected readings don't block another one for the same day.
    uniqueIndex('meter_readings_day')
      .on(table.contractCode, table.readOn, table.kind)
      .where(sql`${table.state} is distinct from 'RIFIUTATA'`),
    uniqueIndex('meter_readings_period')
      .on(table.contractCode, table.periodEnd)
      .where(sql`${table.periodEnd} is not null and ${table.state} <> 'RIFIUTATA'`),
    uniqueIndex('meter_readings_key').on(table.contractCode, table.sentKey),
    index('meter_readings_sent')
      .on(table.state, table.id)
      .where(sql`${table.periodEnd} is not null`),
    check('meter_readings_kind', isOneOf(table.kind)),
    check(
      'meter_readings_state',
      sql`(${table.kind} = 'AUTOLETTURA') = (${table.state} is not null) and ${isOneOf(table.state)}`,
    ),
    check('meter_readings_period_of_sent', sql`${table.periodEnd} is null or ${table.kind} = 'AUTOLETTURA'`),
    check('meter_readings_confirmation', isOneOf(table.confirmation)),
    check('meter_readings_bill', sql`${table.billNumber} is null or ${table.state} = 'USATA_IN_BOLLETTA'`),
    check('meter_readings_values', sql`least(${table.f0}, ${table.f1}, ${table.f2}, ${table.f3}) >= 0`),
    check('meter_readings_read', sql`num_nonnulls(${table.f0}, ${table.f1}, ${table.f2}, ${table.f3}) > 0`),
  ],
);

const readingId = () =>
  bigint('reading_id', { mode: 'number' })
    .notNull()
    .references(() => meterReadings.id, { onDelete: 'cascade' });

/** A sent reading reaches each state at most once. */
export const readingSteps = pgTable(
  'reading_steps',
  {
    readingId: readingId(),
    state: text('state', { enum: SENT_READING_STATES }).notNull(),
    at: instant('at').notNull(),
    by: text('by').notNull(),
    refusal: text('refusal', { enum: READING_REJECTIONS }),
    note: text('note'),
  },
  (table) => [
    primaryKey({ columns: [table.readingId, table.state] }),
    check('reading_steps_state', isOneOf(table.state)),
    check(
      'reading_steps_refusal',
      sql`(${table.state} = 'RIFIUTATA') = (${table.refusal} is not null) and ${isOneOf(table.refusal)}`,
    ),
  ],
);

/** The photo of a reading, re-encoded as JPEG (lettura.invio.2). */
export const readingPhotos = pgTable(
  'reading_photos',
  {
    readingId: readingId().primaryKey(),
    content: bytes('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('reading_photos_created').on(table.createdAt)],
);

/** Notifications of a supply's reading window: each sent once (lettura.avviso.1). */
export const readingAnnouncements = pgTable(
  'reading_announcements',
  {
    contractCode: text('contract_code')
      .notNull()
      .references(() => commodityContracts.code, { onDelete: 'cascade' }),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: ['OPEN', 'CLOSING'] }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractCode, table.periodEnd, table.kind] }),
    check('reading_announcements_kind', isOneOf(table.kind)),
    index('reading_announcements_at').on(table.at),
  ],
);
