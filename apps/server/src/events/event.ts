import type { Actor } from '../shared/actors.ts';

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
  'CASE_OPENED',
  'CASE_ATTACHED',
  'CASE_MESSAGE_SENT',
  'CASE_QUESTION_ASKED',
  'CASE_ANSWERED',
  'CASE_WITHDRAWN',
  'CASE_TERM_MISSED',
  'CASE_INDEMNITY_OWED',
  'WITHDRAWAL_MADE',
  'SUPPLY_REQUEST_MADE',
  'SUPPLY_REQUEST_CANCELLED',
  'SUPPLY_REQUEST_PAPER_SENT',
  'SUPPLY_REQUEST_MESSAGE_SENT',
  'SUPPLY_REQUEST_MOVED',
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
  'BILL_ANOMALOUS',
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
  'NOTICE_PREPARED',
  'NOTICE_PROVED',
  'NOTICE_TO_POST',
  'NOTICE_LEDGER_ROOT',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface Fact {
  readonly kind: EventKind;
  readonly customerCode: string | null;
  /** The event's own fields, never a secret. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The previous values, restored if the provider rejects the change; never published. */
  readonly before?: Readonly<Record<string, unknown>> | null;
}

export interface Announced {
  readonly id: bigint;
  readonly fact: Fact;
}

export interface Doer {
  readonly username: string;
  /** `COMMAND`: done by the server itself or at the command line. */
  readonly right: Actor['right'] | 'COMMAND';
}
