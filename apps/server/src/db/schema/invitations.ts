import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { customers } from './customers.ts';
import { instant } from './columns.ts';

const customer = (name: string) =>
  text(name)
    .notNull()
    .references(() => customers.code, { onDelete: 'cascade' });

export const invitationCodes = pgTable(
  'invitation_codes',
  { customerCode: customer('customer_code').primaryKey(), code: text('code').notNull(), at: instant('at').notNull() },
  (table) => [uniqueIndex('invitation_codes_code').on(table.code)],
);

/**
 * Persons whose invitation was erased, stored only as a keyed hash of the tax identifier, to recognise them when they
 * register again (invito.registrazione.1).
 */
export const invitedBefore = pgTable('invited_before', {
  personHash: text('person_hash').primaryKey(),
  at: instant('at').notNull(),
});

/** Friends registered by invitation: each person counts once, whoever invited them. */
export const invitations = pgTable(
  'invitations',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inviterCode: customer('inviter_code'),
    invitedCode: customer('invited_code'),
    /** The tax identifier: one person may be several customers. */
    person: text('person').notNull(),
    registeredAt: instant('registered_at').notNull(),
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
