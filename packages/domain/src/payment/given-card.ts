import type { PaymentCard } from './payment-method.ts';

/** The payment provider's page on which a card is given. */
export interface CardPage {
  readonly id: string;
  readonly url: string;
}

/** How it went there. */
export type GivenCard =
  | { readonly state: 'OPEN' | 'ENDED' }
  /** The token goes with a change of payment (`RequestedPayment`). */
  | { readonly state: 'SUCCEEDED'; readonly tokenId: string; readonly card: PaymentCard };
