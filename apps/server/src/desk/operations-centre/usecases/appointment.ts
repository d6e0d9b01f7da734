import { dayInRome, readSlotId, supportType, COMING_SLOT_STATES } from '@sportello/domain';
import { findCompany, isServed, isSkilled, listWindows } from '../../../areas/booking/queries/companies.ts';
import type { DeskRow } from '../queries/work-queue.ts';
import { insertSlot, updateSlot, type SlotRow } from '../../../areas/interventions/queries/interventions.ts';
import { listFreeCompanyIds, type Place } from '../../../areas/booking/queries/places.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { give, take } from '../../../areas/booking/usecases/place.ts';

export interface AskedPlace {
  readonly codDitta?: string | undefined;
  readonly slotId?: string | undefined;
  /** Reason for assigning a company outside its areas. */
  readonly motivoFuoriZona?: string | undefined;
}

export interface MadeAppointment {
  readonly day: string;
  readonly windowId: string;
  readonly starts: string;
  readonly ends: string;
  readonly companyId: string;
}

type ComingSlot = SlotRow & { readonly state: (typeof COMING_SLOT_STATES)[number] };

const COMING = new Set<string>(COMING_SLOT_STATES);

/** Checks that an appointment is upcoming and so holds a place. */
export function isComing(slot: SlotRow | undefined): slot is ComingSlot {
  return slot !== undefined && COMING.has(slot.state);
}

/**
 * Makes the appointment of a step in its transaction: frees the place of an upcoming one and takes the new one. A
 * past appointment stays and a new one is added.
 */
export async function makeAppointment(
  db: Database,
  row: DeskRow,
  slots: readonly SlotRow[],
  asked: AskedPlace & { readonly isAgreed: boolean },
  now: Date,
): Promise<MadeAppointment> {
  const [newest] = slots;
  const current = isComing(newest) ? newest : undefined;
  const made = await findPlace(db, row, current, asked, now);
  const old: Place | undefined = current?.companyId ? { ...current, companyId: current.companyId } : undefined;
  const isSame = old?.companyId === made.companyId && old.day === made.day && old.windowId === made.windowId;
  if (!isSame) {
    await rejectTaken(db, row, { ...made, isAnywhere: asked.motivoFuoriZona !== undefined }, now);
    if (old) await give(db, old);
    await take(db, made, now);
  }
  const { day, windowId, companyId } = made;
  const state = asked.isAgreed ? ('CONFIRMED' as const) : ('SCHEDULED' as const);
  const slot = { day, windowId, companyId, state, appointmentConfirmed: asked.isAgreed };
  if (current) await updateSlot(db, current, slot);
  else await insertSlot(db, { interventionId: row.id, position: (newest?.position ?? 0) + 1, ...slot });
  return made;
}

async function findPlace(
  db: Database,
  row: DeskRow,
  current: SlotRow | undefined,
  asked: AskedPlace,
  now: Date,
): Promise<MadeAppointment> {
  const wanted = asked.slotId === undefined ? current : readSlotId(asked.slotId);
  if (!wanted) throw invalidFieldError('slotId', asked.slotId === undefined ? 'MISSING' : 'NOT_VALID');
  const window = (await listWindows(db, supportType(row.mode))).find(({ id }) => id === wanted.windowId);
  if (!window) throw invalidFieldError('slotId', 'NOT_VALID');
  if (asked.slotId !== undefined && wanted.day < dayInRome(now.getTime()))
    throw invalidFieldError('slotId', 'DAY_IN_PAST');
  const { day, windowId } = wanted;
  const when = { day, windowId, starts: window.starts, ends: window.ends };
  return { ...when, companyId: await companyOf(db, row, current, { ...asked, ...when }, now) };
}

/** Returns the named company, else the assigned one; nobody is chosen for a video call. */
async function companyOf(
  db: Database,
  row: DeskRow,
  current: SlotRow | undefined,
  asked: AskedPlace & { readonly day: string; readonly windowId: string },
  now: Date,
): Promise<string> {
  if (row.mode === 'VIDEOCALL') {
    if (asked.codDitta !== undefined) throw invalidFieldError('codDitta', 'NOT_EXPECTED');
    if (asked.slotId === undefined && current?.companyId) return current.companyId;
    const [free] = (await freeIn(db, row, { ...asked, isAnywhere: false }, now)).toSorted();
    if (free === undefined) throw new ApiError('SLOT_TAKEN');
    return free;
  }
  if (asked.codDitta === undefined) {
    if (row.companyId === null) throw invalidFieldError('codDitta', 'MISSING');
    return row.companyId;
  }
  const found = await findCompany(db, { code: asked.codDitta });
  if (!found) throw invalidFieldError('codDitta', 'NOT_VALID');
  await rejectElsewhere(db, row, found.id, asked.motivoFuoriZona);
  return found.id;
}

/** Requires a recorded reason for a company outside its areas (operatore.centrale.9). */
async function rejectElsewhere(db: Database, row: DeskRow, companyId: string, reason: string | undefined) {
  const { id: interventionId, installationId, cap } = row;
  if (!(await isSkilled(db, companyId, installationId))) throw invalidFieldError('codDitta', 'NOT_SUPPORTED');
  const isHere = cap !== null && (await isServed(db, { installationId, cap, companyId, interventionId }));
  if (!isHere && reason === undefined) throw invalidFieldError('codDitta', 'NOT_IN_AREA');
  if (isHere && reason !== undefined) throw invalidFieldError('motivoFuoriZona', 'NOT_EXPECTED');
}

async function rejectTaken(
  db: Database,
  row: DeskRow,
  made: MadeAppointment & { readonly isAnywhere: boolean },
  now: Date,
): Promise<void> {
  if (!(await freeIn(db, row, made, now)).includes(made.companyId)) throw new ApiError('SLOT_TAKEN');
}

function freeIn(
  db: Database,
  row: DeskRow,
  asked: { readonly day: string; readonly windowId: string; readonly isAnywhere: boolean },
  now: Date,
): Promise<string[]> {
  return listFreeCompanyIds(db, {
    supportType: supportType(row.mode),
    days: [asked.day],
    windowId: asked.windowId,
    installationId: row.installationId,
    cap: row.cap ?? undefined,
    interventionId: row.id,
    isAnywhere: asked.isAnywhere,
    now,
  });
}
