import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookingDrafts, commodityContracts, interventions } from './schema/index.ts';

// Conditions for rows that belong to a customer through another table. Auth has already checked every id
// of a request; queries by id enforce the owner again.

export function ofOwnIntervention(interventionId: PgColumn, customerCode: string): SQL {
  const { id, customerCode: owner } = interventions;
  return sql`exists (select from ${interventions} where ${id} = ${interventionId} and ${owner} = ${customerCode})`;
}

export function ofOwnSupply(contractCode: PgColumn, customerCode: string): SQL {
  const { code, customerCode: owner } = commodityContracts;
  return sql`exists (select from ${commodityContracts} where ${code} = ${contractCode} and ${owner} = ${customerCode})`;
}

export function ofOwnDraft(draftId: PgColumn, customerCode: string): SQL {
  const { id, customerCode: owner } = bookingDrafts;
  return sql`exists (select from ${bookingDrafts} where ${id} = ${draftId} and ${owner} = ${customerCode})`;
}
