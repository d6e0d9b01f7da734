/** How an intervention takes place, as `appointmentMode` says it (Spec 2 §3, spelling its own). */
export const APPOINTMENT_MODES = ['VIDEOCALL', 'TECHINICIAN_EXIT'] as const;
export type AppointmentMode = (typeof APPOINTMENT_MODES)[number];

/** The same as `supportType` says it (Spec 1 §9, Spec 2 §9). */
export const SUPPORT_TYPES = ['VIDEOCALL', 'EXIT_TECHNICAL'] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** The appointment mode of either spelling (Design §4.13: read both), else `undefined`. */
export function appointmentMode(name: string | undefined): AppointmentMode | undefined {
  if (name === 'VIDEOCALL') return 'VIDEOCALL';
  return name === 'TECHINICIAN_EXIT' || name === 'EXIT_TECHNICAL' ? 'TECHINICIAN_EXIT' : undefined;
}

/** The support type that a mode is sent as (Design §4.13). */
export function supportType(mode: AppointmentMode): SupportType {
  return mode === 'VIDEOCALL' ? 'VIDEOCALL' : 'EXIT_TECHNICAL';
}
