import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ofOwnIntervention } from '../../../db/owned.ts';
import { commodityContracts, interventions, payments, quoteItems, quotes } from '../../../db/schema/index.ts';

export function listQuotes(db: Database, customerCode: string, interventionId: string) {
  return db
    .select()
    .from(quotes)
    .where(and(eq(quotes.interventionId, interventionId), ofOwnIntervention(quotes.interventionId, customerCode)))
    .orderBy(desc(quotes.createdAt), desc(quotes.id));
}

export async function listQuoteItems(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(quoteItems)
    .where(inArray(quoteItems.quoteId, [...ids]))
    .orderBy(asc(quoteItems.quoteId), asc(quoteItems.position));
}

export async function findLiveOfQuote(
  db: Database,
  customerCode: string,
  quoteId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.quoteId, quoteId), eq(payments.customerCode, customerCode), eq(payments.live, true)));
  return found?.id;
}

export async function findQuote(db: Database, quoteId: string) {
  const [found] = await db
    .select({
      id: quotes.id,
      interventionId: quotes.interventionId,
      state: quotes.state,
      totalCents: quotes.totalCents,
      customerCode: interventions.customerCode,
    })
    .from(quotes)
    .innerJoin(interventions, eq(interventions.id, quotes.interventionId))
    .where(eq(quotes.id, quoteId));
  return found;
}

type Answer = Pick<typeof quotes.$inferInsert, 'paymentMethod' | 'commodityCode' | 'answeredAt'> & {
  readonly state: 'APPROVATO' | 'RIFIUTATO';
};

/** Answers an open quote; false if it was answered before. Of concurrent answers one succeeds. */
export async function answerQuote(
  db: Database,
  { interventionId, id }: { readonly interventionId: string; readonly id: string },
  answer: Answer,
): Promise<boolean> {
  const isPending = eq(quotes.state, 'IN ATTESA APPROVAZIONE CLIENTE');
  const answered = await db
    .update(quotes)
    .set(answer)
    .where(and(eq(quotes.id, id), eq(quotes.interventionId, interventionId), isPending))
    .returning({ id: quotes.id });
  return answered.length > 0;
}

/** Returns the state of a customer's supply, or undefined if the customer has no such supply. */
export async function findSupplyState(db: Database, customerCode: string, code: string): Promise<string | undefined> {
  const [found] = await db
    .select({ state: commodityContracts.sourceState })
    .from(commodityContracts)
    .where(and(eq(commodityContracts.code, code), eq(commodityContracts.customerCode, customerCode)));
  return found?.state;
}
