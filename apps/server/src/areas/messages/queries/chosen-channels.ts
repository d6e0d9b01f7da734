import type { MessageChannel } from '../../../db/schema/columns.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { commodityContracts, billDeliveries, vasContracts } from '../../../db/schema/index.ts';

type Channels = readonly MessageChannel[];

export interface CustomerContract {
  readonly customerCode: string;
  readonly contractCode: string;
}

/**
 * Returns the notification channels of contracts: the preference of their account (recapito.modello.2), or undefined if
 * none was set.
 */
export async function findAllChosenChannels(
  db: Database,
  asked: readonly CustomerContract[],
): Promise<(contract: CustomerContract) => Channels | undefined> {
  if (asked.length === 0) return () => undefined;
  const customers = sql.param(asked.map(({ customerCode }) => customerCode));
  const contracts = sql.param(asked.map(({ contractCode }) => contractCode));
  const { rows } = await db.execute<{ customer: string; contract: string; mail: boolean; sms: boolean }>(sql`
    select asked.customer, asked.contract, d.mail, d.sms
    from unnest(${customers}::text[], ${contracts}::text[]) as asked(customer, contract)
    cross join lateral (
      select contract_account from ${commodityContracts} c where c.code = asked.contract and c.customer_code = asked.customer
      union all
      select contract_account from ${vasContracts} v where v.code = asked.contract and v.customer_code = asked.customer
    ) contract
    join ${billDeliveries} d on d.customer_code = asked.customer and d.contract_account = contract.contract_account`);
  const chosen = new Map<string, Channels>();
  for (const { customer, contract, mail, sms } of rows) {
    chosen.set(keyOf({ customerCode: customer, contractCode: contract }), [
      ...(mail ? (['MAIL'] as const) : []),
      ...(sms ? (['SMS'] as const) : []),
    ]);
  }
  return (contract) => chosen.get(keyOf(contract));
}

const keyOf = (contract: CustomerContract) => JSON.stringify([contract.customerCode, contract.contractCode]);
