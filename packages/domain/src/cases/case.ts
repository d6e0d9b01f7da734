import { addDays, daysBetween, type Day, type Instant } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import { conciliationDay } from './clocks.ts';
import type { CaseKind } from './kinds.ts';
import { URGENT_DAYS } from './terms.ts';

/** States of a case (reclami.stati.1). */
export const CASE_STATES = ['RICEVUTO', 'IN_LAVORAZIONE', 'ATTESA_CLIENTE', 'RISPOSTO', 'RITIRATO'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const CASE_STATE_LABELS = {
  RICEVUTO: 'Ricevuto',
  IN_LAVORAZIONE: 'In lavorazione',
  ATTESA_CLIENTE: 'Aspettiamo una tua risposta',
  RISPOSTO: 'Risposto',
  RITIRATO: 'Ritirato',
} as const satisfies Record<CaseState, string>;

/** The facts of a case, from which its state follows. */
export interface CaseFacts {
  readonly isTaken: boolean;
  readonly isPaused: boolean;
  readonly isReplied: boolean;
  readonly isWithdrawn: boolean;
}

/** Returns the state of a case: the first that holds (reclami.stati.1). */
export function caseState({ isTaken, isPaused, isReplied, isWithdrawn }: CaseFacts): CaseState {
  if (isReplied) return 'RISPOSTO';
  if (isWithdrawn) return 'RITIRATO';
  if (isPaused) return 'ATTESA_CLIENTE';
  return isTaken ? 'IN_LAVORAZIONE' : 'RICEVUTO';
}

/** Returns true until a case is answered or withdrawn. */
export function isOpenCase(state: CaseState): boolean {
  return state !== 'RISPOSTO' && state !== 'RITIRATO';
}

/** State of the bundle for conciliation (reclami.conciliazione.1). */
export type Conciliation = { readonly isOpen: true } | { readonly isOpen: false; readonly from: Day };

/** Returns whether a case may go to conciliation today; undefined for one that never will: withdrawn, or no complaint. */
export function conciliationOf(
  { kind, state, receivedAt }: Pick<CaseSummary, 'kind' | 'state' | 'receivedAt'>,
  today: Day,
): Conciliation | undefined {
  if (kind === 'INFORMAZIONI' || state === 'RITIRATO') return undefined;
  const from = conciliationDay(receivedAt);
  return state === 'RISPOSTO' || from <= today ? { isOpen: true } : { isOpen: false, from };
}

export const CASE_URGENCIES = ['SCADUTO', 'URGENTE', 'NEI_TERMINI', 'FERMO'] as const;
export type CaseUrgency = (typeof CASE_URGENCIES)[number];

/** Returns how urgent an open case is: `URGENTE` in the last days of its term (reclami.operatore.1). */
export function caseUrgency(answerBy: Day | undefined, today: Day): CaseUrgency {
  if (answerBy === undefined) return 'FERMO';
  if (answerBy < today) return 'SCADUTO';
  return daysBetween(today, answerBy) < URGENT_DAYS ? 'URGENTE' : 'NEI_TERMINI';
}

/** The first day, and the one after the last, of the terms that are urgent (reclami.operatore.1). */
export function urgentDays(today: Day): { readonly from: Day; readonly until: Day } {
  return { from: today, until: addDays(today, URGENT_DAYS) };
}

/** The four parts of a reply, in order (reclami.risposta.1). */
export const REPLY_PARTS = ['complaint', 'checks', 'conclusions', 'rights'] as const;
export type ReplyPart = (typeof REPLY_PARTS)[number];

export const REPLY_PART_LABELS = {
  complaint: 'Cosa ci hai scritto',
  checks: 'Le verifiche che abbiamo fatto',
  conclusions: 'Le nostre conclusioni',
  rights: 'I tuoi diritti',
} as const satisfies Record<ReplyPart, string>;

export interface CaseReply extends Readonly<Record<ReplyPart, string>> {
  readonly at: Instant;
}

export interface CaseFile {
  /** Counted from 1, over all messages of a case. */
  readonly position: number;
  readonly name: string;
}

export const CASE_MESSAGE_KINDS = ['MESSAGGIO', 'DOMANDA', 'NOTA'] as const;
/** `MESSAGGIO`: from the customer. `DOMANDA`: from an operator, who waits for it. `NOTA`: internal to the desk. */
export type CaseMessageKind = (typeof CASE_MESSAGE_KINDS)[number];

export interface CaseMessage {
  readonly id: string;
  readonly kind: CaseMessageKind;
  readonly text: string;
  readonly at: Instant;
  readonly files: readonly CaseFile[];
}

export interface CaseReceipt {
  readonly number: string;
  readonly answerBy: Day;
}

/** Receipt of a case that was opened without an account. */
export interface PublicCaseReceipt extends CaseReceipt {
  /** Attaches the case to an account; it is shown once. */
  readonly linkCode: string;
}

export interface CaseSummary {
  readonly number: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly receivedAt: Instant;
  readonly contractCode: string | undefined;
  /** Numbers of the bills that it is about. */
  readonly bills: readonly string[];
  /** Undefined once it is over, and while it waits for the customer. */
  readonly answerBy: Day | undefined;
  /** The day of the reply or of the withdrawal. */
  readonly endedAt: Instant | undefined;
}

export interface CaseCredit {
  readonly amount: Cents;
  readonly at: Instant;
  /** The bill that deducted it; undefined until then. */
  readonly billNumber: string | undefined;
}

/** A credit of the customer with the case that it is from. */
export interface CustomerCredit extends CaseCredit {
  readonly caseNumber: string;
}

/** An amount of a bill that a case keeps, or kept, from being collected (reclami.contestazione.2). */
export interface CaseDispute {
  readonly billNumber: string;
  readonly amount: Cents;
  /** Undefined while it is in dispute. */
  readonly until: Instant | undefined;
}

export interface CaseDetail extends CaseSummary {
  readonly text: string;
  readonly interventionId: string | undefined;
  readonly paymentId: string | undefined;
  /** The reading that came with a correction, which goes the way of all readings. */
  readonly readingNumber: string | undefined;
  /** Those that came with its first text. */
  readonly files: readonly CaseFile[];
  /** In order, without the desk's notes. */
  readonly messages: readonly CaseMessage[];
  readonly reply: CaseReply | undefined;
  readonly disputes: readonly CaseDispute[];
  /** The indemnity for a missed term. */
  readonly credit: CaseCredit | undefined;
}
