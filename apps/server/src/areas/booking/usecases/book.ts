import { createHash } from 'node:crypto';
import { toSupportType, type ParsedRequestOf, type Catalogue } from '@sportello/calls';
import { appointmentMode, dayInRome, isFreeHourUsable, readSlotId, type SupportType } from '@sportello/domain';
import { deleteDraft, findDraft, readDraftFiles } from '../queries/booking-drafts.ts';
import { listCovered } from '../queries/companies.ts';
import { listFreeHours, useFreeHour } from '../queries/free-hours.ts';
import {
  findInterventionByKey,
  insertFiles,
  insertIntervention,
  insertSlot,
  setFreeHourUsed,
} from '../../interventions/queries/interventions.ts';
import { isSoldOut } from '../queries/places.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import { countTry } from '../../../limits/guesses.ts';
import type { SentFile } from '../../support/usecases/files.ts';
import {
  findAppointment,
  placeOf,
  soldOut,
  standingAfter,
  type Appointment,
  type AskedAppointment,
} from './appointment.ts';
import { readBookingFiles } from './files.ts';
import { endHold } from './hold.ts';
import { actorRoleOf, recordEvent } from './note.ts';
import { take } from './place.ts';
import { notifyOfBooking } from './notify.ts';

type Request = ParsedRequestOf<Catalogue['createIntervention']>;
type Body = Request['body'];

/** Bookings per customer in a quarter of an hour. */
const perCustomer = 10;

/** Books an intervention in one transaction; the idempotency key prevents a second booking. */
export async function book(
  services: Services,
  actor: CustomerActor,
  { body, headers }: Pick<Request, 'body' | 'headers'>,
  { gone }: Pick<RequestInfo, 'gone'>,
): Promise<{ id: string }> {
  const { customerCode } = actor;
  const key = headers['idempotency-key'];
  const draftId = headers['x-bozza'];
  const digest = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const before = key === undefined ? undefined : await findInterventionByKey(services.db, customerCode, key);
  if (before) return repeated(before, digest);

  const now = services.clock();
  if (draftId !== undefined && !(await findDraft(services.db, draftId, customerCode))) throw new ApiError('NOT_FOUND');
  const type = toSupportType(body.supportType) ?? 'EXIT_TECHNICAL';
  const contractCode = await coveringContract(services.db, customerCode, body, type, now);
  const read = await readBookingFiles(services, body.attachments ?? [], 'attachments', {
    id: actor.accountId,
    gone,
  });
  if ('refused' in read) throw new ApiError('REQUEST_NOT_VALID', read.refused);
  const asked = askedOf(body, type, draftId);
  const appointment = await findAppointment(services.db, asked, now);

  const booking = { body, type, contractCode, appointment, draftId, files: read.files };
  const row = { ...rowOf(booking, customerCode, now), key: key ?? null, digest };
  let id: string | undefined;
  try {
    id = await services.db.transaction(async (db) => {
      const written = await insertIntervention(db, row);
      if (written !== undefined) await complete(services, db, actor, { ...booking, id: written }, now);
      return written;
    });
  } catch (error) {
    if (isSoldOut(error)) throw await soldOut(services.db, asked, appointment, now);
    throw error;
  }
  if (id !== undefined) return { id };
  // A concurrent request with the same idempotency key was booked first.
  const other = key === undefined ? undefined : await findInterventionByKey(services.db, customerCode, key);
  if (!other) throw new ApiError('S-002');
  return repeated(other, digest);
}

interface Booking {
  readonly body: Body;
  readonly type: SupportType;
  readonly contractCode: string;
  readonly appointment: Appointment;
  readonly draftId: string | undefined;
  readonly files: readonly SentFile[];
}

function rowOf({ body, type, contractCode, appointment }: Booking, customerCode: string, now: Date) {
  const { address, userContact } = body;
  const isVisit = type === 'EXIT_TECHNICAL';
  return {
    customerCode,
    contractCode,
    ...standingAfter(appointment),
    source: 'Web' as const,
    mode: appointmentMode(type) ?? 'TECHINICIAN_EXIT',
    installationId: body.installationId,
    street: address?.street ?? null,
    cap: address?.zipCode ?? null,
    city: address?.city ?? null,
    province: address?.province ?? null,
    country: address?.country ?? null,
    addressNote: address?.note ?? null,
    companyId: isVisit ? appointment.companyId : null,
    noCompanyReason: appointment.noCompanyReason,
    email: userContact.email ?? null,
    phone: userContact.phoneNumber ?? null,
    contactMode: body.linkReceptionMode ?? null,
    note: body.interventionNote ?? null,
    privacyConsent: body.privacyConsent,
    createdAt: now,
    updatedAt: now,
  };
}

/** Completes a written booking with place, appointment, files, free hour and notifications. */
async function complete(
  services: Services,
  db: Database,
  actor: CustomerActor,
  booking: Booking & { readonly id: string },
  now: Date,
): Promise<void> {
  const { id, type, appointment, draftId, contractCode } = booking;
  const { customerCode } = actor;
  if (draftId !== undefined) await endHold(db, customerCode, draftId);
  const place = placeOf(appointment);
  if (place) await take(db, place, now);
  // Rejected bookings don't count towards the rate limit.
  await countTry({ ...services, db }, [{ key: `booking:${customerCode}`, most: perCustomer }]);
  const { day, windowId, companyId } = appointment;
  await insertSlot(db, { interventionId: id, position: 1, day, windowId, companyId, state: 'SCHEDULED' });
  const kept = draftId === undefined ? [] : await readDraftFiles(db, draftId);
  const files = [...booking.files.map(({ type: mediaType, ...file }) => ({ ...file, mediaType })), ...kept];
  await insertFiles(
    db,
    id,
    files.map((file) => ({ ...file, kind: 'IMMAGINI' as const })),
  );
  const today = dayInRome(now.getTime());
  const isFree = type === 'EXIT_TECHNICAL' && (await useFreeHour(db, contractCode, day, today));
  if (isFree) await setFreeHourUsed(db, id);
  if (draftId !== undefined) await deleteDraft(db, draftId, customerCode);
  const happened = { interventionId: id, kind: 'PRENOTAZIONE', to: standingAfter(appointment), appointment } as const;
  await recordEvent(db, happened, actorRoleOf(actor), now);
  await record(db, actor, 'createIntervention', now);
  await notifyOfBooking(services, db, actor, { kind: 'INTERVENTION_BOOKED', interventionId: id }, now);
}

async function coveringContract(
  db: Database,
  customerCode: string,
  { installationId, macroTypeId, slotId }: Body,
  type: SupportType,
  now: Date,
): Promise<string> {
  const covered = (await listCovered(db, customerCode)).filter((row) => row.installationId === installationId);
  const [first] = covered;
  if (!first) throw invalidFieldError('installationId', 'NOT_COVERED');
  if (first.macroTypeId !== macroTypeId) throw invalidFieldError('macroTypeId', 'NOT_VALID');
  if (!(type === 'VIDEOCALL' ? first.byVideocall : first.byTechnician))
    throw invalidFieldError('supportType', 'NOT_SUPPORTED');
  // If two services cover it, the one with a free hour is preferred (prenotazione.regole.7).
  const today = dayInRome(now.getTime());
  const day = readSlotId(slotId)?.day ?? today;
  const usable = (await listFreeHours(db, customerCode)).filter((hour) => isFreeHourUsable(hour, day, today));
  const isFree = (code: string) => usable.some((hour) => hour.contractCode === code);
  return (covered.find(({ contractCode }) => isFree(contractCode)) ?? first).contractCode;
}

function askedOf(body: Body, supportType: SupportType, draftId: string | undefined): AskedAppointment {
  return {
    supportType,
    slotId: body.slotId,
    installationId: body.installationId,
    cap: body.address?.zipCode,
    company: body.companyId === undefined ? undefined : { field: 'companyId', id: body.companyId },
    noCompanyReason: body.errorTechnicianAssignmentCode,
    appointmentDate: body.appointmentDate,
    draftId,
    interventionId: undefined,
  };
}

function repeated(before: { readonly id: string; readonly digest: string | null }, digest: string): { id: string } {
  if (before.digest !== digest) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return { id: before.id };
}
