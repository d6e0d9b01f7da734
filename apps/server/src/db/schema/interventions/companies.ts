import { SUPPORT_TYPES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from '../customers.ts';
import { instant, isOneOf, day } from '../columns.ts';

const supportType = (name: string) => text(name, { enum: SUPPORT_TYPES });

export const macroTypes = pgTable('macro_types', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

export const installations = pgTable(
  'installations',
  {
    id: text('id').primaryKey(),
    macroTypeId: text('macro_type_id')
      .notNull()
      .references(() => macroTypes.id),
    name: text('name').notNull(),
    icon: text('icon'),
    position: integer('position').notNull(),
    byVideocall: boolean('by_videocall').notNull(),
    byTechnician: boolean('by_technician').notNull(),
  },
  (table) => [index('installations_macro_type').on(table.macroTypeId)],
);

/** Booking windows, the same for all companies; times of day in Rome, `HH:mm`. */
export const slotWindows = pgTable(
  'slot_windows',
  {
    id: text('id').primaryKey(),
    supportType: supportType('support_type').notNull(),
    starts: text('starts').notNull(),
    ends: text('ends').notNull(),
  },
  (table) => [
    check('slot_windows_support_type', isOneOf(table.supportType)),
    check(
      'slot_windows_times',
      sql`${table.starts} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.ends} ~ '^[0-2][0-9]:[0-5][0-9]$' and ${table.starts} < ${table.ends}`,
    ),
  ],
);

/** Companies that send technicians, and the operations centre that answers video calls. */
export const companies = pgTable(
  'companies',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    /** A company visits, the operations centre calls. */
    supportType: supportType('support_type').notNull(),
    name: text('name'),
    phone: text('phone'),
    score: doublePrecision('score').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    licence: boolean('licence').notNull().default(true),
    /** Travel time between two visits, in minutes. */
    travelMinutes: integer('travel_minutes').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (table) => [
    check('companies_support_type', isOneOf(table.supportType)),
    check('companies_score', sql`${table.score} between 0 and 5 and ${table.reviews} >= 0`),
    check('companies_travel', sql`${table.travelMinutes} between 0 and 600`),
  ],
);

const companyId = () =>
  text('company_id')
    .notNull()
    .references(() => companies.id, { onDelete: 'cascade' });

export const companyAreas = pgTable(
  'company_areas',
  { cap: text('cap').notNull(), companyId: companyId() },
  (table) => [primaryKey({ columns: [table.cap, table.companyId] })],
);

export const companySkills = pgTable(
  'company_skills',
  {
    companyId: companyId(),
    installationId: text('installation_id')
      .notNull()
      .references(() => installations.id),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.installationId] })],
);

export const companyHours = pgTable(
  'company_hours',
  {
    companyId: companyId(),
    /** 1 is Monday. */
    weekday: integer('weekday').notNull(),
    opens: text('opens').notNull(),
    closes: text('closes').notNull(),
    places: integer('places').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.weekday] }),
    check('company_hours_weekday', sql`${table.weekday} between 1 and 7`),
    check('company_hours_places', sql`${table.places} >= 0`),
  ],
);

export const companyClosures = pgTable(
  'company_closures',
  { companyId: companyId(), day: day('day').notNull() },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);

/** Closures of all companies, beside the fixed holidays (operatore.centrale.7). */
export const serviceClosures = pgTable('service_closures', {
  day: day('day').primaryKey(),
  name: text('name'),
});

/**
 * Used capacity of a company's day, one row per window from its first booking on. A visit also takes capacity from
 * windows too near to attend both: `before` counts the visits of near earlier windows, `after` those of near later
 * ones. The check constraint prevents double booking (prenotazione.regole.6).
 */
export const companyPlaces = pgTable(
  'company_places',
  {
    companyId: companyId(),
    day: day('day').notNull(),
    windowId: text('window_id')
      .notNull()
      .references(() => slotWindows.id),
    places: integer('places').notNull(),
    taken: integer('taken').notNull().default(0),
    before: integer('before').notNull().default(0),
    after: integer('after').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.day, table.windowId] }),
    check(
      'company_places_sold_once',
      sql`${table.taken} = 0 or ${table.taken} + greatest(${table.before}, ${table.after}) <= ${table.places}`,
    ),
    check('company_places_counts', sql`least(${table.taken}, ${table.before}, ${table.after}) >= 0`),
  ],
);

/** Places held for a pending booking; each counts as taken until it expires. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    /** A booking draft holds at most one place. */
    draftId: text('draft_id').primaryKey(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    companyId: companyId(),
    day: day('day').notNull(),
    windowId: text('window_id')
      .notNull()
      .references(() => slotWindows.id),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('slot_holds_company').on(table.companyId, table.day),
    index('slot_holds_expiry').on(table.expiresAt),
    index('slot_holds_customer').on(table.customerCode),
  ],
);
