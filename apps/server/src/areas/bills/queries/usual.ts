import { isAnomalous, usualAmount, type AnomalySettings, type Cents, type SuppliedCommodity } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { isHoldersBill } from '../../../db/owned.ts';
import { bills, commodityContracts } from '../../../db/schema/index.ts';
import { isCreditNote } from './bills.ts';

const before = alias(bills, 'before');

interface Compared {
  readonly id: string;
  readonly commodity: SuppliedCommodity;
  readonly amount: Cents;
  /** Amounts of the bills of the same supply in the twelve months before. */
  readonly before: readonly Cents[];
}

/** Returns these bills, if of a supply, with the amounts that make their usual one (bolletta.anomala.1). */
async function listCompared(db: Database, billIds: readonly number[]): Promise<Compared[]> {
  const { rows } = await db.execute<Compared & Record<string, unknown>>(sql`
    select ${bills.id}, ${commodityContracts.commodity}, ${bills.amountCents} as amount,
      array_agg(${before.amountCents}) as before
    from ${bills}
    join ${commodityContracts} on ${commodityContracts.code} = ${bills.contractCode}
    join ${bills} as ${before} on ${before.contractCode} = ${bills.contractCode}
      and ${before.customerCode} = ${bills.customerCode}
      and ${before.issueDate} < ${bills.issueDate} and ${before.issueDate} >= ${bills.issueDate} - interval '1 year'
      and ${before.type} <> 'RATA' and not ${isCreditNote(before)} and ${isHoldersBill(before)}
    where ${bills.id} = any(${sql.param(billIds)}::bigint[]) and ${bills.type} <> 'RATA' and not ${isCreditNote(bills)}
    group by ${bills.id}, ${commodityContracts.commodity}`);
  return rows;
}

/** Returns the usual amount of each of these bills that has one, anomalous or not (bolletta.anomala.1). */
export async function usualOf(db: Database, billIds: readonly number[]): Promise<ReadonlyMap<number, Cents>> {
  const compared = await listCompared(db, billIds);
  return new Map(
    compared.flatMap(({ id, before: amounts }) => {
      const usual = usualAmount(amounts);
      return usual === undefined ? [] : [[Number(id), usual] as const];
    }),
  );
}

/**
 * Recognises which of these bills are anomalous, and which of the year after them are with what is known now: older
 * bills may be loaded later. What has been recognised stays.
 */
export async function markAnomalous(db: Database, billIds: readonly number[], settings: AnomalySettings) {
  if (billIds.length === 0) return;
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct later.id from ${bills} given
    join ${bills} later on later.contract_code = given.contract_code and later.usual_cents is null
      and later.issue_date between given.issue_date and given.issue_date + interval '1 year'
    where given.id = any(${sql.param(billIds)}::bigint[])`);
  const compared = await listCompared(
    db,
    rows.map(({ id }) => Number(id)),
  );
  const found = compared.flatMap(({ id, before: amounts, ...bill }) => {
    const usual = usualAmount(amounts);
    return usual !== undefined && isAnomalous(bill, usual, settings) ? [{ id, usual }] : [];
  });
  if (found.length === 0) return;
  await db.execute(sql`
    update ${bills} set usual_cents = found.usual
    from json_to_recordset(${JSON.stringify(found)}::json) as found(id bigint, usual integer)
    where ${bills.id} = found.id`);
}
