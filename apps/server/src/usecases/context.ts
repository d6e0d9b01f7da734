import type { OperatorRole } from '@sportello/calls';
import type { Database } from '../db/database.ts';
import type { DocumentArchive } from '../ports/archive/archive.ts';
import type { CardProvider } from '../ports/cards.ts';
import type { Captcha } from '../ports/captcha.ts';
import type { Content } from '../ports/content/content.ts';
import type { MailCarrier } from '../ports/mail.ts';
import type { SmsCarrier } from '../ports/sms.ts';
import type { CodeHashes } from './codes/hashes.ts';
import type { Hints } from './hints/hints.ts';
import type { Tokens } from './sessions/tokens.ts';

/** What every use case may reach for. */
export interface Services {
  readonly db: Database;
  readonly clock: () => Date;
  readonly tokens: Tokens;
  /** Keyed hashes of codes that are sent and leaves that are given. */
  readonly codes: CodeHashes;
  /** Null in the demo (sessione.chiamate.6), and where programs are stopped elsewhere. */
  readonly captcha: Captcha | null;
  /** What the content service serves. */
  readonly content: Content;
  /** Where the content of contract documents is kept; null where the provider has none here. */
  readonly archive: DocumentArchive | null;
  /** Where the API lives: every link to a document begins there. */
  readonly apiPrefix: string;
  /** The `client_id` that the token endpoint accepts. */
  readonly clientId: string;
  /** In whose name we write, and where customers reach us: every link that is sent begins there. */
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Which edition of the notices customers have before their eyes now. */
  readonly noticeVersion: string;
  /** Those that were in force before. */
  readonly earlierNoticeVersions: readonly string[];
  /** To whom bank debits are mandated. */
  readonly creditor: Creditor;
  /** Null where cards are not taken. */
  readonly cards: CardProvider | null;
  /** Passes on to open apps that something is new. */
  readonly hints: Hints;
  readonly mail: MailCarrier;
  /** Null where the provider goes without SMS. */
  readonly sms: SmsCarrier | null;
  /** How customers can be written to here; a code is offered by these alone. */
  readonly channels: readonly Channel[];
  /** Within how many working days a message to customer service is answered. */
  readonly answerWorkingDays: number;
  /** How long a message waits after each try that failed. */
  readonly messageRetrySeconds: readonly number[];
  /** Whether codes and links stay readable in the outbox once delivered: in the demo alone. */
  readonly keepsSecrets: boolean;
}

/** A way to write to a customer. */
export type Channel = 'MAIL' | 'SMS';

/** Who debits bank accounts: its name and SEPA creditor identifier, as mandates say them. */
interface Creditor {
  readonly name: string;
  readonly identifier: string;
}

/** The provider's name and colours. */
export interface Brand {
  readonly name: string;
  readonly colours: { readonly from: string; readonly to: string };
}

/** Who is asking, for whom and by what right: made once at the door, passed to every use case. */
export interface Actor {
  readonly sessionId: string;
  readonly accountId: string;
  readonly username: string;
  readonly kind: 'CUSTOMER' | 'OPERATOR' | 'MAINTENANCE';
  /** An operator's role; null for everybody else. */
  readonly role: OperatorRole | null;
  /** The customer whose data are asked for; null for staff who ask in nobody's name. */
  readonly customerCode: string | null;
  /** `SELF`: a customer about themselves. `IMPERSONATION`: an operator in a customer's name. */
  readonly right: 'SELF' | 'IMPERSONATION' | 'STAFF';
  readonly requestId: string;
}

/** An actor with a customer: what the calls on a customer's data are given. */
export interface CustomerActor extends Actor {
  readonly customerCode: string;
}

/** What is known of the request itself. */
export interface RequestInfo {
  readonly ip: string;
  readonly userAgent: string | null;
  /** The browser that asks, by its cookie; null for a program without one. */
  readonly deviceId: string | null;
  readonly requestId: string;
}
