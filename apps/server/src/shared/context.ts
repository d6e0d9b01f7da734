import type { MessageChannel } from '../db/schema/columns.ts';
import type {
  CallCentreLine,
  CaseSettings,
  FeatureFlag,
  ModuleName,
  NoticeSettings,
  RequestPriceList,
  Retention,
} from '@sportello/domain';
import type { Database } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { DocumentArchive } from '../ports/archive/archive.ts';
import type { CardProcessor } from '../ports/cards.ts';
import type { Captcha, ProofOfWork } from '../ports/captcha.ts';
import type { Content } from '../ports/content/content.ts';
import type { MailTransport } from '../ports/mail.ts';
import type { IntegrationWebhook } from '../ports/integration-webhook.ts';
import type { PushTransports } from '../ports/push/push-transport.ts';
import type { SmsTransport } from '../ports/sms.ts';
import type { DrawnBrand } from '../formats/brand/brand.ts';
import type { Workers } from '../workers/pool.ts';
import type { Pictures } from '../workers/pictures/pictures.ts';
import type { Seal } from '../secrets/sealing.ts';
import type { CodeHashes } from '../areas/credentials/usecases/codes/hashes.ts';
import type { InvalidationHub } from '../events/invalidations.ts';
import type { Tokens } from '../areas/sign-in/usecases/tokens.ts';

export interface Services {
  readonly db: Database;
  /** For reads that may lag, never for those of a customer. */
  readonly replica: Replica;
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly codes: CodeHashes;
  /** Keyed hashes that identify a person after erasure; the first is stored. */
  readonly personHashes: (person: string) => readonly string[];
  readonly factorSeal: Seal;
  /** Encrypts the content of bill payment links. */
  readonly billLinks: Seal;
  /** Null in the demo (sessione.chiamate.6) and where bots are blocked elsewhere. */
  readonly captcha: Captcha | null;
  readonly proofOfWork: ProofOfWork;
  /** Failed sign-ins of a username or a network before the captcha is asked for (sessione.captcha.1). */
  readonly captchaFreeFailures: number;
  readonly content: Content;
  /** The storage of contract documents; null if the provider has none here. */
  readonly archive: DocumentArchive | null;
  readonly workers: Workers;
  readonly pictures: Pictures;
  readonly apiPrefix: string;
  readonly clientId: string;
  readonly company: Company | null;
  /** The sender's name in messages, and the base URL of all links sent. */
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Draws the provider's pictures, once. */
  readonly drawnBrand: () => Promise<DrawnBrand>;
  /** The video call URL with `{stanza}` for the room; null if the provider has none. */
  readonly videocallUrl: string | null;
  /** The exact URLs allowed for the connected home. */
  readonly connectedHome: readonly string[];
  /** The modules disabled by configuration (moduli.nomi.3). */
  readonly disabledModules: readonly ModuleName[];
  /** Working days within which a company is searched for (intervento.ricerca.1). */
  readonly companySearchWorkDays: number;
  /** Feature flags of the provider (fornitore.opzioni.2). */
  readonly isSwitchedOn: (flag: FeatureFlag) => boolean;
  /** Customer service numbers by line (assistenza.numeri.2). */
  readonly callCentre: Readonly<Partial<Record<CallCentreLine, string>>>;
  readonly policyVersion: string;
  readonly earlierPolicyVersions: readonly string[];
  readonly creditor: Creditor;
  /** Null if cards are not accepted. */
  readonly cards: CardProcessor | null;
  readonly invalidations: InvalidationHub;
  readonly mail: MailTransport;
  /** Webhook for the provider's systems; null if they poll. */
  readonly webhook: IntegrationWebhook | null;
  readonly sms: SmsTransport | null;
  readonly push: PushTransports;
  /** The channels that can reach customers here; codes are offered on these only. */
  readonly channels: readonly Channel[];
  /** Working days within which customer service answers a message. */
  readonly answerWorkingDays: number;
  /** Terms of complaints and the indemnity for a missed one (reclami.termini.2). */
  readonly caseSettings: CaseSettings;
  /** Days without proof after which a legal notice goes to the next channel (comunicazioni.canali.1). */
  readonly noticeSettings: NoticeSettings;
  /** Prices of requests about supplies; null where none can be made (pratica.costo.1). */
  readonly requestPrices: RequestPriceList | null;
  /** Postal address for complaints, if it differs from the company's. */
  readonly complaintsAddress: string | undefined;
  /** Delays in seconds after each failed attempt to send a message. */
  readonly messageRetrySeconds: readonly number[];
  /** True in the demo only: codes and links stay readable in the outbox after delivery. */
  readonly keepsSecrets: boolean;
  /** Days after which personal data are deleted, by kind (docs/retention.md). */
  readonly retention: Retention;
}

export type Writing = Pick<Services, 'channels' | 'brand' | 'publicUrl'>;

export type Channel = MessageChannel;

/** The creditor of bank debits: name and SEPA creditor identifier as in mandates, and the receiving account. */
interface Creditor {
  readonly iban?: string;
  readonly name: string;
  readonly identifier: string;
  /** The provider's code at CBI; with it direct debits are written in CBI's envelope. */
  readonly cuc?: string;
}

interface Company {
  readonly name: string;
  readonly vatNumber: string;
  readonly address: { readonly street: string; readonly cap: string; readonly city: string; readonly province: string };
}

export interface Brand {
  readonly name: string;
  readonly colours: { readonly from: string; readonly to: string };
  /** The size at which mails show the logo; without it they show the name. A mark has no name in it. */
  readonly mailLogo?: { readonly width: number; readonly height: number; readonly isMark: boolean };
  /** The lines at the foot of mails. */
  readonly signature?: readonly SignatureLine[];
  /** The same for the foot of PDFs, which name the company anyway. */
  readonly paperSignature?: readonly string[];
}

export interface SignatureLine {
  readonly text: string;
  readonly url?: string;
}
