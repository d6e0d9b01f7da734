import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app.ts';
import { newAccount } from '../customers.ts';

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

/** Gives a new customer a quote that waits for an answer, of 180.50 euros by default. */
export async function customerWithQuote(gateway: TestApp, cents = 18_050) {
  const customer = await customerWithBill(gateway);
  const { pool } = gateway.database;
  const id = `IQ-${customer.code}`;
  await pool.query(
    `insert into interventions (id, customer_code, state, sub_state, source, mode, installation_id, cap, company_id, created_at, updated_at)
     values ($1, $2, 'In Progress', 'AWAITING_CUSTOMER_DECISION', 'Web', 'TECHINICIAN_EXIT', 'P01', '10121', 'C017', $3, $3)`,
    [id, customer.code, gateway.now()],
  );
  await pool.query(
    `insert into quotes (id, intervention_id, created_at, total_label, total_cents, state)
     values ($1, $2, $3, 'Totale IVA inclusa', $4, 'IN ATTESA APPROVAZIONE CLIENTE')`,
    [`Q-${customer.code}`, id, gateway.now(), cents],
  );
  return { ...customer, id, quote: `Q-${customer.code}` };
}
export type CustomerWithQuote = Awaited<ReturnType<typeof customerWithQuote>>;

export const beginQuotePayment = (
  gateway: TestApp,
  { bearer, id, quote }: Pick<CustomerWithQuote, 'bearer' | 'id' | 'quote'>,
  importo = 180.5,
) =>
  gateway.send({
    method: 'POST',
    url: `/api/sportello/v1/interventi/${id}/preventivi/${quote}/pagamento`,
    bearer,
    payload: { importo },
    headers: { 'idempotency-key': randomUUID() },
  });

export const answerQuote = (gateway: TestApp, { bearer, id, quote }: CustomerWithQuote, payload: object) =>
  gateway.send({
    method: 'PATCH',
    url: `/api/interventotecnico/v1/interventions/${id}/preventives/${quote}`,
    bearer,
    payload,
  });

export async function quoteOf({ database: { pool } }: TestApp, { quote }: CustomerWithQuote) {
  const { rows } = await pool.query<{ state: string; payment_method: string | null; sub_state: string }>(
    `select q.state, q.payment_method, i.sub_state from quotes q join interventions i on i.id = q.intervention_id
     where q.id = $1`,
    [quote],
  );
  return rows[0];
}
