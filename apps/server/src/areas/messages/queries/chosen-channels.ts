import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { commodityContracts, billDeliveries, vasContracts } from '../../../db/schema/index.ts';

/**
 * Returns a customer's notification channels for a contract: the preference of its account (recapito.modello.2).
 * Undefined if none was set.
 */
export async function findChosenChannels(
  db: Database,
  customerCode: string,
  contractCode: string,
): Promise<('MAIL' | 'SMS')[] | undefined> {
  const accounts = unionAll(
    db
      .select({ account: commodityContracts.contractAccount })
      .from(commodityContracts)
      .where(and(eq(commodityContracts.customerCode, customerCode), eq(commodityContracts.code, contractCode))),
    db
      .select({ account: vasContracts.contractAccount })
      .from(vasContracts)
      .where(and(eq(vasContracts.customerCode, customerCode), eq(vasContracts.code, contractCode))),
  ).as('accounts');
  const [said] = await db
    .select({ mail: billDeliveries.mail, sms: billDeliveries.sms })
    .from(billDeliveries)
    .innerJoin(accounts, eq(accounts.account, billDeliveries.contractAccount))
    .where(eq(billDeliveries.customerCode, customerCode));
  if (!said) return undefined;
  return [...(said.mail ? (['MAIL'] as const) : []), ...(said.sms ? (['SMS'] as const) : [])];
}
