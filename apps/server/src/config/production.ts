import type { Config, Settings } from './config.ts';
import { hasTestKey, isCaptchaService } from './captcha.ts';
import { demoFilesIn } from './content.ts';
import { databaseError } from './database.ts';
import { demoBrand } from './provider.ts';

export const developmentSecret = 'sportello-development-secret-known-to-everybody';

const shortestSecret = 32;
/** Random hex has all sixteen characters; repeated typing has few. */
const fewestCharacters = 8;

/**
 * Settings that production rejects (fornitore.esercizio.2): convenient in development but dangerous with real
 * customers. Each rule returns the message for the operator, or nothing. Add a rule here for each new fake.
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
  (_config, given) =>
    typeof given.DEMO_DISTRIBUTOR === 'number'
      ? 'DEMO_DISTRIBUTOR: leave it out; it answers requests in the place of your systems and of the distributor.'
      : undefined,
  ({ captcha }) =>
    isCaptchaService(captcha) && hasTestKey(captcha)
      ? 'CAPTCHA_SITE_KEY: set it to a key of your own; with one for tests everybody passes.'
      : undefined,
  ({ captcha }) =>
    isCaptchaService(captcha) && captcha.verifyUrl.startsWith('http:')
      ? 'CAPTCHA_VERIFY_URL: it must begin with https://; the secret travels there.'
      : undefined,
  ({ captcha }) =>
    isCaptchaService(captcha) && captcha.scriptUrl.startsWith('http:')
      ? 'CAPTCHA_SCRIPT_URL: it must begin with https://; the page runs that script.'
      : undefined,
  ({ provider: { brand } }) =>
    brand.name === demoBrand.name || brand.homePage === demoBrand.homePage
      ? 'PROVIDER_FILE: give a file with your brand.name and brand.homePage; without them customers meet the demo’s.'
      : undefined,
  ({ contentDirs, demo }) => {
    const files = demo ? [] : demoFilesIn(contentDirs);
    return files.length > 0
      ? `CONTENT_DIR: ${files.join(', ')} ${files.length === 1 ? 'is' : 'are'} the demo’s; write your own, or delete them.`
      : undefined;
  },
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
  (_config, given) =>
    given.STRIPE_API_URL?.startsWith('http:') && !isLoopback(new URL(given.STRIPE_API_URL).hostname)
      ? 'STRIPE_API_URL: it must begin with https://; the secret key travels there.'
      : undefined,
  (_config, given) =>
    given.S3_ENDPOINT?.startsWith('http:') && !isLoopback(new URL(given.S3_ENDPOINT).hostname)
      ? 'S3_ENDPOINT: it must begin with https://; documents of customers travel there.'
      : undefined,
  (config) =>
    config.sms.kind === 'kept'
      ? 'SMS_URL: set it to your SMS service (docs/messages.md), or set SMS=off to go without SMS.'
      : undefined,
];

const isLoopback = (host: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(host);

export function refusals(config: Config, given: Settings): string[] {
  return rules.flatMap((rule) => rule(config, given) ?? []);
}
