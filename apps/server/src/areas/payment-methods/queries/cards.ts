import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { cardEvents, cardSetups } from '../../../db/schema/index.ts';

/** The card behind a token, if the customer has given it with success. */
export async function findSucceededSetup(db: Database, customerCode: string, token: string) {
  const [found] = await db
    .select()
    .from(cardSetups)
    .where(
      and(eq(cardSetups.customerCode, customerCode), eq(cardSetups.token, token), eq(cardSetups.status, 'SUCCEEDED')),
    )
    .limit(1);
  return found;
}

/** The cards that a customer has given with success, in order. */
export function listGivenCards(db: Database, customerCode: string) {
  return db
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.customerCode, customerCode), eq(cardSetups.status, 'SUCCEEDED')))
    .orderBy(asc(cardSetups.createdAt));
}

export async function insertCardSetup(db: Database, setup: typeof cardSetups.$inferInsert): Promise<void> {
  await db.insert(cardSetups).values(setup);
}

export async function findCardSetup(db: Database, customerCode: string, id: string) {
  const [found] = await db
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.customerCode, customerCode), sql`${cardSetups.id}::text = ${id}`));
  return found;
}

type Finished = Partial<Omit<typeof cardSetups.$inferInsert, 'id' | 'customerCode' | 'providerSession'>>;

/** Writes how a page ended, once; answers whose it is if it was open until now. */
export async function finishCardSetup(db: Database, session: string, how: Finished): Promise<string | undefined> {
  const [finished] = await db
    .update(cardSetups)
    .set(how)
    .where(and(eq(cardSetups.providerSession, session), eq(cardSetups.status, 'OPEN')))
    .returning({ customerCode: cardSetups.customerCode });
  return finished?.customerCode;
}

/** Whether the payment provider tells this for the first time. */
export async function insertCardEvent(db: Database, id: string, at: Date): Promise<boolean> {
  const written = await db.insert(cardEvents).values({ id, at }).onConflictDoNothing().returning({ id: cardEvents.id });
  return written.length > 0;
}
