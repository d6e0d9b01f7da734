import { dayInRome } from '@sportello/domain';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { databaseOf } from '../../db/database.ts';
import { listenForInvalidations, type Invalidation } from '../../db/invalidations.ts';
import { stripeCards } from '../../ports/cards-stripe.ts';
import { reconcileDays, reconcilePayments } from './usecases/reconcile.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { billPaymentsAt, root, sessionOf, type Someone } from '../../../test/support/money/bill-payments.ts';
import { handOn, keepCardMessages, useCardProvider } from '../../../test/support/money/card-processor.ts';
import { eventsOf, forgetTries, messagesTo } from '../../../test/support/customers.ts';
import { eventually } from '../../../test/support/delivery.ts';

const { cards, told, reverse } = await useCardProvider({ now: () => gateway.now() });
const kept = await keepCardMessages(told);
const gateway = useApp({ seeded: false, config: { cards } });
const { someone, begin, read, pay, billsOf, statesOf } = billPaymentsAt(gateway, cards);

beforeEach(async () => {
  await forgetTries(gateway);
  kept.length = 0;
});

const services = () =>
  ({
    db: databaseOf(gateway.database.pool),
    clock: gateway.now,
    cards: stripeCards(cards),
    channels: ['MAIL'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

async function payer(cents: readonly number[] = [8420], isKnown = true) {
  const giulia = await someone(cents);
  const { body } = await begin(giulia);
  await pay(body.indirizzo);
  if (isKnown) expect((await read(giulia, body.id)).body.stato).toBe('RIUSCITO');
  await eventually(async () => kept.length > 0);
  return { giulia, id: body.id as string, session: sessionOf(body.indirizzo) };
}

async function messagesOf(session: string, azione: string, cents?: number) {
  const before = kept.length;
  expect((await reverse(session, azione, cents)).status).toBe(200);
  const count = azione === 'persa' || azione === 'rimborso-fallito' ? 1 : 2;
  await eventually(async () => kept.length === before + count);
  return kept.slice(before);
}

async function hear(session: string, azione: string, cents?: number) {
  for (const message of await messagesOf(session, azione, cents)) {
    expect((await handOn(gateway.app, message)).statusCode).toBe(200);
  }
}

const of = async ({ code }: Someone, kind: string) =>
  (await eventsOf(gateway, code)).filter((event) => event.kind === kind).map(({ data }) => data);
const sentMessages = async ({ code }: Someone, template: string) =>
  (await messagesTo(gateway, code)).filter((message) => message.template === template).map(({ text }) => text);
const pointsOf = async ({ code }: Someone) =>
  (
    await gateway.database.pool.query<{ balance: number }>(
      'select balance from loyalty_accounts where customer_code = $1',
      [code],
    )
  ).rows[0]?.balance ?? 0;

describe('money that went back (pagamento.storno.1)', () => {
  it('reopens the bill after a dispute, notifies customer and provider, and takes the points back', async () => {
    const { giulia, id, session } = await payer();
    expect(await pointsOf(giulia)).toBe(20);
    await hear(session, 'contestazione');
    expect(await billsOf(giulia)).toEqual([{ status_code: '02', open_cents: 8420, paid_on: null }]);
    expect(await of(giulia, 'PAYMENT_REVERSED')).toMatchObject([
      {
        paymentId: id,
        amountCents: 8420,
        leftCents: 0,
        cause: 'DISPUTE',
        paidOn: '2026-11-20',
        bills: [{ number: giulia.bills[0]?.numero, amountCents: 8420, kind: 'COMMODITY_BILL' }],
      },
    ]);
    expect(await sentMessages(giulia, 'payment-reversed')).toEqual([
      expect.stringContaining('Il pagamento del 20 novembre 2026 è stato stornato dalla banca'),
    ]);
    const { rows } = await gateway.database.pool.query('select title from notifications where customer_code = $1', [
      giulia.code,
    ]);
    expect(rows).toContainEqual({ title: 'Il tuo pagamento è stato stornato' });
    expect(await pointsOf(giulia)).toBe(0);
    expect((await read(giulia, id)).body).toMatchObject({ stato: 'RIUSCITO', storno: { importo: 84.2 } });
    expect((await begin(giulia)).body).toMatchObject({ stato: 'IN_ATTESA', importo: 84.2 });
  });

  it('restores bill, payment day and points when a dispute is won', async () => {
    const { giulia, id, session } = await payer();
    await hear(session, 'contestazione');
    await hear(session, 'vinta');
    expect(await billsOf(giulia)).toEqual([{ status_code: '01', open_cents: 0, paid_on: '2026-11-20' }]);
    expect(await of(giulia, 'PAYMENT_RESTORED')).toMatchObject([
      { paymentId: id, amountCents: 8420, overpaidCents: 0 },
    ]);
    expect(await sentMessages(giulia, 'payment-restored')).toHaveLength(1);
    expect(await pointsOf(giulia)).toBe(20);
    expect((await read(giulia, id)).body.storno).toBeNull();
    await hear(session, 'contestazione');
    expect(await pointsOf(giulia)).toBe(0);
    await hear(session, 'persa');
    expect([await pointsOf(giulia), await billsOf(giulia)]).toMatchObject([0, [{ open_cents: 8420 }]]);
  });

  it('leaves the oldest bills paid after a partial refund (pagamento.storno.3), and all if the refund fails', async () => {
    const { giulia, session } = await payer([1000, 2000, 3000]);
    await hear(session, 'rimborso', 3500);
    expect((await billsOf(giulia)).map(({ open_cents: open }) => open)).toEqual([0, 500, 3000]);
    expect(await pointsOf(giulia)).toBe(20);
    expect(await of(giulia, 'PAYMENT_REVERSED')).toMatchObject([{ cause: 'REFUND', leftCents: 2500 }]);
    await hear(session, 'rimborso-fallito');
    expect((await billsOf(giulia)).map(({ status_code: code, open_cents: open }) => [code, open])).toEqual([
      ['01', 0],
      ['01', 0],
      ['01', 0],
    ]);
  });

  it('reverses no more than was paid by a refund and a dispute of one payment', async () => {
    const { giulia, session } = await payer([1000]);
    await hear(session, 'rimborso', 300);
    await hear(session, 'contestazione', 1000);
    expect(await billsOf(giulia)).toMatchObject([{ open_cents: 1000 }]);
    await hear(session, 'vinta');
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '02', open_cents: 300 }]);
  });

  it('settles an unknown payment first when its refund arrives', async () => {
    const { giulia, session } = await payer([8420], false);
    expect(await statesOf(giulia)).toEqual(['OPEN']);
    await hear(session, 'rimborso', 420);
    expect(await statesOf(giulia)).toEqual(['OK']);
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '02', open_cents: 420 }]);
    expect([await of(giulia, 'BILLS_PAID'), await of(giulia, 'PAYMENT_REVERSED')]).toMatchObject([[{}], [{}]]);
  });

  it('reports the overpaid amount when a dispute is won after the bill was paid again', async () => {
    const { giulia, session } = await payer([500]);
    await hear(session, 'contestazione');
    const again = (await begin(giulia)).body;
    await pay(again.indirizzo);
    await read(giulia, again.id);
    await hear(session, 'vinta');
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '01', open_cents: 0 }]);
    expect(await of(giulia, 'PAYMENT_RESTORED')).toMatchObject([{ overpaidCents: 500 }]);
    expect(await sentMessages(giulia, 'payment-restored')).toEqual([expect.stringContaining('Hai pagato due volte')]);
  });

  it('counts a reversal once when two servers receive it 20 times at once', async () => {
    const { giulia, session } = await payer();
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), cards };
    const second = await buildApp({ config, pool: gateway.database.pool, clock: gateway.now });
    onTestFinished(() => second.close());
    const [message] = await messagesOf(session, 'contestazione');
    if (!message) throw new Error('nothing was told');
    const servers = [gateway.app, second];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => handOn(servers[at % 2] ?? gateway.app, message)),
    );
    expect(answers.filter(({ statusCode }) => ![200, 503].includes(statusCode))).toEqual([]);
    await handOn(second, message);
    expect(await billsOf(giulia)).toMatchObject([{ open_cents: 8420 }]);
    expect(await of(giulia, 'PAYMENT_REVERSED')).toHaveLength(1);
    expect(await sentMessages(giulia, 'payment-reversed')).toHaveLength(1);
    expect(await pointsOf(giulia)).toBe(0);
  });

  it('stands on the page of the bill and in the receipt', async () => {
    const { giulia, id, session } = await payer();
    const receipt = () =>
      gateway.app.inject({ url: `${root}/${id}/ricevuta`, headers: { authorization: `Bearer ${giulia.bearer}` } });
    const before = (await receipt()).rawPayload;
    await hear(session, 'contestazione');
    expect((await receipt()).rawPayload.equals(before)).toBe(false);
    const { body } = await gateway.send({
      url: `/api/verifiche/v1/recuperoDettaglioBolletta/${giulia.code}?numeroBolletta=${giulia.bills[0]?.numero}`,
      bearer: giulia.bearer,
    });
    expect(body.bolletta.storni).toEqual([
      { tipo: 'STORNO', pagamento: id, dataPagamento: '2026-11-20', data: '2026-11-20', importo: 84.2, motivo: null },
    ]);
  });

  it('finds a reversal at night without a message, and includes it in the report of the day', async () => {
    const { giulia, session } = await payer();
    await messagesOf(session, 'contestazione', 420);
    await reconcileDays(services());
    expect(await billsOf(giulia)).toMatchObject([{ open_cents: 420 }]);
    const day = dayInRome(gateway.now().getTime());
    const { differences, reversed, kinds } = await reconcilePayments(services(), day);
    expect(differences).toEqual([]);
    expect(reversed.here).toBe(reversed.there);
    expect(reversed.here).toBeGreaterThanOrEqual(420);
    expect(kinds.map(({ kind }) => kind)).toEqual(['COMMODITY_BILL']);
    await messagesOf(session, 'vinta');
    gateway.wait(8 * 24 * 60 * 60_000);
    await reconcileDays(services());
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '01', open_cents: 0 }]);
  });

  it('rejects a message that the provider did not sign, and changes nothing', async () => {
    const { giulia, session } = await payer();
    const [message] = await messagesOf(session, 'contestazione');
    if (!message) throw new Error('nothing was told');
    const forged = { ...message, payload: message.payload.replace('8420', '8421') };
    expect((await handOn(gateway.app, forged)).statusCode).toBe(400);
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '01' }]);
  });
});

it('notifies open apps that bills have changed, after a payment and after its reversal', async () => {
  const invalidations: Invalidation[] = [];
  const isListening = Promise.withResolvers<void>();
  const stop = listenForInvalidations(gateway.database.url, {
    onInvalidation: (invalidation) => void invalidations.push(invalidation),
    onReady: () => isListening.resolve(),
  });
  onTestFinished(stop);
  await isListening.promise;
  const giulia = await someone();
  const { body } = await begin(giulia);
  await pay(body.indirizzo);
  const isNotified = () =>
    invalidations.some((invalidation) => invalidation.about === 'bills' && invalidation.customerCode === giulia.code);
  expect(isNotified()).toBe(false);
  await read(giulia, body.id);
  await eventually(async () => isNotified());
  invalidations.length = 0;
  await hear(sessionOf(body.indirizzo), 'contestazione');
  await eventually(async () => isNotified());
});
