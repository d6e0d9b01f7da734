import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { checkContent } from '../doctor/content.ts';
import { ask } from './ask.ts';
import { questions } from './questions.ts';
import { writeAnswers } from './write.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-init-'));
afterAll(() => rmSync(folder, { recursive: true }));

const valid: Readonly<Record<string, string>> = {
  'brand.name': "Dell'Orto Luce",
  'brand.homePage': 'https://www.example.it',
  'company.name': "Dell'Orto Luce S.r.l.",
  'company.vatNumber': '00743110157',
  'company.address.street': 'Via Roma 1',
  'company.address.cap': '20121',
  'company.address.city': 'Milano',
  'company.address.province': 'mi',
  'callCentre.PMI': '800 000 001',
  'support.hours.saturday': '08:00 - 12:30',
  PUBLIC_URL: 'https://clienti.example.it',
  DATABASE_URL: 'postgres://sportello:$pass%27word@db.example.it:5432/sportello',
  SMTP_URL: 'smtp://user:password@mail.example.it:587',
  SEPA_CREDITOR_ID: 'IT66ZZZA1B2C3D4E5F6G7H8',
};

/** Types a valid line per question, before it the given wrong ones. */
async function answer(wrong: Readonly<Record<string, readonly string[]>> = {}, left = questions.length) {
  const lines = questions.slice(0, left).flatMap(({ into }) => [...(wrong[into] ?? []), valid[into] ?? '']);
  let printed = '';
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      printed += chunk.toString();
      done();
    },
  });
  const answers = await ask(Readable.from(lines.map((line) => `${line}\n`)), output);
  return { answers, printed };
}

describe('npm run provider-init', () => {
  it('writes settings with which production starts, in files that only their owner reads', async () => {
    const into = path.join(folder, 'new');
    writeAnswers((await answer()).answers, into);
    const settings = path.join(into, '.env');
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    const config = readConfig(parseEnv(readFileSync(settings, 'utf8')));
    expect(config).toMatchObject({
      production: true,
      databaseUrl: valid['DATABASE_URL'],
      trustProxy: 1,
      sms: { kind: 'off' },
      mail: { from: 'Dell’Orto Luce <no-reply@clienti.example.it>' },
      provider: {
        brand: { name: "Dell'Orto Luce" },
        company: { address: { province: 'MI' } },
        callCentre: { PMI: '800 000 001' },
        support: { hours: { weekdays: { from: '08:00', to: '20:00' }, saturday: { from: '08:00', to: '12:30' } } },
      },
    });
    expect(config.contentDirs[0]).toBe(path.join(into, 'content'));
    expect(checkContent(config).length).toBeGreaterThan(5);
  });

  it('writes another secret each time', async () => {
    const { answers } = await answer();
    const secrets = ['one', 'two'].map((name) => {
      writeAnswers(answers, path.join(folder, name));
      return parseEnv(readFileSync(path.join(folder, name, '.env'), 'utf8'))['SESSION_SECRET'];
    });
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets[0]).not.toBe(secrets[1]);
  });

  it.each([
    ['brand.name', '', 'an answer is needed'],
    ['brand.name', 'Aurora Energia', 'it is the demo’s name'],
    ['brand.homePage', 'example', 'must be a URL'],
    ['company.vatNumber', '12345678901', 'must be an Italian VAT number'],
    ['company.address.cap', '2012', 'must be a postal code'],
    ['company.address.province', 'Milano', 'must be two letters'],
    ['callCentre.PMI', 'nessuno', 'must be a phone number'],
    ['support.hours.weekdays', '20:00-08:00', 'must end after it begins'],
    ['support.hours.saturday', 'mai', 'must be an hour'],
    ['PUBLIC_URL', 'http://clienti.example.it', 'must begin with https://'],
    ['TRUST_PROXY', 'molti', 'must be how many proxies'],
    ['DATABASE_URL', 'mysql://db', 'must be postgres://'],
    ['DATABASE_URL', "postgres://a:b'c@db/sportello", 'must not have a quote'],
    ['MAIL_FROM', 'noi', 'must be an address'],
    ['SEPA_CREDITOR_ID', 'IT00ZZZA1B2C3D4E5F6G7H8', 'must be a SEPA creditor identifier'],
    ['SEPA_CREDITOR_IBAN', 'IT00', 'must be an IBAN'],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'with one for tests no card is ever charged'],
  ])('rejects for %s the answer "%s", and asks again', async (into, typed, problem) => {
    const { answers, printed } = await answer({ [into]: [typed] });
    const [, reason] = /Not accepted: (.*)\./.exec(printed) ?? [];
    expect(reason).toContain(problem);
    expect(answers.get(into)).toBe((await answer()).answers.get(into));
  });

  it('rejects a key of Stripe without the secret of its webhook', async () => {
    const begin = questions.findIndex(({ into }) => into === 'STRIPE_SECRET_KEY');
    const lines = questions.slice(0, begin).map(({ into }) => valid[into] ?? '');
    const input = Readable.from([...lines, 'sk_live_1', '', 'whsec_1'].map((line) => `${line}\n`));
    let printed = '';
    const output = new Writable({ write: (chunk: Buffer, _, done) => ((printed += chunk.toString()), done()) });
    expect((await ask(input, output)).get('STRIPE_WEBHOOK_SECRET')).toBe('whsec_1');
    expect(printed).toContain('Not accepted: set it too');
  });

  it('writes nothing if the answers end early', async () => {
    await expect(answer({}, 3)).rejects.toThrow('The answers end before "Its VAT number');
  });

  it('does not replace the settings of a folder', async () => {
    const into = path.join(folder, 'old');
    mkdirSync(into);
    writeFileSync(path.join(into, '.env'), 'SESSION_SECRET=old\n');
    const { answers } = await answer();
    expect(() => writeAnswers(answers, into)).toThrow('.env already');
    expect(readFileSync(path.join(into, '.env'), 'utf8')).toBe('SESSION_SECRET=old\n');
  });
});
