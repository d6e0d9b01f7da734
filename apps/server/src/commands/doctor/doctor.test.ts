import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { examine } from './examine.ts';
import { certificateFinding, clockFinding } from './server.ts';
import { testPushKeys } from '../../../test/support/push/push-service.ts';
import { pretendVersion } from '../../../test/support/pretended-version.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';

const sampleBrand = path.join(import.meta.dirname, '../../../test/brand/provider.json');
const now = new Date('2026-11-20T09:00:00Z');

let database: TestDatabase;
let empty: TestDatabase;
/** Port that was just released, so no server answers on it. */
let nobody = 0;
beforeAll(async () => {
  [database, empty] = [await createTestDatabase(), await createEmptyDatabase()];
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  nobody = typeof address === 'object' && address !== null ? address.port : 0;
  probe.close();
});
afterAll(async () => {
  await database.drop();
  await empty.drop();
});

const look = async (env: Readonly<Record<string, string>> = {}) => {
  const given = { DATABASE_URL: database.url, PUBLIC_URL: `http://127.0.0.1:${nobody}`, ...env };
  const findings = await examine(given, now);
  return findings.map(({ about, state, text }) => `${state} ${about}: ${text}`);
};

describe('npm run doctor', () => {
  it('says what is well, and what production would reject', async () => {
    const found = await look();
    expect(found).toContainEqual(expect.stringMatching(/^look settings: production would reject: SESSION_SECRET/));
    expect(found).toContainEqual(expect.stringMatching(/^look server: nothing answers at http/));
    expect(found).toContain('look mail: no SMTP_URL: mails are kept and never go out');
    expect(found).toContain('good tables: as this version needs them');
    expect(found).toContain('good clock: of the database: as here');
    expect(found).toContain('good jobs: nothing is behind');
    expect(found).toContain('good provider: nothing is given up or missing');
    expect(found).toContain('good rows: each belongs to something');
  });

  it('names pictures of the brand that can’t be drawn, or look poor', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sportello-doctor-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'provider.json');
    const lookAt = async (logo: string) => {
      await writeFile(path.join(folder, 'logo.svg'), logo);
      await writeFile(file, JSON.stringify({ brand: { logo: 'logo.svg' } }));
      return (await look({ PROVIDER_FILE: file })).filter((line) => line.includes(' brand: '));
    };
    const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${content}</svg>`;
    expect(await lookAt(svg('<text>Alba</text>'))).toEqual([
      expect.stringMatching(/^look brand: brand › logo has text/),
      expect.stringMatching(/^look brand: no picture is large and square enough/),
    ]);
    expect(await lookAt(svg('<path'))).toEqual([
      expect.stringMatching(/^wrong brand: PROVIDER_FILE: brand › logo: can't be drawn \(/),
    ]);
    expect((await look({ PROVIDER_FILE: sampleBrand })).filter((line) => line.includes(' brand: '))).toEqual([
      'good brand: 4 pictures can be drawn',
    ]);
  });

  it('names what customers read of a provider that did not say it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'sportello-doctor-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'provider.json');
    const lookAt = async (provider: object, settings: object = {}) => {
      await writeFile(file, JSON.stringify(provider));
      return (await look({ DEMO: '0', PROVIDER_FILE: file, ...settings })).filter((line) =>
        /support\.hours|vasActivationCodes|VAPID/.test(line),
      );
    };
    await database.pool.query(`
      insert into customers (code, segment) values ('D9', 'Residenziale');
      insert into vas_contracts (code, customer_code, name, type, sub_type, product_type, source_state, progress)
        values ('V7', 'D9', 'Servizio', 'SERVIZIO', 'DEFAULT', 'ZSRV', 'Attivo', 40),
               ('V8', 'D9', 'Servizio', 'SERVIZIO', 'DEFAULT', 'ZSRV', 'Attivo', 100),
               ('V9', 'D9', 'Fibra', 'FIBRA', 'DEFAULT', 'ZFIB', 'Attivo', 40)`);
    expect(await lookAt({})).toEqual([
      'look settings: PROVIDER_FILE names no support.hours: customers do not read when you answer the telephone',
      'look settings: VAPID_PUBLIC_KEY is not set: browsers are offered no pushes (npm run push-keys)',
      'look rows: 1 services of product ZSRV are being activated and customers see them deactivated: name it in vasActivationCodes of PROVIDER_FILE if its progress is an activation',
    ]);
    const weekdays = { from: '09:00', to: '17:00' };
    expect(await lookAt({ support: { hours: { weekdays } }, vasActivationCodes: ['ZSRV'] }, testPushKeys)).toEqual([]);
    await database.pool.query(`delete from customers where code = 'D9'`);
  });

  it('warns of a PostgreSQL newer than those of the tests, and rejects one too old', async () => {
    const standIn = await createEmptyDatabase();
    onTestFinished(() => standIn.drop());
    expect(await lookAt('190001')).toContain(
      'look database: PostgreSQL 19 is newer than those that Sportello is tested with (15 to 18).',
    );
    expect(await lookAt('140019')).toContain(
      'wrong database: DATABASE_URL: the server is PostgreSQL 14; 15 or newer is needed.',
    );

    async function lookAt(versionNumber: string) {
      return look({ DATABASE_URL: await pretendVersion(standIn, versionNumber) });
    }
  });

  it('says which setting is wrong, and goes no further', async () => {
    const found = await look({ PORT: 'none' });
    expect(found).toEqual([expect.stringMatching(/^wrong settings: PORT/)]);
  });

  it('says that the mail server or the database does not let us in', async () => {
    const found = await look({
      SMTP_URL: `smtp://127.0.0.1:${nobody}`,
      DATABASE_URL: 'postgres://x:y@127.0.0.1:9/none',
    });
    expect(found).toContainEqual(expect.stringMatching(/^wrong mail: 127\.0\.0\.1 does not let us in/));
    expect(found).toContainEqual(expect.stringMatching(/^wrong database: DATABASE_URL/));
    expect(found.join()).not.toContain('y@127');
  });

  it('says that the tables are behind, and changes none', async () => {
    expect(await look({ DATABASE_URL: empty.url })).toContainEqual(
      expect.stringMatching(/^look tables: \d+ changes behind/),
    );
    const { rows } = await empty.pool.query(`select to_regclass('customers') as found`);
    expect(rows).toEqual([{ found: null }]);
  });

  it('counts rows that nothing reads, and messages that wait', async () => {
    await database.pool.query(`
      insert into customers (code, segment) values ('D1', 'Residenziale');
      insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
        values ('L1', 'D1', 'LUCE', 'Cessato', '501');
      insert into payment_methods (contract_account, customer_code, current_mandate) values ('500', 'D1', null), ('501', 'D1', 'M1');
      insert into documents (number, customer_code, contract_kind, contract_code) values ('1', 'D1', 'COMMODITY', 'gone');
      insert into messages (id, template, channel, recipient, text, created_at) values (gen_random_uuid(), 't', 'MAIL', 'a@b.it', 'x', now() - interval '1 hour')`);
    await database.pool.query(`
      insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
        values ('L2', 'D1', 'LUCE', 'Cessato', '502');
      insert into vas_contracts (code, customer_code, name, type, sub_type, product_type, source_state, progress)
        values ('V1', 'D1', 'Servizio', 'SERVIZIO', 'DEFAULT', 'ZSRV', 'Attivo', null),
               ('V2', 'D1', 'Servizio', 'SERVIZIO', 'DEFAULT', 'ZSRV', 'Attivo', 100);
      insert into payment_methods (contract_account, customer_code, future_mandate) values ('502', 'D1', 'M2')`);
    const found = await look();
    expect(found).toContain('look rows: 1 payment methods of accounts on which no contract of the customer is billed');
    expect(found).toContain('look rows: 2 mandates for accounts whose contracts have all ended');
    expect(found).toContain(
      'look rows: 1 services that the source calls Attivo and customers see deactivated, since they have no percentualeAvanzamento',
    );
    expect(found).toContain('look rows: 1 documents of contracts that there are not');
    expect(found).toContain('look jobs: 1 messages have not gone out for more than a quarter of an hour');
  });
});

describe('npm run doctor, of the provider’s systems', () => {
  it('counts events that were given up, outcomes that are missing and changes whose day has passed', async () => {
    await database.pool.query(`
      with event as (insert into events (kind, customer_code, at, actor_name, "right", data)
        select 'PAYMENT_METHOD_CHANGED', 'D1', '2026-11-01T09:00:00Z', 'd1', 'SELF', '{}' from generate_series(1, 4) returning id),
      numbered as (select id, row_number() over (order by id) as n from event),
      told as (insert into webhook_calls (event_id, status, tries, next_try_at) select id, 'GIVEN_UP', 12, now() from numbered where n = 1)
      insert into customer_changes (event_id, subject, matter, customer_code, sent_at, state, active_from, told_at)
        select id, n::text, 'PAGAMENTO', 'D1', case n when 1 then '2026-11-02T09:00:00Z'::timestamptz else '2026-11-19T09:00:00Z' end,
          case when n < 3 then 'INVIATA' else 'ATTIVA' end,
          case n when 3 then date '2026-11-19' when 4 then date '2026-11-20' end,
          case when n < 3 then null else now() end
        from numbered`);
    const found = (await look()).filter((line) => line.includes(' provider: '));
    expect(found).toEqual([
      'look provider: 1 events were given up: npm run integration-webhook -- replay tells them again',
      'look provider: 2 PAGAMENTO wait for an outcome for longer than usual, or for what is due by now to be done, since 2026-11-02',
    ]);
  });
});

describe('what a clock and a certificate say', () => {
  it.each([
    [0.5, 'good', 'of x: as here'],
    [10, 'look', 'of x: 10 seconds ahead; let both machines ask a time server'],
    [-90, 'wrong', 'of x: 90 seconds behind; let both machines ask a time server'],
  ])('rates a clock that is %d seconds off as %s', (seconds, state, text) => {
    expect(clockFinding('of x', seconds)).toEqual({ about: 'clock', state, text });
  });

  it.each([
    ['2027-02-01', undefined, 'good', 'trusted, valid to 2027-02-01'],
    ['2026-12-01', undefined, 'look', 'valid to 2026-12-01, 10 days from now: renew it'],
    ['2027-02-01', 'self-signed', 'wrong', 'browsers don’t trust it: self-signed (valid to 2027-02-01)'],
  ])('rates a certificate valid to %s with the problem %s as %s', (validTo, problem, state, text) => {
    expect(certificateFinding(new Date(`${validTo}T00:00:00Z`), problem, now)).toEqual({
      about: 'certificate',
      state,
      text,
    });
  });
});
