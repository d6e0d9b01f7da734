import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { announce } from '../../../events/announce.ts';
import type { Doer, Fact } from '../../../events/event.ts';
import type { Writing } from '../../../shared/context.ts';
import type { RequestNews } from '../../messages/usecases/supply-request-words.ts';
import { tell } from '../../messages/usecases/send.ts';
import { findContacts } from '../../support/queries.ts';
import type { RequestRow } from '../queries/requests.ts';
import { requestNumberOf } from './number.ts';

type NewsEvent = 'SUPPLY_REQUEST_MADE' | 'SUPPLY_REQUEST_CANCELLED' | 'SUPPLY_REQUEST_MOVED';

interface News {
  readonly news: Omit<RequestNews, 'requestNumber' | 'requestKind'>;
  /** The event to announce, SUPPLY_REQUEST_MOVED by default. */
  readonly eventOf?: (
    news: RequestNews,
  ) => { readonly [Kind in NewsEvent]: Pick<Fact<Kind>, 'kind' | 'data'> }[NewsEvent];
}

const moved = (data: RequestNews) => ({ kind: 'SUPPLY_REQUEST_MOVED', data }) as const;

/**
 * Announces news of a request, notifies its customer in the area and by message, whatever the preferences, and updates
 * open apps (pratica.operatore.2).
 */
export async function announceNews(
  services: Writing,
  db: Database,
  row: RequestRow,
  { news, eventOf = moved }: News,
  { by, at }: { readonly by: Doer; readonly at: Date },
): Promise<void> {
  const { customerCode } = row;
  const details = { requestNumber: requestNumberOf(row), requestKind: row.kind, ...news };
  const event = await announce(db, { ...eventOf(details), customerCode }, by, at);
  await invalidateOpenApps(db, { about: 'supplyRequests', customerCode });
  // An accepted paper is no reason to write.
  const contacts = news.about === 'PAPER_ACCEPTED' ? undefined : await findContacts(db, customerCode);
  const message = { template: 'supply-request-news', ...details } as const;
  if (contacts) await tell(services, db, message, { ...contacts, code: customerCode }, at, event);
}
