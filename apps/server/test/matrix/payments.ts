import type { TestApp } from '../support/app.ts';

/** The account of the examples' changes, which come with another one's method. */
const account = `select contract_account from vas_contracts v join commodity_contracts c using (customer_code, contract_account)
  where customer_code = $1 order by v.code limit 1`;

/** Makes a customer's account what the example of a change has seen of it. */
export async function seenAs(gateway: TestApp, customerCode: string, methodCode: string): Promise<void> {
  await gateway.database.pool.query(
    `update payment_methods set method_code = $2 where contract_account = (${account})`,
    [customerCode, methodCode],
  );
}

/** Gives a customer the card of the examples. */
export async function withCard(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query(
    `insert into card_setups (id, customer_code, status, token, last_digits, created_at)
     values (gen_random_uuid(), $1, 'SUCCEEDED', 'pm_1Example', '4242', $2)`,
    [customerCode, gateway.now()],
  );
}

/** Makes the bill of the examples one that can be paid now, and that is in no payment. */
export async function openBill(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query(
    `update bills set status_code = '02', open_cents = 8420, method_code = 'P'
     where id = (select id from bills where customer_code = $1 and contract_code is not null order by id limit 1)`,
    [customerCode],
  );
}

/** Makes the bill of the examples one that can be paid in the instalments of the examples. */
export async function billForPlan(gateway: TestApp, customerCode: string): Promise<void> {
  const bill = `(select id from bills where customer_code = $1 and contract_code is not null order by id limit 1)`;
  const { pool } = gateway.database;
  await pool.query(`delete from instalment_plans where bill_id = ${bill}`, [customerCode]);
  await pool.query(`update bills set status_code = '03', open_cents = 0 where customer_code = $1`, [customerCode]);
  await pool.query(
    `update bills set status_code = '02', type = 'BOLLETTA', amount_cents = 18010, open_cents = 18010, method_code = 'P',
       due_date = '2099-01-01' where id = ${bill}`,
    [customerCode],
  );
}

/** What a change has left, and the keys of the examples, are forgotten. */
export async function forgetChanges(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query('delete from payment_changes where customer_code = $1', [customerCode]);
  await gateway.database.pool.query(`delete from payments where key <> 'before' and customer_code = $1`, [
    customerCode,
  ]);
  await gateway.database.pool.query(`delete from card_setups where token = 'pm_1Example' and customer_code = $1`, [
    customerCode,
  ]);
}
