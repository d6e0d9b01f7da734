import { isIP } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { creditorIdentifier, isCreditorIdentifier, isIban, normalizeIban } from '@sportello/domain';
import { z } from 'zod';
import { captchaConfig, captchaServices, freeFailures, type CaptchaConfig } from './captcha.ts';
import { bucketConfig } from './bucket.ts';
import { cardsConfig, type CardsConfig } from './cards.ts';
import { contentDirsOf } from './content.ts';
import { mailConfig, smsConfig, type MailConfig, type SmsConfig, type WebhookConfig } from './transports.ts';
import { pushConfig, pushSettings, type PushConfig } from './push.ts';
import { databaseConfig, databaseSettings, readSettings, type DatabaseConfig } from './database.ts';
import { developmentSecret, refusals } from './production.ts';
import { readProvider, type Provider } from './provider.ts';
import { StartError } from '../errors/start-error.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Fake VAT number that belongs to nobody. */
const demoCreditor = creditorIdentifier('99999999990');

const flag = z
  .enum(['0', '1', 'true', 'false'], 'must be 1 or 0')
  .transform((value) => value === '1' || value === 'true');

const secretList = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .refine((secrets) => secrets.every((secret) => secret !== ''), 'must be one secret, or several separated by commas')
  .transform((secrets) => secrets as [string, ...string[]]);

const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be a URL such as https://clienti.example.it' })
  .refine((value) => !/[?#]/.test(value), 'must not have a query or a fragment')
  .transform((value) => value.replace(/\/+$/, ''));

/** `sportello@example.it` or `Aurora Energia <sportello@example.it>`. */
const mailbox = /^(?:[^<>\r\n]* <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;

/*
 * A number counts the proxies in front, which a client can't forge. `true` would trust any X-Forwarded-For, so it is
 * read as one proxy.
 */
const trustProxy = z
  .string()
  .transform((value): false | number | string[] => {
    if (value === '0' || value === 'false') return false;
    if (value === 'true') return 1;
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim());
  })
  .refine(
    (trusted) => !Array.isArray(trusted) || trusted.every((address) => isIP(address.replace(/\/\d+$/, '')) !== 0),
    'must be how many proxies stand in front (1), or their addresses separated by commas',
  );

/** All settings of the server by environment variable. A new one needs one line here and one in `toConfig`. */
const settings = z.object({
  ...databaseSettings,
  PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a number from 1 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z
    .string()
    .regex(/^\d+$/, 'must be a number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'must be a number from 1 to 65535')
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  OTEL_SERVICE_NAME: z.string().default('sportello'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .prefault('1'),
  REQUESTS_AT_ONCE: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999')
    .transform(Number)
    .default(500),
  REQUEST_TIMEOUT_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a number from 1 to 999')
    .transform(Number)
    .default(30),
  DRAIN_SECONDS: z
    .string()
    .regex(/^(?:\d|[1-9]\d|[1-2]\d\d)$/, 'must be a number from 0 to 299')
    .transform(Number)
    .optional(),
  PUBLIC_URL: webUrl.optional(),
  TRUST_PROXY: trustProxy.default(false),
  DEMO: flag.optional(),
  DEMO_DISTRIBUTOR: z
    .string()
    .regex(/^(?:off|[1-9]\d{0,3})$/, 'must be off, or a number of seconds from 1 to 9999')
    .transform((value) => (value === 'off' ? null : Number(value)))
    .optional(),
  SESSION_SECRET: secretList.default([developmentSecret]),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).optional(),
  PROVIDER_FILE: z.string().optional(),
  CONTENT_DIR: z.string().optional(),
  DOCUMENTS_DIR: z.string().optional(),
  DOCUMENTS_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket, such as sportello-documents')
    .optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a region, such as eu-south-1')
    .default('eu-south-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.optional(),
  CLIENT_ID: z.string().default('sportello'),
  CAPTCHA: z
    .enum(['off', 'proof-of-work', ...captchaServices], `must be proof-of-work, ${captchaServices.join(', ')} or off`)
    .optional(),
  CAPTCHA_SITE_KEY: z.string().optional(),
  CAPTCHA_SECRET: z.string().optional(),
  CAPTCHA_VERIFY_URL: webUrl.optional(),
  CAPTCHA_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://captcha.example.com/api.js' })
    // It becomes part of a Content Security Policy, and gets a query.
    .regex(/^[^?#;,'"\s]+$/, 'must be the URL of a file, without a query')
    .optional(),
  CAPTCHA_INVISIBLE: flag.default(false),
  CAPTCHA_WHEN: z.enum(['after-failures', 'always'], 'must be after-failures or always').default('after-failures'),
  // The tenth failure ends the attempts of an account.
  CAPTCHA_FAILURES: z
    .string()
    .regex(/^[1-9]$/, 'must be a number from 1 to 9')
    .transform(Number)
    .default(3),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:587 or smtps://…' }).optional(),
  MAIL_FROM: z.string().regex(mailbox, 'must be an address, or a name and <an address>').optional(),
  SMS: z.enum(['off'], 'must be off, or not set').optional(),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be a URL such as https://sms.example.it/send' }).optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  ...pushSettings,
  SEPA_CREDITOR_ID: z
    .string()
    .transform((value) => value.replaceAll(' ', '').toUpperCase())
    .refine(
      isCreditorIdentifier,
      'must be a SEPA creditor identifier with its check digits, such as IT66ZZZA1B2C3D4E5F6G7H8',
    )
    .optional(),
  SEPA_CREDITOR_IBAN: z.string().transform(normalizeIban).refine(isIban, 'must be an IBAN').optional(),
  SEPA_CREDITOR_NAME: z.string().max(70, 'must have at most 70 characters').optional(),
  SEPA_CBI_CUC: z
    .string()
    .toUpperCase()
    .regex(/^[A-Z0-9]{8}$/, 'must be the 8 letters and digits of a CBI code (CUC)')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:live|test)_\w+$/, 'must be a secret key, such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be the secret of a webhook, such as whsec_…')
    .optional(),
  STRIPE_API_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+$/, 'must be an address without a path, such as https://stripe.proxy.example.it')
    .optional(),
  VIDEOCALL_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://video.example.it/{stanza}' })
    .refine((value) => value.includes('{stanza}'), 'must name {stanza}, the room')
    .optional(),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://tiles.example.it/{z}/{x}/{y}.png' })
    .refine((value) => ['z', 'x', 'y'].every((part) => value.includes(`{${part}}`)), 'must name {z}, {x} and {y}')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(120, 'must have at most 120 characters').optional(),
  PROVIDER_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with https:// or http://' })
    .optional(),
  PROVIDER_WEBHOOK_SECRET: z.string().min(24, 'must have at least 24 characters').optional(),
  // The retries span about a day.
  MESSAGE_RETRY_SECONDS: z
    .string()
    .regex(/^[1-9]\d{0,5}(?:,[1-9]\d{0,5}){0,19}$/, 'must be seconds separated by commas, such as 10,60,300')
    .transform((value) => value.split(',').map(Number))
    .prefault('10,60,300,1800,7200,21600,54000'),
});

export type Settings = z.output<typeof settings>;

export type Config = DatabaseConfig &
  Readonly<{
    production: boolean;
    port: number;
    host: string;
    /** The OTLP receiver of traces; null: nothing is traced. */
    tracing: { readonly endpoint: string; readonly serviceName: string; readonly share: number } | null;
    /** Address of the metrics; null: none are counted. */
    metrics: { readonly host: string; readonly port: number } | null;
    /** Maximum number of concurrent calls; further ones are rejected with 503. */
    requestsAtOnce: number;
    /** Time limit to receive a whole request; slower ones are rejected with 408. */
    requestTimeoutSeconds: number;
    /** Time in which a server that is to stop still serves, but is not ready. */
    drainSeconds: number;
    /** Base URL for customers, without a trailing slash; links in messages start with it (fornitore.esercizio.1). */
    publicUrl: string;
    trustProxy: false | number | string[];
    demo: boolean;
    /** Seconds after which the made-up distributor takes each step of a request; null: nobody plays it. */
    distributorSeconds: number | null;
    /** The first secret signs and all verify: rotate by appending a new one, then moving it to the front (docs/upgrade.md). */
    sessionSecrets: readonly [string, ...string[]];
    logLevel: string;
    /** Each page is read from the first folder that has it; the last one has the texts for any provider. */
    contentDirs: readonly string[];
    /** Folder with the files of contract documents. Absent: generated ones in the demo, otherwise none. */
    documentsDir?: string;
    /** Bucket with the files of contract documents, instead of a folder. */
    documentsBucket?: NonNullable<ReturnType<typeof bucketConfig>>;
    webRoot: string;
    clientId: string;
    provider: Provider;
    captcha: CaptchaConfig;
    /** Failed sign-ins of a username or a network before the captcha is asked for. */
    captchaFreeFailures: number;
    /** Creditor of bank debit mandates; the demo's identifier belongs to nobody. */
    creditor: { readonly name: string; readonly identifier: string; readonly iban?: string; readonly cuc?: string };
    cards: CardsConfig;
    /** URL of video calls, with `{stanza}` for the room; if absent, calls can't be joined from here. */
    videocallUrl?: string;
    /** Map tiles and their attribution; if absent, maps show no streets. */
    map?: { readonly tiles: string; readonly attribution: string };
    mail: MailConfig;
    sms: SmsConfig;
    /** Access to the push services, by kind of device. */
    push: PushConfig;
    /** Delays before each retry of a message; after the last one it is abandoned. */
    messageRetrySeconds: readonly number[];
    /** Webhook for the provider's systems; null if they poll. */
    webhook: WebhookConfig | null;
  }>;

/**
 * Reads the settings from the environment. Throws one {@link StartError} that lists all problems, so that they can be
 * fixed at once.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = readSettings(settings, env);
  const config = toConfig(given);
  const problems = config.production ? refusals(config, given) : [];
  if (problems.length > 0) throw new StartError(problems);
  return config;
}

function toConfig(given: Settings): Config {
  const production = given.NODE_ENV === 'production';
  const publicUrl = given.PUBLIC_URL ?? `http://localhost:${given.PORT}`;
  const provider = readProvider(given.PROVIDER_FILE);
  const documentsBucket = bucketConfig(given);
  return {
    production,
    port: given.PORT,
    host: given.HOST,
    tracing:
      given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: given.OTEL_SERVICE_NAME,
            share: given.OTEL_TRACES_SAMPLER_ARG,
          },
    metrics: given.METRICS_PORT === undefined ? null : { host: given.METRICS_HOST, port: given.METRICS_PORT },
    ...databaseConfig(given),
    requestsAtOnce: given.REQUESTS_AT_ONCE,
    requestTimeoutSeconds: given.REQUEST_TIMEOUT_SECONDS,
    drainSeconds: given.DRAIN_SECONDS ?? (production ? 5 : 0),
    publicUrl,
    trustProxy: given.TRUST_PROXY,
    demo: given.DEMO ?? !production,
    distributorSeconds: distributorOf(given, given.DEMO ?? !production),
    sessionSecrets: given.SESSION_SECRET,
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    contentDirs: contentDirsOf(given, given.DEMO ?? !production),
    ...(given.DOCUMENTS_DIR === undefined ? {} : { documentsDir: path.resolve(given.DOCUMENTS_DIR) }),
    ...(documentsBucket && { documentsBucket }),
    webRoot: path.join(root, 'apps/web/dist'),
    clientId: given.CLIENT_ID,
    provider,
    captcha: captchaConfig(given, given.DEMO ?? !production),
    captchaFreeFailures: freeFailures(given),
    creditor: {
      name: given.SEPA_CREDITOR_NAME ?? provider.brand.name,
      identifier: given.SEPA_CREDITOR_ID ?? demoCreditor,
      ...ibanOf(given, given.DEMO ?? !production),
      ...(given.SEPA_CBI_CUC !== undefined && { cuc: given.SEPA_CBI_CUC }),
    },
    cards: cardsConfig(given, provider.paymentMethods),
    ...videocallOf(given, publicUrl, given.DEMO ?? !production),
    ...(given.MAP_TILES_URL && {
      map: { tiles: given.MAP_TILES_URL, attribution: given.MAP_TILES_ATTRIBUTION ?? '' },
    }),
    mail: mailConfig(given, provider.brand.name, publicUrl),
    sms: smsConfig(given),
    push: pushConfig(given, publicUrl, provider),
    webhook: webhookOf(given),
    messageRetrySeconds: given.MESSAGE_RETRY_SECONDS,
  };
}

const DISTRIBUTOR_SECONDS = 20;

const distributorOf = ({ DEMO_DISTRIBUTOR: seconds }: Settings, isDemo: boolean) =>
  seconds === undefined ? (isDemo ? DISTRIBUTOR_SECONDS : null) : seconds;

/** The URL and the signing secret must be set together. */
function webhookOf({ PROVIDER_WEBHOOK_URL: url, PROVIDER_WEBHOOK_SECRET: secret }: Settings): WebhookConfig | null {
  if (url === undefined) return null;
  if (secret === undefined)
    throw new StartError('PROVIDER_WEBHOOK_URL needs PROVIDER_WEBHOOK_SECRET, which signs each call.');
  return { url, secret };
}

function ibanOf({ SEPA_CREDITOR_IBAN: iban }: Settings, isDemo: boolean) {
  if (iban !== undefined) return { iban };
  return isDemo ? { iban: 'IT60X0542811101000000123456' } : {};
}

/** The demo replaces the service with its own page. */
function videocallOf({ VIDEOCALL_URL: url }: Settings, publicUrl: string, isDemo: boolean) {
  if (url !== undefined) return { videocallUrl: url };
  return isDemo ? { videocallUrl: `${publicUrl}/demo/videochiamata/{stanza}` } : {};
}
