import { readFileSync } from 'node:fs';
import { backends, type Backend, type PublicConfig } from '@sportello/calls';
import { demoAccounts, demoPassword, demoVasActivationCodes } from '@sportello/demo';
import * as z from 'zod';
import type { Config } from './config.ts';
import { firstLine, StartError } from './start-error.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #617b56');
const address = z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.it' });

/** What a provider says of itself, in the file that `PROVIDER_FILE` names; all of it has a default. */
const providerFile = z.strictObject({
  brand: z
    .strictObject({
      name: z.string().min(1).default('Aurora Energia'),
      colours: z.strictObject({ from: colour, to: colour }).optional(),
      homePage: address.default('https://www.example.com/'),
    })
    .prefault({}),
  /** Product codes of the services whose progress shows as activation: nine at the demo provider (Spec 1 §4). */
  vasActivationCodes: z.array(z.string().min(1)).default([...demoVasActivationCodes]),
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

/** The own calls that this gateway serves; an app pointed at another gateway hides what needs them. */
const capabilities = ['signOut', 'sessions'];

/** What the web app is told at `/config.json`. */
export function publicConfigOf(config: Config, apiPrefix: string): PublicConfig {
  const bases = Object.fromEntries(Object.entries(backends).map(([name, { base }]) => [name, apiPrefix + base]));
  return {
    ...config.provider,
    clientId: config.clientId,
    bases: bases as Record<Backend, string>,
    capabilities,
    demo: config.demo,
    ...(config.demo && { demoAccounts: [...demoAccounts], demoPassword }),
  };
}
