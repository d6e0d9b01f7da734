import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bucketSettings } from '../../../../../tools/lib/bucket.ts';
import { useApp } from '../../../test/support/app.ts';
import { bucketOf, useBucket } from '../../../test/support/bucket.ts';
import { withServices } from '../../../test/support/services.ts';
import { eraseClosedAccounts } from '../profile/usecases/erase.ts';
import { codeOf } from '../../../test/support/customers.ts';

const bucket = useBucket();
const gateway = useApp({
  config: {
    get documentsBucket() {
      return bucket.config;
    },
  },
});
const url = (number: string) => `/api/documenti/v1/contenuto/${number}`;

async function keyOf(number: string, { database } = gateway): Promise<string> {
  await database.pool.query('update documents set archive_key = $2 where number = $1', [number, `2024/${number}.pdf`]);
  return `2024/${number}.pdf`;
}

describe('documents in a bucket', () => {
  it('returns documents with their size, alone and in a zip', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    const large = Buffer.alloc(3_000_000, 'a sentence of a contract ');
    await bucket.put(await keyOf('D40001000011'), large);
    await bucket.put(await keyOf('D40001000012'), 'small');
    const authorization = `Bearer ${bearer}`;
    const alone = await gateway.app.inject({ url: url('D40001000011'), headers: { authorization } });
    expect(alone.statusCode).toBe(200);
    expect(alone.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': '3000000' });
    expect(alone.rawPayload.equals(large)).toBe(true);
    const zip = await gateway.app.inject({
      url: '/api/sportello/v1/documenti.zip?documenti=D40001000011,D40001000012',
      headers: { authorization },
    });
    expect(zip.statusCode).toBe(200);
    expect(Object.values(unzipSync(zip.rawPayload)).map(({ length }) => length)).toEqual([3_000_000, 5]);
  });

  it('returns 404 for a document that the bucket lacks', async () => {
    const { access_token: bearer } = await gateway.signIn('full');
    await keyOf('D40001000013');
    expect((await gateway.send({ url: url('D40001000013'), bearer })).status).toBe(404);
  });

  it('keeps the provider’s documents unchanged when a customer is erased (credenziali.chiusura.3)', async () => {
    const { access_token: bearer } = await gateway.signIn('luce');
    const { pool } = gateway.database;
    const { rows } = await pool.query<{ number: string }>(
      `select number from documents d join accounts a using (customer_code) where a.username = 'luce' order by number limit 2`,
    );
    const numbers = rows.map(({ number }) => number);
    for (const number of numbers) await bucket.put(await keyOf(number), `%PDF-1.7 Luce Lombardi ${number}`);
    const before = await bucket.list();
    const send = (asked: string) => gateway.send({ url: asked, bearer });
    for (const number of numbers) expect((await send(url(number))).status).toBe(200);
    expect((await send(`/api/sportello/v1/documenti.zip?documenti=${numbers.join()}`)).status).toBe(200);
    await pool.query(`update accounts set disabled_at = $1, erase_after = $1 where username = 'luce'`, [gateway.now()]);
    await withServices(gateway, async (services) => expect(await eraseClosedAccounts(services)).toBe(1));
    expect((await send(url(numbers[0] ?? ''))).status).toBe(401);
    for (const number of numbers) expect(Object.values(before)).toContain(`%PDF-1.7 Luce Lombardi ${number}`);
    expect(await bucket.list()).toEqual(before);
  });
});

/** A storage that begins each answer and never ends it. */
const answers: ServerResponse[] = [];
const slow = createServer((_request, response) => {
  answers.push(response);
  response.writeHead(200, { 'content-length': 1_000_000 });
  response.write('%PDF');
}).listen(0, '127.0.0.1');
await once(slow, 'listening');

describe('documents of a storage that is slow or away', () => {
  const slowly = useApp({
    config: { documentsBucket: bucketOf(bucketSettings((slow.address() as AddressInfo).port)) },
  });
  const away = useApp({ config: { documentsBucket: bucketOf(bucketSettings(9)) } });

  it('closes the storage connection when the browser disconnects', async () => {
    const { access_token: bearer } = await slowly.signIn('full');
    await keyOf('D40001000011', slowly);
    const address = await slowly.app.listen({ host: '127.0.0.1', port: 0 });
    const left = new AbortController();
    const answer = await fetch(`${address}${url('D40001000011')}`, {
      headers: { authorization: `Bearer ${bearer}` },
      signal: left.signal,
    });
    expect(answer.status).toBe(200);
    const [storage] = answers;
    if (storage === undefined) throw new Error('The storage was not asked.');
    const closed = once(storage, 'close');
    left.abort();
    await closed;
    slow.close();
  });

  it('returns a 503 error where the storage is unavailable', async () => {
    const { access_token: bearer } = await away.signIn('full');
    await keyOf('D40001000011', away);
    const answer = await away.send({ url: url('D40001000011'), bearer });
    expect([answer.status, codeOf(answer)]).toEqual([503, 'S-001']);
  });
});
