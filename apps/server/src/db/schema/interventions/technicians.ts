import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../bytes.ts';
import { companies } from './companies.ts';
import { instant } from '../columns.ts';
import { interventions } from './interventions.ts';

/** Links that show technicians their visits of one day without a sign-in (intervento.tecnico.1). */
export const technicianLinks = pgTable(
  'technician_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Hash of the link's random part: a link can't be derived from the database. */
    hash: text('hash').notNull().unique(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** The name shown to customers. */
    technician: text('technician').notNull(),
    /** A JPEG; null where only the name is known. */
    photo: bytes('photo'),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    index('technician_links_company').on(table.companyId, table.day),
    index('technician_links_expiry').on(table.expiresAt),
  ],
);

/** A technician's way to a visit: only the last position, no history (intervento.tecnico.3). */
export const technicianTrips = pgTable(
  'technician_trips',
  {
    interventionId: text('intervention_id')
      .primaryKey()
      .references(() => interventions.id, { onDelete: 'cascade' }),
    linkId: uuid('link_id')
      .notNull()
      .references(() => technicianLinks.id, { onDelete: 'cascade' }),
    setOutAt: instant('set_out_at').notNull(),
    /** The technician's own estimate of arrival, and the one computed from the route. */
    saidAt: instant('said_at').notNull(),
    arrivesAt: instant('arrives_at').notNull(),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    seenAt: instant('seen_at'),
  },
  (table) => [
    check(
      'technician_trips_where',
      sql`${table.latitude} between -90 and 90 and ${table.longitude} between -180 and 180`,
    ),
    check('technician_trips_seen', sql`num_nonnulls(${table.latitude}, ${table.longitude}, ${table.seenAt}) in (0, 3)`),
    index('technician_trips_link').on(table.linkId),
  ],
);
