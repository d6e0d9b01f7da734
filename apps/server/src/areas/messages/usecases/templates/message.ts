import type { CaseNews } from '../case-words.ts';
import type {
  BillAnnouncement,
  NoticeKind,
  ReadingRejection,
  ReversalCause,
  SupplyRequestKind,
} from '@sportello/domain';
import type { OutcomeFacts } from '../outcome-words.ts';
import type { BookingFacts } from '../booking-words.ts';
import type { AfterQuote, QuoteFacts } from '../quote-words.ts';
import type { StepFacts } from '../step-words.ts';
import type { RequestNews } from '../supply-request-words.ts';

/** All messages to customers and staff with their data. A new one needs an entry here and its words. */
export type Letter =
  | { readonly template: 'registration-code'; readonly code: string; readonly minutes: number }
  | { readonly template: 'registered'; readonly username: string; readonly name: string }
  | {
      readonly template: 'recovery-code';
      readonly code: string;
      /** Begins with `PUBLIC_URL`. */
      readonly link: string;
      readonly minutes: number;
    }
  | { readonly template: 'username-reminder'; readonly username: string }
  | { readonly template: 'password-reset' }
  | { readonly template: 'password-changed' }
  | { readonly template: 'oldest-session-ended' }
  | { readonly template: 'contact-code'; readonly code: string; readonly minutes: number }
  | { readonly template: 'contact-changed'; readonly masked: string }
  /** Receipt of an objection or its withdrawal. */
  | {
      readonly template: 'opposition-changed';
      readonly opposed: boolean;
      readonly statement: string;
      readonly receiptNumber: string;
    }
  | { readonly template: 'contact-answered'; readonly receiptNumber: string }
  | {
      readonly template: 'bill-announcement';
      readonly announcement: BillAnnouncement;
      readonly count: number;
      /** Total of all bills, in cents. */
      readonly amountCents: number;
      readonly dueDate: string | null;
      /** The average of the bills before, of one anomalous bill. */
      readonly usualCents?: number;
      /** The prescribed part of overdue bills (bolletta.prescrizione.2). */
      readonly prescribedCents?: number;
      /** Number of a single bill; null for several, and missing in messages of earlier releases. */
      readonly number?: string | null;
      /** Link to pay a single bill without signing in; null for several bills (pagamento.link.1). */
      readonly link: string | null;
    }
  | {
      readonly template: 'reading-window';
      readonly stage: 'OPEN' | 'CLOSING';
      readonly supplies: number;
      readonly closesOn: string;
    }
  | {
      readonly template: 'consumption-threshold';
      readonly contractCode: string;
      readonly thresholdCents: number;
      readonly likelyCents: number;
      readonly periodEnd: string;
    }
  | { readonly template: 'reading-refused'; readonly readOn: string; readonly refusal: ReadingRejection }
  /** A bank returned the direct debit of a bill. */
  | {
      readonly template: 'debit-returned';
      readonly number: string;
      readonly amountCents: number;
      /** ISO 20022 reason code. */
      readonly reason: string | null;
      /** True if the bill counted as paid before. */
      readonly wasPaid: boolean;
    }
  /** A payment was refunded or disputed. */
  | {
      readonly template: 'payment-reversed';
      readonly cause: ReversalCause;
      readonly paymentId: string;
      readonly isQuote: boolean;
      readonly paidOn: string;
      readonly amountCents: number;
      readonly bills: readonly { readonly number: string; readonly amountCents: number }[];
    }
  | {
      readonly template: 'payment-restored';
      readonly paymentId: string;
      readonly isQuote: boolean;
      readonly paidOn: string;
      readonly amountCents: number;
      /** The amount paid another way meanwhile. */
      readonly overpaidCents: number;
    }
  | {
      readonly template: 'debit-requested';
      readonly iban: string;
      readonly mandates: readonly { readonly contractAccount: string; readonly reference: string }[];
      /** The mandate text that was accepted. */
      readonly mandateText: string;
    }
  /** Bills paid in a checkout session. */
  | {
      readonly template: 'payment-receipt';
      /** Next step after a paid quote; null for bills. */
      readonly afterQuote: AfterQuote | null;
      /** True if paid through a link without signing in. */
      readonly isByLink: boolean;
      readonly paymentId: string;
      readonly paidOn: string;
      readonly amountCents: number;
      readonly bills: readonly { readonly number: string; readonly amountCents: number }[];
    }
  /** Outcome of a customer's change from the provider's systems. */
  | (OutcomeFacts & { readonly template: 'change-outcome' })
  | (CaseNews & { readonly template: 'case-news' })
  | { readonly template: 'case-code'; readonly code: string; readonly minutes: number }
  /** News of a case for whoever wrote by the public form; `code` attaches it to an account. */
  | (CaseNews & { readonly template: 'public-case'; readonly code: string | null })
  /** A legal notice, whose PDF the mail carries. */
  | {
      readonly template: 'legal-notice';
      readonly number: string;
      readonly kind: NoticeKind;
      readonly title: string;
      readonly effectiveDay: string | null;
    }
  | { readonly template: 'withdrawal-code'; readonly code: string; readonly minutes: number }
  /** The receipt of a withdrawal, with its PDF. */
  | {
      readonly template: 'withdrawal-receipt';
      readonly number: string;
      readonly at: number;
      readonly contract: string;
    }
  /** The code that signs a request about a supply. */
  | {
      readonly template: 'supply-request-code';
      readonly requestKind: SupplyRequestKind;
      readonly code: string;
      readonly minutes: number;
    }
  | (RequestNews & { readonly template: 'supply-request-news' })
  | { readonly template: 'card-set'; readonly accounts: readonly string[] }
  | (AppointmentMessage & { readonly template: 'intervention-booked' })
  | (AppointmentMessage & { readonly template: 'intervention-changed' })
  | (AppointmentMessage & { readonly template: 'intervention-cancelled' })
  /** Useless after `minutes`, where there are any. */
  | (StepFacts & { readonly template: 'intervention-moved'; readonly minutes?: number })
  | (QuoteFacts & { readonly template: 'quote-answered' })
  | { readonly template: 'account-closed'; readonly erasureDay: string }
  | {
      readonly template: 'operator-invited';
      readonly username: string;
      readonly role: string;
      /** Begins with `PUBLIC_URL`. */
      readonly link: string;
      readonly minutes: number;
    }
  | {
      readonly template: 'technician-link';
      readonly day: string;
      /** Begins with `PUBLIC_URL`. */
      readonly link: string;
      readonly minutes: number;
    }
  | { readonly template: 'operator-factor-removed' }
  | { readonly template: 'staff-password-changed' };

interface AppointmentMessage extends BookingFacts {
  readonly interventionId: string;
}

export type Template = Letter['template'];

/** Sent only by the channels that the customer chose. */
export type ChosenMessage = MessageOf<
  'bill-announcement' | 'consumption-threshold' | 'contact-answered' | 'reading-window' | 'reading-refused'
>;

/**
 * Required by law, contract or security (code, password, contact, mandate, receipt, account): sent whatever the
 * preferences.
 */
export type MandatoryMessage = Exclude<Letter, ChosenMessage | StaffMessage>;

export type StaffMessage = MessageOf<'operator-invited' | 'operator-factor-removed' | 'staff-password-changed'>;

export type MessageOf<T extends Template> = Extract<Letter, { template: T }>;

export interface Sender {
  readonly brand: string;
  readonly publicUrl: string;
}

/** The content of a message, independent of the transport. */
export interface Words {
  readonly subject: string;
  readonly opening: readonly string[];
  /** Highlighted text: a code to type or a name to keep. */
  readonly shown?: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
  /** Without the brand, which precedes every SMS. */
  readonly sms: string;
}

export type WordsOf<T extends Template> = { readonly [Each in T]: (letter: MessageOf<Each>, sender: Sender) => Words };
