import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';

const gateway = useApp();

async function supplyOf(username: string, commodity: 'LUCE' | 'GAS'): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ code: string }>(
    `select c.code from commodity_contracts c join accounts a using (customer_code)
     where a.username = $1 and c.commodity = $2 and c.source_state = 'Attivo' order by c.code limit 1`,
    [username, commodity],
  );
  const code = rows[0]?.code;
  if (code === undefined) throw new Error(`${username} has no ${commodity}`);
  return code;
}

async function ask(username: string, url: string) {
  const { access_token: bearer } = await gateway.signIn(username);
  return gateway.send({ url: `/api${url}`, bearer });
}
const months = (username: string, code: string) =>
  ask(username, `/verifiche/v1/recuperoElencoConsumi?codiceContratto=${code}`);
const curves = (username: string, code: string, from: string, to: string) =>
  ask(username, `/sportello/v1/consumi/${code}?inizioPeriodo=${from}&finePeriodo=${to}`);

async function give(
  code: string,
  days: readonly (readonly [day: string, values: (number | null)[], isEstimated?: boolean])[],
) {
  await gateway.database.pool.query('delete from consumption_days where contract_code = $1', [code]);
  for (const [day, values, isEstimated = false] of days) {
    await gateway.database.pool.query(
      'insert into consumption_days (contract_code, day, step, values, is_estimated, at) values ($1, $2, 60, $3, $4, now())',
      [code, day, values, isEstimated],
    );
  }
}

describe('consumption by the month (consumo.chiamate.2)', () => {
  it('returns months in order, each as the sum of its bands and with its cost', async () => {
    const code = await supplyOf('luce', 'LUCE');
    const { status, body } = await months('luce', code);
    expect(status).toBe(200);
    expect(body.unitaMisura).toBe('kWh');
    const last = body.consumi.at(-2);
    expect(last.inizioPeriodo.slice(8)).toBe('01');
    const bands = last.fasce.reduce((sum: number, { valore }: { valore: number }) => sum + valore, 0);
    expect(bands).toBeCloseTo(last.consumo, 3);
    expect(last.spesa).toBeGreaterThan(5);
    const starts = body.consumi.map(({ inizioPeriodo }: { inizioPeriodo: string }) => inizioPeriodo);
    expect(starts.every((start: string, at: number) => at === 0 || starts[at - 1] < start)).toBe(true);
  });

  it('splits days by hand, and says which are estimated', async () => {
    const code = await supplyOf('dual', 'LUCE');
    await give(code, [
      ['2026-09-07', Array(24).fill(100)],
      ['2026-09-08', Array(24).fill(100), true],
      ['2026-10-25', Array(25).fill(10)],
    ]);
    const { body } = await months('dual', code);
    expect(body.consumi.slice(-2)).toMatchObject([
      {
        inizioPeriodo: '2026-09-07',
        finePeriodo: '2026-09-08',
        tipo: 'STIMATO',
        consumo: 4.8,
        fasce: [
          { fascia: 'F1', valore: 2.2 },
          { fascia: 'F2', valore: 1 },
          { fascia: 'F3', valore: 1.6 },
        ],
      },
      { tipo: 'EFFETTIVO', consumo: 0.25 },
    ]);
  });

  it('compares the days that both years have (consumo.confronto.2)', async () => {
    const code = await supplyOf('dual', 'LUCE');
    await give(code, [
      ['2025-11-01', Array(24).fill(100)],
      ['2025-11-02', Array(24).fill(100)],
      ['2025-11-03', [null, ...Array(23).fill(100)]],
      ['2025-11-30', Array(24).fill(1000)],
      ['2026-11-01', Array(24).fill(90)],
      ['2026-11-02', Array(24).fill(90), true],
      ['2026-11-03', Array(24).fill(90)],
    ]);
    const { body } = await months('dual', code);
    expect(body.consumi.slice(-2)).toMatchObject([
      { inizioPeriodo: '2025-11-01', confronto: null },
      {
        inizioPeriodo: '2026-11-01',
        confronto: {
          giorni: 1,
          primoGiorno: '2026-11-01',
          ultimoGiorno: '2026-11-01',
          consumo: 2.16,
          consumoAnnoPrima: 2.4,
        },
      },
    ]);
  });

  it('tells what was before and after a curve by the periods of the bills', async () => {
    const code = await supplyOf('luce', 'LUCE');
    await give(code, [['2025-03-10', Array(24).fill(100)]]);
    const { body } = await months('luce', code);
    const starts = body.consumi.map(({ inizioPeriodo }: { inizioPeriodo: string }) => inizioPeriodo);
    expect(starts).toContain('2025-03-10');
    expect(starts.at(-1) > '2026').toBe(true);
    expect(starts).toEqual(starts.toSorted());
  });

  it('tells gas in standard cubic metres', async () => {
    const code = await supplyOf('gas', 'GAS');
    await gateway.database.pool.query('update commodity_contracts set gas_coefficient = 1.02 where code = $1', [code]);
    await give(code, [['2026-11-03', Array(24).fill(500)]]);
    const { body } = await months('gas', code);
    expect(body.unitaMisura).toBe('Smc');
    expect(body.consumi.at(-1)).toMatchObject({ consumo: 12.24, fasce: [] });
    expect(body.consumi.at(-1).spesa).toBeGreaterThan(3);
    await gateway.database.pool.query('update commodity_contracts set gas_coefficient = null where code = $1', [code]);
    expect((await months('gas', code)).body).toMatchObject({
      unitaMisura: 'mc',
      consumi: [{ consumo: 12, spesa: null }],
    });
  });
});

describe('a credit note (consumo.prezzo.1)', () => {
  it('changes no price, no month and no comparison', async () => {
    const { pool } = gateway.database;
    const code = await supplyOf('full', 'LUCE');
    const prices = async () => (await curves('full', code, '2026-09-01', '2026-09-08')).body.prezzi;
    const foreseen = async () => (await ask('full', `/sportello/v1/consumi/${code}/previsione`)).body.previsione;
    const [pricesBefore, monthsBefore, foreseenBefore] = [
      await prices(),
      (await months('full', code)).body,
      await foreseen(),
    ];
    expect(foreseenBefore.prevista).toBeGreaterThan(0);
    const columns = `customer_code, issuer_vat_number, type, status_code, contract_code, issue_date, period_start,
      period_end, consumption, consumption_unit, open_cents`;
    const { rows } = await pool.query<{ id: string; taken: string; number: string }>(
      `insert into bills (number, document_kind, amount_cents, ${columns})
       select 'NC-1', 'TD04', -amount_cents, ${columns.replace('issue_date', "'2026-11-19'").replace('open_cents', '0')}
       from bills where contract_code = $1 and type = 'BOLLETTA' order by period_end desc limit 1
       returning id, number, (select max(b.id) from bills b where b.contract_code = $1 and b.type = 'BOLLETTA') as taken`,
      [code],
    );
    await pool.query(
      `insert into bill_lines (bill_id, position, kind, part, label, band, quantity, unit, months, unit_price, amount_cents, vat_rate, taxable_cents)
       select $1, position, kind, part, label, band, quantity, unit, months, -unit_price, -amount_cents, vat_rate, -taxable_cents
       from bill_lines where bill_id = $2`,
      [rows[0]?.id, rows[0]?.taken],
    );
    expect(await prices()).toEqual(pricesBefore);
    expect((await months('full', code)).body).toEqual(monthsBefore);
    expect(await foreseen()).toEqual(foreseenBefore);
    const { rows: owners } = await pool.query<{ customer_code: string }>(
      'select customer_code from bills where id = $1',
      [rows[0]?.id],
    );
    const detail = await ask(
      'full',
      `/verifiche/v1/recuperoDettaglioBolletta/${owners[0]?.customer_code}?numeroBolletta=NC-1`,
    );
    expect(detail.body.bolletta).toMatchObject({ bollettaPrecedente: null, bollettaAnnoPrecedente: null });
    await pool.query("delete from bills where number = 'NC-1'");
  });

  it('leaves of two bills of the same days the one that was issued last (consumo.chiamate.2)', async () => {
    const { pool } = gateway.database;
    const code = await supplyOf('luce', 'LUCE');
    await give(code, []);
    const [first] = (await months('luce', code)).body.consumi;
    const columns = `customer_code, issuer_vat_number, type, status_code, contract_code, period_start, period_end,
      consumption_unit, open_cents, amount_cents`;
    await pool.query(
      `insert into bills (number, issue_date, consumption, ${columns}) select 'R-1', issue_date + 40, 7, ${columns}
       from bills where contract_code = $1 and period_start = $2`,
      [code, first.inizioPeriodo],
    );
    const same = (await months('luce', code)).body.consumi.filter(
      ({ inizioPeriodo }: { inizioPeriodo: string }) => inizioPeriodo === first.inizioPeriodo,
    );
    expect(same).toMatchObject([{ finePeriodo: first.finePeriodo, consumo: 7 }]);
    await pool.query("delete from bills where number = 'R-1'");
  });

  it.each([null, -30])(
    'leaves a bill whose correction below nothing (TD01) says %s of its consumption (consumo.chiamate.2)',
    async (consumption) => {
      const { pool } = gateway.database;
      const code = await supplyOf('luce', 'LUCE');
      await give(code, []);
      const before = (await months('luce', code)).body;
      const [first] = before.consumi;
      const columns = `customer_code, issuer_vat_number, type, status_code, contract_code, period_start, period_end,
        consumption_unit, open_cents`;
      await pool.query(
        `insert into bills (number, document_kind, issue_date, consumption, amount_cents, ${columns})
         select 'R-2', 'TD01', issue_date + 40, $3, -1500, ${columns}
         from bills where contract_code = $1 and period_start = $2`,
        [code, first.inizioPeriodo, consumption],
      );
      expect((await months('luce', code)).body).toEqual(before);
      await pool.query("delete from bills where number = 'R-2'");
    },
  );
});

describe('a curve (consumo.chiamate.1)', () => {
  it('returns a curve step by step with its gaps, its prices and its first and last day', async () => {
    const code = await supplyOf('full', 'LUCE');
    await give(code, [
      ['2026-09-07', [null, ...Array(23).fill(100)]],
      ['2026-09-09', Array(24).fill(100)],
    ]);
    const { body } = await curves('full', code, '2026-09-01', '2026-09-08');
    expect(body).toMatchObject({
      unitaMisura: 'kWh',
      coefficienteC: null,
      primoGiorno: '2026-09-07',
      ultimoGiorno: '2026-09-09',
      giorni: [{ giorno: '2026-09-07', minuti: 60, stimato: false, valori: [null, ...Array(23).fill(100)] }],
    });
    expect(body.prezzi.at(-1)).toMatchObject({ F1: expect.any(Number), F3: expect.any(Number) });
  });

  it('returns the same 404 for another customer’s supply as for a missing one', async () => {
    const code = await supplyOf('luce', 'LUCE');
    const foreign = await curves('gas', code, '2026-09-01', '2026-09-08');
    const none = await curves('gas', '4999999999', '2026-09-01', '2026-09-08');
    expect([foreign.status, none.status]).toEqual([404, 404]);
    expect((await months('gas', code)).status).toBe(404);
  });

  it('rejects a period of more than a year', async () => {
    const code = await supplyOf('luce', 'LUCE');
    const { status, body } = await curves('luce', code, '2024-01-01', '2025-01-01');
    expect(status).toBe(400);
    expect(body.header.campi).toMatchObject([{ campo: 'finePeriodo' }]);
  });
});
