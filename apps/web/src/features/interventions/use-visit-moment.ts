import { visitMoment, type Intervention, type VisitMoment } from '@sportello/domain';
import { useIsComing } from './use-is-coming.ts';

/** Returns what the appointment is now, with a technician who is on the way without a shared position. */
export function useVisitMoment(intervention: Intervention, now: number): VisitMoment | undefined {
  const isComing = useIsComing(intervention);
  return visitMoment(intervention, now, isComing || intervention.isGeolocalizationActive);
}
