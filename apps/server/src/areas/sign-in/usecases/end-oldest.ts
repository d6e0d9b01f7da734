import { countGuess } from '../../../limits/queries.ts';
import { findPasswordHolder } from '../../credentials/queries/passwords.ts';
import { revokeOldestSessions } from '../queries.ts';
import type { Database } from '../../../db/database.ts';
import type { Services } from '../../../shared/context.ts';
import { announce } from '../../../events/announce.ts';
import { tell } from '../../messages/usecases/send.ts';
import { mostSessions } from './issue.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Opened {
  readonly id: string;
  readonly account: { readonly id: string; readonly username: string };
}

/**
 * Ends the oldest session above the limit and notifies the customer, at most once a day since programs may sign in
 * all day (sessione.token.5).
 */
export async function endOldest(services: Services, db: Database, { id, account }: Opened, now: Date): Promise<void> {
  const ended = await revokeOldestSessions(db, { id, accountId: account.id }, mostSessions, now);
  if (ended === 0) return;
  const holder = await findPasswordHolder(db, account.id);
  // Staff are not notified: their accounts belong to the provider.
  if (!holder?.customer) return;
  const told = await countGuess(db, `told-of-sessions:${account.id}`, now, new Date(now.getTime() + dayMs));
  if (told.count > 1) return;
  const { customer } = holder;
  const by = { username: account.username, right: 'SELF' } as const;
  const event = await announce(db, { kind: 'OLDEST_SESSION_ENDED', customerCode: customer.code, data: {} }, by, now);
  await tell(services, db, { template: 'oldest-session-ended' }, customer, now, event);
}
