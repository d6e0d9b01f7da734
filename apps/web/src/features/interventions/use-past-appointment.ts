import { pastAppointment, type Intervention, type PastAppointment } from '@sportello/domain';
import { useIsComing } from './use-is-coming.ts';

/**
 * Returns the appointment that passed without an outcome; undefined while a technician is on the way
 * (intervento.passato.1).
 */
export function usePastAppointment(intervention: Intervention, now: number): PastAppointment | undefined {
  const isComing = useIsComing(intervention);
  return isComing ? undefined : pastAppointment(intervention, now);
}
