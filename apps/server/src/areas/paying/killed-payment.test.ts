import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { dayInRome } from '@sportello/domain';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../../tools/lib/free-port.ts';
import { databaseOf } from '../../db/database.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { reconcilePayments } from './usecases/reconcile.ts';
import type { Services } from '../../shared/context.ts';
import { base64, demoPassword } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/delivery.ts';
import { givenBill, payAt, personAt } from '../../../test/payment-faults/person.ts';
import { startCardProcess, startServerProcess } from '../../../test/payment-faults/processes.ts';

const keys = { secretKey: 'sk_test_killed', webhookSecret: 'whsec_killed' };

/** Kill times in milliseconds after a step began, and the number of provider messages. */
const rounds = [
  { at: 'begin', after: 15, messages: 1 },
  { at: 'page', after: 0, messages: 1 },
  { at: 'pay', after: 0, messages: 1 },
  { at: 'pay', after: 20, messages: 1 },
  { at: 'bank', after: 0, messages: 2 },
  { at: 'dispute', after: 0, messages: 3 },
] as const;
type Moment = (typeof rounds)[number]['at'];

// Without return from the checkout session and without polling, only messages update the payment.
test(
  'settles each payment once by the messages that are sent again after the server is killed',
  { timeout: 180_000 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const { pool } = database;
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const provider = await startCardProcess({
      ...keys,
      pages: 'http://pages.invalid/pay',
      webhook: `${url}/api/webhooks/carte`,
      processingMs: 100,
      retryMs: Array.from({ length: 600 }, () => 100),
    });
    onTestFinished(() => void provider.child.kill('SIGKILL'));
    const cards = { ...keys, api: `http://127.0.0.1:${provider.port}` };
    const start = () => startServerProcess({ port, databaseUrl: database.url, cards, asks: false });
    let server = await start();
    onTestFinished(() => void server.kill('SIGKILL'));
    const { ask, insist } = await personAt(url);

    const kill = async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    };
    /** Leaves time for messages to fail, then starts another server. */
    const revive = async () => {
      await wait(250);
      server = await start();
    };
    const stateOf = async (id: string | undefined) =>
      (await pool.query<{ state: string }>('select state from payments where id = $1', [id])).rows[0]?.state;

    for (const [round, { at, after }] of rounds.entries()) {
      const strikes = async <T>(moment: Moment, work: () => Promise<T>): Promise<T> => {
        const working = work();
        if (at !== moment) return working;
        await wait(after);
        await kill();
        await revive();
        return working;
      };
      const { username, bill } = await givenBill(database, round + 1);
      const login = { username, password: base64(demoPassword) };
      const tokens = await insist(() => ask('/ping/clienti/v1/login', login, { 'x-ricordami': '0' }));
      const headers = { authorization: `Bearer ${tokens['access_token']}`, 'idempotency-key': randomUUID() };
      const begin = () => insist(() => ask('/sportello/v1/pagamenti/bollette', { bollette: [bill] }, headers));
      const { id, indirizzo } = await strikes('begin', begin);
      const session = indirizzo?.split('/').at(-1) ?? '';
      const pay = async () => {
        const { status } = await payAt(provider.port, session, at === 'bank' ? 'in-corso' : 'riuscito');
        expect(status).toBe(303);
      };

      if (at === 'page') {
        await kill();
        await pay();
        await wait(250);
        expect(await stateOf(id)).toBe('OPEN');
        server = await start();
      } else await strikes('pay', pay);
      if (at === 'bank') {
        await eventually(async () => (await stateOf(id)) !== 'OPEN');
        await kill();
        await revive();
      }
      await eventually(async () => (await stateOf(id)) === 'OK');
      if (at === 'dispute') {
        await kill();
        const body = new URLSearchParams({ azione: 'contestazione' });
        await fetch(`http://127.0.0.1:${provider.port}/pay/${session}/storno`, { method: 'POST', body });
        await revive();
      }
    }

    const sent = rounds.reduce((sum, { messages }) => sum + messages, 0);
    const countOf = async (table: string) => (await pool.query(`select from ${table}`)).rowCount;
    await eventually(async () => (await countOf('card_events')) === sent);
    const count = rounds.length;
    const sum = (count * (count + 1)) / 2;
    const { rows } = await pool.query(
      `select (select count(*)::int from payments) begun,
            (select count(*)::int from payments where state = 'OK') paid,
            (select sum(amount_cents)::int from bills where open_cents = 0 and status_code = '01') settled,
            (select sum(open_cents)::int from bills) open,
            (select count(*)::int from events where kind = 'BILLS_PAID') told,
            (select count(*)::int from messages where template = 'payment-receipt') receipts,
            (select count(*)::int from events where kind = 'PAYMENT_REVERSED') reversed,
            (select count(*)::int from messages where template = 'payment-reversed') letters`,
    );
    expect(rows).toEqual([
      {
        begun: count,
        paid: count,
        settled: sum - count,
        open: count,
        told: count,
        receipts: count,
        reversed: 1,
        letters: 1,
      },
    ]);
    const services = {
      db: databaseOf(pool),
      clock: () => new Date(),
      cards: stripeCards(cards),
    } as unknown as Services;
    const report = await reconcilePayments(services, dayInRome(Date.now()));
    expect([report.count, report.differences]).toEqual([{ here: count, there: count }, []]);
  },
);
