import type { AnswerOf, Catalogue } from '@sportello/calls';
import { NOTIFICATION_READ_STATE_LABELS } from '@sportello/domain';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { countUnread, hasNotification, listNotifications, markRead } from '../queries.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

const pageSize = 20;

export async function readNotifications(
  { db }: Services,
  { customerCode }: CustomerActor,
  asked: { readonly limite?: number | undefined; readonly prima?: string | undefined },
): Promise<AnswerOf<Catalogue['notifications']>> {
  const limit = asked.limite ?? pageSize;
  const before = asked.prima === undefined ? null : Number(asked.prima);
  const [rows, unread] = [
    await listNotifications(db, customerCode, before, limit + 1),
    await countUnread(db, customerCode),
  ];
  return {
    notifiche: rows.slice(0, limit).map((row) => ({
      id: String(row.id),
      titolo: row.title,
      testo: row.text,
      destinazione: row.target,
      url: row.url,
      stato: NOTIFICATION_READ_STATE_LABELS[row.readAt === null ? 'DA_LEGGERE' : 'LETTA'],
      data: row.at.toISOString(),
    })),
    daLeggere: unread,
    altre: rows.length > limit,
  };
}

export async function markNotificationsRead(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  which: Parameters<typeof markRead>[2],
): Promise<number> {
  return db.transaction(async (tx) => {
    if ('only' in which && !(await hasNotification(tx, customerCode, which.only))) throw new ApiError('NOT_FOUND');
    const changed = await markRead(tx, customerCode, which, clock());
    if (changed > 0) await invalidateOpenApps(tx, { customerCode, about: 'notifications' });
    return changed;
  });
}
