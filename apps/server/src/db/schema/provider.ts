import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, DELIVERY_STATES, isOneOf } from './columns.ts';
import { events } from './events.ts';

/** API keys of the provider's own systems, stored only as hashes. */
export const providerKeys = pgTable('provider_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull().unique(),
  hash: text('hash').notNull().unique(),
  previousHash: text('previous_hash').unique(),
  previousUntil: instant('previous_until'),
  /** `import:bills`, `export`, … */
  may: text('may').array().notNull(),
  createdAt: instant('created_at').notNull(),
  rotatedAt: instant('rotated_at'),
  lastUsedAt: instant('last_used_at'),
  revokedAt: instant('revoked_at'),
});

/** Requests with an idempotency key and their results: a repeat returns the same response. */
export const providerRequests = pgTable(
  'provider_requests',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => providerKeys.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    digest: text('digest').notNull(),
    answer: text('answer').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.idempotencyKey] }), index('provider_requests_at').on(table.at)],
);

export const importRuns = pgTable(
  'import_runs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    files: text('files').notNull(),
    /** The API key's name, or `command line`. */
    by: text('by').notNull(),
    rows: integer('rows').notNull(),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    unchanged: integer('unchanged').notNull(),
    refused: integer('refused').notNull(),
    isWritten: boolean('is_written').notNull(),
    /** Only the first errors. */
    refusals: jsonb('refusals')
      .$type<readonly { readonly line: number; readonly field: string | null; readonly reason: string }[]>()
      .notNull(),
  },
  (table) => [index('import_runs_at').on(table.at)],
);

/** Cursors of the event readers: the export's readers and the webhook. */
export const eventReaders = pgTable('event_readers', {
  name: text('name').primaryKey(),
  cursor: text('cursor').notNull(),
  at: instant('at').notNull(),
});

export const webhookCalls = pgTable(
  'webhook_calls',
  {
    eventId: bigint('event_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => events.id, { onDelete: 'cascade' }),
    status: text('status', { enum: DELIVERY_STATES }).notNull().default('WAITING'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('webhook_calls_waiting')
      .on(table.nextTryAt, table.eventId)
      .where(sql`${table.status} = 'WAITING'`),
    index('webhook_calls_failed')
      .on(table.eventId)
      .where(sql`${table.status} = 'GIVEN_UP' or (${table.status} = 'WAITING' and ${table.tries} > 0)`),
    index('webhook_calls_sent').on(table.sentAt),
    check('webhook_calls_status', isOneOf(table.status)),
    check('webhook_calls_sent', sql`(${table.status} = 'SENT') = (${table.sentAt} is not null)`),
  ],
);
