import { findLiveLink, isVisitOf } from '../desk/technicians/queries.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { TechnicianActor } from '../shared/actors.ts';
import type { OwnedPlaces } from './ownership.ts';

/** Returns the technician of a request's link (intervento.tecnico.1); an expired or revoked link is rejected. */
export async function openLink(services: Services, header: string | string[] | undefined): Promise<TechnicianActor> {
  if (typeof header !== 'string' || header.length > 256) throw new ApiError('LINK_NOT_VALID');
  const found = await findLiveLink(services.db, services.codes.hashes(header), services.clock());
  if (!found) throw new ApiError('LINK_NOT_VALID');
  return found;
}

/** Rejects a visit of another company or day as if it did not exist. */
export async function checkVisit(
  { db }: Services,
  technician: TechnicianActor,
  owned: OwnedPlaces,
  request: { readonly params: unknown },
): Promise<void> {
  if (owned['params.id'] !== 'visit') return;
  const { id } = request.params as { id: string };
  if (!(await isVisitOf(db, technician, id))) throw new ApiError('NOT_FOUND');
}
