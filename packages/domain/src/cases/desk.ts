import type { Cents } from '../shared/cents.ts';
import type { Instant } from '../shared/day.ts';
import type { CaseKind } from './kinds.ts';
import type { RequestHandler } from '../support/contact-request.ts';
import type { CaseDetail, CaseMessage, CaseSummary, CaseUrgency } from './case.ts';

/** The sender of a case: a customer, or somebody who wrote by the public form. */
export interface CaseSender {
  /** Undefined while nobody has attached it to an account. */
  readonly customerCode: string | undefined;
  readonly name: string;
  readonly segment: string | undefined;
  /** POD or PDR as typed in the public form. */
  readonly supplyCode: string | undefined;
}

export interface QueuedCase extends CaseSummary {
  readonly sender: CaseSender;
  /** Undefined while unassigned. */
  readonly handler: RequestHandler | undefined;
  /** Undefined once it is over. */
  readonly urgency: CaseUrgency | undefined;
}

/** A message as the desk reads it: with its author, notes included. */
export interface DeskCaseMessage extends CaseMessage {
  /** The operator; undefined: the customer. */
  readonly author: string | undefined;
}

export interface ReceivedCase extends Omit<CaseDetail, 'messages'>, QueuedCase {
  readonly messages: readonly DeskCaseMessage[];
  readonly repliedBy: string | undefined;
}

/** Open cases of an operator; undefined `username`: of nobody (reclami.operatore.4). */
export interface CaseLoad {
  readonly username: string | undefined;
  readonly open: number;
  readonly urgent: number;
  readonly late: number;
  /** The oldest receipt among them. */
  readonly oldestAt: Instant | undefined;
}

/** A year's cases of one kind and one type of customer, as the regulator asks for them (reclami.cifre.1). */
export interface CaseFigures {
  readonly kind: CaseKind;
  /** Label of the segment; undefined: the public form, without an account. */
  readonly segment: string | undefined;
  readonly received: number;
  readonly answered: number;
  readonly withdrawn: number;
  /** Answered on or before the last day of their term. */
  readonly inTime: number;
  /** Calendar days until the reply, without those in which the customer was asked; undefined without a reply. */
  readonly meanDays: number | undefined;
  readonly indemnities: number;
  readonly indemnityAmount: Cents;
}
