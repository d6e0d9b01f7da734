import type { Instant } from '../shared/day.ts';
import type { RequestHandler } from '../support/contact-request.ts';
import type { CaseDetail, CaseMessage, CaseSummary, CaseUrgency } from './case.ts';

/** Who a case is from: a customer, or somebody who wrote by the public form. */
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
