/** How an intervention takes place, as `appointmentMode` spells it (intervento.modello.6). */
export const APPOINTMENT_MODES = ['VIDEOCALL', 'TECHINICIAN_EXIT'] as const;
export type AppointmentMode = (typeof APPOINTMENT_MODES)[number];

/** The same as `supportType` says it (intervento.modello.6). */
export const SUPPORT_TYPES = ['VIDEOCALL', 'EXIT_TECHNICAL'] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** The appointment mode of either spelling (intervento.modello.6: read both), else `undefined`. */
export function appointmentMode(name: string | undefined): AppointmentMode | undefined {
  if (name === 'VIDEOCALL') return 'VIDEOCALL';
  return name === 'TECHINICIAN_EXIT' || name === 'EXIT_TECHNICAL' ? 'TECHINICIAN_EXIT' : undefined;
}

/** The support type that a mode is sent as (intervento.modello.6). */
export function supportType(mode: AppointmentMode): SupportType {
  return mode === 'VIDEOCALL' ? 'VIDEOCALL' : 'EXIT_TECHNICAL';
}
