import { CALL_CENTRE_LINES, FEATURE_FLAG_NAMES, MODULE_NAMES, OFFER_PAGES } from '@sportello/domain';
import * as z from 'zod/mini';
import type { Backend } from './mechanism/backends.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

const picture = { src: z.string(), width: z.number(), height: z.number() };

const hoursOfDay = z.object({ from: z.string(), to: z.string() });

/**
 * Runtime configuration of the web app in `/config.json`, which lets one build serve any provider
 * (chiamata.capacita.1): the brand, the base URL of each backend, and which of this product's own calls the gateway
 * has.
 */
export const publicConfig = z.object({
  brand: z.object({
    name: z.string(),
    colours: z.optional(z.object({ from: colour, to: colour })),
    homePage: z.string(),
    /** Replaces the drawn mark; with `plate` it needs a light ground. */
    logo: z.optional(z.object({ ...picture, plate: z.optional(z.boolean()) })),
    /** Replaces the house of the pages before sign-in; false: there is none. */
    illustration: z.optional(z.union([z.literal(false), z.object(picture)])),
  }),
  /** Texts that a customer accepts or consents to; the app has defaults. */
  policies: z.optional(
    z.object({
      /** Version of the texts; sent with each consent. */
      version: z.string(),
      terms: z.optional(z.string()),
      privacy: z.optional(z.string()),
    }),
  ),
  /** URLs of the offer pages, by audience; default: the brand's home page (pagine.offerte.1). */
  offerPages: z.optional(z.partialRecord(z.enum(OFFER_PAGES), z.string())),
  /** Customer service numbers by line (assistenza.numeri.2). */
  callCentre: z.optional(z.partialRecord(z.enum(CALL_CENTRE_LINES), z.string())),
  /** Telephone hours, if the provider names them, and the number of working days to answer a message. */
  support: z.optional(
    z.object({
      hours: z.optional(z.object({ weekdays: hoursOfDay, saturday: z.optional(hoursOfDay) })),
      answerWorkingDays: z.number(),
    }),
  ),
  /** Days of the reply to a complaint, by kind, where they are fewer than the law's (reclami.termini.2). */
  caseReplyDays: z.optional(z.record(z.string(), z.number())),
  /** Contacts for reports of accessibility barriers (assistenza.accessibilita.1). */
  accessibility: z.optional(z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) })),
  /** Disabled modules, each with the reason that the customer reads (moduli.nomi.3). */
  disabledModules: z.optional(z.partialRecord(z.enum(MODULE_NAMES), z.string())),
  /** Scripts of two digital wallets, loaded after the first render (pagamento.portafogli.1). */
  walletScripts: z.optional(z.object({ applePay: z.optional(z.string()), googlePay: z.optional(z.string()) })),
  /** Overrides of the defaults (fornitore.opzioni.2). */
  featureFlags: z.optional(z.partialRecord(z.enum(FEATURE_FLAG_NAMES), z.boolean())),
  /** Third party that returns the browser's own IP address (profilo.chiamate.6); none by default. */
  clientIpService: z.optional(z.string()),
  /** URL of the connected home (consumo.casa.1); absent if the provider has none. */
  connectedHome: z.optional(z.string()),
  /** Tile URL and attribution of maps; without them a map shows no streets (intervento.tecnico.6). */
  map: z.optional(z.object({ tiles: z.string(), attribution: z.string() })),
  /** Kind of captcha that calls may ask for (sessione.captcha.1); a service's widget is a page of the server. */
  captcha: z.optional(z.enum(['proof-of-work', 'service'])),
  clientId: z.string(),
  bases: z.record(z.string(), z.string()),
  vasActivationCodes: z.array(z.string()),
  capabilities: z.array(z.string()),
  /** True when mail, payments and similar services are fakes: the app shows it. */
  demo: z.boolean(),
  /** Only in the demo: personas for one-click sign-in. */
  demoAccounts: z.optional(z.array(z.object({ username: z.string(), segment: z.string(), note: z.string() }))),
  /** Only in the demo: a customer without an account, for trying the registration. */
  newcomer: z.optional(z.object({ fiscalCode: z.string(), customerCode: z.string() })),
  /** Only in the demo: the password of all personas. */
  demoPassword: z.optional(z.string()),
});

export type PublicConfig = z.infer<typeof publicConfig> & { readonly bases: Readonly<Record<Backend, string>> };
