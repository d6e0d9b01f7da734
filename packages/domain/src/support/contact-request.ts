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

/** Who works on a request, and since when (assistenza.modulo.4). */
export interface RequestHandler {
  readonly username: string;
  readonly since: Instant;
  /** It is the operator who asks. */
  readonly isOneself: boolean;
}

/** A request as the operator sees it who answers. */
export interface ReceivedRequest extends ContactRequest {
  /** The topic by its name in the contact configuration. */
  readonly topicId: string;
  readonly customer: { readonly code: string; readonly name: string; readonly segment: string };
  /** Nobody while it is free. */
  readonly handler: RequestHandler | undefined;
  /** Who answered. */
  readonly answeredBy: string | undefined;
}
