import { insertEvent } from '../../db/queries/events.ts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../context.ts';
import { notify } from '../notifications/notify.ts';

/** What can happen, as the provider's own systems read it. A new kind is a line here. */
export const EVENT_KINDS = [
  'CUSTOMER_REGISTERED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'OLDEST_SESSION_ENDED',
  'CONTACT_CHANGED',
  'CONSENTS_CHANGED',
  'CONTRACT_NICKNAME_CHANGED',
  'RESIDENCE_ALIAS_CHANGED',
  'LAND_REGISTRY_CHANGED',
  'NOTIFICATION_PREFERENCES_CHANGED',
  'ACCOUNT_CLOSED',
  'CONTACT_REQUEST_RECEIVED',
  'CONTACT_REQUEST_ANSWERED',
  'PAYMENT_METHOD_CHANGED',
  'ACCOUNT_ERASED',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface Fact {
  readonly kind: EventKind;
  readonly customerCode: string | null;
  /** The fact's own fields, never a secret. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** Who did it, and by what right. */
export interface Doer {
  readonly username: string;
  /** `COMMAND`: nobody asked for it, the server did it by itself or at the command line. */
  readonly right: Actor['right'] | 'COMMAND';
}

/** Tells what happened to all who must hear of it; inside the transaction of the fact itself. */
export async function announce(db: Database, fact: Fact, by: Doer, at: Date): Promise<bigint> {
  const event = await insertEvent(db, { ...fact, actorName: by.username, right: by.right, at });
  await notify(db, event, fact, at);
  return event;
}
