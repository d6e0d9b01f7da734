import { and, asc, eq } from 'drizzle-orm';
import type { PushKind } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { pushPreferences } from '../../../db/schema/index.ts';
import { versionOf } from '../../../db/version.ts';

interface Place {
  readonly customerCode: string;
  readonly kind: PushKind;
}

const at = ({ customerCode, kind }: Place) =>
  and(eq(pushPreferences.customerCode, customerCode), eq(pushPreferences.kind, kind));

const preference = { kind: pushPreferences.kind, isOn: pushPreferences.isOn, version: versionOf(pushPreferences) };

export function listPreferences(db: Database, customerCode: string) {
  return db
    .select(preference)
    .from(pushPreferences)
    .where(eq(pushPreferences.customerCode, customerCode))
    .orderBy(asc(pushPreferences.kind));
}

/** Inserts a kind as it is at first, switched on; false if it exists. */
export async function beginPreference(db: Database, place: Place, now: Date): Promise<boolean> {
  const begun = await db
    .insert(pushPreferences)
    .values({ ...place, isOn: true, changedAt: now })
    .onConflictDoNothing()
    .returning({ kind: pushPreferences.kind });
  return begun.length > 0;
}

/** Takes a row lock on a kind; a second transaction then sees the first one's change. */
export async function lockPreference(db: Database, place: Place) {
  const [found] = await db.select(preference).from(pushPreferences).where(at(place)).for('update');
  return found;
}

export async function updatePreference(db: Database, place: Place, isOn: boolean, now: Date): Promise<void> {
  await db.update(pushPreferences).set({ isOn, changedAt: now }).where(at(place));
}
