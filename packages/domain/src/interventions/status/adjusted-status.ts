import type { Day } from '../../shared/day.ts';
import type { Company } from '../../booking/company.ts';
import type { AppointmentMode } from '../../booking/mode.ts';
import { adjustedSlotState } from '../../booking/slot.ts';
import type { SlotState, TimeSlot } from '../../booking/slot.ts';
import { isCancelledIntervention } from './status.ts';
import type { InterventionStatus } from './status.ts';

export interface InterventionFacts {
  status: InterventionStatus;
  mode: AppointmentMode | undefined;
  /** Absent when no company is assigned. */
  company?: Partial<Pick<Company, 'code' | 'license'>> | undefined;
  /** Newest first (intervento.fascia.2). */
  timeSlots: readonly Pick<TimeSlot, 'date' | 'state' | 'isAppointmentConfirmed'>[];
  isFeedbackLeft: boolean;
}

const STATUS_BY_FIRST_SLOT: Readonly<Partial<Record<SlotState, InterventionStatus>>> = {
  NONE: 'CREATO',
  SCHEDULED: 'CREATO',
  CONFIRMED: 'CONFERMATO',
  IN_PROGRESS: 'IN_CORSO',
  CANCELLED: 'ANNULLATO',
};

/**
 * Returns the status of an intervention after its five adjustments, in the order 5, 1, 2, 3, 4 (intervento.stato.8).
 * A completed one without feedback waits for it (intervento.stato.9).
 *
 * @param today the day in Europe/Rome
 */
export function interventionStatus(facts: InterventionFacts, today: Day): InterventionStatus {
  const slots = facts.timeSlots.map((slot) => ({ ...slot, state: adjustedSlotState(slot) }));
  let status = withoutTechnician(facts);
  status = withoutLicence(status, facts);
  status = followingFirstSlot(status, slots);
  // Adjustment 4 (intervento.stato.6).
  if (status === 'CONFERMATO' && slots[0]?.date === today) return 'OGGI';
  return status === 'CONCLUSO' && !facts.isFeedbackLeft ? 'LASCIA_FEEDBACK' : status;
}

/** Adjustment 1 (intervento.stato.3); cancelled, completed and unknown statuses stay unchanged. */
function withoutTechnician({ status, mode, company }: InterventionFacts): InterventionStatus {
  const isOver = isCancelledIntervention(status) || status === 'CONCLUSO';
  const isVisit = mode === 'TECHINICIAN_EXIT';
  if (!isVisit || isOver || status === 'SCONOSCIUTO' || company?.code) return status;
  return 'CREATO_SENZA_TECNICO';
}

/** Adjustment 2 (intervento.stato.4); a company has a licence unless the backend sends false. */
function withoutLicence(status: InterventionStatus, { company }: InterventionFacts): InterventionStatus {
  const lacksLicence = company?.license === false;
  return status === 'ACCETTATO_FISSA_APPUNTAMENTO' && lacksLicence
    ? 'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA'
    : status;
}

/** Adjustment 3 (intervento.stato.5); it does not reopen a cancelled intervention. */
function followingFirstSlot(status: InterventionStatus, slots: readonly Pick<TimeSlot, 'state'>[]): InterventionStatus {
  const [first, ...others] = slots;
  const isFollowUp = others.some((slot) => slot.state === 'COMPLETED');
  if (first === undefined || !isFollowUp || isCancelledIntervention(status)) return status;
  return STATUS_BY_FIRST_SLOT[first.state] ?? status;
}
