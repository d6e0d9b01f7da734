import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app.ts';
import { fiscalCode, newAccount } from '../customers.ts';

export const today = '2026-11-20';
export const iban = 'IT60X0542811101000000123456';

/** A customer with electricity supplies, each on its own account paid by slip. */
export async function someone(gateway: TestApp, accounts = 1) {
  const customer = await newAccount(gateway);
  const names = Array.from({ length: accounts }, () => `A${randomUUID().slice(0, 12)}`);
  const versions: Record<string, string> = {};
  for (const account of names) {
    await gateway.database.pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state, contract_account)
       values ($1, $2, 'LUCE', 'Attivo', $3)`,
      [`C-${account}`, customer.code, account],
    );
    const { rows } = await gateway.database.pool.query<{ version: string }>(
      `insert into payment_methods (contract_account, customer_code, method_code) values ($1, $2, 'P')
       returning xmin::text as version`,
      [account, customer.code],
    );
    versions[account] = rows[0]?.version ?? '';
  }
  const { access_token: bearer } = await gateway.signIn(customer.username);
  return { ...customer, bearer, accounts: names, account: names[0] ?? '', versions };
}

export type Someone = Awaited<ReturnType<typeof someone>>;

/** The `if-match` header with the account's initial version. */
export const seenAtFirst = ({ account, versions }: Someone) => ({ 'if-match': `"${versions[account]}"` });

export const debit = (contractAccount: string) => ({
  contractAccount,
  commodity: 'LUCE',
  dataFirma: today,
  societa: 'EE',
  metodoPagamentoRichiesto: 'U',
  nome: 'Giulia',
  cognome: 'Ferri',
  codiceFiscale: fiscalCode,
  IBAN: iban,
});

export function paymentsAt(gateway: TestApp) {
  const post =
    (url: string) =>
    ({ bearer }: Someone, payload: object, headers: Record<string, string> = {}) =>
      gateway.send({ method: 'POST', url, bearer, payload, headers });
  return {
    change: post('/api/contratti/v1/modificaDatiPagamento'),
    changeService: post('/api/contratti/v1/modificaDatiPagamentoVas'),
    changeAll: post('/api/sportello/v1/pagamenti/modifica'),
    read: async ({ bearer }: Someone, account: string) =>
      (await gateway.send({ url: `/api/contratti/v1/recuperoDatiPagamento?codiceContratto=C-${account}`, bearer }))
        .body,
    mandate: async ({ bearer }: Someone) =>
      (await gateway.send({ url: '/api/sportello/v1/pagamenti/mandato', bearer })).body,
    mandatesOf: async ({ code }: Someone) =>
      (
        await gateway.database.pool.query<Record<string, unknown>>(
          'select * from sepa_mandates where customer_code = $1 order by accepted_at',
          [code],
        )
      ).rows,
  };
}
