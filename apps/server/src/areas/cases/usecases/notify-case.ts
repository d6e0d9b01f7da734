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
  const message = { template: 'case-news', ...news } as const;
  if (contacts) await tell(services, db, message, { ...contacts, code: customerCode }, at, event);
}

/**
 * Writes to whoever a case is from: its customer, or the address of the public form until somebody attaches it. The
 * mail about a reply carries its PDF, found by the case number of the event (reclami.pubblico.3).
 */
export async function notifySender(
  services: Writing,
  db: Database,
  news: CaseNews,
  { customerCode, contactMail }: Pick<CaseRow, 'customerCode' | 'contactMail'>,
  at: Date,
  event: bigint,
): Promise<void> {
  if (customerCode !== null) await notifyOfCase(services, db, news, customerCode, at, event);
  else await notifyPublicSender(services, db, { news, code: null, contactMail }, at, event);
}

/** Writes to the address of the public form. */
export async function notifyPublicSender(
  services: Writing,
  db: Database,
  { news, code, contactMail }: { news: CaseNews; code: string | null; contactMail: string | null },
  at: Date,
  event: bigint,
): Promise<void> {
  if (contactMail === null || !services.channels.includes('MAIL')) return;
  const to = { channel: 'MAIL', recipient: contactMail, customerCode: null } as const;
  await post(services, db, { template: 'public-case', ...news, code }, to, at, event);
}
