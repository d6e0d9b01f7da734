import { interventionStatus, mappedInterventionStatus, type AppointmentFacts, type TimeSlot } from '@sportello/domain';
import type { InterventionRow, SlotRow } from '../../interventions/queries/interventions.ts';

type Facts = AppointmentFacts & { readonly timeSlots: readonly TimeSlot[] };

export function factsOf(row: InterventionRow, slots: readonly SlotRow[], today: string): Facts {
  const timeSlots = slots.map(timeSlotOf);
  const status = interventionStatus(
    {
      status: mappedInterventionStatus(row.state, row.subState ?? undefined),
      mode: row.mode,
      company: row.companyCode === null ? undefined : { code: row.companyCode, license: row.companyLicence ?? true },
      timeSlots,
      isFeedbackLeft: row.feedbackLeft,
    },
    today,
  );
  return { status, mode: row.mode, timeSlots };
}

function timeSlotOf(slot: SlotRow): TimeSlot {
  return {
    id: `${slot.interventionId}-${slot.position}`,
    date: slot.day,
    start: slot.starts,
    end: slot.ends,
    state: slot.state,
    isAppointmentConfirmed: slot.appointmentConfirmed,
  };
}
