import * as z from 'zod/mini';
import type { Backend } from './mechanism/backends.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/**
 * What `/config.json` tells the web app at run time, so that one build serves any provider
 * (Design §3): the brand, the base address of each backend, and which calls of our own the
 * gateway has.
 */
export const publicConfig = z.object({
  brand: z.object({
    name: z.string(),
    colours: z.optional(z.object({ from: colour, to: colour })),
    homePage: z.string(),
  }),
  /** The texts that a customer accepts or consents to; the app has its own where an address is missing. */
  notices: z.optional(
    z.object({
      /** Which edition of the texts it is; travels with each consent. */
      version: z.string(),
      terms: z.optional(z.string()),
      privacy: z.optional(z.string()),
    }),
  ),
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
