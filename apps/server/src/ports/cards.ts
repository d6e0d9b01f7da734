/** What can be paid with on its page (pagamento.bollette.6). */
export type CheckoutMethod = 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'SATISPAY' | 'PAYPAL' | 'KLARNA' | 'MYBANK' | 'PISP';

/** A card as the payment provider knows it; its number stays there. */
export interface StoredCard {
  /** Its name there. */
  readonly token: string;
  readonly holder: string | null;
  readonly lastDigits: string | null;
  /** `MM/YYYY`. */
  readonly expiry: string | null;
  /** Visa, Mastercard, American Express, Maestro; null for another one. */
  readonly circuit: string | null;
  readonly kind: 'CREDITO' | 'DEBITO' | 'PREPAGATA' | null;
}

/** How far a page for a card is. */
export type CardSessionState =
  | { readonly state: 'OPEN' }
  | { readonly state: 'ENDED' }
  /** Open still, but the last card that was tried can't be kept: another one may be. */
  | { readonly state: 'NOT_TOKENIZABLE' }
  | { readonly state: 'SUCCEEDED'; readonly card: StoredCard };

/** How far a payment on its page is. */
export type PaymentSessionState =
  | { readonly state: 'OPEN' }
  /** Given in by the customer, and not known yet: a bank takes its time. */
  | { readonly state: 'PROCESSING' }
  /** Money was taken; the number of the payment there. */
  | { readonly state: 'SUCCEEDED'; readonly payment: string }
  /** Nothing was taken: the last try was refused, on the page or `late`, when the customer had left it. */
  | { readonly state: 'FAILED'; readonly late?: true }
  /** Nothing was taken: what the customer wanted to pay with can't be used for it. */
  | { readonly state: 'NOT_TOKENIZABLE'; readonly late?: true }
  /** Nothing was taken, and nothing tried. */
  | { readonly state: 'STOPPED' };

/** Takes cards and payments on its own page. Whatever it can't do now is refused with S-001. */
export interface CardProcessor {
  /** Opens a page; asked again for the same setup it is the same page. */
  begin(page: {
    readonly setupId: string;
    readonly done: string;
    readonly cancelled: string;
  }): Promise<{ readonly session: string; readonly url: string }>;
  read(session: string): Promise<CardSessionState>;
  /** Opens a page to pay on; asked again for the same payment it is the same page. */
  beginPayment(page: {
    readonly paymentId: string;
    readonly lines: readonly { readonly name: string; readonly cents: number }[];
    readonly done: string;
    readonly cancelled: string;
  }): Promise<{ readonly session: string; readonly url: string }>;
  readPayment(session: string): Promise<PaymentSessionState>;
  /** Closes the page, so that nobody pays there any more; of one that is done with nothing changes. */
  stopPayment(session: string): Promise<void>;
  /** The money that was taken on pages made in a span of time, of payments that were begun here. */
  listTaken(from: Date, until: Date): Promise<readonly CapturedPayment[]>;
  /** What went back of a payment, by its number there: all refunds and disputes, as they are now. */
  listReversals(payment: string): Promise<readonly CardReversal[]>;
  /** The payments, by their number there, of which something went back since a moment. */
  listReversed(since: Date): Promise<readonly string[]>;
  /** Which payment of ours one is, by its number there; undefined for one that was not begun here. */
  findOwn(payment: string): Promise<string | undefined>;
  /** What a signed message tells: of which page, or of money of which payment; null when it is not the provider's. */
  readEvent(raw: Buffer, signature: string): CardEvent | null;
}

/** A refund or a dispute, in the payment provider's own words. */
interface CardReversal {
  readonly id: string;
  readonly cause: 'REFUND' | 'DISPUTE';
  readonly status: string;
  readonly cents: number;
}

interface CardEvent {
  readonly id: string;
  readonly session: string | null;
  /** The number there of a payment of which money went back, or came again. */
  readonly reversed: string | null;
}

interface CapturedPayment {
  readonly paymentId: string;
  readonly cents: number;
  /** Its number there. */
  readonly payment: string;
  /** Something of it went back, or may have. */
  readonly isReversed: boolean;
}
