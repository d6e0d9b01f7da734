/** Payment methods of a checkout session (pagamento.bollette.6). */
export type CheckoutMethod = 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'SATISPAY' | 'PAYPAL' | 'KLARNA' | 'MYBANK' | 'PISP';

/** A card as the payment provider knows it; its number stays there. */
export interface StoredCard {
  readonly token: string;
  readonly holder: string | null;
  readonly lastDigits: string | null;
  /** `MM/YYYY`. */
  readonly expiry: string | null;
  /** Visa, Mastercard, American Express, Maestro; null for any other. */
  readonly circuit: string | null;
  readonly kind: 'CREDITO' | 'DEBITO' | 'PREPAGATA' | null;
}

export type CardSessionState =
  | { readonly state: 'OPEN' }
  | { readonly state: 'ENDED' }
  /** Still open, but the last card can't be saved; the customer may try another. */
  | { readonly state: 'NOT_TOKENIZABLE' }
  | { readonly state: 'SUCCEEDED'; readonly card: StoredCard };

export type PaymentSessionState =
  | { readonly state: 'OPEN' }
  /** Submitted by the customer with the result pending: banks take time. */
  | { readonly state: 'PROCESSING' }
  /** Paid; `payment` is the provider's payment id. */
  | { readonly state: 'SUCCEEDED'; readonly payment: string }
  /** Not paid: the last attempt was declined, on the page or, if `late`, after the customer had left it. */
  | { readonly state: 'FAILED'; readonly late?: true }
  /** Not paid: the customer's payment method is not usable here. */
  | { readonly state: 'NOT_TOKENIZABLE'; readonly late?: true }
  /** Not paid and not attempted. */
  | { readonly state: 'STOPPED' };

/** Takes cards and payments on hosted checkout pages; unavailability throws S-001. */
export interface CardProcessor {
  /** Opens a checkout session; idempotent per setup. */
  begin(page: {
    readonly setupId: string;
    readonly done: string;
    readonly cancelled: string;
  }): Promise<{ readonly session: string; readonly url: string }>;
  read(session: string): Promise<CardSessionState>;
  /** Opens a checkout session for a payment; idempotent per payment. */
  beginPayment(page: {
    readonly paymentId: string;
    readonly lines: readonly { readonly name: string; readonly cents: number }[];
    readonly done: string;
    readonly cancelled: string;
  }): Promise<{ readonly session: string; readonly url: string }>;
  readPayment(session: string): Promise<PaymentSessionState>;
  /** Expires the session so that it can't be paid any more; no effect if it is finished. */
  stopPayment(session: string): Promise<void>;
  /** Lists the money taken for our payments in sessions created within a period. */
  listTaken(from: Date, until: Date): Promise<readonly CapturedPayment[]>;
  /** Lists all current refunds and disputes of a payment, by the provider's id. */
  listReversals(payment: string): Promise<readonly CardReversal[]>;
  /** Lists the provider's ids of payments with a refund or dispute since the given time. */
  listReversed(since: Date): Promise<readonly string[]>;
  /** Returns our payment for a provider's id; undefined if it was not started here. */
  findOwn(payment: string): Promise<string | undefined>;
  /**
   * Parses a signed webhook message: the session or payment that it concerns; null if it is not from the provider.
   */
  readEvent(raw: Buffer, signature: string): CardEvent | null;
}

interface CardReversal {
  readonly id: string;
  readonly cause: 'REFUND' | 'DISPUTE';
  readonly status: string;
  readonly cents: number;
}

interface CardEvent {
  readonly id: string;
  readonly session: string | null;
  /** The provider's id of a payment that was refunded, disputed or won back. */
  readonly reversed: string | null;
}

interface CapturedPayment {
  readonly paymentId: string;
  readonly cents: number;
  readonly payment: string;
  /** True if some of it was, or may have been, refunded or disputed. */
  readonly isReversed: boolean;
}
