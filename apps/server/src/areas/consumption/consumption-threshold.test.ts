import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { notifyOfThresholds } from './usecases/notify-thresholds.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';

const gateway = useApp();
const pool = () => gateway.database.pool;

const services = () =>
  ({
    db: databaseOf(pool()),
    clock: gateway.now,
    channels: ['MAIL'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

const run = { isOver: () => false, onTrouble: (error: unknown) => expect.fail(String(error)) };

async function supplyOf(username: string, commodity = 'LUCE'): Promise<string> {
  const customer = await customerCodeOf(gateway, username);
  const { rows } = await pool().query<{ code: string }>(
    `select code from commodity_contracts where customer_code = $1 and commodity = $2 and source_state = 'Attivo' order by code limit 1`,
    [customer, commodity],
  );
  return rows[0]?.code ?? '';
}

const session = async (username: string) => (await gateway.signIn(username)).access_token;

async function forecast(bearer: string, code: string) {
  const { status, body } = await gateway.send({ url: `/api/sportello/v1/consumi/${code}/previsione`, bearer });
  return {
    status,
    ...(body as {
      soglia: number | null;
      versione: string;
      impedimento: string | null;
      previsione: Record<string, number> | null;
    }),
  };
}

function set(bearer: string, code: string, body: object, version?: string) {
  return gateway.send({
    method: 'POST',
    url: `/api/sportello/v1/consumi/${code}/soglia`,
    bearer,
    payload: body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });
}

describe('the running bill of a supply (consumo.chiamate.3)', () => {
  it.each(['LUCE', 'GAS'])('forecasts the running bill of %s, with its range', async (commodity) => {
    const found = await forecast(await session('full'), await supplyOf('full', commodity));
    expect(found).toMatchObject({ status: 200, impedimento: null, soglia: null });
    const {
      minima = 0,
      prevista = 0,
      massima = 0,
      spesaFinora = 0,
      quoteFisse = 0,
      giorniConosciuti = 0,
    } = found.previsione ?? {};
    expect(giorniConosciuti).toBeGreaterThan(10);
    expect(spesaFinora).toBeGreaterThan(0);
    expect(minima).toBeGreaterThanOrEqual(spesaFinora + quoteFisse);
    expect(prevista).toBeGreaterThanOrEqual(minima);
    expect(massima).toBeGreaterThanOrEqual(prevista);
  });

  it('returns no forecast but the reason where too little is known (consumo.previsione.1)', async () => {
    const code = await supplyOf('misto');
    expect(await forecast(await session('misto'), code)).toMatchObject({ impedimento: 'POCHI_DATI', previsione: null });
    const gas = await supplyOf('gas', 'GAS');
    await pool().query('update commodity_contracts set gas_coefficient = null where code = $1', [gas]);
    expect(await forecast(await session('gas'), gas)).toMatchObject({ impedimento: 'SENZA_COEFFICIENTE' });
    await pool().query("update commodity_contracts set source_state = 'Disattivato' where code = $1", [gas]);
    expect(await forecast(await session('gas'), gas)).toMatchObject({ impedimento: 'CONTRATTO_NON_ATTIVO' });
    await pool().query('delete from bills where contract_code = $1', [code]);
    expect(await forecast(await session('misto'), code)).toMatchObject({ impedimento: 'SENZA_BOLLETTE' });
  });

  it('returns 404 for the forecast and threshold of another customer’s supply', async () => {
    const bearer = await session('dual');
    expect((await forecast(bearer, await supplyOf('full'))).status).toBe(404);
    expect((await set(bearer, await supplyOf('full'), { soglia: 10 })).status).toBe(404);
  });
});

describe('the threshold (consumo.soglia.1)', () => {
  it('sets and removes the threshold with a version, once each, and rejects a stale one', async () => {
    const bearer = await session('luce');
    const code = await supplyOf('luce');
    const { versione: none } = await forecast(bearer, code);
    expect((await set(bearer, code, { soglia: 150.5 }, none)).status).toBe(200);
    // Repeating the same change succeeds; a different one on the stale version is rejected.
    expect((await set(bearer, code, { soglia: 150.5 }, none)).status).toBe(200);
    expect((await set(bearer, code, { soglia: 99 }, none)).status).toBe(412);
    const { soglia, versione } = await forecast(bearer, code);
    expect(soglia).toBe(150.5);
    expect((await set(bearer, code, {}, versione)).status).toBe(200);
    expect((await forecast(bearer, code)).soglia).toBeNull();
    const { rows } = await pool().query(
      `select data from events where kind = 'CONSUMPTION_THRESHOLD_CHANGED' order by id`,
    );
    expect(rows).toEqual([
      { data: { contractCode: code, amountCents: 15_050 } },
      { data: { contractCode: code, amountCents: null } },
    ]);
  });

  it('accepts one of several thresholds set at once', async () => {
    const bearer = await session('luce');
    const code = await supplyOf('luce');
    const { versione } = await forecast(bearer, code);
    const all = await Promise.all([11, 12, 13].map((soglia) => set(bearer, code, { soglia }, versione)));
    expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412, 412]);
  });

  it('stands in the personal data', async () => {
    const bearer = await session('full');
    const code = await supplyOf('full');
    await set(bearer, code, { soglia: 80 });
    const { body } = await gateway.send({ url: '/api/sportello/v1/dati-personali', bearer });
    expect(body.soglieSpesa).toMatchObject([{ codiceContratto: code, soglia: 80 }]);
  });
});

describe('customers are told (consumo.soglia.2)', () => {
  const told = async (code: string) =>
    (
      await pool().query<{ title: string; url: string }>(
        `select n.title, n.url from notifications n join events e on e.id = n.event_id
         where e.kind = 'CONSUMPTION_THRESHOLD_PASSED' and e.data->>'contractCode' = $1`,
        [code],
      )
    ).rows;

  it('notifies once for each bill and threshold, in the area and by mail, and not below it', async () => {
    const bearer = await session('dual');
    const code = await supplyOf('dual');
    const { previsione } = await forecast(bearer, code);
    await set(bearer, code, { soglia: Math.ceil(previsione?.['prevista'] ?? 0) + 1 });
    await notifyOfThresholds(services(), run);
    expect(await told(code)).toEqual([]);
    await set(bearer, code, { soglia: 2 });
    await Promise.all([1, 2, 3].map(() => notifyOfThresholds(services(), run)));
    await notifyOfThresholds(services(), run);
    expect(await told(code)).toEqual([
      { title: 'La bolletta in corso supera la tua soglia', url: `/my-edison/contratti/${code}/consumi` },
    ]);
    const { rows } = await pool().query(
      `select channel from messages where template = 'consumption-threshold' and customer_code = $1`,
      [await customerCodeOf(gateway, 'dual')],
    );
    expect(rows).toEqual([{ channel: 'MAIL' }]);
    await set(bearer, code, { soglia: 3 });
    await notifyOfThresholds(services(), run);
    expect(await told(code)).toHaveLength(2);
  });

  it('does not notify a customer whose access is closed', async () => {
    const code = await supplyOf('luce');
    await pool().query('delete from consumption_thresholds');
    await pool().query('insert into consumption_thresholds values ($1, 123, now())', [code]);
    const before = (await told(code)).length;
    const look = async (isOpen: boolean) => {
      await pool().query("update accounts set disabled_at = $1 where username = 'luce'", [
        isOpen ? null : gateway.now(),
      ]);
      await notifyOfThresholds(services(), run);
      return (await told(code)).length;
    };
    expect(await look(false)).toBe(before);
    expect(await look(true)).toBe(before + 1);
  });
});
