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
  ])('%s', async (_, given, expected) => {
    const number = await aBill('luce', given);
    await notifyOfBills(services(), run);
    expect((await told(number)).map(({ kind }) => kind)).toEqual(expected);
  });

  it('once each, however often and by however many it is looked', async () => {
    const number = await aBill('gas');
    await Promise.all([1, 2, 3].map(() => notifyOfBills(services(), run)));
    await notifyOfBills(services(), run);
    expect(await told(number)).toHaveLength(1);
  });

  it('together, in the area, where several come at once', async () => {
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
});
