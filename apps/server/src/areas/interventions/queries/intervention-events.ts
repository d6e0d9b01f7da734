import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { ofOwnIntervention } from '../../../db/owned.ts';
import {
  companies,
  interventionEvents,
  interventionInvoices,
  interventionRatings,
  interventions,
} from '../../../db/schema/index.ts';

export async function insertInterventionEvent(
  db: Database,
  event: Omit<typeof interventionEvents.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(interventionEvents).values(event);
}

export function listInterventionEvents(db: Database, interventionId: string) {
  return db
    .select()
    .from(interventionEvents)
    .where(eq(interventionEvents.interventionId, interventionId))
    .orderBy(asc(interventionEvents.id));
}

export function listInterventionInvoices(db: Database, customerCode: string, interventionId: string) {
  return db
    .select()
    .from(interventionInvoices)
    .where(
      and(
        eq(interventionInvoices.interventionId, interventionId),
        ofOwnIntervention(interventionInvoices.interventionId, customerCode),
      ),
    )
    .orderBy(desc(interventionInvoices.issuedOn), asc(interventionInvoices.number));
}

/** Marks feedback as left; false if it was already, since it is given once (intervento.feedback.1). */
export async function setFeedbackLeft(db: Database, id: string): Promise<boolean> {
  const marked = await db
    .update(interventions)
    .set({ feedbackLeft: true })
    .where(and(eq(interventions.id, id), eq(interventions.feedbackLeft, false)))
    .returning({ id: interventions.id });
  return marked.length > 0;
}

export async function insertRatings(
  db: Database,
  interventionId: string,
  ratings: readonly { readonly question: string; readonly rating: number }[],
): Promise<void> {
  await db
    .insert(interventionRatings)
    .values(ratings.map(({ question, rating }, at) => ({ interventionId, position: at + 1, question, rating })));
}

export function listRatings(db: Database, interventionId: string) {
  const { question, rating, position } = interventionRatings;
  return db
    .select({ question, rating })
    .from(interventionRatings)
    .where(eq(interventionRatings.interventionId, interventionId))
    .orderBy(asc(position));
}

/** Adds a review to a company's score, the mean of all reviews (intervento.feedback.2). */
export async function addReview(db: Database, companyId: string, score: number): Promise<void> {
  const { score: mean, reviews } = companies;
  await db
    .update(companies)
    .set({
      score: sql`(${mean} * ${reviews} + ${score}::double precision) / (${reviews} + 1)`,
      reviews: sql`${reviews} + 1`,
    })
    .where(eq(companies.id, companyId));
}
