import type { Instant } from '../shared/day.ts';

export interface ContactReceipt {
  readonly receiptNumber: string;
  readonly answerBy: Instant;
}

export interface ContactRequest {
  readonly receiptNumber: string;
  /** Label from the contact configuration at the time of sending. */
  readonly topic: string;
  readonly text: string;
  readonly contractCode: string | undefined;
  readonly sentAt: Instant;
  readonly answerBy: Instant;
  readonly answer: { readonly text: string; readonly at: Instant } | undefined;
  readonly files: readonly string[];
}

/** The operator handling a request, and since when (assistenza.modulo.4). */
export interface RequestHandler {
  readonly username: string;
  readonly since: Instant;
  readonly isOneself: boolean;
}

export interface ReceivedRequest extends ContactRequest {
  /** Topic id in the contact configuration. */
  readonly topicId: string;
  readonly customer: { readonly code: string; readonly name: string; readonly segment: string };
  /** Undefined while unassigned. */
  readonly handler: RequestHandler | undefined;
  readonly answeredBy: string | undefined;
}
