import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * People whom the identity services know from elsewhere, whether they ever entered here or not: the
 * second place where operators look (operatore.ricerca.3). Nobody signs in with these.
 */
export const directoryPeople = pgTable(
  'directory_people',
  {
    customerCode: text('customer_code').primaryKey(),
    /** The source's label, as that of customers. */
    segment: text('segment').notNull(),
    uid: text('uid').notNull(),
    email: text('email'),
    mobile: text('mobile'),
    isValid: boolean('is_valid').notNull().default(false),
  },
  (table) => [check('directory_people_uid', sql`${table.uid} <> ''`)],
);
