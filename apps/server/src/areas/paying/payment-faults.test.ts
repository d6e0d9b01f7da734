import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { newCardMemory, startCardProvider } from '@sportello/fakes/cards';
import { dayInRome } from '@sportello/domain';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../../tools/lib/free-port.ts';
import { databaseOf } from '../../db/database.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { reconcilePayments } from './usecases/reconcile.ts';
import type { Services } from '../../shared/context.ts';
import { base64, demoPassword } from '../../../test/support/app.ts';
import { createTestDatabase } from '../../../test/support/database.ts';
import { openLine } from '../../../test/payment-faults/line.ts';
import { givenBill, payAt, personAt } from '../../../test/payment-faults/person.ts';
import { startServerProcess } from '../../../test/payment-faults/processes.ts';

// A few rounds with every change; a hundred by `npm run bench -- payments`.
const rounds = Number(process.env['PAYMENT_ROUNDS'] ?? 9);

const faults = ['the server is killed', 'the payment provider is away', 'the line is cut'] as const;
const steps = ['begin', 'pay', 'return'] as const;
const keys = { secretKey: 'sk_test_faults', webhookSecret: 'whsec_faults' };

test(
  'ends every payment once with matching sums, whatever fails at whatever step (pagamento.bollette.1)',
  { timeout: 120_000 + rounds * 20_000 },
  async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const memory = newCardMemory();
    const line = await openLine();
    onTestFinished(() => line.close());

    const startProvider = async () => {
      const started = await startCardProvider({
        ...keys,
        memory,
        pages: 'http://pages.invalid/pay',
        webhook: `${url}/api/webhooks/carte`,
        processingMs: 200,
      });
      line.leadTo(started.port);
      return started;
    };
    let provider = await startProvider();
    onTestFinished(() => provider.close());

    const cards = { ...keys, api: `http://127.0.0.1:${line.port}` };
    const startChild = () => startServerProcess({ port, databaseUrl: database.url, cards, asks: true });
    let server = await startChild();
    onTestFinished(() => void server.kill('SIGKILL'));

    const strike: Record<(typeof faults)[number], () => Promise<unknown>> = {
      'the server is killed': async () => {
        const ended = once(server, 'exit');
        server.kill('SIGKILL');
        await ended;
        server = await startChild();
      },
      'the payment provider is away': async () => {
        await provider.close();
        await wait(100);
        provider = await startProvider();
      },
      'the line is cut': async () => line.cut(),
    };

    const { ask, insist } = await personAt(url);

    for (let round = 0; round < rounds; round += 1) {
      const fault = faults[round % 3] ?? faults[0];
      const step = steps[Math.floor(round / 3) % 3] ?? steps[0];
      const number = await givenBill(database, round + 1);
      const tokens = await insist(() =>
        ask(
          '/ping/clienti/v1/login',
          { username: number.username, password: base64(demoPassword) },
          { 'x-ricordami': '0' },
        ),
      );
      const bearer = { authorization: `Bearer ${tokens['access_token']}` };
      const during = async <T>(at: (typeof steps)[number], work: () => Promise<T>): Promise<T> => {
        const working = work();
        if (at === step) {
          await wait(Math.random() * 40);
          await strike[fault]();
        }
        return working;
      };

      let key: string = randomUUID();
      const begun = await during('begin', () =>
        insist(async () => {
          const answer = await ask(
            '/sportello/v1/pagamenti/bollette',
            { bollette: [number.bill] },
            { ...bearer, 'idempotency-key': key },
          );
          // The payment was given up before its checkout session existed, so it is begun anew.
          if (answer?.['stato'] === 'ANNULLATO') key = randomUUID();
          return answer?.['stato'] === 'ANNULLATO' ? undefined : answer;
        }),
      );
      const session = begun['indirizzo']?.split('/').at(-1) ?? '';
      await during('pay', () =>
        insist(async () => {
          const outcome = round % 2 === 0 ? 'riuscito' : 'in-corso';
          const answer = await payAt(provider.port, session, outcome).catch(() => undefined);
          // 303 when paid, 404 when already paid.
          return answer?.status === 303 || answer?.status === 404 ? true : undefined;
        }),
      );
      await during('return', () => ask(`/sportello/v1/pagamenti/bollette/${begun['id']}`, undefined, bearer));
      await insist(async () => {
        const { rows } = await database.pool.query('select from payments where live');
        return rows.length === 0 ? true : undefined;
      }).catch((cause: unknown) => {
        throw new Error(`round ${round}: ${fault} at ${step}`, { cause });
      });
    }

    const { rows } = await database.pool.query(
      `select (select count(*)::int from payments where state = 'OK') paid,
              (select sum(amount_cents)::int from payments where state = 'OK') taken,
              (select sum(amount_cents)::int from bills where open_cents = 0 and status_code = '01') settled,
              (select sum(open_cents)::int from bills) open,
              (select count(*)::int from events where kind = 'BILLS_PAID') told,
              (select count(*)::int from messages where template = 'payment-receipt') receipts`,
    );
    const sum = (rounds * (rounds + 1)) / 2;
    expect(rows).toEqual([{ paid: rounds, taken: sum, settled: sum, open: 0, told: rounds, receipts: rounds }]);
    const services = {
      db: databaseOf(database.pool),
      clock: () => new Date(),
      cards: stripeCards({ ...keys, api: `http://127.0.0.1:${provider.port}` }),
    } as unknown as Services;
    const today = dayInRome(Date.now());
    const { count, amount, differences } = await reconcilePayments(services, today);
    expect({ count, amount, differences }).toEqual({
      count: { here: rounds, there: rounds },
      amount: { here: sum, there: sum },
      differences: [],
    });
  },
);
