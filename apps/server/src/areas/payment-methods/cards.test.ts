import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { useApp } from '../../../test/support/app.ts';
import { useCardProvider } from '../../../test/support/money/card-processor.ts';
import { codeOf, forgetTries, newAccount, withoutTrace } from '../../../test/support/customers.ts';
import { eventually } from '../../../test/support/delivery.ts';
import { listenForUpdates } from '../../../test/support/services.ts';

const { told, cards } = await useCardProvider();
const { secretKey, webhookSecret } = cards;
const gateway = useApp({ seeded: false, config: { cards } });
const without = useApp({ seeded: false });
const production = useApp({ seeded: false, config: { demo: false, cards } });

beforeEach(() => forgetTries(gateway));

async function someone() {
  const customer = await newAccount(gateway);
  return { ...customer, bearer: (await gateway.signIn(customer.username)).access_token };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const begin = ({ bearer }: Someone, ritorno = '/my-edison/contratti/4000000001') =>
  gateway.send({ method: 'POST', url: '/api/sportello/v1/carte', bearer, payload: { ritorno } });

const result = ({ bearer }: Someone, id: string) => gateway.send({ url: `/api/sportello/v1/carte/${id}`, bearer });

const pathOf = (url: string) => new URL(url).pathname;

const type = (url: string, fields: Record<string, string> = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: pathOf(url),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      numero: '4242 4242 4242 4242',
      scadenza: '05/39',
      cvc: '123',
      intestatario: 'Giulia Ferri',
      ...fields,
    }).toString(),
  });

async function hear(
  session: string,
  { secret = webhookSecret, id = `evt_${randomUUID()}`, timestamp = Math.floor(Date.now() / 1000) } = {},
) {
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: session } },
  });
  const signature = await new Stripe(secretKey).webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
  return gateway.app.inject({
    method: 'POST',
    url: '/api/webhooks/carte',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

describe('a card on the payment provider’s page', () => {
  it('reports a card that cannot be stored, and accepts another one (pagamento.bollette.7)', async () => {
    const giulia = await someone();
    const { id, indirizzo } = (await begin(giulia)).body;
    expect((await type(indirizzo, { esito: 'non-memorizzabile' })).statusCode).toBe(422);
    const none = { tokenID: null, carta: null };
    expect((await result(giulia, id)).body).toMatchObject({ stato: 'NON_MEMORIZZABILE', ...none });
    await type(indirizzo);
    expect((await result(giulia, id)).body).toMatchObject({ stato: 'RIUSCITA' });
  });

  it('comes back as a token, with what may be known of it', async () => {
    const giulia = await someone();
    const { status, body } = await begin(giulia);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.indirizzo).toMatch(/^http:\/\/localhost:3000\/demo\/carte\/cs_test_/);
    expect((await result(giulia, body.id)).body).toMatchObject({ stato: 'IN_CORSO', tokenID: null, carta: null });

    const page = await gateway.app.inject(pathOf(body.indirizzo));
    expect(page.body).toContain('Questa pagina è una prova');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const done = await type(body.indirizzo);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe(
      `http://localhost:3000/my-edison/contratti/4000000001?carta=${body.id}&esito=completata`,
    );

    const given = (await result(giulia, body.id)).body;
    expect(given).toMatchObject({
      stato: 'RIUSCITA',
      tokenID: expect.stringMatching(/^pm_/),
      carta: {
        intestatario: 'Giulia Ferri',
        ultimeCifre: '4242',
        scadenza: '05/2039',
        circuito: 'Visa',
        tipologia: 'CREDITO',
      },
    });
    expect((await result(giulia, body.id)).body).toEqual(given);
    expect((await gateway.app.inject(pathOf(body.indirizzo))).statusCode).toBe(404);
  });

  it.each([
    ['5555555555554444', 'Mastercard', 'CREDITO'],
    ['5105105105105100', 'Mastercard', 'PREPAGATA'],
    ['378282246310005', 'American Express', 'CREDITO'],
    ['6304000000000000', 'Maestro', 'DEBITO'],
    // The default circuit (pagamento.modello.5).
    ['6011111111111117', null, 'CREDITO'],
  ])('returns for card %s the circuit %s', async (numero, circuito, tipologia) => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    await type(body.indirizzo, { numero });
    expect((await result(giulia, body.id)).body.carta).toMatchObject({ circuito, tipologia });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a number that is not for tests', { numero: '4111111111111111' }, 'solo le carte di prova'],
    ['a card that is declined', { numero: '4000000000000002' }, 'rifiutata'],
    ['an expiry that has passed', { scadenza: '05/20' }, 'scaduta'],
    ['no name', { intestatario: ' ' }, 'nome'],
  ])('asks again after %s', async (_, fields, says) => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    const page = await type(body.indirizzo, fields);
    expect([page.statusCode, page.body.includes(says)]).toEqual([422, true]);
    expect((await result(giulia, body.id)).body.stato).toBe('IN_CORSO');
  });

  it('returns the same 404 for another customer’s card page as for a missing one', async () => {
    const [giulia, marco] = [await someone(), await someone()];
    const { body } = await begin(giulia);
    for (const id of [body.id, randomUUID(), 'NON-ESISTE']) {
      const answer = await withoutTrace(gateway, () => result(marco, id));
      expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it.each(['https://example.com/', '//example.com', '/demo/posta', '/my-edison/../login', '/my-edison?x=1'])(
    'does not lead to %s afterwards',
    async (ritorno) => {
      expect(codeOf(await begin(await someone(), ritorno))).toBe('REQUEST_NOT_VALID');
    },
  );

  it('pays supplies once it is there, and is never somebody else’s', async () => {
    const [giulia, marco] = [await someone(), await someone()];
    for (const { code } of [giulia, marco]) {
      await gateway.database.pool.query(
        `insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
         values ($1, $2, 'GAS', 'Attivo', $1)`,
        [`K-${code}`, code],
      );
    }
    const { body } = await begin(giulia);
    await type(body.indirizzo);
    const { tokenID } = (await result(giulia, body.id)).body;
    const pay = ({ bearer, code }: Someone) =>
      gateway.send({
        method: 'POST',
        url: '/api/contratti/v1/modificaDatiPagamento',
        bearer,
        payload: {
          contractAccount: `K-${code}`,
          commodity: 'GAS',
          dataFirma: '2026-11-20',
          societa: 'EE',
          metodoPagamentoRichiesto: 'L',
          tokenID,
        },
      });
    expect(codeOf(await withoutTrace(gateway, () => pay(marco)))).toBe('CARD_NOT_USABLE');
    expect([codeOf(await pay(giulia)), codeOf(await pay(giulia))]).toEqual(['ok', 'ok']);
  });
});

describe('a card setup whose page the payment provider no longer has', () => {
  const moveTo = (id: string, session: string | null) =>
    gateway.database.pool.query('update card_setups set provider_session = $2 where id = $1', [id, session]);

  it('ends a card setup without a card when its page is gone', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    await moveTo(body.id, 'cs_test_unknown');
    const ended = { stato: 'NON_RIUSCITA', tokenID: null, carta: null };
    expect((await result(giulia, body.id)).body).toMatchObject(ended);
    await moveTo(body.id, null);
    expect((await result(giulia, body.id)).body).toMatchObject(ended);
  });

  it('keeps a card setup in progress while it has no page yet', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    await moveTo(body.id, null);
    const { status, body: setup } = await result(giulia, body.id);
    expect([status, setup.stato]).toEqual([200, 'IN_CORSO']);
  });

  it('keeps its card once that was given', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    await type(body.indirizzo);
    const given = (await result(giulia, body.id)).body;
    await moveTo(body.id, 'cs_test_unknown');
    expect((await result(giulia, body.id)).body).toEqual(given);
  });

  it('tells other open apps of the card, once', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    const updates = await listenForUpdates(gateway);
    await type(body.indirizzo);
    await result(giulia, body.id);
    await vi.waitFor(() => expect(updates).toEqual([{ about: 'contracts', customerCode: giulia.code }]));
  });

  it('limits card setups to ten in a quarter of an hour, and records each in the audit log', async () => {
    const giulia = await someone();
    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push((await begin(giulia)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const { rows } = await gateway.database.pool.query('select deed from audit where customer_code = $1', [
      giulia.code,
    ]);
    expect(rows.filter(({ deed }: { deed: string }) => deed === 'beginCard')).toHaveLength(10);
  });
});

describe('the cards of a customer', () => {
  it('includes cards in the personal data, without the token', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    await begin(giulia);
    await type(body.indirizzo);
    await result(giulia, body.id);
    const { body: data } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer: giulia.bearer });
    expect(data.carte).toEqual([
      {
        intestatario: 'Giulia Ferri',
        ultimeCifre: '4242',
        scadenza: '05/2039',
        circuito: 'Visa',
        data: gateway.now().toISOString(),
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('pm_');
  });
});

describe('the payment provider’s messages', () => {
  const statusOf = async (id: string) =>
    (await gateway.database.pool.query('select status, finished_at from card_setups where id = $1', [id])).rows[0];
  const sessionOf = (url: string) => pathOf(url).split('/').at(-1) ?? '';

  it('accepts signed messages without the anti-forgery cookie', async () => {
    const listening = await buildApp({
      config: { ...readConfig({ LOG_LEVEL: 'silent' }), cards },
      pool: gateway.database.pool,
      clock: gateway.now,
    });
    await listening.listen({ port: 0, host: '127.0.0.1' });
    told.webhook = `http://127.0.0.1:${(listening.server.address() as AddressInfo).port}/api/webhooks/carte`;
    const giulia = await someone();
    const { body } = await begin(giulia);
    await type(body.indirizzo);
    await eventually(async () => (await statusOf(body.id)).status === 'SUCCEEDED');
    await listening.close();
    expect(await statusOf(body.id)).toEqual({ status: 'SUCCEEDED', finished_at: gateway.now() });
  });

  it('rejects messages that are unsigned or signed with another secret', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    const session = sessionOf(body.indirizzo);
    await type(body.indirizzo, { numero: '5555555555554444' });
    expect((await hear(session, { secret: 'whsec_other' })).statusCode).toBe(400);
    const unsigned = await gateway.app.inject({ method: 'POST', url: '/api/webhooks/carte', payload: {} });
    expect(unsigned.statusCode).toBe(400);
  });

  it.each([
    [-299, 200],
    [-301, 400],
    [290, 200],
    [310, 400],
  ])('returns for a message signed %i seconds from now the status %i', async (seconds, status) => {
    const { body } = await begin(await someone());
    const timestamp = Math.floor(Date.now() / 1000) + seconds;
    expect((await hear(sessionOf(body.indirizzo), { timestamp })).statusCode).toBe(status);
  });

  it('changes nothing when messages come again or too early', async () => {
    const giulia = await someone();
    const { body } = await begin(giulia);
    const session = sessionOf(body.indirizzo);
    expect((await hear(session)).statusCode).toBe(200);
    expect((await statusOf(body.id)).status).toBe('OPEN');
    await type(body.indirizzo);
    const id = `evt_${randomUUID()}`;
    expect((await hear(session, { id })).statusCode).toBe(200);
    const first = await statusOf(body.id);
    expect(first.status).toBe('SUCCEEDED');
    gateway.wait(1000);
    expect((await hear(session, { id })).statusCode).toBe(200);
    expect(await statusOf(body.id)).toEqual(first);
    const { rows } = await gateway.database.pool.query('select count(*)::int as n from card_events where id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('where no payment provider is set', () => {
  it('offers no card without a payment provider', async () => {
    expect((await without.send({ url: '/config.json' })).body.capabilities).not.toContain('beginCard');
    const customer = await newAccount(without);
    const { access_token: bearer } = await without.signIn(customer.username);
    const ritorno = { ritorno: '/my-edison' };
    const answer = await without.send({ method: 'POST', url: '/api/sportello/v1/carte', bearer, payload: ritorno });
    expect(codeOf(answer)).toBe('NOT_SERVED');
    expect((await without.app.inject({ method: 'POST', url: '/api/webhooks/carte', payload: {} })).statusCode).toBe(
      404,
    );
  });

  it('serves no page of the fake provider outside the demo', async () => {
    expect((await gateway.send({ url: '/config.json' })).body.capabilities).toContain('beginCard');
    for (const app of [without, production]) {
      expect((await app.app.inject('/demo/carte/cs_test_1')).statusCode).toBe(404);
    }
  });
});
