import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import { dayInRome, estimatedArrival, isAwaited, isLateFor, timeInRome, type Position } from '@sportello/domain';
import { findOnDesk, lockOnDesk, type DeskRow } from '../../operations-centre/queries/work-queue.ts';
import { listSlots, type SlotRow } from '../../../areas/interventions/queries/interventions.ts';
import { listTrips, markDelayNotified, putTrip, setGeolocation } from '../queries.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { recordEvent } from '../../../areas/booking/usecases/note.ts';
import { notifyOfStep } from '../../operations-centre/usecases/notify.ts';
import type { Services } from '../../../shared/context.ts';
import type { TechnicianActor } from '../../../shared/actors.ts';

type Asked = ParsedRequestOf<Catalogue['technicianOnWay']>['body'];
type Trip = Awaited<ReturnType<typeof listTrips>>[number];

/**
 * Sets out for a visit or updates the position (intervento.tecnico.2): the customer is notified once of the
 * departure, and once in advance of a delay.
 */
export async function setOut(
  services: Services,
  technician: TechnicianActor,
  id: string,
  asked: Asked,
): Promise<AnswerOf<Catalogue['technicianOnWay']>> {
  const now = services.clock();
  return services.db.transaction(async (db) => {
    await lockOnDesk(db, id);
    const row = await findOnDesk(db, id);
    const [slot] = await listSlots(db, [id]);
    if (!row || !slot) throw new ApiError('NOT_FOUND');
    if (!isAwaited(row) || slot.day !== dayInRome(now.getTime())) throw new ApiError('VISIT_NOT_OPEN');
    const [before] = await listTrips(db, [id]);
    const own = before?.linkId === technician.linkId ? before : undefined;
    const saidAt = asked.minuti === undefined ? own?.saidAt : new Date(now.getTime() + asked.minuti * 60_000);
    // A position update by a colleague does not take over the visit.
    if (saidAt === undefined) throw before ? new ApiError('VISIT_NOT_OPEN') : invalidFieldError('minuti', 'MISSING');
    const position = asked.posizione && {
      latitude: asked.posizione.latitudine,
      longitude: asked.posizione.longitudine,
    };
    const arrivesAt = new Date(
      estimatedArrival({ now: now.getTime(), said: saidAt.getTime(), from: position, to: placeOf(row) }),
    );
    const seen = position ? { ...position, seenAt: now } : lastSeen(own);
    const { linkId } = technician;
    await putTrip(db, { interventionId: id, linkId, setOutAt: own?.setOutAt ?? now, saidAt, arrivesAt, ...seen });
    await setGeolocation(db, id, seen.seenAt !== null);
    await tell(services, db, { technician, row, slot, isNew: own === undefined, arrivesAt, now });
    return { arrivo: arrivesAt.toISOString() };
  });
}

interface Going {
  readonly technician: TechnicianActor;
  readonly row: DeskRow;
  readonly slot: SlotRow;
  readonly isNew: boolean;
  readonly arrivesAt: Date;
  readonly now: Date;
}

/** A technician who is late before leaving causes a single message for both. */
async function tell(services: Services, db: Database, given: Going): Promise<void> {
  const { technician, row, slot, isNew, arrivesAt, now } = given;
  const isLate = isLateFor(arrivesAt.getTime(), slot) && (await markDelayNotified(db, row, now));
  if (!isNew && !isLate) return;
  const by = { by: 'DITTA', byName: technician.technician } as const;
  const happened = { interventionId: row.id, from: row, to: row, appointment: slot };
  if (isNew) await recordEvent(db, { ...happened, kind: 'IN_VIAGGIO' }, by, now);
  if (isLate) await recordEvent(db, { ...happened, kind: 'RITARDO_PREVISTO' }, by, now);
  const doer = { username: technician.technician, right: 'STAFF', customerCode: row.customerCode } as const;
  const told = {
    interventionId: row.id,
    step: isLate ? ('RITARDO_PREVISTO' as const) : ('IN_VIAGGIO' as const),
    reason: null,
    technician: technician.technician,
    arrives: timeInRome(arrivesAt.getTime()),
  };
  await notifyOfStep(services, db, doer, told, now);
}

function placeOf({ latitude, longitude }: Pick<DeskRow, 'latitude' | 'longitude'>): Position | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

function lastSeen(trip: Trip | undefined) {
  return { latitude: trip?.latitude ?? null, longitude: trip?.longitude ?? null, seenAt: trip?.seenAt ?? null };
}
