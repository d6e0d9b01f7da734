import { insertEvents } from './queries.ts';
import type { Database } from '../db/database.ts';
import type { Actor } from '../shared/context.ts';
import { earn } from '../areas/loyalty/usecases/earn.ts';
import { notify } from '../areas/notifications/usecases/notify.ts';
import { recordChanges } from '../areas/integration/usecases/outcomes/note.ts';

/** What can happen, as the provider's own systems read it. A new kind is a line here. */
export const EVENT_KINDS = [
  'CUSTOMER_REGISTERED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'OLDEST_SESSION_ENDED',
  'CONTACT_CHANGED',
  'CONSENTS_CHANGED',
  'OPPOSITION_CHANGED',
  'REWARD_TAKEN',
  'INVITATION_ACCEPTED',
  'INVITATION_REWARDED',
  'CONTRACT_NICKNAME_CHANGED',
  'RESIDENCE_ALIAS_CHANGED',
  'LAND_REGISTRY_CHANGED',
  'NOTIFICATION_PREFERENCES_CHANGED',
  'ACCOUNT_CLOSED',
  'CONTACT_REQUEST_RECEIVED',
  'CONTACT_REQUEST_ANSWERED',
  'PAYMENT_METHOD_CHANGED',
  'READING_RECEIVED',
  'READING_MOVED',
  'READING_WINDOW_OPEN',
  'READING_WINDOW_CLOSING',
  'INTERVENTION_BOOKED',
  'INTERVENTION_CHANGED',
  'INTERVENTION_CANCELLED',
  'QUOTE_ACCEPTED',
  'QUOTE_DECLINED',
  'FEEDBACK_LEFT',
  'INTERVENTION_MOVED',
  'BILL_ISSUED',
  'BILL_DUE_SOON',
  'BILL_OVERDUE',
  'BILLS_PAID',
  'BILLS_NOT_PAID',
  'PAYMENT_REVERSED',
  'PAYMENT_RESTORED',
  'INSTALMENT_PLAN_ACCEPTED',
  'DEBIT_SENT',
  'DEBIT_PAID',
  'DEBIT_RETURNED',
  'CONSUMPTION_THRESHOLD_CHANGED',
  'CONSUMPTION_THRESHOLD_PASSED',
  'ACCOUNT_ERASED',
  'CHANGE_MOVED',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface Fact {
  readonly kind: EventKind;
  readonly customerCode: string | null;
  /** The fact's own fields, never a secret. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What was there before, where it comes back if the provider refuses the change; told to nobody. */
  readonly before?: Readonly<Record<string, unknown>> | null;
}

/** A fact as it was written. */
export interface Announced {
  readonly id: bigint;
  readonly fact: Fact;
}

/** Who did it, and by what right. */
export interface Doer {
  readonly username: string;
  /** `COMMAND`: nobody asked for it, the server did it by itself or at the command line. */
  readonly right: Actor['right'] | 'COMMAND';
}

/** Tells what happened to all who must hear of it; inside the transaction of the fact itself. */
export async function announce(db: Database, fact: Fact, by: Doer, at: Date): Promise<bigint> {
  const [event] = await announceAll(db, [fact], by, at);
  if (event === undefined) throw new Error('An event was not written.');
  return event;
}

/** The same of many facts at once, with the statements of one; answers their events in the order of the facts. */
export async function announceAll(
  db: Database,
  facts: readonly Fact[],
  { username: actorName, right }: Doer,
  at: Date,
): Promise<readonly bigint[]> {
  const ids = await insertEvents(
    db,
    facts.map(({ kind, customerCode, data }) => ({ kind, customerCode, data, actorName, right, at })),
  );
  const announced = ids.flatMap((id, index) => (facts[index] ? [{ id, fact: facts[index] }] : []));
  await recordChanges(db, announced, right, at);
  await notify(db, announced, at);
  for (const fact of facts) await earn(db, fact, at);
  return ids;
}
