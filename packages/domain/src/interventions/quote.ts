import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/cents.ts';
import { foldText } from '../shared/text.ts';

/** States of a quote (preventivo.modello.2). */
export const QUOTE_STATES = ['ACCEPTED', 'DECLINED', 'PENDING', 'SCONOSCIUTO'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Backend names of quote states (preventivo.modello.2). */
export const BACKEND_QUOTE_STATES = {
  APPROVATO: 'ACCEPTED',
  RIFIUTATO: 'DECLINED',
  'IN ATTESA APPROVAZIONE CLIENTE': 'PENDING',
} as const satisfies Record<string, QuoteState>;

/** Display names of quote states (preventivo.modello.3). */
export const QUOTE_DISPLAY_STATES = {
  ACCEPTED: 'ACCETTATO',
  DECLINED: 'RIFIUTATO',
  PENDING: 'IN_ATTESA_APPROVAZIONE',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<QuoteState, string>;
export type QuoteDisplayState = (typeof QUOTE_DISPLAY_STATES)[QuoteState];

/** Payment methods of a quote (preventivo.modello.4). */
export const QUOTE_PAYMENT_METHODS = ['BILL', 'CREDIT_CARD', 'SCONOSCIUTO'] as const;
export type QuotePaymentMethod = (typeof QUOTE_PAYMENT_METHODS)[number];

/** Labels shown to the customer (preventivo.modello.4). */
export const QUOTE_PAYMENT_METHOD_LABELS = {
  BILL: 'Addebito in bolletta',
  CREDIT_CARD: 'Carta di credito',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<QuotePaymentMethod, string>;

/** Answers of a customer to a quote (preventivo.chiamate.2). */
export const QUOTE_DECISIONS = ['ACCETTA', 'RIFIUTA'] as const;
export type QuoteDecision = (typeof QUOTE_DECISIONS)[number];

/** Payment method sent when a quote is accepted (preventivo.chiamate.2). */
export const QUOTE_ACCEPT_PAYMENT_METHOD = 'Pagamento in bolletta';
/** Source sent with the answer to a quote (preventivo.chiamate.2). */
export const QUOTE_PATCH_SOURCE = 'Portali';

/** Maps backend text in any case to a state, else unknown (preventivo.modello.2). */
export function quoteState(text: string | undefined): QuoteState {
  const word = foldText(text ?? '').toUpperCase();
  if (!Object.hasOwn(BACKEND_QUOTE_STATES, word)) return 'SCONOSCIUTO';
  return BACKEND_QUOTE_STATES[word as keyof typeof BACKEND_QUOTE_STATES];
}

/** A repair quote (preventivo.modello.1). */
export interface Quote {
  readonly id: string;
  readonly documentId: string | undefined;
  readonly risolveContractId: string | undefined;
  readonly creationDate: Day | undefined;
  readonly items: readonly QuoteLine[];
  readonly total: QuoteLine;
  readonly state: QuoteState;
  /** Absent until the quote is accepted. */
  readonly paymentMethod: QuotePaymentMethod | undefined;
}

export interface QuoteLine {
  readonly label: string;
  readonly total: Cents;
}
