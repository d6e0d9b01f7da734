import type { InterventionStatus } from '../interventions/status/status.ts';

/**
 * Progress of a request: searching for a company, waiting for its confirmation, or confirmed (intervento.ricerca.2).
 */
export type RequestStanding = 'SEARCHING' | 'REQUESTED' | 'AGREED';

export function requestStanding(status: InterventionStatus): RequestStanding {
  if (status === 'CREATO_SENZA_TECNICO') return 'SEARCHING';
  return status === 'CREATO' ? 'REQUESTED' : 'AGREED';
}
