import { appointmentAction, changeableUntil, type AppointmentAction, type Intervention } from '@sportello/domain';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useIntervention } from '../../shared/interventions/use-all-interventions.ts';
import { withData, type Read } from '../../shared/read/read.ts';

/** What can be asked for. */
export type BookableAction = Exclude<AppointmentAction, 'SCONOSCIUTO'>;

/** An intervention, what can be done to its appointment now, and until when. */
export interface Booked {
  readonly intervention: Intervention;
  readonly action: BookableAction | undefined;
  readonly until: number | undefined;
}

/** One of the customer's interventions; null for one that there is not. */
export function useBooked(id: string | undefined): Read<Booked | null> {
  const { clock } = useApp();
  const [now] = useState(clock.now);
  const read = useIntervention(id, { staleTime: 5000 });
  const { data: intervention } = read;
  if (!intervention) return withData<Booked | null>(read, intervention);
  const { name: mode } = intervention.appointmentMode;
  if (mode === undefined) return withData(read, { intervention, action: undefined, until: undefined });
  const facts = { status: intervention.status, mode, timeSlots: intervention.timeSlots };
  const action = appointmentAction(facts, now);
  return withData(read, {
    intervention,
    action: action === 'SCONOSCIUTO' ? undefined : action,
    until: changeableUntil(facts),
  });
}
