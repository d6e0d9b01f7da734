import type { AnswerOf, Catalogue } from '@sportello/calls';
import { dayInRome, fullAddress, MOST_TECHNICIAN_PHOTOS } from '@sportello/domain';
import { listOnDesk, lockOnDesk, type DeskRow } from '../../operations-centre/queries/work-queue.ts';
import { listSlots } from '../../../areas/interventions/queries/interventions.ts';
import { countPhotos, findPhoto, insertPhoto, listPhotos, listTrips, listVisitIds } from '../queries.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { RequestInfo, TechnicianActor } from '../../../shared/actors.ts';

type Day = AnswerOf<Catalogue['technicianVisits']>;

/** Returns the visits of the link's company and day (intervento.tecnico.1). */
export async function readDay({ db, clock }: Services, technician: TechnicianActor): Promise<Day> {
  const ids = await listVisitIds(db, technician);
  const [rows, slots, trips, photos] = [
    await listOnDesk(db, ids),
    await listSlots(db, ids),
    await listTrips(db, ids),
    await listPhotos(db, ids),
  ];
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const photosOf = Map.groupBy(photos, ({ interventionId }) => interventionId);
  return {
    tecnico: technician.technician,
    ditta: technician.companyCode,
    giorno: technician.day,
    oggi: technician.day === dayInRome(clock().getTime()),
    visite: ids.flatMap((id) => {
      const row = rowOf.get(id);
      const slot = slots.find(({ interventionId }) => interventionId === id);
      if (!row || !slot) return [];
      const trip = trips.find(({ interventionId }) => interventionId === id);
      return [
        {
          ...about(row),
          inizio: slot.starts,
          fine: slot.ends,
          inViaggio: trip
            ? {
                tecnico: trip.technician,
                proprio: trip.linkId === technician.linkId,
                arrivo: trip.arrivesAt.toISOString(),
              }
            : null,
          foto: (photosOf.get(id) ?? []).map((photo) => ({ id: String(photo.id), nome: photo.name })),
        },
      ];
    }),
  };
}

function about(row: DeskRow) {
  return {
    id: row.id,
    stato: row.state,
    sottostato: row.subState,
    versione: row.changes,
    prodotto: row.productName,
    nome: row.companyName ?? [row.firstName, row.lastName].filter(Boolean).join(' '),
    telefono: row.phone,
    indirizzo: fullAddress(row) || null,
    noteIndirizzo: row.addressNote,
    lat: row.latitude,
    lon: row.longitude,
    note: row.note,
  };
}

export async function readPhoto(
  { db }: Services,
  { id, numero }: { readonly id: string; readonly numero: string },
): Promise<AnswerOf<Catalogue['technicianPhoto']>> {
  const photo = await findPhoto(db, id, numero);
  if (!photo) throw new ApiError('NOT_FOUND');
  return { contenuto: photo.content.toString('base64'), tipo: photo.mediaType };
}

/** Adds a photo to a visit, re-encoded as JPEG (prenotazione.bozza.2); the customer sees it with their own. */
export async function addPhoto(
  services: Services,
  { linkId }: TechnicianActor,
  id: string,
  given: { readonly file: string; readonly fileName: string },
  { gone }: Pick<RequestInfo, 'gone'>,
): Promise<AnswerOf<Catalogue['addTechnicianPhoto']>> {
  const sent = Buffer.from(given.file, 'base64');
  const answer = await services.pictures.draw(sent, { as: 'photo', isHeic: false }, { id: linkId, gone });
  if ('fault' in answer) throw invalidFieldError('file', answer.fault);
  const { drawn: content } = answer;
  const name = given.fileName.replace(/(\.[^.]*)?$/, '.jpg');
  return services.db.transaction(async (db) => {
    await lockOnDesk(db, id);
    const [row] = await listOnDesk(db, [id]);
    if (!row) throw new ApiError('NOT_FOUND');
    if (row.state !== 'In Progress' && row.state !== 'Completed') throw new ApiError('VISIT_NOT_OPEN');
    if ((await countPhotos(db, id)) >= MOST_TECHNICIAN_PHOTOS) throw invalidFieldError('file', 'TOO_MANY');
    const number = await insertPhoto(db, { interventionId: id, name, mediaType: 'image/jpeg', content });
    await invalidateOpenApps(db, { customerCode: row.customerCode, about: 'interventions' });
    return { id: String(number), nome: name };
  });
}
