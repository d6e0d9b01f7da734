import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { cardEvents, cardSetups } from '../../../db/schema/index.ts';

/** Returns the card of a token if the customer's setup succeeded. */
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

/** Records the end of a card setup session; returns its customer if it was open until now. */
export async function finishCardSetup(db: Database, session: string, how: Finished): Promise<string | undefined> {
  const [finished] = await db
    .update(cardSetups)
    .set(how)
    .where(and(eq(cardSetups.providerSession, session), eq(cardSetups.status, 'OPEN')))
    .returning({ customerCode: cardSetups.customerCode });
  return finished?.customerCode;
}

/** Records a provider message; false if it was received before. */
export async function insertCardEvent(db: Database, id: string, at: Date): Promise<boolean> {
  const written = await db.insert(cardEvents).values({ id, at }).onConflictDoNothing().returning({ id: cardEvents.id });
  return written.length > 0;
}
