import type { BillAnnouncement, ReadingRejection, ReversalCause } from '@sportello/domain';
import type { OutcomeFacts } from '../outcome-words.ts';
import type { BookingFacts } from '../booking-words.ts';
import type { AfterQuote, QuoteFacts } from '../quote-words.ts';
import type { StepFacts } from '../step-words.ts';

/** Everything that we write to customers, and to the provider's own people, and what each text needs. A new one is a line here and its words. */
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
  /** To the contact that was there before. */
  | { readonly template: 'contact-changed'; readonly masked: string }
  /** The receipt of what a customer opposed, or allowed again. */
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
      /** How many bills. */
      readonly count: number;
      /** In cents, of all of them. */
      readonly amountCents: number;
      /** The earliest. */
      readonly dueDate: string | null;
      /** With which a single one is paid without signing in; null where there are more (pagamento.link.1). */
      readonly link: string | null;
    }
  | {
      readonly template: 'reading-window';
      readonly stage: 'OPEN' | 'CLOSING';
      /** How many supplies it is about. */
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
  /** A bank gave back what was debited for a bill. */
  | {
      readonly template: 'debit-returned';
      readonly number: string;
      readonly amountCents: number;
      /** As ISO 20022 codes it. */
      readonly reason: string | null;
      /** True where the bill had counted as paid until then. */
      readonly wasPaid: boolean;
    }
  /** Money of a payment went back. */
  | {
      readonly template: 'payment-reversed';
      readonly cause: ReversalCause;
      readonly paymentId: string;
      readonly isQuote: boolean;
      readonly paidOn: string;
      readonly amountCents: number;
      readonly bills: readonly { readonly number: string; readonly amountCents: number }[];
    }
  /** It came again. */
  | {
      readonly template: 'payment-restored';
      readonly paymentId: string;
      readonly isQuote: boolean;
      readonly paidOn: string;
      readonly amountCents: number;
      /** What was paid in another way meanwhile. */
      readonly overpaidCents: number;
    }
  | {
      readonly template: 'debit-requested';
      readonly iban: string;
      readonly mandates: readonly { readonly contractAccount: string; readonly reference: string }[];
      /** As it was accepted. */
      readonly mandateText: string;
    }
  /** Of bills that were paid on the payment provider's page. */
  | {
      readonly template: 'payment-receipt';
      /** What comes next where a quote was paid; null where bills were. */
      readonly afterQuote: AfterQuote | null;
      /** Whoever held a link paid. */
      readonly isByLink: boolean;
      readonly paymentId: string;
      readonly paidOn: string;
      readonly amountCents: number;
      readonly bills: readonly { readonly number: string; readonly amountCents: number }[];
    }
  /** What the provider's systems say of what the customer changed. */
  | (OutcomeFacts & { readonly template: 'change-outcome' })
  | { readonly template: 'card-set'; readonly accounts: readonly string[] }
  | (AppointmentMessage & { readonly template: 'intervention-booked' })
  | (AppointmentMessage & { readonly template: 'intervention-changed' })
  | (AppointmentMessage & { readonly template: 'intervention-cancelled' })
  | (StepFacts & { readonly template: 'intervention-moved' })
  | (QuoteFacts & { readonly template: 'quote-answered' })
  | { readonly template: 'account-closed'; readonly erasureDay: string }
  | {
      readonly template: 'operator-invited';
      readonly username: string;
      /** The role, as who works under it reads it. */
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

/** An appointment, as letters tell of it. */
interface AppointmentMessage extends BookingFacts {
  readonly interventionId: string;
}

export type Template = Letter['template'];

/** Goes only where the customer chose to be told of it. */
export type ChosenMessage = MessageOf<
  'bill-announcement' | 'consumption-threshold' | 'contact-answered' | 'reading-window' | 'reading-refused'
>;

/** Owed by law, by contract or for security (a code, a password, a contact, a mandate, a receipt, the account itself): goes whatever was chosen. */
export type MandatoryMessage = Exclude<Letter, ChosenMessage | StaffMessage>;

/** Goes to the provider's own people. */
export type StaffMessage = MessageOf<'operator-invited' | 'operator-factor-removed' | 'staff-password-changed'>;

/** The letter of one template. */
export type MessageOf<T extends Template> = Extract<Letter, { template: T }>;

/** In whose name a letter speaks. */
export interface Sender {
  readonly brand: string;
  readonly publicUrl: string;
}

/** What a letter says, whatever it is carried by. */
export interface Words {
  readonly subject: string;
  /** Before what stands out. */
  readonly opening: readonly string[];
  /** Stands out: a code to be typed, or a name to be kept. */
  readonly shown?: string;
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing: readonly string[];
  /** Without the brand, which begins every SMS. */
  readonly sms: string;
}

/** The words of each of these letters. */
export type WordsOf<T extends Template> = { readonly [Each in T]: (letter: MessageOf<Each>, sender: Sender) => Words };
