import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { Writing } from '../../../shared/context.ts';
import { tell } from '../../messages/usecases/send.ts';
import type { CaseNews } from '../../messages/usecases/case-words.ts';
import { findContacts } from '../../support/queries.ts';

/** Writes to the customer of a case, which the law asks for whatever the preferences, and updates open apps. */
export async function notifyOfCase(
  services: Writing,
  db: Database,
  news: CaseNews,
  customerCode: string,
  at: Date,
  event: bigint,
): Promise<void> {
  await invalidateOpenApps(db, { about: 'cases', customerCode });
  const contacts = await findContacts(db, customerCode);
  if (contacts)
    await tell(services, db, { template: 'case-news', ...news }, { ...contacts, code: customerCode }, at, event);
}
