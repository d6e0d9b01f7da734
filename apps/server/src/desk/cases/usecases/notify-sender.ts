import type { CaseRow } from '../../../areas/cases/queries/cases.ts';
import { notifyOfCase } from '../../../areas/cases/usecases/notify-case.ts';
import type { CaseNews } from '../../../areas/messages/usecases/case-words.ts';
import { post } from '../../../areas/messages/usecases/post.ts';
import type { Database } from '../../../db/database.ts';
import type { Writing } from '../../../shared/context.ts';

/** Writes to the customer of a case, or to the address that the public form gave. */
export async function notifySender(
  services: Writing,
  db: Database,
  news: CaseNews,
  { customerCode, contactMail }: Pick<CaseRow, 'customerCode' | 'contactMail'>,
  at: Date,
  event: bigint,
): Promise<void> {
  if (customerCode !== null) return notifyOfCase(services, db, news, customerCode, at, event);
  if (contactMail === null || !services.channels.includes('MAIL')) return;
  const to = { channel: 'MAIL', recipient: contactMail, customerCode: null } as const;
  await post(services, db, { template: 'case-news', ...news }, to, at, event);
}
