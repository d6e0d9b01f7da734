import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * People known to the identity services from elsewhere, the second source of the operators' search
 * (operatore.ricerca.3). They can't sign in.
 */
export const directoryPeople = pgTable(
  'directory_people',
  {
    customerCode: text('customer_code').primaryKey(),
    segment: text('segment').notNull(),
    uid: text('uid').notNull(),
    email: text('email'),
    mobile: text('mobile'),
    isValid: boolean('is_valid').notNull().default(false),
  },
  (table) => [check('directory_people_uid', sql`${table.uid} <> ''`)],
);
