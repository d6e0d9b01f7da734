import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/customers.ts';

const gateway = useApp({ seeded: false });
const owner = { code: '', bearer: '' };
const other = { code: '', bearer: '' };

interface BillFacts {
  readonly number: string;
  readonly contract?: string;
  readonly customer?: string;
  readonly issued: string;
  readonly period?: readonly [string, string];
  readonly used?: number;
  readonly status?: string;
  readonly open?: number;
  readonly amount?: number;
  readonly type?: string;
}

async function add(given: BillFacts): Promise<void> {
  const { number, contract = 'L1', customer = owner.code, issued, period = [null, null], used = null } = given;
  const { status = '01', open = 0, amount = 10_000, type = 'BOLLETTA' } = given;
  await gateway.database.pool.query(
    `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
       period_start, period_end, amount_cents, open_cents, consumption, consumption_unit)
     values ($1, $2, '99999999990', $3, $4, $5, $6, $7, $8, $9, $10, $11, 'kWh')`,
    [customer, number, type, status, contract, issued, ...period, amount, open, used],
  );
}

async function essentialsOf(number: string) {
  const url = `/api/verifiche/v1/recuperoDettaglioBolletta/${owner.code}?numeroBolletta=${number}`;
  const { body } = await gateway.send({ url, bearer: owner.bearer });
  return body.bolletta.essenziali;
}

beforeAll(async () => {
  for (const person of [owner, other]) {
    const account = await newAccount(gateway);
    person.code = account.code;
    person.bearer = (await gateway.signIn(account.username)).access_token;
  }
  await gateway.database.pool.query(
    `insert into commodity_contracts (code, customer_code, commodity, source_state) values
       ('L1', $1, 'LUCE', 'Attivo'), ('L2', $1, 'LUCE', 'Attivo')`,
    [owner.code],
  );
  for (const bill of [
    { number: 'OLD', issued: '2024-11-05', period: ['2024-09-01', '2024-10-31'], used: 1, status: '03', open: 10_000 },
    { number: 'PAID', issued: '2024-12-05', period: ['2024-11-01', '2024-12-31'], used: 2 },
    { number: 'YEAR', issued: '2025-11-12', period: ['2025-09-01', '2025-10-31'], used: 440 },
    { number: 'WRONG', issued: '2026-09-05', period: ['2026-07-01', '2026-08-31'], used: 9 },
    { number: 'RIGHT', issued: '2026-09-20', period: ['2026-07-01', '2026-08-31'], used: 452, status: '03', open: 5 },
    {
      number: 'CREDIT',
      issued: '2026-09-25',
      period: ['2026-07-01', '2026-08-31'],
      used: 3,
      amount: -100,
      status: '05',
    },
    { number: 'PART', issued: '2026-10-01', type: 'RATA' },
    { number: 'ANOTHER', issued: '2026-10-01', contract: 'L2', period: ['2026-08-01', '2026-08-31'], used: 7 },
    { number: 'THEIRS', issued: '2026-10-02', customer: other.code, period: ['2026-08-01', '2026-08-31'], used: 8 },
    { number: 'THIS', issued: '2026-11-10', period: ['2026-09-01', '2026-10-31'], used: 431 },
    { number: 'LATER', issued: '2027-01-10', period: ['2026-11-01', '2026-12-31'], used: 5 },
  ] as const satisfies readonly BillFacts[]) {
    await add(bill);
  }
});

describe('what the bill of a supply says beside its amounts (bolletta.essenziali.1)', () => {
  it('returns what the bills of thirteen months charged, the last issued of the same days (bolletta.essenziali.2)', async () => {
    const { storicoConsumi } = await essentialsOf('THIS');
    expect(storicoConsumi).toEqual([
      { inizioPeriodo: '2026-09-01', finePeriodo: '2026-10-31', consumo: 431, unitaMisura: 'kWh' },
      { inizioPeriodo: '2026-07-01', finePeriodo: '2026-08-31', consumo: 452, unitaMisura: 'kWh' },
      { inizioPeriodo: '2025-09-01', finePeriodo: '2025-10-31', consumo: 440, unitaMisura: 'kWh' },
    ]);
  });

  it('returns the bills of a year before and older open ones, of this supply alone (bolletta.essenziali.3)', async () => {
    const { bollettePrecedenti } = await essentialsOf('THIS');
    expect(
      bollettePrecedenti.map((bill: { numeroBolletta: string; importoAperto: number }) => [
        bill.numeroBolletta,
        bill.importoAperto,
      ]),
    ).toEqual([
      ['CREDIT', 0],
      ['RIGHT', 0.05],
      ['WRONG', 0],
      ['YEAR', 0],
      ['OLD', 100],
    ]);
  });

  it('returns the yearly consumption with its days and the power, and neither where it is unknown', async () => {
    expect(await essentialsOf('YEAR')).toMatchObject({ consumoAnnuo: null, potenzaMassima: null });
    await gateway.database.pool.query(
      `update bills set yearly_consumption = 2640, yearly_from = '2025-11-01', yearly_to = '2026-10-31', max_power = 2.7
       where number = 'THIS'`,
    );
    expect(await essentialsOf('THIS')).toMatchObject({
      consumoAnnuo: { inizioPeriodo: '2025-11-01', finePeriodo: '2026-10-31', consumo: 2640, unitaMisura: 'kWh' },
      potenzaMassima: 2.7,
    });
  });

  it('returns the meter at the end of the period, and none before its first reading (bolletta.essenziali.4)', async () => {
    await gateway.database.pool.query(
      `insert into meter_readings (contract_code, read_on, kind, meter_number, f0) values
         ('L1', '2026-08-31', 'EFFETTIVA', 'OLD', 1), ('L1', '2026-10-31', 'EFFETTIVA', 'NEW', 2),
         ('L1', '2026-11-30', 'EFFETTIVA', 'LATER', 3), ('L2', '2026-10-31', 'EFFETTIVA', 'ANOTHER', 4)`,
    );
    expect(await essentialsOf('THIS')).toMatchObject({ matricola: 'NEW' });
    expect(await essentialsOf('RIGHT')).toMatchObject({ matricola: 'OLD' });
    expect(await essentialsOf('YEAR')).toMatchObject({ matricola: null });
  });

  it('returns no meter of a supply that is now another customer’s', async () => {
    const handOver = (code: string) =>
      gateway.database.pool.query(`update commodity_contracts set customer_code = $1 where code = 'L1'`, [code]);
    await handOver(other.code);
    expect(await essentialsOf('THIS')).toMatchObject({ matricola: null });
    await handOver(owner.code);
    expect(await essentialsOf('THIS')).toMatchObject({ matricola: 'NEW' });
  });

  it('returns nothing for an instalment', async () => {
    expect(await essentialsOf('PART')).toEqual({
      consumoAnnuo: null,
      potenzaMassima: null,
      matricola: null,
      storicoConsumi: [],
      bollettePrecedenti: [],
    });
  });
});
