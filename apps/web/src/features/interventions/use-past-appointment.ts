import { pastAppointment, type Intervention, type PastAppointment } from '@sportello/domain';
import { useIsComing } from './use-is-coming.ts';

/** The appointment that has passed without an outcome; none while somebody is on the way (intervento.passato.1). */
export function usePastAppointment(intervention: Intervention, now: number): PastAppointment | undefined {
  const isComing = useIsComing(intervention);
  return isComing ? undefined : pastAppointment(intervention, now);
}
