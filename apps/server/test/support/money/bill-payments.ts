import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import type { TestApp } from '../app.ts';
import { eventsOf, newAccount } from '../customers.ts';
import { payOnPage } from './paying.ts';

export const root = '/api/sportello/v1/pagamenti/bollette';

export type Someone = Awaited<ReturnType<typeof someoneAt>>;

export const pathOf = (url: string) => new URL(url).pathname;
export const sessionOf = (url: string) => pathOf(url).split('/').at(-1) ?? '';

async function someoneAt(on: TestApp, cents: readonly number[]) {
  const customer = await newAccount(on);
  const contract = `K-${customer.code}`;
  const { pool } = on.database;
  await pool.query(
    `insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
     values ($1, $2, 'GAS', 'Attivo', $1)`,
    [contract, customer.code],
  );
  const bills = cents.map((amount, at) => ({ numero: `N${at}-${customer.code}`, importo: amount / 100 }));
  for (const { numero, importo } of bills) {
    await pool.query(
      `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date,
                          due_date, amount_cents, open_cents, method_code)
       values ($1, $2, '99999999990', 'BOLLETTA', '02', $3, '2026-11-01', '2026-12-10', $4, $4, 'P')`,
      [customer.code, numero, contract, Math.round(importo * 100)],
    );
  }
  return { ...customer, bills, bearer: (await on.signIn(customer.username)).access_token };
}

export function billPaymentsAt(
  gateway: TestApp,
  { secretKey, webhookSecret }: { readonly secretKey: string; readonly webhookSecret: string },
) {
  return {
    someone: (cents: readonly number[] = [8420], on = gateway) => someoneAt(on, cents),
    begin: ({ bearer, bills }: Pick<Someone, 'bearer' | 'bills'>, key: string = randomUUID(), on = gateway) =>
      on.send({ method: 'POST', url: root, bearer, payload: { bollette: bills }, headers: { 'idempotency-key': key } }),
    read: ({ bearer }: Someone, id: string) => gateway.send({ url: `${root}/${id}`, bearer }),
    stop: ({ bearer }: Someone, id: string) =>
      gateway.send({ method: 'POST', url: `${root}/${id}/interrompi`, bearer }),
    pay: (url: string, fields: Record<string, string> = {}) => payOnPage(gateway, url, fields),

    /** Delivers a signed webhook message about a session. */
    hear: async (session: string, type = 'checkout.session.completed', id = `evt_${randomUUID()}`) => {
      const payload = JSON.stringify({ id, object: 'event', type, data: { object: { id: session } } });
      const signature = await new Stripe(secretKey).webhooks.generateTestHeaderStringAsync({
        payload,
        secret: webhookSecret,
      });
      return gateway.app.inject({
        method: 'POST',
        url: '/api/webhooks/carte',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      });
    },

    billsOf: async ({ code }: Someone) => {
      const { rows } = await gateway.database.pool.query<{
        status_code: string;
        open_cents: number;
        paid_on: string | null;
      }>('select status_code, open_cents, paid_on::text from bills where customer_code = $1 order by number', [code]);
      return rows;
    },
    statesOf: async ({ code }: Someone) => {
      const { rows } = await gateway.database.pool.query<{ state: string }>(
        'select state from payments where customer_code = $1 order by created_at',
        [code],
      );
      return rows.map(({ state }) => state);
    },
    idsOf: async ({ code }: Someone) => {
      const { rows } = await gateway.database.pool.query<{ id: string }>(
        'select id from payments where customer_code = $1',
        [code],
      );
      return rows.map(({ id }) => id);
    },
    paidEvents: async ({ code }: Someone) =>
      (await eventsOf(gateway, code)).filter(({ kind }) => kind === 'BILLS_PAID'),
  };
}
