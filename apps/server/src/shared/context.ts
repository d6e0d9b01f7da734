import type { FeatureFlag, ModuleName } from '@sportello/domain';
import type { Database } from '../db/database.ts';
import type { DocumentArchive } from '../ports/archive/archive.ts';
import type { CardProcessor } from '../ports/cards.ts';
import type { Captcha } from '../ports/captcha.ts';
import type { Content } from '../ports/content/content.ts';
import type { MailTransport } from '../ports/mail.ts';
import type { IntegrationWebhook } from '../ports/integration-webhook.ts';
import type { SmsTransport } from '../ports/sms.ts';
import type { Workers } from '../workers/pool.ts';
import type { Seal } from '../secrets/sealing.ts';
import type { CodeHashes } from '../areas/credentials/usecases/codes/hashes.ts';
import type { InvalidationHub } from '../events/invalidations.ts';
import type { Tokens } from '../areas/sign-in/usecases/tokens.ts';

/** What every use case may reach for. */
export interface Services {
  readonly db: Database;
  readonly clock: () => Date;
  readonly tokens: Tokens;
  /** Keyed hashes of codes that are sent and leaves that are given. */
  readonly codes: CodeHashes;
  /** The keyed hashes by which a person is known again after their data is erased; the first is kept. */
  readonly personHashes: (person: string) => readonly string[];
  /** Keeps the secrets of the operators’ apps of codes. */
  readonly factorSeal: Seal;
  /** Seals what links to pay a bill carry. */
  readonly billLinks: Seal;
  /** Null in the demo (sessione.chiamate.6), and where programs are stopped elsewhere. */
  readonly captcha: Captcha | null;
  /** What the content service serves. */
  readonly content: Content;
  /** Where the content of contract documents is kept; null where the provider has none here. */
  readonly archive: DocumentArchive | null;
  /** Does on threads of its own what takes the processor for long. */
  readonly workers: Workers;
  /** Where the API lives: every link to a document begins there. */
  readonly apiPrefix: string;
  /** The `client_id` that the token endpoint accepts. */
  readonly clientId: string;
  /** The company that issues bills; null where the provider does not say it. */
  readonly company: Company | null;
  /** In whose name we write, and where customers reach us: every link that is sent begins there. */
  readonly brand: Brand;
  readonly publicUrl: string;
  /** Where video calls take place, with `{stanza}` for the room; null where the provider has none. */
  readonly videocallUrl: string | null;
  /** The URLs at which the connected home may be opened, to the letter. */
  readonly connectedHome: readonly string[];
  /** The modules that configuration takes out of service (moduli.nomi.3). */
  readonly disabledModules: readonly ModuleName[];
  /** Within how many working days a company is looked for (intervento.ricerca.1). */
  readonly companySearchWorkDays: number;
  /** Whether the provider has something switched on (fornitore.opzioni.2). */
  readonly isSwitchedOn: (flag: FeatureFlag) => boolean;
  /** Which edition of the policies customers have before their eyes now. */
  readonly policyVersion: string;
  /** Those that were in force before. */
  readonly earlierPolicyVersions: readonly string[];
  /** To whom bank debits are mandated. */
  readonly creditor: Creditor;
  /** Null where cards are not taken. */
  readonly cards: CardProcessor | null;
  /** Passes on to open apps that something is new. */
  readonly invalidations: InvalidationHub;
  readonly mail: MailTransport;
  /** Where the provider's systems are told what happens; null where they ask themselves. */
  readonly webhook: IntegrationWebhook | null;
  /** Null where the provider goes without SMS. */
  readonly sms: SmsTransport | null;
  /** How customers can be written to here; a code is offered by these alone. */
  readonly channels: readonly Channel[];
  /** Within how many working days a message to customer service is answered. */
  readonly answerWorkingDays: number;
  /** How long a message waits after each try that failed. */
  readonly messageRetrySeconds: readonly number[];
  /** Whether codes and links stay readable in the outbox once delivered: in the demo alone. */
  readonly keepsSecrets: boolean;
}

/** What it takes to write to customers. */
export type Writing = Pick<Services, 'channels' | 'brand' | 'publicUrl'>;

/** A way to write to a customer. */
export type Channel = 'MAIL' | 'SMS';

/** Who debits bank accounts: its name and SEPA creditor identifier, as mandates say them, and the account into which. */
interface Creditor {
  readonly iban?: string;
  readonly name: string;
  readonly identifier: string;
}

/** A company as invoices name it. */
interface Company {
  readonly name: string;
  readonly vatNumber: string;
  readonly address: { readonly street: string; readonly cap: string; readonly city: string; readonly province: string };
}

/** The provider's name and colours. */
export interface Brand {
  readonly name: string;
  readonly colours: { readonly from: string; readonly to: string };
}
