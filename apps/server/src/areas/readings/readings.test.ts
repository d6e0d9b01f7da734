import { expect, describe, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();

interface Supply {
  readonly code: string;
  readonly pod: string | null;
  readonly pdr: string | null;
}

async function supplyOf(username: string, commodity: 'LUCE' | 'GAS'): Promise<Supply> {
  const { rows } = await gateway.database.pool.query<Supply>(
    `select c.code, c.pod, c.pdr from commodity_contracts c join accounts a using (customer_code)
     where a.username = $1 and c.commodity = $2 and c.source_state = 'Attivo' order by c.code limit 1`,
    [username, commodity],
  );
  const [supply] = rows;
  if (!supply) throw new Error(`${username} has no ${commodity}`);
  return supply;
}

async function askAs(username: string, path: string) {
  const { access_token: bearer } = await gateway.signIn(username);
  return gateway.send({ url: `/api/verifiche/v1/ultimaLettura/${path}`, bearer });
}

async function give(
  code: string,
  readings: readonly (readonly [day: string, kind: string, state: string | null, f0: number])[],
) {
  const { pool } = gateway.database;
  await pool.query('delete from meter_readings where contract_code = $1', [code]);
  for (const reading of readings) {
    await pool.query(
      'insert into meter_readings (contract_code, read_on, kind, state, f0) values ($1, $2, $3, $4, $5)',
      [code, ...reading],
    );
  }
}

describe('the last reading of a contract', () => {
  it('returns the last reading with its day, kind and the figures of its bands', async () => {
    const { code, pod } = await supplyOf('luce', 'LUCE');
    const { status, body } = await askAs('luce', code);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      header: { stato: 0 },
      lettura: { tipo: 'EFFETTIVA', unitaMisura: 'kWh', pod, pdr: null },
    });
    expect(body.lettura.dataLettura).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(body.lettura.valori.length).toBeGreaterThan(0);
  });

  it('returns cubic metres for gas (lettura.unita.1)', async () => {
    const { code, pdr } = await supplyOf('gas', 'GAS');
    const { body } = await askAs('gas', `${code}?pdr=${pdr}`);
    expect(body.lettura).toMatchObject({ unitaMisura: 'mc', pdr, valori: [{ fascia: 'F0' }] });
  });

  it('returns the reading of the latest day that counts (lettura.ultima.1)', async () => {
    const { code } = await supplyOf('dual', 'GAS');
    await give(code, [
      ['2026-10-31', 'STIMATA', null, 100],
      ['2026-10-31', 'AUTOLETTURA', 'VALIDATA', 104],
      ['2026-11-10', 'AUTOLETTURA', 'RIFIUTATA', 999],
    ]);
    expect((await askAs('dual', code)).body.lettura).toMatchObject({
      dataLettura: '2026-10-31',
      tipo: 'AUTOLETTURA',
      stato: 'VALIDATA',
      valori: [{ fascia: 'F0', valore: 104 }],
    });
  });

  it('returns no reading if nobody has read the meter yet', async () => {
    const { code } = await supplyOf('pmi', 'LUCE');
    await give(code, []);
    expect(await askAs('pmi', code)).toMatchObject({ status: 200, body: { lettura: null } });
  });

  it('returns 404 for a point of another supply of the same customer (lettura.ultima.2)', async () => {
    const [light, gas] = [await supplyOf('full', 'LUCE'), await supplyOf('full', 'GAS')];
    const { status, body } = await askAs('full', `${light.code}?pdr=${gas.pdr}`);
    expect([status, body.header.codice]).toEqual([404, 'NOT_FOUND']);
  });

  it('returns 404 for another customer’s contract and for a missing one', async () => {
    const { code } = await supplyOf('dual', 'LUCE');
    const [foreign, missing] = [await askAs('luce', code), await askAs('luce', '4999999999')];
    for (const { status, body } of [foreign, missing]) expect([status, body.header.codice]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a reading in the database', () => {
  it.each([
    ['no figure', `(contract_code, read_on, kind) values ($1, '2026-11-01', 'EFFETTIVA')`],
    ['less than nothing', `(contract_code, read_on, kind, f0) values ($1, '2026-11-01', 'EFFETTIVA', -1)`],
    [
      'a state of what nobody sent',
      `(contract_code, read_on, kind, state, f0) values ($1, '2026-11-01', 'STIMATA', 'VALIDATA', 1)`,
    ],
    ['no state of what was sent', `(contract_code, read_on, kind, f0) values ($1, '2026-11-01', 'AUTOLETTURA', 1)`],
  ])('rejects in the database a reading with %s', async (_, row) => {
    const { code } = await supplyOf('luce', 'LUCE');
    await expect(gateway.database.pool.query(`insert into meter_readings ${row}`, [code])).rejects.toThrow(
      /check constraint/,
    );
  });
});
