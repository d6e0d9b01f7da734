import { SUPPORT_TYPES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { customers } from '../customers.ts';
import { instant, isOneOf, day } from '../columns.ts';

const supportType = (name: string) => text(name, { enum: SUPPORT_TYPES });

/** Kinds of what can be repaired. */
export const macroTypes = pgTable('macro_types', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  position: integer('position').notNull(),
});

/** What can be repaired, and how it is assisted. */
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

/** The pieces of a day in which is booked, the same for all; times of day in Rome, `HH:mm`. */
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
    /** What it does: a company visits, the operations centre calls. */
    supportType: supportType('support_type').notNull(),
    name: text('name'),
    phone: text('phone'),
    score: doublePrecision('score').notNull().default(0),
    reviews: integer('reviews').notNull().default(0),
    licence: boolean('licence').notNull().default(true),
    /** How long its people are on the road between two visits, in minutes. */
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

/** The postal codes where a company works. */
export const companyAreas = pgTable(
  'company_areas',
  { cap: text('cap').notNull(), companyId: companyId() },
  (table) => [primaryKey({ columns: [table.cap, table.companyId] })],
);

/** What a company repairs. */
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

/** When a company works, and how many visits it can make at once. */
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

/** Days on which a company doesn't work. */
export const companyClosures = pgTable(
  'company_closures',
  { companyId: companyId(), day: day('day').notNull() },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);

/** Days on which nobody works anywhere, beside the fixed holidays (operatore.centrale.7). */
export const serviceClosures = pgTable('service_closures', {
  day: day('day').primaryKey(),
  name: text('name'),
});

/**
 * What is taken of a company's day, a row for each window from its first booking on. A visit in one
 * window also takes from those so near that nobody could be at both in time: `before` counts the
 * visits of the near earlier windows, `after` those of the near later ones. The check is what keeps a
 * place from being sold twice (prenotazione.regole.6).
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

/** Places that are kept for somebody who is about to book; each counts as taken until it runs out. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    /** The draft of the booking: it holds one place. */
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
