import { describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { notifyOfBills } from './usecases/notify-bills.ts';
import type { Services } from '../../shared/context.ts';
import { useApp } from '../../../test/support/app.ts';
import { customerCodeOf } from '../../../test/matrix/askers.ts';

const gateway = useApp();

const services = () =>
  ({
    db: databaseOf(gateway.database.pool),
    clock: gateway.now,
    cards: null,
    channels: ['MAIL'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

const run = {
  isOver: () => false,
  onTrouble(error: unknown) {
    throw error;
  },
};

let count = 0;

async function aBill(username: string, given: Record<string, unknown> = {}): Promise<string> {
  const number = `TOLD${(count += 1)}`;
  const facts: Record<string, unknown> = {
    customer_code: await customerCodeOf(gateway, username),
    number,
    issuer_vat_number: '99999999990',
    type: 'BOLLETTA',
    status_code: '02',
    issue_date: '2026-10-01',
    due_date: '2026-11-23',
    amount_cents: 12_345,
    open_cents: 12_345,
    method_code: 'P',
    ...given,
  };
  const { pool } = gateway.database;
  const { rows } = await pool.query<{ code: string }>(
    'select code from commodity_contracts where customer_code = $1 order by code limit 1',
    [facts['customer_code']],
  );
  facts['contract_code'] = rows[0]?.code;
  const names = Object.keys(facts);
  await pool.query(
    `insert into bills (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(facts),
  );
  return number;
}

async function told(...numbers: readonly string[]) {
  const { rows } = await gateway.database.pool.query<{ kind: string; numbers: string[]; amount: number }>(
    `select kind, data->'numbers' as numbers, (data->>'amountCents')::int as amount from events
     where kind like 'BILL_%' and data->'numbers' ?| $1 order by id`,
    [numbers],
  );
  return rows;
}

async function lastNotification(username: string) {
  const { rows } = await gateway.database.pool.query<{ text: string; target: string; url: string | null }>(
    'select text, target, url from notifications where customer_code = $1 order by id desc limit 1',
    [await customerCodeOf(gateway, username)],
  );
  return rows[0];
}

/** Adds a line of the days two and a half years ago, with its VAT. */
function addOldLine(number: string, amountCents: number): Promise<unknown> {
  return gateway.database.pool.query(
    `insert into bill_lines (bill_id, position, kind, label, amount_cents, vat_rate, taxable_cents, period_start, period_end)
     select id, position, kind, kind, amount, 10, taxable, '2024-04-01', '2024-04-30' from bills,
       (values (1, 'RICALCOLO', $2::int, null), (2, 'IVA', $2::int / 10, $2::int)) line(position, kind, amount, taxable)
     where number = $1`,
    [number, amountCents],
  );
}

const issuedToday = { issue_date: '2026-11-20', due_date: '2026-12-10' };

describe('customers are told of bills (bolletta.avvisi.1)', () => {
  it.each([
    ['issued today', { issue_date: '2026-11-20', due_date: '2026-12-10' }, ['BILL_ISSUED']],
    ['issued long ago', {}, ['BILL_DUE_SOON']],
    ['due in six days', { due_date: '2026-11-26' }, []],
    ['overdue since yesterday', { due_date: '2026-11-19', status_code: '03' }, ['BILL_OVERDUE']],
    ['paid by debit', { method_code: 'U' }, []],
    ['a debit that failed', { method_code: 'U', due_date: '2026-11-19', debit_outcome: 'FALLITO' }, ['BILL_OVERDUE']],
    ['paid', { status_code: '01', open_cents: 0 }, []],
    ['not to be paid', { status_code: '05' }, []],
    ['anomalous', { ...issuedToday, usual_cents: 5000 }, ['BILL_ANOMALOUS']],
    ['anomalous, to be debited', { ...issuedToday, usual_cents: 5000, method_code: 'U' }, ['BILL_ANOMALOUS']],
    ['anomalous, in dispute', { ...issuedToday, usual_cents: 5000, disputed_cents: 12_345 }, ['BILL_ISSUED']],
    ['anomalous, paid', { ...issuedToday, usual_cents: 5000, status_code: '01', open_cents: 0 }, ['BILL_ISSUED']],
    [
      'anomalous, overdue',
      { issue_date: '2026-11-10', due_date: '2026-11-19', status_code: '03', usual_cents: 5000 },
      ['BILL_ISSUED', 'BILL_OVERDUE'],
    ],
    ['anomalous, issued long ago', { usual_cents: 5000 }, ['BILL_DUE_SOON']],
  ])('sends the expected notifications for a bill: %s', async (_, given, expected) => {
    const number = await aBill('luce', given);
    await notifyOfBills(services(), run);
    expect((await told(number)).map(({ kind }) => kind)).toEqual(expected);
  });

  it('notifies once of a bill, even where the job runs repeatedly and in parallel', async () => {
    const number = await aBill('gas');
    await Promise.all([1, 2, 3].map(() => notifyOfBills(services(), run)));
    await notifyOfBills(services(), run);
    expect(await told(number)).toHaveLength(1);
  });

  it('sends one notification in the area for several bills at once', async () => {
    const numbers = [await aBill('placet'), await aBill('placet')];
    await notifyOfBills(services(), run);
    expect(await told(...numbers)).toMatchObject([{ kind: 'BILL_DUE_SOON', amount: 24_690 }]);
    const customer = await customerCodeOf(gateway, 'placet');
    const { rows } = await gateway.database.pool.query<{ title: string; target: string }>(
      'select title, target from notifications where customer_code = $1 order by id desc limit 1',
      [customer],
    );
    expect(rows).toEqual([{ title: '2 bollette scadono tra pochi giorni', target: 'ARCHIVIO' }]);
  });

  it('notifies once of a new anomalous bill, with a link to it (bolletta.anomala.2)', async () => {
    const number = await aBill('fibra', { ...issuedToday, usual_cents: 5000 });
    await notifyOfBills(services(), run);
    await notifyOfBills(services(), run);
    expect(await told(number)).toMatchObject([{ kind: 'BILL_ANOMALOUS', amount: 12_345 }]);
    const { text, ...way } = (await lastNotification('fibra')) ?? {};
    expect(text).toContain('le ultime erano in media di 50,00\u00A0€');
    expect(way).toEqual({ target: 'LINK', url: `/my-edison/bollette/${number}` });
  });

  it('notifies of a bill that was recognised as anomalous after it was announced as issued', async () => {
    const number = await aBill('luce', issuedToday);
    await notifyOfBills(services(), run);
    await gateway.database.pool.query('update bills set usual_cents = 5000 where number = $1', [number]);
    await notifyOfBills(services(), run);
    expect((await told(number)).map(({ kind }) => kind)).toEqual(['BILL_ISSUED', 'BILL_ANOMALOUS']);
  });

  it.each([
    ['names what of it is prescribed', 1000, 'Di questi, 11,00'],
    ['names no more than is open', 90_000, 'Di questi, 123,45'],
  ])('notifies of an overdue bill, and %s (bolletta.prescrizione.2)', async (_, amount, words) => {
    const number = await aBill('luce', { due_date: '2026-11-19', status_code: '03' });
    await addOldLine(number, amount);
    await notifyOfBills(services(), run);
    expect((await lastNotification('luce'))?.text).toContain(words);
  });

  it.each([
    ['was refused', null, null, false],
    ['is owed by the reply', '2026-11-10', null, false],
    ['was refused until the withdrawal', '2026-11-10', '2026-11-10', true],
  ])('decides whether to name a prescribed amount that %s', async (_, endedAt, withdrawnAt, isNamed) => {
    const number = await aBill('luce', { due_date: '2026-11-19', status_code: '03' });
    await addOldLine(number, 1000);
    await gateway.database.pool.query(
      `with opened as (insert into cases (customer_code, kind, text, digest, reply_days, acknowledgement_days, received_at,
           ended_at, withdrawn_at)
         select customer_code, 'PRESCRIZIONE', '-', '-', 30, 2, '2026-11-01', $2::timestamptz, $3::timestamptz
         from bills where number = $1 returning id)
       insert into bill_disputes (case_id, bill_id, kind, amount_cents, started_at, ended_at)
       select opened.id, bills.id, 'PRESCRIZIONE', 1100, '2026-11-01', $2 from opened, bills where number = $1`,
      [number, endedAt, withdrawnAt],
    );
    await notifyOfBills(services(), run);
    const { text } = (await lastNotification('luce')) ?? {};
    expect(text).toContain('Restano da pagare');
    expect(text?.includes('Di questi')).toBe(isNamed);
  });
});
