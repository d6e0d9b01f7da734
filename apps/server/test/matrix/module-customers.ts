import type { UserType } from '@sportello/domain';
import type { TestApp } from '../support/app.ts';
import { newAccount } from '../support/customers.ts';

/** A supply of electricity or gas on a market, or a service; active by default. */
type Signed = readonly ['LUCE' | 'GAS', market: string, state?: string] | readonly ['FIBRA' | 'SERVIZIO'];

/** The contracts that give a customer each user type (utente.tipi.2). */
const SIGNED: Readonly<Record<UserType, readonly Signed[]>> = {
  SWITCH_OUT: [['LUCE', 'LIBERO', 'Cessato']],
  FIBRA: [['FIBRA']],
  LUCE: [['LUCE', 'LIBERO']],
  GAS: [['GAS', 'LIBERO']],
  VAS: [['SERVIZIO']],
  DUAL: [
    ['LUCE', 'LIBERO'],
    ['GAS', 'LIBERO'],
  ],
  FULL: [['GAS', 'LIBERO'], ['SERVIZIO']],
  STG: [['LUCE', 'STG'], ['SERVIZIO']],
  TUTELA_PLACET: [['GAS', 'VINCOLATO']],
  MISTO: [
    ['LUCE', 'LIBERO'],
    ['GAS', 'PLACET'],
  ],
  PROSPECT: [['LUCE', 'LIBERO']],
};

export async function newCustomerOfType(gateway: TestApp, segment: string, type: UserType) {
  const account = await newAccount(gateway, { segment, companyName: 'Ferri srl', prospect: type === 'PROSPECT' });
  await giveSigned(gateway, account.code, SIGNED[type]);
  return account;
}

export async function giveSigned({ database: { pool } }: TestApp, customerCode: string, signed: readonly Signed[]) {
  for (const [index, [kind, market = null, state = 'Attivo']] of signed.entries()) {
    const code = `${customerCode}-${index}`;
    await (kind === 'LUCE' || kind === 'GAS'
      ? pool.query(
          'insert into commodity_contracts (code, customer_code, commodity, market, source_state) values ($1, $2, $3, $4, $5)',
          [code, customerCode, kind, market, state],
        )
      : pool.query(
          `insert into vas_contracts (code, customer_code, type, sub_type, product_type, source_state, progress, name)
           values ($1, $2, $3, 'DEFAULT', $4, 'Attivo', 100, 'Prova')`,
          [code, customerCode, kind, kind === 'FIBRA' ? 'ZFIB' : 'ZINT'],
        ));
  }
}
