import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../bytes.ts';
import { companies } from './companies.ts';
import { instant } from '../columns.ts';
import { interventions } from './interventions.ts';

/** Links with which technicians see their visits of one day, without signing in (intervento.tecnico.1). */
export const technicianLinks = pgTable(
  'technician_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Of the random part of the link: who reads the database can't make one of it. */
    hash: text('hash').notNull().unique(),
    companyId: text('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** As customers read it. */
    technician: text('technician').notNull(),
    /** A JPEG; none where there is only a name. */
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

/** A technician on the way to a visit: where they were last seen, and nothing of where before (intervento.tecnico.3). */
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
    /** When they themselves say to arrive, and what the way tells. */
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
