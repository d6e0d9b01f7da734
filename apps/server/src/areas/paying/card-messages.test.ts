import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { pollPayments } from './usecases/poll.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { billPaymentsAt, sessionOf, type Someone } from '../../../test/support/money/bill-payments.ts';
import {
  handOn,
  keepCardMessages,
  useCardProvider,
  type CardMessage,
} from '../../../test/support/money/card-processor.ts';
import { eventsOf, forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { eventually } from '../../../test/support/delivery.ts';

const { cards, told, reverse } = await useCardProvider({ now: () => gateway.now(), processingMs: 40 });
const kept = await keepCardMessages(told);
const gateway = useApp({ seeded: false, config: { cards } });
const { someone, begin, read, stop, pay, billsOf } = billPaymentsAt(gateway, cards);

beforeEach(() => forgetTries(gateway));

const ask = (minutes: number) =>
  pollPayments({
    db: databaseOf(gateway.database.pool),
    clock: () => new Date(gateway.now().getTime() + minutes * 60_000),
    cards: stripeCards(cards),
    channels: ['MAIL'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'http://localhost:3000',
  } as unknown as Services);

/** Endings of a checkout session, each with the number of messages that the payment provider sends. */
const endings = {
  riuscito: 1,
  'in-corso': 2,
  'in-corso-no': 2,
  expired: 1,
  stopped: 1,
} as const;
type Ending = keyof typeof endings;

/** Money movements after the payment; the fake rejects those impossible at that moment. */
interface Deed {
  readonly action: 'rimborso' | 'rimborso-fallito' | 'contestazione' | 'vinta' | 'persa';
  readonly cents: number | undefined;
}

interface World {
  readonly ending: Ending;
  readonly deeds: readonly Deed[];
}

/** Between two events the server receives a message, polls, or is read by the customer. */
interface Step {
  readonly does: 'hear' | 'ask' | 'read';
  /** The index of the message among those sent. */
  readonly which: number;
}

/** After each event some messages are received in any order, the rest at the end. */
interface Order {
  readonly between: readonly (readonly Step[])[];
  readonly last: readonly number[];
}

const bills = [3000, 1420, 4000];

const deed = fc.record({
  action: fc.constantFrom('rimborso', 'rimborso-fallito', 'contestazione', 'vinta', 'persa'),
  cents: fc.constantFrom(undefined, 420, 4000),
});
const world = fc.record({
  ending: fc.constantFrom('riuscito', 'riuscito', 'riuscito', 'in-corso', 'in-corso-no', 'expired', 'stopped'),
  deeds: fc.array(deed, { maxLength: 5 }),
});
const step = fc.record({ does: fc.constantFrom('hear', 'hear', 'hear', 'ask', 'read'), which: fc.nat(20) });
const last = fc.array(fc.nat(20), { maxLength: 8 });
const between = fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 8 });

async function play({ ending, deeds }: World, hearing: Order | 'at once') {
  const giulia = await someone(bills);
  const { body } = await begin(giulia);
  const session = sessionOf(body.indirizzo);
  const own: CardMessage[] = [];
  const unheard = new Set<CardMessage>();
  let from = kept.length;
  let happened = 0;
  let minutes = 0;
  const hear = async (message: CardMessage | undefined) => {
    if (!message) return;
    expect((await handOn(gateway.app, message)).statusCode).toBe(200);
    unheard.delete(message);
  };
  const happens = async (count: number) => {
    await eventually(async () => kept.length >= from + count);
    const news = kept.slice(from, from + count);
    from += count;
    own.push(...news);
    for (const message of news) unheard.add(message);
    if (hearing === 'at once') return await inTurn(news, hear);
    await inTurn(hearing.between[happened++] ?? [], async (each) => {
      if (each.does === 'hear') await hear(own[each.which % own.length]);
      else if (each.does === 'read') expect((await read(giulia, body.id)).status).toBe(200);
      else await ask((minutes += 5));
    });
  };

  await end(giulia, body, ending);
  for (let told = 0; told < endings[ending]; told += 1) await happens(1);
  const isPaid = ending === 'riuscito' || ending === 'in-corso';
  for (const { action, cents } of isPaid ? deeds : []) {
    const { status } = await reverse(session, action, cents);
    if (status === 200) await happens(action === 'persa' || action === 'rimborso-fallito' ? 1 : 2);
  }
  if (hearing !== 'at once') {
    await inTurn(hearing.last, (which) => hear(own[which % own.length]));
    await inTurn([...unheard], hear);
  }
  return standing(giulia, body.id, own);
}

async function inTurn<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  for (const item of items) await act(item);
}

/** Ends a checkout session as its customer does, or by expiry. */
async function end(giulia: Someone, { id, indirizzo }: { id: string; indirizzo: string }, ending: Ending) {
  if (ending === 'stopped') return expect((await stop(giulia, id)).body.stato).toBe('ANNULLATO');
  if (ending !== 'expired') return expect((await pay(indirizzo, { esito: ending })).statusCode).toBe(303);
  const headers = { authorization: `Bearer ${cards.secretKey}` };
  const url = `${cards.api}/v1/checkout/sessions/${sessionOf(indirizzo)}/expire`;
  return expect((await fetch(url, { method: 'POST', headers })).status).toBe(200);
}

async function standing(giulia: Someone, id: string, own: readonly CardMessage[]) {
  const { pool } = gateway.database;
  const names = new Map([
    [id, 'payment'],
    [giulia.code, 'customer'],
  ]);
  for (const found of own.flatMap(({ payload }) => payload.match(/\b(?:re|dp|pi)_[\da-f]{24}\b/g) ?? [])) {
    if (!names.has(found)) names.set(found, `${found.slice(0, 2)}${names.size}`);
  }
  const plain = <Value>(value: Value) => {
    let json = JSON.stringify(value);
    for (const [name, plainName] of names) json = json.replaceAll(name, plainName);
    return JSON.parse(json) as Value;
  };
  const rowsOf = async (sql: string, about: string) => (await pool.query<Record<string, unknown>>(sql, [about])).rows;
  const payment = await rowsOf('select state, live, reversed_cents from payments where id = $1', id);
  const reversals = await rowsOf(
    'select id, cause, state, amount_cents from payment_reversals where payment_id = $1',
    id,
  );
  const points = await rowsOf('select balance from loyalty_accounts where customer_code = $1', giulia.code);
  const notifications = await rowsOf('select title, text from notifications where customer_code = $1', giulia.code);
  const events = (await eventsOf(gateway, giulia.code)) as { kind: string; data: Facts }[];
  const letters = (await messagesTo(gateway, giulia.code)).map(({ template, text }) => ({ template, text }));
  return {
    ...plain({ bills: await billsOf(giulia), payment, points, events }),
    reversals: sorted(plain(reversals)),
    notifications: sorted(plain(notifications)),
    letters: sorted(plain(letters)),
  };
}

interface Facts {
  readonly amountCents: number;
  readonly reversals: readonly string[];
}

const sorted = <Item>(items: readonly Item[]) =>
  items.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

type Standing = Awaited<ReturnType<typeof play>>;

const isReversal = (name: string) => /^payment[-_]re(?:versed|stored)$/i.test(name);

/** The part of the result that does not depend on how reversals are grouped in messages. */
function settled({ bills: all, payment, reversals, points, events, letters }: Standing) {
  return {
    bills: all,
    payment,
    reversals,
    points,
    events: events.filter(({ kind }) => !isReversal(kind)),
    letters: letters.filter(({ template }) => !isReversal(template)),
  };
}

/** Every refund and dispute was announced at most once, and the amounts add up. */
function expectNotifiedOnce({ payment, events, letters, notifications }: Standing) {
  const of = (which: string) => events.flatMap(({ kind, data }) => (kind === which ? [data] : []));
  const [reversed, restored] = [of('PAYMENT_REVERSED'), of('PAYMENT_RESTORED')];
  for (const told of [reversed, restored]) {
    const ids = told.flatMap(({ reversals }) => reversals);
    expect(new Set(ids).size).toBe(ids.length);
    expect(told.filter(({ amountCents }) => amountCents <= 0)).toEqual([]);
  }
  const sumOf = (told: readonly Facts[]) => told.reduce((all, { amountCents }) => all + amountCents, 0);
  expect(sumOf(reversed) - sumOf(restored)).toBe(payment[0]?.['reversed_cents']);
  const count = (template: string) => letters.filter((letter) => letter.template === template).length;
  expect([count('payment-reversed'), count('payment-restored')]).toEqual([reversed.length, restored.length]);
  const [paid, notPaid] = [of('BILLS_PAID').length, of('BILLS_NOT_PAID').length];
  expect([paid + notPaid <= 1, count('payment-receipt')]).toEqual([true, paid]);
  expect(notifications).toHaveLength(paid + notPaid + reversed.length + restored.length);
}

describe(
  'signed messages of the payment provider (pagamento.bollette.4, pagamento.storno.2)',
  { timeout: 120_000 },
  () => {
    const runs = { numRuns: 15, endOnFailure: true };

    it('reaches the same state for messages in any order, with each mail and event once', async () => {
      await fc.assert(
        fc.asyncProperty(world, last, async (what, numbers) => {
          const canonical = await play(what, { between: [], last: [] });
          expectNotifiedOnce(canonical);
          expect(await play(what, { between: [], last: numbers })).toEqual(canonical);
        }),
        runs,
      );
    });

    it('reaches the same state for messages late, repeated, out of order and between our own requests', async () => {
      await fc.assert(
        fc.asyncProperty(world, between, last, async (what, steps, numbers) => {
          const canonical = await play(what, 'at once');
          const other = await play(what, { between: steps, last: numbers });
          for (const each of [canonical, other]) expectNotifiedOnce(each);
          expect(settled(other)).toEqual(settled(canonical));
        }),
        runs,
      );
    });
  },
);
