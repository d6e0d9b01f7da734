import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoVasActivationCodes } from '@sportello/demo';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { demoContent } from './content.ts';
import { developmentSecret } from './production.ts';
import { publicConfigOf } from './provider.ts';
import { StartError } from '../errors/start-error.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.lines;
    throw error;
  }
};

const variablesOf = (env: Record<string, string>) => problemsOf(env).map((line) => line.split(':', 1)[0]);

describe('readConfig', () => {
  it('needs no setting on a desk', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      demo: true,
      sessionSecrets: [developmentSecret],
      clientId: 'sportello',
      captcha: { kind: 'off' },
    });
  });

  it('shows the product codes of the demo in the demo, with those of the provider (contratto.stato.5)', () => {
    const config = readConfig({});
    const provider = { ...config.provider, vasActivationCodes: ['OWN'] };
    expect(publicConfigOf({ ...config, provider }, '/api', []).vasActivationCodes).toEqual([
      ...demoVasActivationCodes,
      'OWN',
    ]);
  });

  it('returns the provider’s mail for reports of barriers instead of the demo’s (assistenza.accessibilita.1)', () => {
    const config = readConfig({});
    const shown = (accessibility?: { email: string }) =>
      publicConfigOf({ ...config, provider: { ...config.provider, accessibility } }, '/api', []).accessibility;
    expect(shown()).toEqual({ email: 'accessibilita@example.com' });
    expect(shown({ email: 'barriere@example.it' })).toEqual({ email: 'barriere@example.it' });
  });

  it('returns the days of replies where they are fewer than the law’s, and no other setting of complaints (reclami.termini.2)', () => {
    const config = readConfig({});
    const shown = (replyDays: { RECLAMO?: number }) =>
      publicConfigOf(
        { ...config, provider: { ...config.provider, cases: { ...config.provider.cases, replyDays } } },
        '/api',
        [],
      );
    expect(shown({ RECLAMO: 20 })).toMatchObject({ caseReplyDays: { RECLAMO: 20 } });
    expect(shown({})).not.toHaveProperty('caseReplyDays');
    expect(shown({ RECLAMO: 20 })).not.toHaveProperty('cases');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  it('takes links from the port unless it is told the public URL, which it keeps without the last slash', () => {
    expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(readConfig({ PUBLIC_URL: 'https://clienti.example.it/' }).publicUrl).toBe('https://clienti.example.it');
  });

  it('reads several secrets, the first of which signs', () => {
    expect(readConfig({ SESSION_SECRET: 'new, old' }).sessionSecrets).toEqual(['new', 'old']);
  });

  it.each([
    ['0', false],
    ['false', false],
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1, 10.1.0.0/16', ['10.0.0.1', '10.1.0.0/16']],
  ])('reads TRUST_PROXY=%s', (value, expected) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  it('asks for proof of work unless it is the demo or told otherwise', () => {
    expect(readConfig({}).captcha).toEqual({ kind: 'off' });
    expect(readConfig({ DEMO: '0' }).captcha).toEqual({ kind: 'proof-of-work' });
    expect(readConfig({ CAPTCHA: 'proof-of-work' }).captcha).toEqual({ kind: 'proof-of-work' });
    expect(readConfig({ DEMO: '0', CAPTCHA: 'off' }).captcha).toEqual({ kind: 'off' });
  });

  it.each([
    ['turnstile', '0x4AAAAAAA0123456789abcd', 'https://challenges.cloudflare.com/turnstile/v0/siteverify'],
    ['hcaptcha', 'a5f74b19-9e45-40e0-b45d-47ff91b7a6c2', 'https://api.hcaptcha.com/siteverify'],
    ['recaptcha', `6L${'a'.repeat(38)}`, 'https://www.google.com/recaptcha/api/siteverify'],
  ])('reads the keys of %s, whose addresses it knows', (kind, siteKey, verifyUrl) => {
    const given = { CAPTCHA: kind, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: 's' };
    expect(readConfig(given).captcha).toMatchObject({ kind, siteKey, secret: 's', verifyUrl, isInvisible: false });
  });

  it('allows the origin of a script from elsewhere', () => {
    const captcha = { CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: '0x4AAAAAAA0123456789abcd', CAPTCHA_SECRET: 's' };
    const scriptUrl = 'https://captcha.example.it/api.js';
    expect(readConfig({ ...captcha, CAPTCHA_SCRIPT_URL: scriptUrl }).captcha).toMatchObject({
      scriptUrl,
      sources: ['https://captcha.example.it', 'https://challenges.cloudflare.com'],
    });
  });

  it.each([
    [{}, 3],
    [{ CAPTCHA_FAILURES: '5' }, 5],
    [{ CAPTCHA_WHEN: 'always', CAPTCHA_FAILURES: '5' }, 0],
  ])('asks for the captcha of a sign-in after failures: %o', (given, failures) => {
    expect(readConfig(given).captchaFreeFailures).toBe(failures);
  });

  it.each([
    [{ CAPTCHA: 'turnstile' }, ['CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET']],
    [{ CAPTCHA: 'hcaptcha', CAPTCHA_SITE_KEY: 'x' }, ['CAPTCHA_SECRET']],
    [{ CAPTCHA: 'recaptcha', CAPTCHA_SITE_KEY: '0x4AAAAAAA0123456789abcd', CAPTCHA_SECRET: 's' }, ['CAPTCHA_SITE_KEY']],
    [{ CAPTCHA_SECRET: 's' }, ['CAPTCHA']],
    [{ CAPTCHA: 'proof-of-work', CAPTCHA_SITE_KEY: 's' }, ['CAPTCHA']],
  ])('rejects half a captcha: %o', (given, variables) => {
    expect(variablesOf(given)).toEqual(variables);
  });

  it('sends mails once it has a mail server, in the brand’s name unless told otherwise', () => {
    const url = 'smtp://mail.example.it';
    expect(readConfig({}).mail).toEqual({ kind: 'kept' });
    expect(readConfig({ SMTP_URL: url, PUBLIC_URL: 'https://clienti.example.it:8443' }).mail).toEqual({
      kind: 'smtp',
      url,
      from: '"Aurora Energia" <no-reply@clienti.example.it>',
    });
    expect(readConfig({ SMTP_URL: url, MAIL_FROM: 'a@example.it' }).mail).toMatchObject({ from: 'a@example.it' });
  });

  it('reads documents from a bucket once it has its keys, and from one place only', () => {
    const settings = { DOCUMENTS_BUCKET: 'documents', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    const bucket = { bucket: 'documents', region: 'eu-south-1', accessKeyId: 'k', secretAccessKey: 's' };
    expect(readConfig({}).documentsBucket).toBeUndefined();
    expect(readConfig(settings).documentsBucket).toEqual({ ...bucket, pathStyle: false });
    const endpoint = 'https://storage.example.it';
    expect(readConfig({ ...settings, S3_ENDPOINT: endpoint }).documentsBucket).toEqual({
      ...bucket,
      endpoint,
      pathStyle: true,
    });
    expect(readConfig({ ...settings, S3_ENDPOINT: endpoint, S3_PATH_STYLE: '0' }).documentsBucket?.pathStyle).toBe(
      false,
    );
    expect(() => readConfig({ ...settings, S3_SECRET_ACCESS_KEY: '' })).toThrow('S3_SECRET_ACCESS_KEY');
    expect(() => readConfig({ ...settings, DOCUMENTS_DIR: '/srv' })).toThrow('documents have one place');
    expect(variablesOf({ ...settings, DOCUMENTS_BUCKET: 'A/B' })).toEqual(['DOCUMENTS_BUCKET']);
  });

  it('sends SMS once it has a service, unless they are switched off', () => {
    const url = 'https://sms.example.it/send';
    expect(readConfig({}).sms).toEqual({ kind: 'kept' });
    expect(readConfig({ SMS_URL: url, SMS_TOKEN: 't' }).sms).toEqual({ kind: 'http', url, token: 't', from: null });
    expect(readConfig({ SMS_URL: url, SMS: 'off' }).sms).toEqual({ kind: 'off' });
  });

  it('mandates bank debits to the provider, by the brand’s name unless told otherwise', () => {
    expect(readConfig({ DEMO: '0' }).creditor).toEqual({
      name: 'Aurora Energia',
      identifier: 'IT81ZZZ0000099999999990',
    });
    const settings = {
      SEPA_CREDITOR_ID: 'it66 zzz a1b2c3d4e5f6g7h8',
      SEPA_CREDITOR_NAME: 'Esempio Energia S.p.A.',
      SEPA_CREDITOR_IBAN: 'it60 x054 2811 1010 0000 0123 456',
      SEPA_CBI_CUC: '1808147m',
    };
    expect(readConfig(settings).creditor).toEqual({
      name: 'Esempio Energia S.p.A.',
      identifier: 'IT66ZZZA1B2C3D4E5F6G7H8',
      iban: 'IT60X0542811101000000123456',
      cuc: '1808147M',
    });
  });

  it('takes cards once it has both keys of the payment provider', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig({}).cards).toEqual({ kind: 'off' });
    expect(readConfig(keys).cards).toEqual({ kind: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
    const api = 'https://stripe.proxy.example.it';
    expect(readConfig({ ...keys, STRIPE_API_URL: api }).cards).toMatchObject({ api });
    expect(variablesOf({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toEqual(['STRIPE_WEBHOOK_SECRET']);
    expect(variablesOf({ ...keys, STRIPE_SECRET_KEY: '' })).toEqual(['STRIPE_SECRET_KEY']);
  });

  it('does not start with a method that the payment provider does not have (pagamento.bollette.6)', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const file = (paymentMethods: readonly string[]) => {
      const name = path.join(mkdtempSync(path.join(tmpdir(), 'sportello-')), 'provider.json');
      writeFileSync(name, JSON.stringify({ paymentMethods }));
      return { ...keys, PROVIDER_FILE: name };
    };
    expect(readConfig(file(['CARD', 'PISP'])).cards).toMatchObject({ methods: ['CARD', 'PISP'] });
    expect(() => readConfig(file(['CARD', 'MYBANK']))).toThrow('Stripe has no MYBANK');
    expect(() => readConfig(file(['PAYPAL', 'APPLE_PAY']))).toThrow('must have CARD');
    expect(() => readConfig(file([]))).toThrow('must have one at least');
  });

  it('rejects a percentage at which ordinary bills would be anomalous (bolletta.anomala.1)', () => {
    const file = (cases: object) => {
      const name = path.join(mkdtempSync(path.join(tmpdir(), 'sportello-')), 'provider.json');
      writeFileSync(name, JSON.stringify({ cases }));
      return { PROVIDER_FILE: name };
    };
    expect(readConfig({}).provider.cases).toMatchObject({ anomalousPercent: 150, anomalousGasPercent: 250 });
    const own = { anomalousPercent: 110, anomalousGasPercent: 180 };
    expect(readConfig(file(own)).provider.cases).toMatchObject(own);
    expect(() => readConfig(file({ anomalousPercent: 109 }))).toThrow('anomalousPercent');
    expect(() => readConfig(file({ anomalousGasPercent: 100 }))).toThrow('anomalousGasPercent');
  });

  it('tries a message eight times in a day', () => {
    const waits = readConfig({}).messageRetrySeconds;
    expect(waits).toHaveLength(7);
    expect(waits.reduce((sum, each) => sum + each) / 3600).toBeCloseTo(23.4, 0);
    expect(readConfig({ MESSAGE_RETRY_SECONDS: '1,2' }).messageRetrySeconds).toEqual([1, 2]);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://host/database'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_REPLICA_URL', 'replica:5432'],
    ['DATABASE_POOL', '0'],
    ['REQUEST_TIMEOUT_SECONDS', '0'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['PUBLIC_URL', 'clienti.example.it'],
    ['PUBLIC_URL', 'https://clienti.example.it/?a=1'],
    ['TRUST_PROXY', 'everybody'],
    ['DEMO', 'yes'],
    ['SESSION_SECRET', 'one,,two'],
    ['LOG_LEVEL', 'loud'],
    ['CAPTCHA', 'on'],
    ['CAPTCHA_VERIFY_URL', 'nowhere'],
    ['CAPTCHA_SCRIPT_URL', "https://captcha.example.it/api.js; script-src 'unsafe-inline'"],
    ['CAPTCHA_INVISIBLE', 'yes'],
    ['CAPTCHA_WHEN', 'never'],
    ['CAPTCHA_FAILURES', '10'],
    ['SMTP_URL', 'mail.example.it:25'],
    ['MAIL_FROM', 'Aurora Energia'],
    ['MAIL_FROM', 'a@example.it, b@example.it'],
    ['SEPA_CREDITOR_ID', 'IT67ZZZA1B2C3D4E5F6G7H8'],
    ['SEPA_CREDITOR_IBAN', 'IT61X0542811101000000123456'],
    ['SEPA_CBI_CUC', '1808147'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_URL', 'api.stripe.com'],
    ['STRIPE_API_URL', 'https://proxy.example.it/stripe'],
    ['SMS', 'on'],
    ['SMS_URL', 'sms.example.it'],
    ['MESSAGE_RETRY_SECONDS', '10,,60'],
  ])('names %s when its value is %s', (variable, value) => {
    expect(variablesOf({ [variable]: value })).toEqual([variable]);
  });

  it('names all problems at once, and no secret', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://u:hidden@host/d' });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('hidden');
  });
});

describe('production', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-production-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const providerFile = path.join(folder, 'provider.json');
  const brand = { name: 'Esempio Energia', homePage: 'https://www.example.it' };
  writeFileSync(providerFile, JSON.stringify({ brand }));
  const withoutPage = path.join(folder, 'without-page.json');
  writeFileSync(withoutPage, JSON.stringify({ brand: { name: brand.name } }));
  const copied = path.join(folder, 'content');
  cpSync(demoContent, copied, { recursive: true });

  const good = {
    NODE_ENV: 'production',
    PROVIDER_FILE: providerFile,
    DATABASE_URL: 'postgres://sportello:secret@db:5432/sportello',
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://clienti.example.it',
    SMTP_URL: 'smtp://sportello:secret@mail.example.it:587',
    MAIL_FROM: 'Esempio Energia <sportello@example.it>',
    SEPA_CREDITOR_ID: 'IT66ZZZA1B2C3D4E5F6G7H8',
    SMS_URL: 'https://sms.example.it/send',
  };

  it('starts with everything set, without demo data', () => {
    expect(readConfig(good)).toMatchObject({ production: true, demo: false, captcha: { kind: 'proof-of-work' } });
  });

  it('inherits neither product codes nor pages nor telephone hours of the demo (contratto.stato.5)', () => {
    const { demo, vasActivationCodes, offerPages, callCentre, connectedHome, support, accessibility } = publicConfigOf(
      readConfig(good),
      '/api',
      [],
    );
    expect({ demo, vasActivationCodes, offerPages, callCentre, connectedHome, support, accessibility }).toEqual({
      accessibility: undefined,
      demo: false,
      support: { answerWorkingDays: 3 },
      vasActivationCodes: [],
      offerPages: {},
      callCentre: {},
      connectedHome: undefined,
    });
  });

  it('offers no card without the keys of the payment provider, and starts', () => {
    expect(readConfig(good).cards).toEqual({ kind: 'off' });
  });

  it('goes without SMS only when told so', () => {
    expect(readConfig({ ...good, SMS_URL: '', SMS: 'off' }).sms).toEqual({ kind: 'off' });
  });

  it('goes without a captcha only when told so', () => {
    expect(readConfig({ ...good, CAPTCHA: 'off' }).captcha).toEqual({ kind: 'off' });
  });

  it.each<[string, string, Record<string, string>]>([
    ['DATABASE_URL', 'the embedded PostgreSQL', { DATABASE_URL: '' }],
    ['SESSION_SECRET', 'no secret', { SESSION_SECRET: '' }],
    ['SESSION_SECRET', 'the default secret', { SESSION_SECRET: developmentSecret }],
    [
      'SESSION_SECRET',
      'the default secret as an older one',
      { SESSION_SECRET: `${good.SESSION_SECRET},${developmentSecret}` },
    ],
    ['SESSION_SECRET', 'a short secret', { SESSION_SECRET: 'short' }],
    ['SESSION_SECRET', 'a short secret as an older one', { SESSION_SECRET: `${good.SESSION_SECRET},short` }],
    ['DEMO', 'demo data', { DEMO: '1' }],
    ['DEMO_DISTRIBUTOR', 'a made-up distributor', { DEMO_DISTRIBUTOR: '20' }],
    [
      'CAPTCHA_SITE_KEY',
      'a captcha that lets everybody pass',
      { CAPTCHA: 'turnstile', CAPTCHA_SITE_KEY: '1x00000000000000000000AA', CAPTCHA_SECRET: 's' },
    ],
    [
      'CAPTCHA_VERIFY_URL',
      'a captcha whose secret anybody on the way can read',
      {
        CAPTCHA: 'turnstile',
        CAPTCHA_SITE_KEY: '0x4AAAAAAA0123456789abcd',
        CAPTCHA_SECRET: 's',
        CAPTCHA_VERIFY_URL: 'http://captcha.example.it/siteverify',
      },
    ],
    ['PROVIDER_FILE', 'the demo’s brand', { PROVIDER_FILE: '' }],
    ['PROVIDER_FILE', 'links to the demo’s site', { PROVIDER_FILE: withoutPage }],
    ['CONTENT_DIR', 'the demo’s content', { CONTENT_DIR: copied }],
    ['PUBLIC_URL', 'links to localhost', { PUBLIC_URL: '' }],
    ['PUBLIC_URL', 'links that anybody on the way can read', { PUBLIC_URL: 'http://clienti.example.it' }],
    ['SESSION_SECRET', 'one letter again and again', { SESSION_SECRET: 'a'.repeat(36) }],
    ['SESSION_SECRET', 'seven letters again and again', { SESSION_SECRET: 'password'.repeat(5) }],
    ['SMTP_URL', 'mails that go nowhere', { SMTP_URL: '' }],
    ['MAIL_FROM', 'a sender of our making', { MAIL_FROM: '' }],
    [
      'STRIPE_SECRET_KEY',
      'cards that are never charged',
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ],
    ['STRIPE_API_URL', 'a secret key that anybody on the way can read', { STRIPE_API_URL: 'http://10.0.0.1' }],
    ['SEPA_CREDITOR_ID', 'mandates to nobody', { SEPA_CREDITOR_ID: '' }],
    ['SMS_URL', 'SMS that go nowhere', { SMS_URL: '' }],
  ])('rejects by %s: %s', (variable, _what, settings) => {
    expect(variablesOf({ ...good, ...settings })).toEqual([variable]);
  });

  it('rejects all at once', () => {
    expect(variablesOf({ NODE_ENV: 'production', DEMO: '1' })).toEqual([
      'DATABASE_URL',
      'SESSION_SECRET',
      'DEMO',
      'PROVIDER_FILE',
      'PUBLIC_URL',
      'SMTP_URL',
      'SEPA_CREDITOR_ID',
      'SMS_URL',
    ]);
  });
});
