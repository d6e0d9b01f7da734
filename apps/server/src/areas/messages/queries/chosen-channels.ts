import { and, eq } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { commodityContracts, billDeliveries, vasContracts } from '../../../db/schema/index.ts';

/**
 * By what a customer wants notifications about a contract: the preference of the account that bills it
 * (recapito.modello.2). Undefined where nothing was ever said.
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
