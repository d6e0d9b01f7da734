import type { Settings } from './config.ts';
import { StartError } from '../errors/start-error.ts';

/** Services with the `siteverify` protocol, and a script that draws their widget. */
export const captchaServices = ['turnstile', 'hcaptcha', 'recaptcha'] as const;
type CaptchaService = (typeof captchaServices)[number];

export interface CaptchaServiceConfig {
  readonly kind: CaptchaService;
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
  readonly scriptUrl: string;
  /** Sources of the Content Security Policy that the service documents. */
  readonly sources: readonly string[];
  readonly isInvisible: boolean;
}

export type CaptchaConfig = { readonly kind: 'off' | 'proof-of-work' } | CaptchaServiceConfig;

interface Service {
  readonly script: string;
  readonly verify: string;
  readonly sources: readonly string[];
  readonly siteKey: RegExp;
  /** The public keys for tests, with which everybody passes or nobody does. */
  readonly testKey: RegExp;
}

const services: Readonly<Record<CaptchaService, Service>> = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: ['https://challenges.cloudflare.com'],
    siteKey: /^[0-3]x[\w-]{20,}$/,
    testKey: /^[123]x0{8}/,
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    siteKey: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    testKey: /^[123]0000000-ffff-ffff-ffff-/i,
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js',
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    sources: [
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    siteKey: /^6L[\w-]{38}$/,
    testKey: /^6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI$/,
  },
};

/** Proof of work needs no setting, so it is the default where customers are real. */
export function captchaConfig(given: Settings, isDemo: boolean): CaptchaConfig {
  const kind = given.CAPTCHA ?? (isDemo ? 'off' : 'proof-of-work');
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = given;
  if (kind === 'off' || kind === 'proof-of-work') {
    if (given.CAPTCHA !== 'off' && (siteKey !== undefined || secret !== undefined))
      throw new StartError(
        `CAPTCHA: set it to the service of CAPTCHA_SITE_KEY and CAPTCHA_SECRET: ${captchaServices.join(', ')}.`,
      );
    return { kind };
  }
  const { script, verify, sources, siteKey: pattern } = services[kind];
  if (siteKey === undefined || secret === undefined)
    throw new StartError([
      ...(siteKey === undefined ? [`CAPTCHA_SITE_KEY: ${kind} needs it, beside CAPTCHA_SECRET.`] : []),
      ...(secret === undefined ? [`CAPTCHA_SECRET: ${kind} needs it, beside CAPTCHA_SITE_KEY.`] : []),
    ]);
  if (!pattern.test(siteKey)) throw new StartError(`CAPTCHA_SITE_KEY: it is no site key of ${kind}.`);
  const scriptUrl = given.CAPTCHA_SCRIPT_URL ?? script;
  return {
    kind,
    siteKey,
    secret,
    verifyUrl: given.CAPTCHA_VERIFY_URL ?? verify,
    scriptUrl,
    sources: scriptUrl === script ? sources : [new URL(scriptUrl).origin, ...sources],
    isInvisible: given.CAPTCHA_INVISIBLE,
  };
}

/** Returns how many failed sign-ins need no captcha yet. */
export function freeFailures(given: Settings): number {
  return given.CAPTCHA_WHEN === 'always' ? 0 : given.CAPTCHA_FAILURES;
}

export const isCaptchaService = (captcha: CaptchaConfig): captcha is CaptchaServiceConfig => 'secret' in captcha;

export function hasTestKey(captcha: CaptchaServiceConfig): boolean {
  return services[captcha.kind].testKey.test(captcha.siteKey);
}
