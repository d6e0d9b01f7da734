import type { Instant } from '../shared/day.ts';

/** That a message has arrived, and by when it is answered. */
export interface ContactReceipt {
  readonly receiptNumber: string;
  readonly answerBy: Instant;
}

/** A message to customer service, and what became of it. */
export interface ContactRequest {
  readonly receiptNumber: string;
  /** In the words of the contact configuration at the time. */
  readonly topic: string;
  readonly text: string;
  readonly contractCode: string | undefined;
  readonly sentAt: Instant;
  readonly answerBy: Instant;
  readonly answer: { readonly text: string; readonly at: Instant } | undefined;
  /** Names of the files that came with it, in order. */
  readonly files: readonly string[];
}

/** A request as the operator sees it who answers. */
export interface ReceivedRequest extends ContactRequest {
  readonly customer: { readonly code: string; readonly name: string; readonly segment: string };
  /** Who answered. */
  readonly answeredBy: string | undefined;
}
