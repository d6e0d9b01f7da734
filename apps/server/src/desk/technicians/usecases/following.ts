import type { AnswerOf, Catalogue } from '@sportello/calls';
import { isAwaited, isLateFor, POSITION_KEPT_MS } from '@sportello/domain';
import { findIntervention, listSlots } from '../../../areas/interventions/queries/interventions.ts';
import { findPortrait, listTrips } from '../queries.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

/** Where the technician is, while they are on the way and seen (intervento.chiamate.4). */
export async function readPosition(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  { id, companyId }: { readonly id: string; readonly companyId: string },
): Promise<AnswerOf<Catalogue['geolocate']>> {
  const row = await findIntervention(db, customerCode, id);
  // A company by its id or its code: that is all that customers know of it.
  const isOfCompany = row?.companyId === companyId || row?.companyCode === companyId;
  if (!row || !isOfCompany) throw new ApiError('NOT_FOUND');
  const nowhere = { currentLocation: null };
  if (!row.geolocationActive) return nowhere;
  const [trip] = await listTrips(db, [id]);
  if (!trip || trip.latitude === null || trip.longitude === null || trip.seenAt === null) return nowhere;
  if (trip.seenAt.getTime() < clock().getTime() - POSITION_KEPT_MS) return nowhere;
  return { currentLocation: { latitude: trip.latitude, longitude: trip.longitude } };
}

/** Who is on the way or at work, and when they arrive (intervento.tecnico.4). */
export async function readTechnician(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['technicianOfVisit']>> {
  const row = await findIntervention(db, customerCode, id);
  if (!row) throw new ApiError('NOT_FOUND');
  const [trip] = await listTrips(db, [id]);
  const [slot] = await listSlots(db, [id]);
  if (!trip || !slot) return { tecnico: null };
  const isComing = isAwaited(row);
  const { latitude, longitude } = row;
  return {
    tecnico: {
      nome: trip.technician,
      foto: trip.hasPhoto,
      partito: trip.setOutAt.toISOString(),
      arrivo: isComing ? trip.arrivesAt.toISOString() : null,
      inRitardo: isComing && isLateFor(trip.arrivesAt.getTime(), slot),
      destinazione: latitude === null || longitude === null ? null : { latitudine: latitude, longitudine: longitude },
    },
  };
}

/** The photo of who is on the way or at work. */
export async function readPortrait(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['technicianPortrait']>> {
  if (!(await findIntervention(db, customerCode, id))) throw new ApiError('NOT_FOUND');
  const photo = await findPortrait(db, customerCode, id);
  return { foto: photo === null ? null : photo.toString('base64') };
}
