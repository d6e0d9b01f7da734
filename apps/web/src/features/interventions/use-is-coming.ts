import { technicianOfVisit } from '@sportello/calls';
import type { Intervention } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';

/** True once a technician has set out, even without a shared position (intervento.tecnico.3). */
export function useIsComing({ id, status, appointmentMode, isGeolocalizationActive }: Intervention): boolean {
  const { config, queryOf } = useApp();
  const isAwaited = status === 'OGGI' && appointmentMode.name === 'TECHINICIAN_EXIT';
  const isAsked = isAwaited && config.capabilities.includes(technicianOfVisit.id);
  const technician = useQuery({ ...queryOf(technicianOfVisit, { params: { id } }), enabled: isAsked }).data?.model;
  return isAwaited && (isGeolocalizationActive || technician?.arrivesAt !== undefined);
}
