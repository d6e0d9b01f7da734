import type { PaymentCard } from './payment-method.ts';

/** The payment provider's page on which a card is given. */
export interface CardPage {
  readonly id: string;
  readonly url: string;
}

/** How it went there. */
export type GivenCard =
  /** NOT_TOKENIZABLE: the last card that was tried can't be kept. */
  | { readonly state: 'OPEN' | 'ENDED' | 'NOT_TOKENIZABLE' }
  /** The token goes with a change of payment (`RequestedPayment`). */
  | { readonly state: 'SUCCEEDED'; readonly tokenId: string; readonly card: PaymentCard };
