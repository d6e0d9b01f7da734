import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { developmentSecret } from '../src/config-production.ts';
import { StartError } from '../src/start-error.ts';

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

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  it('takes links from the port unless it is told the public address, which it keeps without the last slash', () => {
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

  it('checks the captcha once it has its secret, unless that is switched off', () => {
    const url = 'https://www.google.com/recaptcha/api/siteverify';
    expect(readConfig({ CAPTCHA_SECRET: 's' }).captcha).toEqual({ kind: 'siteverify', secret: 's', url });
    expect(readConfig({ CAPTCHA_SECRET: 's', CAPTCHA: 'off' }).captcha).toEqual({ kind: 'off' });
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://host/database'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL', '0'],
    ['REQUEST_TIMEOUT_SECONDS', '0'],
    ['PUBLIC_URL', 'clienti.example.it'],
    ['PUBLIC_URL', 'https://clienti.example.it/?a=1'],
    ['TRUST_PROXY', 'everybody'],
    ['DEMO', 'yes'],
    ['SESSION_SECRET', 'one,,two'],
    ['LOG_LEVEL', 'loud'],
    ['CAPTCHA', 'on'],
    ['CAPTCHA_VERIFY_URL', 'nowhere'],
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
  const good = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://sportello:secret@db:5432/sportello',
    SESSION_SECRET: '0123456789abcdef0123456789abcdef',
    PUBLIC_URL: 'https://clienti.example.it',
    CAPTCHA_SECRET: 'given-by-the-service',
  };

  it('starts with everything set, without demo data', () => {
    expect(readConfig(good)).toMatchObject({ production: true, demo: false, captcha: { kind: 'siteverify' } });
  });

  it('goes without a captcha only when told so', () => {
    expect(readConfig({ ...good, CAPTCHA_SECRET: '', CAPTCHA: 'off' }).captcha).toEqual({ kind: 'off' });
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
    ['CAPTCHA_SECRET', 'a captcha that lets everybody pass', { CAPTCHA_SECRET: '' }],
    ['PUBLIC_URL', 'links to localhost', { PUBLIC_URL: '' }],
  ])('refuses by %s: %s', (variable, _what, settings) => {
    expect(variablesOf({ ...good, ...settings })).toEqual([variable]);
  });

  it('refuses all at once', () => {
    expect(variablesOf({ NODE_ENV: 'production', DEMO: '1' })).toEqual([
      'DATABASE_URL',
      'SESSION_SECRET',
      'DEMO',
      'CAPTCHA_SECRET',
      'PUBLIC_URL',
    ]);
  });
});
