import { randomUUID } from 'node:crypto';
import { newAccount } from '../customers.ts';
import type { TestApp } from '../app.ts';

type Terms = Readonly<{ startsOn?: string; place?: string; cost?: number | null; kind?: 'COMMODITY' | 'QUOTATION' }>;

/** Gives a new customer an electricity supply; by default it was made online on 6 November 2026. */
export async function withdrawable(gateway: TestApp, terms: Terms | null = {}, said: { segment?: string } = {}) {
  const customer = await newAccount(gateway, said);
  const { pool } = gateway.database;
  const code = `C${randomUUID().slice(0, 10)}`;
  const quotation = `Q${code}`;
  await pool.query(
    `insert into commodity_contracts (code, customer_code, commodity, source_state, quotation_code, offer_name, pod)
     values ($1, $2, 'LUCE', 'In Attivazione', $3, 'Luce Serena', 'IT001E12345678')`,
    [code, customer.code, quotation],
  );
  if (terms !== null) {
    const { startsOn = '2026-11-06', place = 'ONLINE', cost = null, kind = 'QUOTATION' } = terms;
    await pool.query(
      `insert into withdrawal_terms (contract_kind, contract_code, customer_code, starts_on, place, exit_cost_cents)
       values ($1, $2, $3, $4, $5, $6)`,
      [kind, kind === 'QUOTATION' ? quotation : code, customer.code, startsOn, place, cost],
    );
  }
  const { access_token: bearer } = await gateway.signIn(customer.username);
  return { ...customer, contract: code, quotation, bearer };
}
