import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import { newAccount } from './customers.ts';

interface GivenBill {
  readonly type?: string;
  readonly cents?: number;
  readonly status?: string;
  readonly due?: string;
  readonly method?: string;
  /** Uses a service instead of a supply. */
  readonly service?: 'FIBRA' | 'SERVIZIO';
  readonly nickname?: string;
}

export async function customerWithBill(gateway: TestApp, given: GivenBill = {}) {
  const { type = 'BOLLETTA', cents = 8420, status = '02', due = '2026-12-10', method = 'P', service } = given;
  const customer = await newAccount(gateway);
  const contract = `K-${customer.code}`;
  const number = `N-${customer.code}`;
  const { pool } = gateway.database;
  if (service === undefined) {
    await pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account, nickname)
       values ($1, $2, 'GAS', 'Attivo', $1, $3)`,
      [contract, customer.code, given.nickname ?? null],
    );
  } else {
    await pool.query(
      `insert into vas_contracts (code, customer_code, name, type, sub_type, product_type, source_state, contract_account)
       values ($1, $2, 'Servizio', $3, 'DEFAULT', $4, 'Attivo', $1)`,
      [contract, customer.code, service, service === 'FIBRA' ? 'ZFIB' : 'ZSRV'],
    );
  }
  await pool.query(
    `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, vas_contract_code,
                        contract_account, issue_date, due_date, amount_cents, open_cents, method_code)
     values ($1, $2, '99999999990', $3, $4, $5, $6, $7, '2026-11-01', $8, $9, $9, $10)`,
    [
      customer.code,
      number,
      type,
      status,
      service === undefined ? contract : null,
      service === undefined ? null : contract,
      contract,
      due,
      cents,
      method,
    ],
  );
  const { access_token: bearer } = await gateway.signIn(customer.username);
  return { ...customer, contract, number, cents, bearer };
}

/** Pays on the fake provider's page through the demo's own URL. */
export async function payOnPage(gateway: TestApp, url: string, fields: Record<string, string> = {}) {
  return gateway.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      numero: '4242 4242 4242 4242',
      scadenza: '05/39',
      cvc: '123',
      intestatario: 'Giulia Ferri',
      ...fields,
    }).toString(),
  });
}

export async function beginInArea(
  gateway: TestApp,
  { bearer, number, cents }: { readonly bearer: string; readonly number: string; readonly cents: number },
) {
  return gateway.send({
    method: 'POST',
    url: '/api/sportello/v1/pagamenti/bollette',
    bearer,
    payload: { bollette: [{ numero: number, importo: cents / 100 }] },
    headers: { 'idempotency-key': randomUUID() },
  });
}

export async function billOf(gateway: TestApp, number: string) {
  const { rows } = await gateway.database.pool.query<{
    status_code: string;
    open_cents: number;
    paid_on: string | null;
    debit_outcome: string | null;
  }>('select status_code, open_cents, paid_on::text, debit_outcome from bills where number = $1', [number]);
  return rows[0];
}
