import type { Config, Settings } from './config.ts';
import { databaseError } from './database.ts';

/** Signs sessions when nobody has set a secret. */
export const developmentSecret = 'sportello-development-secret-known-to-everybody';

const shortestSecret = 32;
/** Random hex has all sixteen; what a person types again and again has few. */
const fewestCharacters = 8;

/**
 * What production refuses (fornitore.esercizio.2): what is convenient on a desk and dangerous with real customers.
 * Each rule answers with the line for the operator, or nothing. A new stand-in adds its rule here.
 */
const rules: readonly ((config: Config, given: Settings) => string | undefined)[] = [
  (config) => databaseError(config),
  (config) =>
    config.sessionSecrets.includes(developmentSecret)
      ? 'SESSION_SECRET: set it to a random value (openssl rand -hex 32); the default is known to everybody.'
      : undefined,
  (config) =>
    config.sessionSecrets.some((secret) => secret.length < shortestSecret)
      ? `SESSION_SECRET: every secret must have at least ${shortestSecret} characters (openssl rand -hex 32).`
      : undefined,
  (config) =>
    config.sessionSecrets.some((secret) => secret.length >= shortestSecret && new Set(secret).size < fewestCharacters)
      ? 'SESSION_SECRET: every secret must be random; one of a few characters again and again can be guessed (openssl rand -hex 32).'
      : undefined,
  (config) =>
    config.demo
      ? 'DEMO: set it to 0; demo accounts have a public password and must not meet real customers.'
      : undefined,
  (config, given) =>
    config.captcha.kind === 'off' && given.CAPTCHA !== 'off'
      ? 'CAPTCHA_SECRET: set it to the secret of your captcha service, or set CAPTCHA=off to go without one.'
      : undefined,
  (_config, given) =>
    given.PUBLIC_URL === undefined
      ? 'PUBLIC_URL: set it to the URL that customers open, such as https://clienti.example.it; links in messages begin with it.'
      : undefined,
  (_config, given) =>
    given.PUBLIC_URL?.startsWith('http:')
      ? 'PUBLIC_URL: it must begin with https://; sessions and passwords travel there.'
      : undefined,
  (config) =>
    config.mail.kind === 'kept'
      ? 'SMTP_URL: set it to your mail server, such as smtp://user:password@mail.example.it:587; without one no mail goes out.'
      : undefined,
  (config, given) =>
    config.mail.kind === 'smtp' && given.MAIL_FROM === undefined
      ? 'MAIL_FROM: set it to the sender of our mails, such as Aurora Energia <sportello@example.it>.'
      : undefined,
  (_config, given) =>
    given.SEPA_CREDITOR_ID === undefined
      ? 'SEPA_CREDITOR_ID: set it to your SEPA creditor identifier; bank debits are mandated to it.'
      : undefined,
  (_config, given) =>
    given.STRIPE_SECRET_KEY?.includes('_test_')
      ? 'STRIPE_SECRET_KEY: set it to the live key; with one for tests no card is ever charged.'
      : undefined,
  (config) =>
    config.sms.kind === 'kept'
      ? 'SMS_URL: set it to your SMS service (docs/messages.md), or set SMS=off to go without SMS.'
      : undefined,
];

/** The lines that say why these settings can't serve real customers; empty when they can. */
export function refusals(config: Config, given: Settings): string[] {
  return rules.flatMap((rule) => rule(config, given) ?? []);
}
