import { readFileSync } from 'node:fs';
import { backends, beginCard, type Backend, type PublicConfig } from '@sportello/calls';
import {
  demoAccounts,
  demoCallCentre,
  demoNewcomer,
  demoOfferPages,
  demoPassword,
  demoVasActivationCodes,
} from '@sportello/demo';
import { CALL_CENTRE_LINES, MODULE_NAMES, OFFER_PAGES } from '@sportello/domain';
import * as z from 'zod';
import type { Config } from './config.ts';
import { firstLine, StartError } from '../errors/start-error.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #617b56');
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.it' });
const phone = z.string().regex(/^\+?[0-9][0-9 ]{2,19}$/, 'must be a phone number such as 800 000 000');
const hour = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be an hour such as 08:00');
const hoursOfDay = z
  .strictObject({ from: hour, to: hour })
  .refine(({ from, to }) => from < to, 'must end after it begins');
const origins = z
  .array(z.string().regex(/^https?:\/\/[\w.*-]+(:\d+)?$/, 'must be an origin such as https://media.example.it'))
  .default([]);
const backendNames = Object.keys(backends) as [Backend, ...Backend[]];

/** What a provider says of itself, in the file that `PROVIDER_FILE` names; all of it has a default. */
const providerFile = z.strictObject({
  brand: z
    .strictObject({
      name: z.string().min(1).default('Aurora Energia'),
      colours: z.strictObject({ from: colour, to: colour }).optional(),
      homePage: address.default('https://www.example.com/'),
    })
    .prefault({}),
  /** The terms of use and the privacy notice, by their edition; without an address the area shows its own text. */
  notices: z
    .strictObject({
      version: z.string().min(1).max(20).default('2026-11'),
      /** Editions that were in force before; a page opened then may still name one. */
      earlier: z.array(z.string().min(1).max(20)).default([]),
      terms: address.optional(),
      privacy: address.optional(),
    })
    .prefault({}),
  /** The pages with offers, by whom they are for; the home page where one is missing (pagine.offerte.1). */
  offerPages: z.partialRecord(z.enum(OFFER_PAGES), address).default({}),
  /** When the telephone is answered, and within how many working days a message is. */
  support: z
    .strictObject({
      hours: z
        .strictObject({ weekdays: hoursOfDay, saturday: hoursOfDay.optional() })
        .default({ weekdays: { from: '08:00', to: '20:00' }, saturday: { from: '08:00', to: '13:00' } }),
      answerWorkingDays: z.int().min(1).max(30).default(3),
    })
    .prefault({}),
  /** The numbers of customer service, by line (assistenza.numeri.2). */
  callCentre: z.partialRecord(z.enum(CALL_CENTRE_LINES), phone).default({}),
  /** Modules to take out of service, each with the reason that the customer reads (moduli.nomi.3). */
  disabledModules: z.partialRecord(z.enum(MODULE_NAMES), z.string().min(1).max(200)).default({}),
  /** A third party that tells a browser's own address as JSON, `{"ip": "…"}` (profilo.chiamate.6). */
  clientIpService: address.optional(),
  /** Product codes of the services whose progress shows as activation (contratto.stato.5). */
  vasActivationCodes: z.array(z.string().min(1)).default([...demoVasActivationCodes]),
  /** Base addresses of the backends that the provider's own gateway serves in place of this one. */
  backends: z.partialRecord(z.enum(backendNames), address).default({}),
  /** Origins beside our own that the web app may speak to, and show pictures, frames and films of. */
  sources: z.strictObject({ connect: origins, image: origins, frame: origins, media: origins }).prefault({}),
});

export type Provider = z.output<typeof providerFile>;

/**
 * Reads the file that `PROVIDER_FILE` names; without one, the neutral demo provider. Throws a
 * {@link StartError} that says what in the file can't be read.
 */
export function readProvider(file: string | undefined): Provider {
  if (file === undefined) return providerFile.parse({});
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new StartError(`PROVIDER_FILE: ${file} can't be read as JSON (${firstLine(cause)}).`, { cause });
  }
  const parsed = providerFile.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new StartError(
    parsed.error.issues.map((issue) => `PROVIDER_FILE: ${[file, ...issue.path].join(' › ')}: ${issue.message}`),
  );
}

/**
 * What the web app is told at `/config.json`.
 *
 * @param served the own calls that this server serves
 */
export function publicConfigOf(config: Config, apiPrefix: string, served: readonly string[]): PublicConfig {
  const { backends: elsewhere, sources: _, ...provider } = config.provider;
  const here = Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, apiPrefix + base]));
  return {
    ...provider,
    clientId: config.clientId,
    bases: { ...here, ...elsewhere } as Record<Backend, string>,
    // They need our own sessions.
    capabilities: 'ping' in elsewhere ? [] : served.filter((id) => id !== beginCard.id || config.cards.kind !== 'off'),
    demo: config.demo,
    ...(config.demo && {
      offerPages: { ...demoOfferPages, ...provider.offerPages },
      callCentre: { ...demoCallCentre, ...provider.callCentre },
    }),
    ...(config.demo && { demoAccounts: [...demoAccounts], demoPassword, newcomer: demoNewcomer }),
  };
}

/** What the pages' policy opens beside our own origin; a gateway elsewhere may of course be spoken to. */
export function sourcesOf({ backends: elsewhere, clientIpService, sources }: Provider): Provider['sources'] {
  const spokenTo = [...Object.values(elsewhere), ...(clientIpService === undefined ? [] : [clientIpService])];
  const connect = new Set([...sources.connect, ...spokenTo.map((base) => new URL(base).origin)]);
  return { ...sources, connect: [...connect] };
}
