import { toSupportType, type Catalogue, type ParsedRequestOf } from '@sportello/calls';
import { appointmentAction, dayInRome, supportType } from '@sportello/domain';
import { deleteDraft, findDraft, readDraftFiles } from '../queries/booking-drafts.ts';
import {
  findIntervention,
  insertFiles,
  insertSlot,
  listFiles,
  listSlots,
  lockIntervention,
  updateIntervention,
  updateSlot,
  type InterventionRow,
  type SlotRow,
} from '../../interventions/queries/interventions.ts';
import { isSoldOut } from '../queries/places.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor, RequestInfo } from '../../../shared/actors.ts';
import type { SentFile } from '../../support/usecases/files.ts';
import {
  findAppointment,
  placeOf,
  soldOut,
  standingAfter,
  type Appointment,
  type AskedAppointment,
} from './appointment.ts';
import { factsOf } from './facts.ts';
import { readBookingFiles } from './files.ts';
import { endHold } from './hold.ts';
import { actorRoleOf, recordEvent } from './note.ts';
import { give, take } from './place.ts';
import { notifyOfBooking } from './notify.ts';

type Request = ParsedRequestOf<Catalogue['modifyIntervention']>;
type Body = Request['body'];

/** Files of the customer per intervention. */
const mostFiles = 5;

/**
 * Changes an appointment while it is editable (prenotazione.regole.5), or books the next one
 * (prenotazione.modifica.2). Absent fields stay unchanged, and repeating the request changes nothing.
 */
export async function change(
  services: Services,
  actor: CustomerActor,
  { params, query, headers, body }: Request,
  { gone }: Pick<RequestInfo, 'gone'>,
): Promise<void> {
  const now = services.clock();
  const { customerCode } = actor;
  const draftId = headers['x-bozza'];
  if (draftId !== undefined && !(await findDraft(services.db, draftId, customerCode))) throw new ApiError('NOT_FOUND');
  const read = await readBookingFiles(services, body.attachments ?? [], 'attachments', {
    id: actor.accountId,
    gone,
  });
  if ('refused' in read) throw new ApiError('REQUEST_NOT_VALID', read.refused);

  const row = await findIntervention(services.db, customerCode, params.id);
  if (!row) throw new ApiError('NOT_FOUND');
  rejectOthers(row, body);
  const [slot] = await listSlots(services.db, [row.id]);
  const asked = askedOf(row, slot, body, draftId);
  const appointment = asked && (await findAppointment(services.db, asked, now));
  const changing = { row, body, operation: query.operationType, appointment, draftId, files: read.files };
  try {
    await services.db.transaction((db) => write(services, db, actor, changing, now));
  } catch (error) {
    if (isSoldOut(error) && asked && appointment) throw await soldOut(services.db, asked, appointment, now);
    throw error;
  }
}

interface Change {
  readonly row: InterventionRow;
  readonly body: Body;
  readonly operation: Request['query']['operationType'];
  /** Undefined if only other fields change. */
  readonly appointment: Appointment | undefined;
  readonly draftId: string | undefined;
  readonly files: readonly SentFile[];
}

async function write(services: Services, db: Database, actor: CustomerActor, given: Change, now: Date): Promise<void> {
  const { row, body, operation, draftId } = given;
  await lockIntervention(db, actor.customerCode, row.id);
  const slots = await listSlots(db, [row.id]);
  const facts = factsOf(row, slots, dayInRome(now.getTime()));
  if (appointmentAction(facts, now.getTime()) !== operation) throw new ApiError('INTERVENTION_NOT_EDITABLE');
  if (draftId !== undefined) await endHold(db, actor.customerCode, draftId);
  const isNext = operation === 'BOOK_NEXT_APPOINTMENT' || operation === 'BOOK_FIRST_APPOINTMENT';
  if (isNext && !given.appointment) throw invalidFieldError('slotId', 'MISSING');
  // The same appointment again needs no new acceptance.
  const isKept = !isNext && row.state === 'Assigned' && isSame(slots[0], given.appointment);
  const appointment = isKept ? undefined : given.appointment;
  if (appointment) await makeAppointment(db, row, slots, appointment, isNext, now);
  await addFiles(db, row.id, given);
  await updateIntervention(db, row.id, { ...changesOf(row, body, appointment), updatedAt: now });
  if (draftId !== undefined) await deleteDraft(db, draftId, actor.customerCode);
  const happened = {
    interventionId: row.id,
    kind: isNext ? 'NUOVO_APPUNTAMENTO' : 'MODIFICA',
    from: row,
    to: appointment ? standingAfter(appointment) : row,
    appointment: appointment ?? slots[0],
  } as const;
  await recordEvent(db, happened, actorRoleOf(actor), now);
  await record(db, actor, 'modifyIntervention', now);
  await notifyOfBooking(
    services,
    db,
    actor,
    { kind: 'INTERVENTION_CHANGED', interventionId: row.id, keepsAppointment: appointment === undefined },
    now,
  );
}

/** Takes the new place and frees the old one; a next appointment gets its own slot. */
async function makeAppointment(
  db: Database,
  row: InterventionRow,
  [current]: readonly SlotRow[],
  appointment: Appointment,
  isNext: boolean,
  now: Date,
): Promise<void> {
  const { day, windowId, companyId } = appointment;
  const old = !isNext && current?.companyId ? { ...current, companyId: current.companyId } : undefined;
  const isTaken = isSame(old, appointment);
  const place = placeOf(appointment);
  if (!isTaken && old) await give(db, old);
  if (!isTaken && place) await take(db, place, now);
  const slot = { day, windowId, companyId, state: 'SCHEDULED' as const, appointmentConfirmed: false };
  if (isNext || !current) {
    await insertSlot(db, { interventionId: row.id, position: (current?.position ?? 0) + 1, ...slot });
  } else if (!isTaken) await updateSlot(db, current, slot);
}

function isSame(
  slot: Pick<SlotRow, 'companyId' | 'day' | 'windowId'> | undefined,
  appointment: Appointment | undefined,
): boolean {
  if (!slot?.companyId || !appointment) return false;
  const { companyId, day, windowId } = appointment;
  return slot.companyId === companyId && slot.day === day && slot.windowId === windowId;
}

async function addFiles(db: Database, id: string, { files, draftId }: Change): Promise<void> {
  const kept = draftId === undefined ? [] : await readDraftFiles(db, draftId);
  const added = [...files.map(({ type: mediaType, ...file }) => ({ ...file, mediaType })), ...kept];
  const before = added.length === 0 ? [] : await listFiles(db, [id]);
  if (before.filter(({ kind }) => kind === 'IMMAGINI').length + added.length > mostFiles) {
    throw invalidFieldError('attachments', 'TOO_MANY');
  }
  await insertFiles(
    db,
    id,
    added.map((file) => ({ ...file, kind: 'IMMAGINI' as const })),
  );
}

/** Rejects a change of the installation or of the kind of assistance. */
function rejectOthers(row: InterventionRow, body: Body): void {
  const { installationId } = body;
  if (installationId !== undefined && installationId !== row.installationId) {
    throw invalidFieldError('installationId', 'NOT_EXPECTED');
  }
  if (toSupportType(body.supportType) !== supportType(row.mode)) throw invalidFieldError('supportType', 'NOT_EXPECTED');
}

/** Returns the requested appointment; undefined if neither time, company nor place changes. */
function askedOf(
  row: InterventionRow,
  slot: SlotRow | undefined,
  body: Body,
  draftId: string | undefined,
): AskedAppointment | undefined {
  if (body.slotId === undefined) {
    if (body.codDitta !== undefined) throw invalidFieldError('slotId', 'MISSING');
    // The company of the current slot may not serve the new postal code.
    if (body.address !== undefined && body.address.zipCode !== row.cap) throw invalidFieldError('slotId', 'MISSING');
    return undefined;
  }
  const isVisit = row.mode === 'TECHINICIAN_EXIT';
  const code = body.codDitta ?? (body.errorTechnicianAssignmentCode === undefined ? row.companyCode : null);
  return {
    supportType: supportType(row.mode),
    slotId: body.slotId,
    installationId: row.installationId,
    cap: body.address?.zipCode ?? row.cap ?? undefined,
    company: isVisit && code !== null ? { field: 'codDitta', code } : undefined,
    noCompanyReason: body.errorTechnicianAssignmentCode,
    appointmentDate: body.appointmentDate,
    draftId,
    interventionId: slot === undefined ? undefined : row.id,
  };
}

function changesOf(row: InterventionRow, body: Body, appointment: Appointment | undefined) {
  const { address, userContact } = body;
  const isVisit = row.mode === 'TECHINICIAN_EXIT';
  return {
    ...(address && {
      street: address.street,
      cap: address.zipCode,
      city: address.city,
      province: address.province,
      country: address.country ?? null,
      addressNote: address.note ?? null,
    }),
    ...(userContact && { email: userContact.email ?? null, phone: userContact.phoneNumber ?? null }),
    ...(body.linkReceptionMode !== undefined && { contactMode: body.linkReceptionMode }),
    ...(body.interventionNote !== undefined && { note: body.interventionNote }),
    ...(body.privacyConsent !== undefined && { privacyConsent: body.privacyConsent }),
    // A new appointment must be accepted again.
    ...(appointment && {
      ...standingAfter(appointment),
      companyId: isVisit ? appointment.companyId : null,
      noCompanyReason: appointment.noCompanyReason,
    }),
  };
}
