import type { AnswerOf, Catalogue, ParsedRequestOf } from '@sportello/calls';
import {
  centsFromEuros,
  dayInRome,
  isTechnicianThere,
  isBeforeItsDay,
  transition,
  type CentreStep,
  type InterventionDoer,
  type InterventionState,
} from '@sportello/domain';
import { findOnDesk, lockOnDesk, type DeskRow } from '../queries/work-queue.ts';
import { releaseFreeHour } from '../../../areas/booking/queries/free-hours.ts';
import { withdrawQuotes } from '../queries/intervention-papers.ts';
import { listInterventionEvents } from '../../../areas/interventions/queries/intervention-events.ts';
import {
  listSlots,
  updateIntervention,
  updateSlot,
  type SlotRow,
} from '../../../areas/interventions/queries/interventions.ts';
import { endTrip, forgetPosition } from '../../technicians/queries.ts';
import { isSoldOut } from '../../../areas/booking/queries/places.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError, invalidFieldError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Doer } from '../../../events/event.ts';
import { recordEvent } from '../../../areas/booking/usecases/note.ts';
import { give } from '../../../areas/booking/usecases/place.ts';
import type { Services, Writing } from '../../../shared/context.ts';
import type { Actor } from '../../../shared/actors.ts';
import { isComing, makeAppointment } from './appointment.ts';
import { bill, sendQuote, type Drawing } from './papers.ts';
import { notifyOfStep } from './notify.ts';

type Asked = ParsedRequestOf<Catalogue['moveIntervention']>['body'];

/** Required fields by step; all others are rejected. */
const NEEDS: Partial<Record<CentreStep, readonly ('codDitta' | 'voci' | 'fattura')[]>> = {
  ASSEGNA: ['codDitta'],
  INVIA_PREVENTIVO: ['voci'],
  FATTURA: ['fattura'],
};

const TAKES: Partial<Record<CentreStep, readonly ('codDitta' | 'slotId' | 'motivoFuoriZona')[]>> = {
  ASSEGNA: ['slotId', 'motivoFuoriZona'],
  CONCORDA: ['codDitta', 'slotId', 'motivoFuoriZona'],
};

interface Mover {
  readonly by: InterventionDoer;
  readonly byName: string;
  readonly right: Doer['right'];
  readonly record: (db: Database, customerCode: string, now: Date, reason: string | undefined) => Promise<void>;
}

/** Moves an intervention in one transaction with audit, history and notifications (intervento.stato.11). */
export async function moveIntervention(
  services: Services,
  actor: Actor,
  id: string,
  asked: Asked,
): Promise<AnswerOf<Catalogue['moveIntervention']>> {
  const { username: byName, right } = actor;
  const recordMove: Mover['record'] = (db, customerCode, now, reason) =>
    record(db, { ...actor, customerCode }, 'moveIntervention', now, reason);
  return moveAs(services, { by: 'CENTRALE', byName, right, record: recordMove }, id, asked);
}

/** Like `moveIntervention`, for an operator or a technician with a link. */
export async function moveAs(
  services: Services,
  mover: Mover,
  id: string,
  asked: Asked,
): Promise<AnswerOf<Catalogue['moveIntervention']>> {
  const now = services.clock();
  try {
    return await services.db.transaction((db) => moveWithin(services, db, mover, { id, asked, now }));
  } catch (error) {
    if (isSoldOut(error)) throw new ApiError('SLOT_TAKEN');
    throw error;
  }
}

/** Like `moveAs`, inside an existing transaction. */
export async function moveWithin(
  services: Writing | (Writing & Drawing),
  db: Database,
  mover: Mover,
  { id, asked, now }: { readonly id: string; readonly asked: Asked; readonly now: Date },
): Promise<{ versione: number }> {
  await lockOnDesk(db, id);
  const row = await findOnDesk(db, id);
  if (!row) throw new ApiError('NOT_FOUND');
  if (row.changes !== asked.versione) return sameStep(db, mover, row, asked);
  const to = transition(asked.passo, row, asked.motivo);
  if ('fault' in to) {
    const field = to.fault.startsWith('REASON') ? 'motivo' : 'passo';
    throw new ApiError('STEP_NOT_ALLOWED', [{ campo: field, codice: to.fault }]);
  }
  rejectOthers(asked);
  const slots = await listSlots(db, [id]);
  if (isBeforeItsDay(asked.passo, slots[0], dayInRome(now.getTime()))) {
    throw new ApiError('STEP_NOT_ALLOWED', [{ campo: 'passo', codice: 'NOT_BEFORE_ITS_DAY' }]);
  }
  const changes = await takeStep(services, db, { row, slots, asked, now });
  await updateIntervention(db, id, {
    ...changes,
    state: to.state,
    subState: to.subState === '' ? null : to.subState,
    geolocationActive: false,
    updatedAt: now,
  });
  if (isTechnicianThere(asked.passo)) await forgetPosition(db, id);
  else await endTrip(db, id);
  await writeDown(services, db, mover, { row, to, asked, now });
  return { versione: row.changes + 1 };
}

/** Writes history, audit and notifications in the transaction of the step. */
async function writeDown(
  services: Writing,
  db: Database,
  mover: Mover,
  given: { readonly row: DeskRow; readonly to: InterventionState; readonly asked: Asked; readonly now: Date },
): Promise<void> {
  const { row, to, asked, now } = given;
  const [appointment] = await listSlots(db, [row.id]);
  const happened = {
    interventionId: row.id,
    kind: asked.passo,
    from: row,
    to: { state: to.state, subState: to.subState === '' ? null : to.subState },
    reason: reasonOf(asked),
    note: asked.nota ?? null,
    appointment,
  };
  await recordEvent(db, happened, mover, now);
  await mover.record(db, row.customerCode, now, asked.motivoFuoriZona);
  const doer = { username: mover.byName, right: mover.right, customerCode: row.customerCode };
  const told = { interventionId: row.id, step: asked.passo, reason: asked.motivo ?? null };
  await notifyOfStep(services, db, doer, told, now);
}

/** Accepts a step that the same operator has just made, with none after it; throws otherwise. */
async function sameStep(db: Database, mover: Mover, row: DeskRow, asked: Asked): Promise<{ versione: number }> {
  const last = (await listInterventionEvents(db, row.id)).at(-1);
  const isSame =
    row.changes === asked.versione + 1 &&
    last?.kind === asked.passo &&
    last.byName === mover.byName &&
    last.reason === reasonOf(asked) &&
    last.note === (asked.nota ?? null);
  if (!isSame) throw new ApiError('CHANGED_MEANWHILE');
  return { versione: row.changes };
}

/** The reason of a step: a sub-state, or why the company is from outside its areas (operatore.centrale.9). */
const reasonOf = ({ motivo, motivoFuoriZona }: Asked) => motivo ?? motivoFuoriZona ?? null;

function rejectOthers(asked: Asked): void {
  const needed = NEEDS[asked.passo] ?? [];
  const taken = new Set<string>([...needed, ...(TAKES[asked.passo] ?? [])]);
  for (const field of ['codDitta', 'slotId', 'motivoFuoriZona', 'voci', 'fattura'] as const) {
    if (asked[field] !== undefined && !taken.has(field)) throw invalidFieldError(field, 'NOT_EXPECTED');
  }
  for (const field of needed) if (asked[field] === undefined) throw invalidFieldError(field, 'MISSING');
}

/** Applies a step to appointment, company, quotes and invoices; returns the changes of the intervention row. */
async function takeStep(
  services: Writing | (Writing & Drawing),
  db: Database,
  given: { readonly row: DeskRow; readonly slots: readonly SlotRow[]; readonly asked: Asked; readonly now: Date },
): Promise<Parameters<typeof updateIntervention>[2]> {
  const { row, slots, asked, now } = given;
  const [newest] = slots;
  if (row.subState === 'AWAITING_CUSTOMER_DECISION') await withdrawQuotes(db, row.id, now);
  switch (asked.passo) {
    case 'ASSEGNA':
    case 'CONCORDA': {
      const isAgreed = asked.passo === 'CONCORDA';
      const { companyId } = await makeAppointment(db, row, slots, { ...asked, isAgreed }, now);
      // The joining data belonged to the previous appointment.
      return row.mode === 'VIDEOCALL' ? { joinedAt: null, mayRecord: null } : { companyId, noCompanyReason: null };
    }
    case 'RITIRA':
      if (isComing(newest))
        await giveUp(db, newest, { companyId: null, state: 'SCHEDULED', appointmentConfirmed: false });
      return { companyId: null };
    case 'INIZIA':
      if (isComing(newest)) await updateSlot(db, newest, { state: 'IN_PROGRESS' });
      return {};
    case 'ANNULLA':
    case 'RIPUDIA':
      return end(db, row, slots, asked.motivo);
    case 'INVIA_PREVENTIVO':
      await sendQuote(
        drawing(services),
        db,
        row,
        (asked.voci ?? []).map(({ descrizione, importo }) => ({ label: descrizione, amount: centsFromEuros(importo) })),
        now,
      );
      break;
    case 'FATTURA':
      if (asked.fattura) await bill(drawing(services), db, row, asked.fattura, now);
      return {};
    case 'ACCETTA':
    case 'CONSUNTIVA':
    case 'MATERIALE_ARRIVATO':
    case 'PAGAMENTO_VERIFICATO':
    case 'VERIFICA_PAGAMENTO':
    case 'RIPRENDI':
      return {};
    case 'CHIEDI_PREVENTIVO':
    case 'RICEVI_PREVENTIVO':
    case 'ATTENDI_MATERIALE':
    case 'GESTISCI_RECLAMO':
    case 'COMPLETA':
      break;
  }
  // The visit in progress ends with the step.
  if (newest?.state === 'IN_PROGRESS') await updateSlot(db, newest, { state: 'COMPLETED' });
  return {};
}

function drawing(services: Writing | (Writing & Drawing)): Drawing {
  if ('workers' in services) return services;
  throw new TypeError('nobody draws papers here');
}

/** Ends an intervention: frees the place, and the free hour if no visit took place and nothing was billed. */
async function end(db: Database, row: DeskRow, slots: readonly SlotRow[], reason: string | undefined) {
  const [newest] = slots;
  if (isComing(newest)) await giveUp(db, newest, { state: 'CANCELLED' });
  else if (newest?.state === 'IN_PROGRESS') await updateSlot(db, newest, { state: 'CANNOT COMPLETE' });
  const wasThere = slots.some(({ state }) => state === 'IN_PROGRESS' || state === 'COMPLETED');
  const isGivenBack = row.freeHourUsed && !wasThere && reason !== 'CANCEL_WITH_BILLING';
  if (isGivenBack && row.contractCode !== null) await releaseFreeHour(db, row.contractCode);
  return isGivenBack ? { freeHourUsed: false } : {};
}

async function giveUp(db: Database, slot: SlotRow, becomes: Parameters<typeof updateSlot>[2]): Promise<void> {
  if (slot.companyId !== null) await give(db, { ...slot, companyId: slot.companyId });
  await updateSlot(db, slot, becomes);
}
