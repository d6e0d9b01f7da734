import { CENTRE_FIRST_MS, dayInRome, promisedBy, SET_OUT_BY_MS, timeInRome } from '@sportello/domain';
import { listLateVisits, listPromised, markLate, markLateNotified } from '../queries/late-visits.ts';
import { listNotSetOut, markDelayNotified } from '../../technicians/queries.ts';
import { listSlots } from '../../../areas/interventions/queries/interventions.ts';
import { recordEvent } from '../../../areas/booking/usecases/note.ts';
import type { Services } from '../../../shared/context.ts';
import { notifyOfCalls } from './calls.ts';
import { notifyOfStep } from './notify.ts';

const batch = 200;

/**
 * Detects missed deadlines (intervento.promessa.2): the operations centre sees them at once, the customer is notified
 * if the centre does not act in time. Each is recorded and sent once, on any number of servers.
 */
export async function notifyOfLateVisits(services: Services): Promise<void> {
  await warnOfDelays(services);
  await notifyOfCalls(services);
  await findLate(services);
  await notifyLate(services);
}

/** Warns of a visit whose window is nearly over while no technician has set out (intervento.tecnico.5). */
async function warnOfDelays(services: Services): Promise<void> {
  const now = services.clock();
  const [day, time] = [dayInRome(now.getTime()), timeInRome(now.getTime())];
  const rows = await listNotSetOut(services.db, day, time, timeInRome(now.getTime() + SET_OUT_BY_MS), batch);
  for (const row of rows) {
    await services.db.transaction(async (db) => {
      if (!(await markDelayNotified(db, row, now))) return;
      const [appointment] = await listSlots(db, [row.id]);
      const happened = { interventionId: row.id, kind: 'RITARDO_PREVISTO' as const, from: row, to: row, appointment };
      await recordEvent(db, happened, { by: 'SISTEMA', byName: null }, now);
      const doer = { username: 'sportello', right: 'COMMAND' as const, customerCode: row.customerCode };
      await notifyOfStep(services, db, doer, { interventionId: row.id, step: 'RITARDO_PREVISTO', reason: null }, now);
    });
  }
}

async function findLate({ db, clock, companySearchWorkDays }: Services): Promise<void> {
  const now = clock();
  for (let after = ''; ;) {
    const rows = await listPromised(db, after, batch);
    if (rows.length === 0) return;
    const slots = Map.groupBy(
      await listSlots(
        db,
        rows.map(({ id }) => id),
      ),
      ({ interventionId }) => interventionId,
    );
    for (const row of rows) {
      const by = promisedBy({ ...row, since: row.updatedAt.getTime() }, slots.get(row.id)?.[0], companySearchWorkDays);
      if (by !== undefined && by <= now.getTime()) await markLate(db, row, now);
    }
    after = rows.at(-1)?.id ?? after;
  }
}

async function notifyLate(services: Services): Promise<void> {
  const now = services.clock();
  const rows = await listLateVisits(services.db, new Date(now.getTime() - CENTRE_FIRST_MS), batch);
  for (const row of rows) {
    await services.db.transaction(async (db) => {
      // It was moved, or another server sent the notification.
      if (!(await markLateNotified(db, row, now))) return;
      const [appointment] = await listSlots(db, [row.id]);
      const happened = { interventionId: row.id, kind: 'RITARDO' as const, from: row, to: row, appointment };
      await recordEvent(db, happened, { by: 'SISTEMA', byName: null }, now);
      const doer = { username: 'sportello', right: 'COMMAND' as const, customerCode: row.customerCode };
      await notifyOfStep(services, db, doer, { interventionId: row.id, step: 'RITARDO', reason: null }, now);
    });
  }
}
