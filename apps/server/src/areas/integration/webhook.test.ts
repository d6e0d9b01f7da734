import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { readConfig } from '../../config/config.ts';
import { deleteExpired } from '../../db/retention/delete.ts';
import { replayWebhooks } from './queries/webhooks.ts';
import { httpWebhook, webhookSignature } from '../../ports/integration-webhook.ts';
import { announce } from '../../events/announce.ts';
import { forwardEvents } from './usecases/webhooks.ts';
import { useApp } from '../../../test/support/app.ts';
import { nothingHeldBack } from '../../../test/support/held-back.ts';

const gateway = useApp({ seeded: false });
const db = () => databaseOf(gateway.database.pool);

describe('the webhook (fornitore.webhook.1)', () => {
  const secret = 'a-secret-of-at-least-24-letters';
  const heard: { headers: IncomingMessage['headers']; body: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });

  beforeEach(async () => {
    heard.length = 0;
    status = 200;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await nothingHeldBack(gateway.database.pool);
    await forward();
    heard.length = 0;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const forward = () =>
    forwardEvents({
      db: db(),
      clock: gateway.now,
      webhook: httpWebhook({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, secret }),
    });

  async function happen(customerCode: string): Promise<bigint> {
    const fact = { kind: 'PASSWORD_CHANGED', customerCode, data: {} } as const;
    const id = await announce(db(), fact, { username: 'x', right: 'SELF' }, gateway.now());
    await nothingHeldBack(gateway.database.pool);
    return id;
  }

  it('hears each event once, signed', async () => {
    const id = await happen('W1');
    await Promise.all([forward(), forward()]);
    await forward();
    expect(heard.map(({ body }) => (JSON.parse(body) as { customerCode: string }).customerCode)).toEqual(['W1']);
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(headers['webhook-id']).toBe(`evt_${id}`);
    const seconds = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(webhookSignature(secret, `evt_${id}`, seconds, body));
  });

  it('retries a call after growing pauses, gives up, and repeats it on request', async () => {
    status = 500;
    const id = await happen('W2');
    const pauses = [0, 10, 60, 300, 1800, 7200, 21_600, 54_000, 86_400, 86_400];
    let waited = 0;
    for (const pause of pauses) {
      await forward();
      gateway.wait(pause * 1000);
      waited += pause;
    }
    await forward();
    expect(heard.filter(({ headers }) => headers['webhook-id'] === `evt_${id}`)).toHaveLength(10);
    const stands = async () =>
      (await gateway.database.pool.query('select status, last_error from webhook_calls where event_id = $1', [id]))
        .rows[0];
    expect(await stands()).toEqual({ status: 'GIVEN_UP', last_error: 'HTTP 500' });
    status = 204;
    expect(await replayWebhooks(db(), null, gateway.now())).toBe(1);
    await forward();
    expect(await stands()).toEqual({ status: 'SENT', last_error: null });
    gateway.wait(-waited * 1000);
  });

  it('replays events from a given one on, even long after they were sent', async () => {
    const ids = [await happen('W3'), await happen('W4')];
    await forward();
    await deleteExpired(
      db(),
      readConfig({}).provider.retention,
      new Date(gateway.now().getTime() + 91 * 24 * 60 * 60_000),
    );
    const told = () => heard.map(({ headers }) => headers['webhook-id']);
    expect(told()).toEqual(ids.map((id) => `evt_${id}`));
    expect(await replayWebhooks(db(), String(ids[1]), gateway.now())).toBe(1);
    await forward();
    expect(told()).toEqual([...ids, ids[1]].map((id) => `evt_${id}`));
    expect(await replayWebhooks(db(), String(ids[0]), gateway.now())).toBe(2);
    await forward();
  });

  it('does not call the webhook while it rests after failures', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}/`;
    await new Promise((resolve) => closed.close(resolve));
    const webhook = httpWebhook({ url, secret });
    const ids: bigint[] = [];
    for (let event = 0; event < 12; event += 1) ids.push(await happen('W5'));
    for (let round = 0; round < 3; round += 1) {
      await forwardEvents({ db: db(), clock: gateway.now, webhook });
      gateway.wait(60 * 60_000);
    }
    const { rows } = await gateway.database.pool.query<{ tries: number; status: string }>(
      'select tries, status from webhook_calls where event_id = any($1) order by event_id',
      [ids],
    );
    expect(rows.map(({ tries }) => tries)).toEqual([...Array.from({ length: 10 }, () => 1), 0, 0]);
    await forward();
    expect(heard).toHaveLength(12);
    gateway.wait(-3 * 60 * 60_000);
  });
});
