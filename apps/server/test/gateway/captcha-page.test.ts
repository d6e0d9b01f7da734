import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { useApp } from '../support/app.ts';

// The page of a captcha service's widget (sessione.captcha.3).

const siteKeys = {
  turnstile: '0x4AAAAAAA0123456789abcd',
  hcaptcha: 'a5f74b19-9e45-40e0-b45d-47ff91b7a6c2',
  recaptcha: `6L${'a'.repeat(38)}`,
};

const captchaOf = (kind: keyof typeof siteKeys, changes: Readonly<Record<string, string>> = {}) =>
  readConfig({ CAPTCHA: kind, CAPTCHA_SITE_KEY: siteKeys[kind], CAPTCHA_SECRET: 'hidden', ...changes }).captcha;

describe.each([
  ['turnstile', 'https://challenges.cloudflare.com', 'turnstile'],
  ['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com', 'hcaptcha'],
  [
    'recaptcha',
    'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'grecaptcha',
  ],
] as const)('the page of %s', (kind, sources, api) => {
  const gateway = useApp({ seeded: false, config: { captcha: captchaOf(kind) } });

  it('allows the sources of the service alone, and only the app to frame it', async () => {
    const answer = await gateway.app.inject('/captcha');
    const policy = String(answer.headers['content-security-policy']);
    const script = /<script>([\s\S]*)<\/script>/.exec(answer.body)?.[1] ?? '';
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' ${sources}`,
      `frame-src ${sources}`,
      `connect-src ${sources}`,
      `img-src data: ${sources}`,
      `style-src 'unsafe-inline' ${sources}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
  });

  it('returns a page with the site key and without the secret', async () => {
    const { body } = await gateway.app.inject('/captcha');
    expect(body).toContain(`data-api="${api}"`);
    expect(body).toContain(`data-site-key="${siteKeys[kind]}"`);
    expect(body).not.toContain('hidden');
  });

  it('announces the captcha service to the app without its site key', async () => {
    const { body } = await gateway.send({ url: '/config.json' });
    expect(body.captcha).toBe('service');
    expect(body.capabilities).not.toContain('captchaChallenge');
    expect(JSON.stringify(body)).not.toContain(siteKeys[kind]);
  });
});

describe.each(['off', 'proof-of-work'] as const)('with %s', (kind) => {
  const gateway = useApp({ seeded: false, config: { captcha: { kind } } });

  it('serves no captcha page, and announces the challenge only if it is the captcha', async () => {
    expect((await gateway.app.inject('/captcha')).body).not.toContain('data-site-key');
    const { body } = await gateway.send({ url: '/config.json' });
    expect(body.captcha).toBe(kind === 'off' ? undefined : kind);
    expect(body.capabilities.includes('captchaChallenge')).toBe(kind !== 'off');
  });
});

describe('an invisible widget', () => {
  const gateway = useApp({ seeded: false, config: { captcha: captchaOf('hcaptcha', { CAPTCHA_INVISIBLE: '1' }) } });
  it('asks an invisible widget to run by itself', async () => {
    expect((await gateway.app.inject('/captcha')).body).toContain('data-invisible="1"');
  });
});
