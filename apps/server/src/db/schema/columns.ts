import { sql, type SQL } from 'drizzle-orm';
import { date, timestamp, type PgColumn } from 'drizzle-orm/pg-core';

export const MESSAGE_CHANNELS = ['MAIL', 'SMS'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
export const ACTOR_RIGHTS = ['SELF', 'IMPERSONATION', 'STAFF', 'COMMAND'] as const;
export const DELIVERY_STATES = ['WAITING', 'SENT', 'GIVEN_UP'] as const;

export const CARD_KINDS = ['CREDITO', 'DEBITO', 'PREPAGATA'] as const;
export const METHOD_TYPES = [
  'CARTA',
  'PREAUTORIZZAZIONE_CARTA',
  'PAYPAL',
  'SDD',
  'SATISPAY',
  'MYBANK',
  'APPLE_PAY',
  'GOOGLE_PAY',
  'KLARNA',
  'PISP',
] as const;

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A calendar day as `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/**
 * A check that a column holds one of the words of its `enum`. Drizzle passes bare columns to the callback of a table,
 * which know their words in `config` alone.
 */
export function isOneOf(column: PgColumn): SQL {
  const { enumValues } = (column as unknown as { config: { enumValues: readonly string[] } }).config;
  return sql`${column} in (${sql.raw(enumValues.map((word) => `'${word}'`).join(', '))})`;
}
