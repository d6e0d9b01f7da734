import { setTimeout as wait } from 'node:timers/promises';
import type { TestApp } from '../support/app.ts';
import { newAccount } from '../support/customers.ts';
import type { TestDatabase } from '../support/database.ts';

export async function givenBill(database: TestDatabase, cents: number) {
  const customer = await newAccount({ database, now: () => new Date() } as TestApp);
  const contract = `K-${customer.code}`;
  await database.pool.query(
    `with c as (insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
                values ($2, $1, 'GAS', 'Attivo', $2) returning code)
     insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date, due_date,
                        amount_cents, open_cents, method_code)
     select $1, 'N-' || $1, '99999999990', 'BOLLETTA', '02', code, '2026-11-01', '2099-12-10', $3::int, $3::int, 'P' from c`,
    [customer.code, contract, cents],
  );
  return { username: customer.username, bill: { numero: `N-${customer.code}`, importo: cents / 100 } };
}

/** A browser user whose server may disappear at any time. */
export async function personAt(url: string) {
  const { headers: given } = await fetch(`${url}/config.json`);
  const cookie = /XSRF-TOKEN=([^;]*)/.exec(given.get('set-cookie') ?? '')?.[1] ?? '';
  let last = '';
  return {
    ask: async (path: string, body: object | undefined, more: Record<string, string> = {}) => {
      const headers = {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${cookie}`,
        'x-xsrf-token': decodeURIComponent(cookie),
        ...more,
      };
      const answer = await fetch(`${url}/api${path}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      last = `${answer?.status} ${text?.slice(0, 300)}`;
      return answer?.ok && text !== undefined ? (JSON.parse(text) as Record<string, string>) : undefined;
    },
    /** Retries like a person would. */
    insist: async <T>(what: () => Promise<T | undefined>): Promise<T> => {
      for (let tries = 0; tries < 900; tries += 1) {
        const done = await what();
        if (done !== undefined) return done;
        await wait(100);
      }
      throw new Error(`it never worked: ${last}`);
    },
  };
}

/** Pays on the fake provider's page. */
export async function payAt(port: number, session: string, outcome: 'riuscito' | 'in-corso') {
  return fetch(`http://127.0.0.1:${port}/pay/${session}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      numero: '4242424242424242',
      scadenza: '05/39',
      cvc: '123',
      intestatario: 'Giulia Ferri',
      esito: outcome,
    }),
  });
}
