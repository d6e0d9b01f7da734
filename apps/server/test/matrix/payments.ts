import type { TestApp } from '../app.ts';

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

/** What a change has left, and the keys of the examples, are forgotten. */
export async function forgetChanges(gateway: TestApp, customerCode: string): Promise<void> {
  await gateway.database.pool.query('delete from payment_changes where customer_code = $1', [customerCode]);
  await gateway.database.pool.query(`delete from card_setups where token = 'pm_1Example' and customer_code = $1`, [
    customerCode,
  ]);
}
