import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { endProviderKey, renewProviderKey } from './usecases/keys.ts';
import { useApp } from '../../../test/support/app.ts';
import { forgetTries } from '../../../test/support/customers.ts';
import { nothingHeldBack } from '../../../test/support/held-back.ts';
import { providerAt } from '../../../test/support/provider-calls.ts';

const gateway = useApp();
const { feed, keyFor, send } = providerAt(gateway);
const db = () => databaseOf(gateway.database.pool);

beforeEach(() => forgetTries(gateway));

const lastUse = async (name: string) =>
  (
    await gateway.database.pool.query<{ at: Date | null }>(
      'select last_used_at as at from provider_keys where name = $1',
      [name],
    )
  ).rows[0]?.at;

describe('the keys of the provider’s systems (fornitore.chiavi.1)', () => {
  it('permits a key only what it was created for', async () => {
    const { key } = await keyFor('export');
    expect((await feed(key)).status).toBe(200);
    expect((await send({ key, rows: [] })).status).toBe(403);
    expect((await feed((await keyFor('import:outcomes')).key)).status).toBe(403);
  });

  it.each([
    ['none', ''],
    ['one that nobody has', `spk_${'a'.repeat(43)}`],
    ['something else', 'x'],
  ])('rejects an invalid key: %s', async (_, key) => {
    expect((await feed(key)).status).toBe(401);
    expect((await send({ key, rows: ['{}'] })).status).toBe(401);
  });

  it('stores keys as hashes, and records their creation in the audit log', async () => {
    const { name, key } = await keyFor('export');
    const { rows } = await gateway.database.pool.query<{ row: string }>(
      'select k::text as row from provider_keys k where name = $1',
      [name],
    );
    expect(rows[0]?.row).not.toContain(key);
    const { rowCount } = await gateway.database.pool.query('select from audit where deed = $1', [
      `integration-key add ${name} --may export`,
    ]);
    expect(rowCount).toBe(1);
  });

  it('renews a key with a day in which both work, and ends both at once', async () => {
    const { name, key } = await keyFor('export');
    const renewed = (await renewProviderKey(db(), name, gateway.now())) ?? '';
    expect([(await feed(key)).status, (await feed(renewed)).status]).toEqual([200, 200]);
    gateway.wait(25 * 60 * 60_000);
    expect([(await feed(key)).status, (await feed(renewed)).status]).toEqual([401, 200]);
    gateway.wait(-25 * 60 * 60_000);
    await endProviderKey(db(), name, gateway.now());
    expect([(await feed(key)).status, (await feed(renewed)).status]).toEqual([401, 401]);
  });

  it('rejects requests under way with a key that ends meanwhile', async () => {
    const { name, key } = await keyFor('import:directory', 'export');
    await nothingHeldBack(gateway.database.pool);
    const body = new PassThrough();
    const sending = gateway.app.inject({
      method: 'POST',
      url: '/api/provider/v1/directory',
      headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}`, 'idempotency-key': 'slow' },
      payload: body,
    });
    body.write(JSON.stringify({ codiceCliente: 'P7', segmento: 'Business', uid: 'p7', isValido: true }));
    let cursor = String((await feed(key, '?limit=1000')).body.cursor);
    for (let next = ''; next !== cursor;) {
      next = cursor;
      cursor = String((await feed(key, `?limit=1000&since=${cursor}`)).body.cursor);
    }
    const waiting = feed(key, `?since=${cursor}&wait=25`);
    await expect.poll(async () => (await lastUse(name))?.getTime()).toBe(gateway.now().getTime());
    await endProviderKey(db(), name, gateway.now());
    body.end();
    expect([(await sending).statusCode, (await waiting).status]).toEqual([401, 401]);
    const { rowCount } = await gateway.database.pool.query(`select from directory_people where uid = 'p7'`);
    expect(rowCount).toBe(0);
  });

  it('rejects more than 600 requests with a key in a minute', async () => {
    const { name, key } = await keyFor('export');
    await gateway.database.pool.query(
      `insert into guesses (key, count, window_ends_at) select 'provider:' || id, 600, $2::timestamptz + interval '1 minute'
       from provider_keys where name = $1`,
      [name, gateway.now()],
    );
    expect((await feed(key)).status).toBe(429);
  });
});
