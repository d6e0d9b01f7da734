import { dayInRome, timeInRome, VIDEOCALL_OPENS_MS, VIDEOCALL_WAITS_MS } from '@sportello/domain';
import { listSlots } from '../../../areas/interventions/queries/interventions.ts';
import { markDelayNotified } from '../../technicians/queries.ts';
import { listCalls, markCallNotified } from '../../../areas/interventions/queries/videocalls.ts';
import { recordEvent } from '../../../areas/booking/usecases/note.ts';
import type { Services } from '../../../shared/context.ts';
import { notifyOfStep } from './notify.ts';

const batch = 200;
/** Covers the interval of the job, which runs every five minutes, so no call is missed. */
const PAUSE_MS = 5 * 60_000;
/** Customers absent for longer have been notified before. */
const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * Sends the link when a video call opens and notifies customers who are awaited (intervento.videochiamata.3), once
 * each, on any number of servers.
 */
export async function notifyOfCalls(services: Services): Promise<void> {
  const now = services.clock().getTime();
  await tell(services, 'VIDEOCHIAMATA_APERTA', {
    after: now,
    by: now + VIDEOCALL_OPENS_MS + PAUSE_MS,
  });
  await tell(services, 'VIDEOCHIAMATA_ATTESA', {
    after: now - LONGEST_WAIT_MS,
    by: now - VIDEOCALL_WAITS_MS,
  });
}

type Step = 'VIDEOCHIAMATA_APERTA' | 'VIDEOCHIAMATA_ATTESA';

async function tell(
  services: Services,
  step: Step,
  span: { readonly after: number; readonly by: number },
): Promise<void> {
  const now = services.clock();
  const isOpening = step === 'VIDEOCHIAMATA_APERTA';
  const times = { day: dayInRome(now.getTime()), after: timeInRome(span.after), by: timeInRome(span.by) };
  const rows = await listCalls(services.db, times, isOpening ? 'callToldAt' : 'delayToldAt', batch);
  for (const row of rows) {
    await services.db.transaction(async (db) => {
      const isMine = isOpening ? await markCallNotified(db, row, now) : await markDelayNotified(db, row, now);
      if (!isMine) return;
      const [appointment] = await listSlots(db, [row.id]);
      // An absent customer belongs in the history; the opening of a call does not.
      if (!isOpening) {
        const happened = { interventionId: row.id, kind: 'ATTESA' as const, from: row, to: row, appointment };
        await recordEvent(db, happened, { by: 'SISTEMA', byName: null }, now);
      }
      const doer = { username: 'sportello', right: 'COMMAND' as const, customerCode: row.customerCode };
      await notifyOfStep(services, db, doer, { interventionId: row.id, step, reason: null }, now);
    });
  }
}
