import { dayFault, isOneOf, readSlotId, UNAVAILABLE_COMPANY_CODES, type SupportType } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { findCompany, isServed, listWindows } from '../queries/companies.ts';
import { listFreeCompanyIds, type Place } from '../queries/places.ts';
import { isServiceClosed } from '../../../desk/operations-centre/queries/service-closures.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { nearestSlots } from './nearest.ts';

/** The requested appointment, with the field names of the wire format. */
export interface AskedAppointment {
  readonly supportType: SupportType;
  readonly slotId: string;
  readonly installationId: string;
  readonly cap: string | undefined;
  readonly company:
    | { readonly field: 'companyId'; readonly id: string }
    | { readonly field: 'codDitta'; readonly code: string }
    | undefined;
  readonly noCompanyReason: string | undefined;
  readonly appointmentDate: string | undefined;
  /** The draft whose own hold is ignored. */
  readonly draftId: string | undefined;
  readonly interventionId: string | undefined;
}

export interface Appointment {
  readonly supportType: SupportType;
  readonly day: string;
  readonly windowId: string;
  readonly starts: string;
  readonly ends: string;
  /** Null while no company is found. */
  readonly companyId: string | null;
  readonly noCompanyReason: (typeof UNAVAILABLE_COMPANY_CODES)[number] | null;
}

/** Checks a requested appointment without writing; throws an error with field and code if it can't be made. */
export async function findAppointment(db: Database, asked: AskedAppointment, now: Date): Promise<Appointment> {
  const { supportType } = asked;
  const slot = readSlotId(asked.slotId);
  const window = slot && (await listWindows(db, supportType)).find(({ id }) => id === slot.windowId);
  if (!slot || !window) throw invalidFieldError('slotId', 'NOT_VALID');
  const { day, windowId } = slot;
  const isVisit = supportType === 'EXIT_TECHNICAL';
  if (asked.appointmentDate !== undefined && asked.appointmentDate !== day) {
    throw invalidFieldError('appointmentDate', 'SLOT_OF_ANOTHER_DAY');
  }
  const fault =
    dayFault(supportType, day, window.starts, now.getTime()) ??
    ((await isServiceClosed(db, day)) ? ('DAY_NOT_WORKING' as const) : undefined);
  if (fault) throw invalidFieldError(asked.appointmentDate === undefined ? 'slotId' : 'appointmentDate', fault);
  const when = { supportType, day, windowId, starts: window.starts, ends: window.ends };
  if (isVisit && asked.company === undefined) return { ...when, companyId: null, noCompanyReason: whyNone(asked) };

  const wanted = asked.company && (await companyOf(db, asked.company, asked));
  const place = {
    supportType,
    days: [day],
    windowId,
    installationId: asked.installationId,
    cap: asked.cap,
    draftId: asked.draftId,
    interventionId: asked.interventionId,
    now,
  };
  const free = await listFreeCompanyIds(db, place);
  // The operations centre has no choice of company: whoever is free answers the video call.
  const companyId = wanted?.id ?? free.toSorted()[0];
  if (companyId === undefined || !free.includes(companyId)) throw await soldOut(db, asked, when, now);
  return { ...when, companyId, noCompanyReason: null };
}

/** Builds the error for a sold-out place, with the nearest free ones. */
export async function soldOut(
  db: Database,
  asked: AskedAppointment,
  taken: { readonly day: string; readonly windowId: string; readonly starts: string },
  now: Date,
): Promise<ApiError> {
  const freeSlots = await nearestSlots(db, asked, taken, now);
  return new ApiError('SLOT_TAKEN', [], { freeSlots });
}

export function standingAfter({ companyId }: Pick<Appointment, 'companyId'>) {
  return companyId === null ? { state: 'New', subState: 'TO_ASSIGN' } : { state: 'Assigned', subState: 'TO_ACCEPT' };
}

export function placeOf({ companyId, day, windowId }: Appointment): Place | undefined {
  return companyId === null ? undefined : { companyId, day, windowId };
}

async function companyOf(
  db: Database,
  chosen: NonNullable<AskedAppointment['company']>,
  { installationId, cap, interventionId }: AskedAppointment,
) {
  const found = await findCompany(db, chosen.field === 'companyId' ? { id: chosen.id } : { code: chosen.code });
  if (!found) throw invalidFieldError(chosen.field, 'NOT_VALID');
  const isHere =
    cap !== undefined && (await isServed(db, { installationId, cap, companyId: found.id, interventionId }));
  if (!isHere) throw invalidFieldError(chosen.field, 'NOT_IN_AREA');
  return found;
}

function whyNone({ noCompanyReason }: AskedAppointment) {
  if (noCompanyReason === undefined) throw invalidFieldError('companyId', 'MISSING');
  if (!isOneOf(UNAVAILABLE_COMPANY_CODES, noCompanyReason))
    throw invalidFieldError('errorTechnicianAssignmentCode', 'NOT_VALID');
  return noCompanyReason;
}
