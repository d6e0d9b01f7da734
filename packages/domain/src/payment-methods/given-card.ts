import type { PaymentCard } from './payment-method.ts';

/** The payment provider's checkout session for registering a card. */
export interface CardPage {
  readonly id: string;
  readonly url: string;
}

export type GivenCard =
  /** NOT_TOKENIZABLE: the last card tried cannot be saved. */
  | { readonly state: 'OPEN' | 'ENDED' | 'NOT_TOKENIZABLE' }
  /** Send the token with a change of payment (`RequestedPayment`). */
  | { readonly state: 'SUCCEEDED'; readonly tokenId: string; readonly card: PaymentCard };
