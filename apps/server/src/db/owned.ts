import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookingDrafts, commodityContracts, interventions } from './schema/index.ts';

// Conditions for tables whose rows belong to a customer through another one. Auth has looked up every id of a
// request before; a query that is asked for an id holds it to the customer all the same.

/** Holds for rows of a customer's intervention. */
export function ofOwnIntervention(interventionId: PgColumn, customerCode: string): SQL {
  const { id, customerCode: owner } = interventions;
  return sql`exists (select from ${interventions} where ${id} = ${interventionId} and ${owner} = ${customerCode})`;
}

/** Holds for rows of a customer's supply. */
export function ofOwnSupply(contractCode: PgColumn, customerCode: string): SQL {
  const { code, customerCode: owner } = commodityContracts;
  return sql`exists (select from ${commodityContracts} where ${code} = ${contractCode} and ${owner} = ${customerCode})`;
}

/** Holds for rows of a customer's booking draft. */
export function ofOwnDraft(draftId: PgColumn, customerCode: string): SQL {
  const { id, customerCode: owner } = bookingDrafts;
  return sql`exists (select from ${bookingDrafts} where ${id} = ${draftId} and ${owner} = ${customerCode})`;
}
