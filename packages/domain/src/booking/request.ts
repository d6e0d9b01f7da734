import type { InterventionStatus } from '../interventions/status/status.ts';

/** The certainty of an appointment: a company is looked for, has not confirmed it yet, or has (intervento.ricerca.2). */
export type RequestStanding = 'SEARCHING' | 'REQUESTED' | 'AGREED';

export function requestStanding(status: InterventionStatus): RequestStanding {
  if (status === 'CREATO_SENZA_TECNICO') return 'SEARCHING';
  return status === 'CREATO' ? 'REQUESTED' : 'AGREED';
}
