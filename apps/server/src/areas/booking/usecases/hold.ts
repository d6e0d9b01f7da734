import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import type { Database } from '../../../db/database.ts';
import { findBookedInstallation } from '../../interventions/queries/interventions.ts';
import { findDraft } from '../queries/booking-drafts.ts';
import { isSoldOut } from '../queries/places.ts';
import { deleteHold, insertHold } from '../queries/slot-holds.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { findAppointment, placeOf, soldOut, type AskedAppointment } from './appointment.ts';
import { give, take } from './place.ts';

/** Lifetime of a hold (prenotazione.fascia.2). */
const holdMinutes = 10;

/** Holds the place selected in a draft; null if no company is available. */
export async function holdForDraft(
  services: Services,
  actor: CustomerActor,
  { params, body }: ParsedRequestOf<Catalogue['holdSlot']>,
): Promise<AnswerOf<Catalogue['holdSlot']>['fascia']> {
  const { companyId, codDitta, idIntervento, ...wanted } = body;
  const { customerCode } = actor;
  const isOwn =
    (await findDraft(services.db, params.id, customerCode)) !== undefined &&
    (idIntervento === undefined || (await findBookedInstallation(services.db, customerCode, idIntervento)));
  if (!isOwn) throw new ApiError('NOT_FOUND');
  const held = await hold(services, actor, params.id, {
    ...wanted,
    cap: wanted.cap,
    company: chosenCompany(companyId, codDitta),
    noCompanyReason: wanted.errorTechnicianAssignmentCode,
    appointmentDate: wanted.appointmentDate,
    draftId: params.id,
    interventionId: idIntervento,
  });
  return held && { slotId: body.slotId, companyId: held.companyId, scade: held.until.toISOString() };
}

function chosenCompany(id: string | undefined, code: string | undefined): AskedAppointment['company'] {
  if (id !== undefined) return { field: 'companyId', id };
  return code === undefined ? undefined : { field: 'codDitta', code };
}

/** Replaces the hold of a draft; repeating it renews the hold. Holds nothing if no company is available. */
async function hold(
  services: Services,
  { customerCode }: CustomerActor,
  draftId: string,
  asked: AskedAppointment,
): Promise<{ readonly companyId: string; readonly until: Date } | null> {
  const now = services.clock();
  const appointment = await findAppointment(services.db, asked, now);
  const place = placeOf(appointment);
  const until = new Date(now.getTime() + holdMinutes * 60_000);
  try {
    return await services.db.transaction(async (db) => {
      await endHold(db, customerCode, draftId);
      if (!place) return null;
      await take(db, place, now);
      const isOurs = await insertHold(db, { ...place, draftId, customerCode, expiresAt: until });
      // A second tab inserted its hold first; that hold stays.
      if (!isOurs) throw new ApiError('CHANGED_MEANWHILE');
      return { companyId: place.companyId, until };
    });
  } catch (error) {
    if (isSoldOut(error)) throw await soldOut(services.db, asked, appointment, now);
    throw error;
  }
}

export async function endHold(db: Database, customerCode: string, draftId: string): Promise<void> {
  const held = await deleteHold(db, draftId, customerCode);
  if (held) await give(db, held);
}
