import { appointmentAction, changeableUntil, type AppointmentAction, type Intervention } from '@sportello/domain';
import { useState } from 'react';
import { useApp } from '../../api/app.ts';
import { useIntervention } from '../../shared/interventions/use-all-interventions.ts';
import { withData, type Read } from '../../shared/read/read.ts';

export type BookableAction = Exclude<AppointmentAction, 'SCONOSCIUTO'>;

/** An intervention with the actions that its appointment allows now, and their deadline. */
export interface Booked {
  readonly intervention: Intervention;
  readonly action: BookableAction | undefined;
  readonly until: number | undefined;
}

/** Reads one intervention of the customer; null if it does not exist. */
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
