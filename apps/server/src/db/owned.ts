import { not, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type AnyPgColumn, type PgColumn } from 'drizzle-orm/pg-core';
import { bills, bookingDrafts, commodityContracts, documents, interventions, paymentItems } from './schema/index.ts';

// Conditions for rows that belong to a customer through another table. Auth has already checked every id
// of a request; queries by id enforce the owner again.

export function ofOwnIntervention(interventionId: PgColumn, customerCode: string): SQL {
  const { id, customerCode: owner } = interventions;
  return sql`exists (select from ${interventions} where ${id} = ${interventionId} and ${owner} = ${customerCode})`;
}

/** Matches rows of an own supply, of days on which it was the customer's. */
export function ofOwnSupply(contractCode: PgColumn, customerCode: string, day: SQLWrapper): SQL {
  const { code, customerCode: owner } = commodityContracts;
  return sql`exists (select from ${commodityContracts}
    where ${code} = ${contractCode} and ${owner} = ${customerCode} and ${isSinceHolder(day)})`;
}

export function ofOwnDraft(draftId: PgColumn, customerCode: string): SQL {
  const { id, customerCode: owner } = bookingDrafts;
  return sql`exists (select from ${bookingDrafts} where ${id} = ${draftId} and ${owner} = ${customerCode})`;
}

const { holderSince } = commodityContracts;

/** Matches supplies from the day on which they are their customer's (contratto.intestatario.1). */
export function isHeldOn(today: string | Placeholder): SQL {
  return sql`(${holderSince} is null or ${holderSince} <= ${today})`;
}

/** Matches days on which the supply, which the query joins, was its customer's (contratto.intestatario.2). */
export function isSinceHolder(day: SQLWrapper): SQL {
  return sql`(${holderSince} is null or ${day} >= ${holderSince})`;
}

interface OfContract {
  readonly contractCode: AnyPgColumn;
  readonly customerCode: AnyPgColumn;
}

/** Matches rows with a customer of their own, but of a day before the supply was that customer's. */
function isBeforeHolder(row: OfContract, day: SQLWrapper, since = sql`held.holder_since`): SQL {
  return sql`exists (select from ${commodityContracts} held where held.code = ${row.contractCode}
    and held.customer_code = ${row.customerCode} and held.holder_since is not null and ${day} < ${since})`;
}

/** Matches rows with a customer of their own, except of days before the supply was that customer's. */
export const isHolders = (row: OfContract, day: SQLWrapper): SQL => not(isBeforeHolder(row, day));

/** Matches papers except of days before the customer signed: those of the conclusion are theirs. */
export function isHoldersPaper(row: OfContract, day: SQLWrapper): SQL {
  return not(isBeforeHolder(row, day, sql`least(held.holder_since, held.sign_date)`));
}

/** The day in Rome of a moment. */
export const romeDay = (at: AnyPgColumn): SQL => sql`(${at} at time zone 'Europe/Rome')::date`;

const documentDay = sql`coalesce(${documents.documentDate}, ${documents.createdOn}, ${documents.receivedOn},
  ${romeDay(documents.importedAt)})`;

export const isHoldersDocument = sql`(${documents.contractKind} <> 'COMMODITY' or ${isHoldersPaper(documents, documentDay)})`;

type Bill = OfContract & Readonly<Record<'issueDate' | 'periodEnd' | 'instalmentOf', AnyPgColumn>>;

/** Matches bills of a former holder: issued, or of a period that ended, before; an instalment goes with its bill. */
export function isFormerBill(bill: Bill = bills): SQL {
  const whole = sql`(select least(whole.issue_date, whole.period_end) from ${bills} whole
    where whole.customer_code = ${bill.customerCode} and whole.number = ${bill.instalmentOf})`;
  return isBeforeHolder(bill, sql`least(${bill.issueDate}, ${bill.periodEnd}, ${whole})`);
}

export const isHoldersBill = (bill?: Bill): SQL => not(isFormerBill(bill));

const paid = alias(bills, 'paid');

/** Matches payments except of a former holder's bills. */
export function isHoldersPayment(paymentId: AnyPgColumn): SQL {
  return sql`not exists (select from ${paymentItems} item join ${bills} paid on paid.id = item.bill_id
    where item.payment_id = ${paymentId} and ${isFormerBill(paid)})`;
}

/** Matches a customer's bills, none of a former holder. */
export function isOwnBill(customerCode: string): SQL {
  return sql`(${bills.customerCode} = ${customerCode} and ${isHoldersBill()})`;
}
