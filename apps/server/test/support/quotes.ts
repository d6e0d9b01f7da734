import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import { customerWithBill } from './paying.ts';

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
