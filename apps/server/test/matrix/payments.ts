import type { TestApp } from '../support/app.ts';

/** The account used by the change examples, which include another account's method. */
const account = `select contract_account from vas_contracts v join commodity_contracts c using (customer_code, contract_account)
  where customer_code = $1 order by v.code limit 1`;

/** Sets the account to the state that the change example expects. */
export async function seenAs(gateway: TestApp, customerCode: string, methodCode: string): Promise<void> {
  await gateway.database.pool.query(
    `update payment_methods set method_code = $2 where contract_account = (${account})`,
    [customerCode, methodCode],
  );
}

export async function withCard(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query(
    `insert into card_setups (id, customer_code, status, token, last_digits, created_at)
     values (gen_random_uuid(), $1, 'SUCCEEDED', 'pm_1Example', '4242', $2)`,
    [customerCode, gateway.now()],
  );
}

/** Makes the example's bill payable now and part of no payment. */
export async function openBill(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query(
    `update bills set status_code = '02', open_cents = 8420, disputed_cents = 0, method_code = 'P'
     where id = (select id from bills where customer_code = $1 and contract_code is not null order by id limit 1)`,
    [customerCode],
  );
}

/** Makes the example's bill payable in the example's instalments. */
export async function billForPlan(gateway: TestApp, customerCode: string): Promise<void> {
  const bill = `(select id from bills where customer_code = $1 and contract_code is not null order by id limit 1)`;
  const { pool } = gateway.database;
  await pool.query(`delete from instalment_plans where bill_id = ${bill}`, [customerCode]);
  await pool.query(`update bills set status_code = '03', open_cents = 0 where customer_code = $1`, [customerCode]);
  await pool.query(
    `update bills set status_code = '02', type = 'BOLLETTA', amount_cents = 18010, open_cents = 18010, disputed_cents = 0, method_code = 'P',
       due_date = '2099-01-01' where id = ${bill}`,
    [customerCode],
  );
}

/** Makes a line of the example's bill older than two years, so that its prescription can be objected to. */
export async function oldLine(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query(
    `insert into bill_lines (bill_id, position, kind, label, amount_cents, vat_rate, period_start, period_end)
     select id, 900, 'RICALCOLO', 'Conguaglio', 1000, 10, issue_date - 900, issue_date - 880 from bills
     where customer_code = $1 and contract_code is not null order by id limit 1
     on conflict do nothing`,
    [customerCode],
  );
}

/** Deletes the changes and idempotency keys of the examples. */
export async function forgetChanges(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query('delete from payment_changes where customer_code = $1', [customerCode]);
  await gateway.database.pool.query(`delete from payments where key <> 'before' and customer_code = $1`, [
    customerCode,
  ]);
  await gateway.database.pool.query(`delete from card_setups where token = 'pm_1Example' and customer_code = $1`, [
    customerCode,
  ]);
}
