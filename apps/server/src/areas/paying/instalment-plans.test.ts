import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import type { Services } from '../../shared/context.ts';
import { makePlans } from './usecases/instalment-plan.ts';
import { useApp } from '../../../test/support/app.ts';
import { readPdf } from '../../../test/support/money/bill-papers.ts';
import { codeOf, eventsOf, newAccount, withoutTrace } from '../../../test/support/customers.ts';

const gateway = useApp({ seeded: false });
const services = () => ({ db: databaseOf(gateway.database.pool), clock: gateway.now }) as unknown as Services;

async function someone(bill: { cents?: number; status?: string; due?: string } = {}) {
  const { cents = 30_000, status = '02', due = '2026-12-10' } = bill;
  const customer = await newAccount(gateway);
  const contract = `K-${customer.code}`;
  const number = `N-${customer.code}`;
  const { pool } = gateway.database;
  await pool.query(
    `insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
     values ($1, $2, 'GAS', 'Attivo', $1)`,
    [contract, customer.code],
  );
  await pool.query(
    `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
                        due_date, amount_cents, open_cents, method_code)
     values ($1, $2, '99999999990', 'BOLLETTA', $3, $4, '2026-11-01', $5, $6, $6, 'P')`,
    [customer.code, number, status, contract, due, cents],
  );
  return { ...customer, contract, number, bearer: (await gateway.signIn(customer.username)).access_token };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const url = (number: string) => `/api/sportello/v1/bollette/${number}/rateizzazione`;
const offer = ({ bearer, number }: Pick<Someone, 'bearer' | 'number'>) => gateway.send({ url: url(number), bearer });
const accept = ({ bearer, number }: Pick<Someone, 'bearer' | 'number'>, importo = 300, rate = 3) =>
  gateway.send({ method: 'POST', url: url(number), bearer, payload: { importo, rate } });
const billsOf = async ({ code }: Someone) =>
  (
    await gateway.database.pool.query(
      `select number, type, status_code, open_cents, due_date::text, instalment_of from bills
       where customer_code = $1 order by number`,
      [code],
    )
  ).rows;

describe('a plan of instalments (pagamento.rate.3)', () => {
  it('offers a plan, accepts it once, prepares it and creates its bills', async () => {
    const giulia = await someone();
    const seen = await offer(giulia);
    expect(seen.body).toMatchObject({
      motivo: null,
      ricalcolo: false,
      rate: [
        { numero: 1, importo: 100, scadenza: '2026-12-20' },
        { numero: 2, importo: 100, scadenza: '2027-01-19' },
        { numero: 3, importo: 100, scadenza: '2027-02-18' },
      ],
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(giulia)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '06', open_cents: 30_000 }]);
    const accepted = (await eventsOf(gateway, giulia.code)).filter(({ kind }) => kind === 'INSTALMENT_PLAN_ACCEPTED');
    expect(accepted).toHaveLength(1);

    await makePlans(services());
    expect(await billsOf(giulia)).toHaveLength(1);
    gateway.wait(2 * 60_000);
    await Promise.all([makePlans(services()), makePlans(services())]);
    const part = { type: 'RATA', status_code: '02', open_cents: 10_000, instalment_of: giulia.number };
    expect(await billsOf(giulia)).toMatchObject([
      { number: giulia.number, status_code: '04', open_cents: 0 },
      { ...part, number: `${giulia.number}-1`, due_date: '2026-12-20' },
      { ...part, number: `${giulia.number}-2` },
      { ...part, number: `${giulia.number}-3` },
    ]);
    expect((await offer(giulia)).body.motivo).toBe('PLAN_STATUS');
  });

  it('makes instalments that say of which bill they are, and how they are paid (pagamento.rate.4)', async () => {
    const giulia = await someone({ cents: 28_104 });
    const { pool } = gateway.database;
    await pool.query(
      `update bills set transfer_iban = 'IT60X0542811101000000123456', period_start = '2026-09-01',
                        period_end = '2026-10-31' where customer_code = $1`,
      [giulia.code],
    );
    await accept(giulia, 281.04);
    gateway.wait(2 * 60_000);
    await makePlans(services());
    const number = `${giulia.number}-2`;
    const detail = await gateway.send({
      url: `/api/verifiche/v1/recuperoDettaglioBolletta/${giulia.code}?numeroBolletta=${number}`,
      bearer: giulia.bearer,
    });
    const label = `Rata 2 di 3 della bolletta ${giulia.number}`;
    expect(detail.body).toMatchObject({
      bolletta: {
        importo: 93.68,
        inizioPeriodo: '2026-09-01',
        metodoPagamento: 'B',
        rata: { numero: 2, totale: 3, numeroBolletta: giulia.number },
        voci: [{ descrizione: label, importo: 93.68 }],
        pagamento: { codiceAvviso: null, iban: 'IT60X0542811101000000123456', causale: label },
        bollettaPrecedente: null,
        bollettaAnnoPrecedente: null,
      },
    });
    const file = `/api/sportello/v1/bollette/${number}/documento?modalita=S`;
    const { pages } = await readPdf(
      (await gateway.app.inject({ url: file, headers: { authorization: `Bearer ${giulia.bearer}` } })).rawPayload,
    );
    expect(pages.map(({ text }) => text).join(' ')).toMatch(/Come: Bonifico.*Totale 93,68 €.*Con bonifico/s);
  });

  it('leaves a bill of which the provider has made something else', async () => {
    const giulia = await someone();
    await accept(giulia);
    await gateway.database.pool.query(`update bills set status_code = '05' where customer_code = $1`, [giulia.code]);
    gateway.wait(2 * 60_000);
    await makePlans(services());
    expect(await billsOf(giulia)).toMatchObject([{ status_code: '05', open_cents: 30_000 }]);
  });

  it.each<[string, Parameters<typeof someone>[0], string]>([
    ['too little', { cents: 14_999 }, 'PLAN_AMOUNT'],
    ['too late', { status: '03', due: '2026-11-01' }, 'PLAN_LATE'],
    ['paid', { status: '01' }, 'PLAN_STATUS'],
  ])('rejects a plan for a bill that is %s with the rule, and writes nothing', async (_, bill, rule) => {
    const giulia = await someone(bill);
    expect((await offer(giulia)).body).toMatchObject({ motivo: rule, rate: [] });
    expect(codeOf(await withoutTrace(gateway, () => accept(giulia)))).toBe(rule);
  });

  it('rejects a plan beside an overdue bill, except for a large correction (pagamento.rate.1)', async () => {
    const giulia = await someone();
    const { pool } = gateway.database;
    await pool.query(
      `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
                          due_date, amount_cents, open_cents, method_code)
       values ($1, 'A-' || $1, '99999999990', 'BOLLETTA', '03', $2, '2026-09-01', '2026-10-01', 10000, 10000, 'P')`,
      [giulia.code, giulia.contract],
    );
    expect((await offer(giulia)).body.motivo).toBe('PLAN_ARREARS');
    // Unpaid bills of the previous holder of the supply remain theirs (fornitore.dati.4).
    const marco = await someone();
    await pool.query(`update bills set customer_code = $2 where number = 'A-' || $1`, [giulia.code, marco.code]);
    expect((await offer(giulia)).body.motivo).toBeNull();
    await pool.query(`update bills set customer_code = $1 where number = 'A-' || $1`, [giulia.code]);
    await pool.query(
      `insert into bill_lines (bill_id, position, kind, part, label, amount_cents)
       select id, 1, 'RICALCOLO', 'VENDITA', 'Ricalcolo', 20000 from bills where number = $1`,
      [giulia.number],
    );
    expect((await offer(giulia)).body).toMatchObject({ motivo: null, ricalcolo: true });
  });

  it('rejects an amount or count other than offered, and returns 404 for another customer’s bill', async () => {
    const [giulia, marco] = [await someone(), await someone()];
    expect(codeOf(await withoutTrace(gateway, () => accept(giulia, 299.99)))).toBe('CHANGED_MEANWHILE');
    expect(codeOf(await withoutTrace(gateway, () => accept(giulia, 300, 2)))).toBe('CHANGED_MEANWHILE');
    const foreign = { bearer: marco.bearer, number: giulia.number };
    expect(codeOf(await offer(foreign))).toBe('NOT_FOUND');
    expect(codeOf(await withoutTrace(gateway, () => accept(foreign)))).toBe('NOT_FOUND');
  });
});
