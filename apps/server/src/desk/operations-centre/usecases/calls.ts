import { dayInRome, timeInRome, VIDEOCALL_OPENS_MS, VIDEOCALL_WAITS_MS } from '@sportello/domain';
import { listSlots } from '../../../areas/interventions/queries/interventions.ts';
import { markDelayNotified } from '../../technicians/queries.ts';
import { listCalls, markCallNotified } from '../../../areas/interventions/queries/videocalls.ts';
import { recordEvent } from '../../../areas/booking/usecases/note.ts';
import type { Services } from '../../../shared/context.ts';
import { notifyOfStep } from './notify.ts';

const batch = 200;
/** The job runs every five minutes, and none may fall between two. */
const PAUSE_MS = 5 * 60_000;
/** Who has not come in by then has long been told. */
const LONGEST_WAIT_MS = 60 * 60_000;

/**
 * Sends the way into a video call as it opens, and tells a customer who does not come that they are
 * waited for (intervento.videochiamata.3): each once, on however many servers this runs.
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
      // That nobody came is part of the story; that a call opens is not.
      if (!isOpening) {
        const happened = { interventionId: row.id, kind: 'ATTESA' as const, from: row, to: row, appointment };
        await recordEvent(db, happened, { by: 'SISTEMA', byName: null }, now);
      }
      const doer = { username: 'sportello', right: 'COMMAND' as const, customerCode: row.customerCode };
      await notifyOfStep(services, db, doer, { interventionId: row.id, step, reason: null }, now);
    });
  }
}
