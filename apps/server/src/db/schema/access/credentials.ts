import { CONSENT_CODES } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts, customers } from '../customers.ts';
import { instant, MESSAGE_CHANNELS, isOneOf } from '../columns.ts';

/** An account's passwords, including the current one: none of the last five may be reused (PWDP001). */
export const passwordHistory = pgTable(
  'password_history',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    passwordHash: text('password_hash').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [index('password_history_account').on(table.accountId, table.id)],
);

/** Pending registrations: the customer was identified and has no account yet. */
export const registrations = pgTable(
  'registrations',
  {
    /** `reg_…`, hard to guess. */
    id: text('id').primaryKey(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('registrations_customer').on(table.customerCode),
    index('registrations_expires').on(table.expiresAt),
  ],
);

/** Pending password recoveries; one for a nonexistent account has no account id. */
export const recoveries = pgTable(
  'recoveries',
  {
    /** `rec_…`, hard to guess. */
    id: text('id').primaryKey(),
    /** The input, by which guesses are counted, so that a nonexistent account has the same limit. */
    username: text('username').notNull(),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Hash of the grant to choose a new password; it works once and expires. */
    grantHash: text('leave_hash'),
    leaveExpiresAt: instant('leave_expires_at'),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('recoveries_account').on(table.accountId),
    index('recoveries_expires').on(table.expiresAt),
    uniqueIndex('recoveries_leave').on(table.grantHash),
  ],
);

/**
 * Codes sent to prove a contact, stored only as a keyed hash. Only a subject's newest code works; each try is a
 * conditional update, so that parallel guesses share the limit.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    purpose: text('purpose', {
      enum: ['REGISTRATION', 'RECOVERY', 'CONTACT', 'CASE', 'WITHDRAWAL', 'SUPPLY_REQUEST'],
    }).notNull(),
    /** The registration, the recovery, the account whose contact is changed, the address of a public case, or the draft. */
    subject: text('subject').notNull(),
    channel: text('channel', { enum: MESSAGE_CHANNELS }).notNull(),
    contact: text('contact').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The longer code in a link, if the message has one. */
    linkHash: text('link_hash'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
    usedAt: instant('used_at'),
    replacedAt: instant('replaced_at'),
  },
  (table) => [
    uniqueIndex('one_time_codes_live')
      .on(table.purpose, table.subject, table.channel)
      .where(sql`${table.usedAt} is null and ${table.replacedAt} is null`),
    index('one_time_codes_expires').on(table.expiresAt),
    check('one_time_codes_purpose', isOneOf(table.purpose)),
    check('one_time_codes_channel', isOneOf(table.channel)),
    check('one_time_codes_tries', sql`${table.triesLeft} >= 0`),
  ],
);

/** Consents given and withdrawn: rows are never overwritten, the newest of a code counts. */
export const consents = pgTable(
  'consents',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    customerCode: text('customer_code')
      .notNull()
      .references(() => customers.code, { onDelete: 'cascade' }),
    code: text('code', { enum: CONSENT_CODES }).notNull(),
    granted: boolean('granted').notNull(),
    policyVersion: text('policy_version').notNull(),
    at: instant('at').notNull(),
    /** `REGISTRATION`, `PROFILE`, `IMPORT`. */
    origin: text('origin').notNull(),
  },
  (table) => [
    index('consents_customer').on(table.customerCode, table.code, table.id),
    check('consents_code', isOneOf(table.code)),
  ],
);
