import type { AnswerOf, Catalogue } from '@sportello/calls';
import { isAwaited, isLateFor, POSITION_KEPT_MS } from '@sportello/domain';
import { findIntervention, listSlots } from '../../../areas/interventions/queries/interventions.ts';
import { findPortrait, listTrips } from '../queries.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';

/** Returns the technician's position while they are on the way and tracked (intervento.chiamate.4). */
export async function readPosition(
  { db, clock }: Services,
  { customerCode }: CustomerActor,
  { id, companyId }: { readonly id: string; readonly companyId: string },
): Promise<AnswerOf<Catalogue['geolocate']>> {
  const row = await findIntervention(db, customerCode, id);
  // Accepts a company's id or code, since customers know only these.
  const isOfCompany = row?.companyId === companyId || row?.companyCode === companyId;
  if (!row || !isOfCompany) throw new ApiError('NOT_FOUND');
  const nowhere = { currentLocation: null };
  if (!row.geolocationActive) return nowhere;
  const [trip] = await listTrips(db, [id]);
  if (!trip || trip.latitude === null || trip.longitude === null || trip.seenAt === null) return nowhere;
  if (trip.seenAt.getTime() < clock().getTime() - POSITION_KEPT_MS) return nowhere;
  return { currentLocation: { latitude: trip.latitude, longitude: trip.longitude } };
}

/** Returns the technician on the way or at work and the arrival time (intervento.tecnico.4). */
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

export async function readPortrait(
  { db }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<AnswerOf<Catalogue['technicianPortrait']>> {
  if (!(await findIntervention(db, customerCode, id))) throw new ApiError('NOT_FOUND');
  const photo = await findPortrait(db, customerCode, id);
  return { foto: photo === null ? null : photo.toString('base64') };
}
