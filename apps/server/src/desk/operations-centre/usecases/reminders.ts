import { needsReminder, reminderDays } from '@sportello/domain';
import { lockIntervention } from '../../../areas/interventions/queries/interventions.ts';
import { findComing, listComing, setRemindedFor } from '../../../areas/interventions/queries/visit-reminders.ts';
import type { Services } from '../../../shared/context.ts';
import { notifyOfStep } from './notify.ts';

type Coming = NonNullable<Awaited<ReturnType<typeof findComing>>>;

const batch = 200;

/**
 * Reminds customers of their appointments (intervento.promemoria.1), once for each day of an appointment, on any number
 * of servers. One that fails is tried again by the next run, and does not keep the others from theirs.
 */
export async function remindOfVisits(services: Services): Promise<void> {
  const now = services.clock();
  const days = reminderDays(now.getTime());
  if (days.length === 0) return;
  const faults: unknown[] = [];
  for (let afterId = ''; ;) {
    const rows = await listComing(services.db, { days, afterId, limit: batch });
    for (const row of rows) {
      if (!isDue(row, now)) continue;
      await remind(services, row, now).catch((error: unknown) => faults.push(error));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) break;
    afterId = last.id;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} customers were not reminded of a visit.`);
}

async function remind(services: Services, { id, customerCode }: Coming, now: Date): Promise<void> {
  await services.db.transaction(async (db) => {
    await lockIntervention(db, customerCode, id);
    // Read after the lock: it may just have been cancelled or moved, or another server has sent the reminder.
    const coming = await findComing(db, id);
    if (coming === undefined || !isDue(coming, now)) return;
    await setRemindedFor(db, id, coming.day);
    const doer = { username: 'sportello', right: 'COMMAND' as const, customerCode };
    await notifyOfStep(services, db, doer, { interventionId: id, step: 'PROMEMORIA', reason: null }, now);
  });
}

function isDue({ day, starts, notifiedAt, remindedFor }: Coming, now: Date): boolean {
  const appointment = {
    isAgreed: true,
    day,
    starts,
    notifiedAt: notifiedAt?.getTime(),
    remindedFor: remindedFor ?? undefined,
  };
  return needsReminder(appointment, now.getTime());
}
