import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './columns.ts';

const customer = (name: string) =>
  text(name)
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

/** The code with which a customer invites friends. */
export const invitationCodes = pgTable(
  'invitation_codes',
  { customerCode: customer('customer_code').primaryKey(), code: text('code').notNull(), at: instant('at').notNull() },
  (table) => [uniqueIndex('invitation_codes_code').on(table.code)],
);

/**
 * Persons who came by an invitation that is erased since: a keyed hash of the tax identifier, and nothing
 * else of them. Who comes again is known by it (invito.registrazione.1).
 */
export const invitedBefore = pgTable('invited_before', {
  personHash: text('person_hash').primaryKey(),
  at: instant('at').notNull(),
});

/** Friends who registered by an invitation: each person once, whoever invited. */
export const invitations = pgTable(
  'invitations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inviterCode: customer('inviter_code'),
    invitedCode: customer('invited_code'),
    /** By the tax identifier: one person may be several customers. */
    person: text('person').notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** When the first active contract was seen, and the reward given. */
    rewardedAt: instant('rewarded_at'),
  },
  (table) => [
    uniqueIndex('invitations_person').on(table.person),
    uniqueIndex('invitations_invited').on(table.invitedCode),
    index('invitations_inviter').on(table.inviterCode, table.id),
    index('invitations_waiting')
      .on(table.id)
      .where(sql`${table.rewardedAt} is null`),
    check('invitations_other', sql`${table.inviterCode} <> ${table.invitedCode}`),
  ],
);
