import { asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { serviceClosures } from '../../../db/schema/index.ts';

export function listServiceClosures(db: Database, from: string) {
  return db.select().from(serviceClosures).where(gte(serviceClosures.day, from)).orderBy(asc(serviceClosures.day));
}

export async function isServiceClosed(db: Database, day: string): Promise<boolean> {
  const [found] = await db.select().from(serviceClosures).where(eq(serviceClosures.day, day));
  return found !== undefined;
}

/** Closes or reopens the service on a day; repeating it updates only the name. */
export async function writeServiceClosure(
  db: Database,
  { day, name, isClosed }: { readonly day: string; readonly name: string | null; readonly isClosed: boolean },
): Promise<void> {
  if (isClosed)
    await db
      .insert(serviceClosures)
      .values({ day, name })
      .onConflictDoUpdate({ target: serviceClosures.day, set: { name } });
  else await db.delete(serviceClosures).where(eq(serviceClosures.day, day));
}
