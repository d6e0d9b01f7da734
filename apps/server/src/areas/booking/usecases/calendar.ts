import { dayInRome, instantInRome, requestStanding } from '@sportello/domain';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { findIntervention, listSlots } from '../../interventions/queries/interventions.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import type { FileAnswer } from '../../documents/usecases/content.ts';
import { factsOf } from './facts.ts';

/**
 * Returns the newest appointment as a calendar file (prenotazione.calendario.1). The UID is stable and SEQUENCE rises
 * with each change, so calendars replace the entry; a cancelled appointment is marked as such.
 */
export async function appointmentFile(
  { db, clock, brand, publicUrl }: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<FileAnswer> {
  const row = await findIntervention(db, customerCode, id);
  const slots = row ? await listSlots(db, [id]) : [];
  const [slot] = slots;
  if (!row || !slot) throw new ApiError('NOT_FOUND');
  const isCancelled = slot.state === 'CANCELLED';
  const isVideocall = row.mode === 'VIDEOCALL';
  const { status } = factsOf(row, slots, dayInRome(clock().getTime()));
  // A video call needs no acceptance (intervento.ricerca.2).
  const isAgreed = isVideocall || requestStanding(status) === 'AGREED';
  const calendar = ical({
    prodId: { company: brand.name, product: 'Area clienti', language: 'IT' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  const place = [row.street, row.cap, row.city, row.province].filter(Boolean).join(', ');
  const page = `${publicUrl}/my-edison/intervento-tecnico/il-mio-intervento/${id}`;
  calendar.createEvent({
    id: `${id}@${new URL(publicUrl).hostname}`,
    sequence: row.changes,
    stamp: row.updatedAt,
    created: row.createdAt,
    lastModified: row.updatedAt,
    start: new Date(instantInRome(slot.day, slot.starts)),
    end: new Date(instantInRome(slot.day, slot.ends)),
    summary: `${isAgreed ? '' : 'Da confermare: '}${isVideocall ? 'Videochiamata' : 'Tecnico a casa'}: ${row.productName}`,
    description: `Il tuo appuntamento con ${brand.name}. Tutto qui: ${page}`,
    ...(!isVideocall && { location: place }),
    url: page,
    status: isCancelled ? ICalEventStatus.CANCELLED : isAgreed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return { name: 'appuntamento.ics', type: 'text/calendar', content: Buffer.from(calendar.toString(), 'utf8') };
}
