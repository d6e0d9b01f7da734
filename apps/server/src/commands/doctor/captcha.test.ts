import { startCaptchaService, type CaptchaService } from '@sportello/fakes/captcha';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { checkCaptcha } from './captcha.ts';

const siteKey = '0x4AAAAAAA0123456789abcd';
let service: CaptchaService;
beforeAll(async () => {
  service = await startCaptchaService({ secret: 'right', siteKey });
});
afterAll(() => service.close());

async function examine(changes: Readonly<Record<string, string>>): Promise<string[]> {
  const { captcha } = readConfig({
    CAPTCHA: 'turnstile',
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_SECRET: 'right',
    CAPTCHA_VERIFY_URL: service.verifyUrl,
    CAPTCHA_SCRIPT_URL: service.scriptUrl,
    ...changes,
  });
  return (await checkCaptcha(captcha)).map(({ state, text }) => `${state} ${text}`);
}

describe('npm run doctor, about the captcha', () => {
  it('says that a service knows the secret and has its script', async () => {
    const host = new URL(service.url).host;
    expect(await examine({})).toEqual([
      `good turnstile: ${host} knows CAPTCHA_SECRET`,
      `good the script is at ${service.scriptUrl}`,
    ]);
  });

  it('names a wrong secret without showing it', async () => {
    const [verifier = ''] = await examine({ CAPTCHA_SECRET: 'hidden' });
    expect(verifier).toMatch(/^wrong .* rejects CAPTCHA_SECRET \(invalid-input-secret\)$/);
    expect(verifier).not.toContain('hidden');
  });

  it('says that nothing answers at either address', async () => {
    const nobody = 'http://127.0.0.1:9';
    const [verifier, script] = await examine({
      CAPTCHA_VERIFY_URL: `${nobody}/siteverify`,
      CAPTCHA_SCRIPT_URL: `${nobody}/api.js`,
    });
    expect(verifier).toMatch(/^wrong 127\.0\.0\.1:9 can't be reached .*nobody can register/);
    expect(script).toMatch(/^look http:\/\/127\.0\.0\.1:9\/api\.js can't be reached from here/);
  });

  it.each(['/missing.js', '/widget'])('says that the script is not at %s', async (path) => {
    const [, script] = await examine({ CAPTCHA_SCRIPT_URL: `${service.url}${path}` });
    expect(script).toMatch(/^wrong /);
  });

  it('says that proof of work needs nothing, and that off leaves the limits alone', async () => {
    const keys = { CAPTCHA_SITE_KEY: '', CAPTCHA_SECRET: '' };
    expect(await examine({ ...keys, CAPTCHA: 'proof-of-work' })).toEqual([
      'good proof of work, which needs nobody else',
    ]);
    expect(await examine({ ...keys, CAPTCHA: 'off' })).toEqual(['look off: only the limits of tries stop a bot']);
  });
});
