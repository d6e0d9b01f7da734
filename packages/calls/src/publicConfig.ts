import { CALL_CENTRE_LINES, FEATURE_FLAG_NAMES, MODULE_NAMES, OFFER_PAGES } from '@sportello/domain';
import * as z from 'zod/mini';
import type { Backend } from './mechanism/backends.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

const hoursOfDay = z.object({ from: z.string(), to: z.string() });

/**
 * What `/config.json` tells the web app at run time, so that one build serves any provider
 * (chiamata.capacita.1): the brand, the base URL of each backend, and what of our own the
 * gateway has.
 */
export const publicConfig = z.object({
  brand: z.object({
    name: z.string(),
    colours: z.optional(z.object({ from: colour, to: colour })),
    homePage: z.string(),
  }),
  /** The texts that a customer accepts or consents to; the app has its own where one is missing. */
  policies: z.optional(
    z.object({
      /** Which edition of the texts it is; travels with each consent. */
      version: z.string(),
      terms: z.optional(z.string()),
      privacy: z.optional(z.string()),
    }),
  ),
  /** The pages with offers, by whom they are for; the brand's home page where one is missing (pagine.offerte.1). */
  offerPages: z.optional(z.partialRecord(z.enum(OFFER_PAGES), z.string())),
  /** The numbers of customer service, by line (assistenza.numeri.2). */
  callCentre: z.optional(z.partialRecord(z.enum(CALL_CENTRE_LINES), z.string())),
  /** When the telephone is answered, and within how many working days a message is. */
  support: z.optional(
    z.object({
      hours: z.object({ weekdays: hoursOfDay, saturday: z.optional(hoursOfDay) }),
      answerWorkingDays: z.number(),
    }),
  ),
  /** Modules out of service, each with the reason that the customer reads (moduli.nomi.3). */
  disabledModules: z.optional(z.partialRecord(z.enum(MODULE_NAMES), z.string())),
  /** The scripts of two digital wallets, loaded after the first look (pagamento.portafogli.1). */
  walletScripts: z.optional(z.object({ applePay: z.optional(z.string()), googlePay: z.optional(z.string()) })),
  /** What is switched on or off otherwise than usual (fornitore.opzioni.2). */
  featureFlags: z.optional(z.partialRecord(z.enum(FEATURE_FLAG_NAMES), z.boolean())),
  /** The third party that tells a browser’s own IP address (profilo.chiamate.6); none by default. */
  clientIpService: z.optional(z.string()),
  /** Where the connected home is opened (consumo.casa.1); none where the provider has none. */
  connectedHome: z.optional(z.string()),
  /** Where the tiles of maps come from, and whose they are; without them a map shows no streets (intervento.tecnico.6). */
  map: z.optional(z.object({ tiles: z.string(), attribution: z.string() })),
  clientId: z.string(),
  bases: z.record(z.string(), z.string()),
  vasActivationCodes: z.array(z.string()),
  capabilities: z.array(z.string()),
  /** True where mail, payments and the like are stand-ins: the app says so. */
  demo: z.boolean(),
  /** The personas of the demo, so that each is one click away; only there. */
  demoAccounts: z.optional(z.array(z.object({ username: z.string(), segment: z.string(), note: z.string() }))),
  /** A customer without an account yet, so that the registration can be tried; only in the demo. */
  newcomer: z.optional(z.object({ fiscalCode: z.string(), customerCode: z.string() })),
  /** The one password of all personas; only in the demo. */
  demoPassword: z.optional(z.string()),
});

export type PublicConfig = z.infer<typeof publicConfig> & { readonly bases: Readonly<Record<Backend, string>> };
