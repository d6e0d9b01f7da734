import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { Writing } from '../../../shared/context.ts';
import type { CaseNews } from '../../messages/usecases/case-words.ts';
import { post } from '../../messages/usecases/post.ts';
import { tell } from '../../messages/usecases/send.ts';
import { findContacts } from '../../support/queries.ts';
import type { CaseRow } from '../queries/cases.ts';

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
  const letter = { template: 'case-news', ...news } as const;
  if (contacts) await tell(services, db, letter, { ...contacts, code: customerCode }, at, event);
}

/** The same for whoever a case is from: one of the public form that nobody has attached has a mail address alone. */
export async function notifySender(
  services: Writing,
  db: Database,
  news: CaseNews,
  { customerCode, contactMail }: Pick<CaseRow, 'customerCode' | 'contactMail'>,
  at: Date,
  event: bigint,
): Promise<void> {
  if (customerCode !== null) return notifyOfCase(services, db, news, customerCode, at, event);
  if (contactMail === null) return;
  const to = { channel: 'MAIL', recipient: contactMail, customerCode: null } as const;
  await post(services, db, { template: 'case-news', ...news }, to, at);
}
