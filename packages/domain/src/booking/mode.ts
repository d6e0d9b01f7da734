/** Appointment modes in the spelling of `appointmentMode` (intervento.modello.6). */
export const APPOINTMENT_MODES = ['VIDEOCALL', 'TECHINICIAN_EXIT'] as const;
export type AppointmentMode = (typeof APPOINTMENT_MODES)[number];

/** Ways by which the link of a video call is sent. */
export const LINK_CHANNELS = ['EMAIL', 'SMS'] as const;
export type LinkChannel = (typeof LINK_CHANNELS)[number];

/** The same modes in the spelling of `supportType` (intervento.modello.6). */
export const SUPPORT_TYPES = ['VIDEOCALL', 'EXIT_TECHNICAL'] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

/** Maps either spelling to the appointment mode, else `undefined` (intervento.modello.6). */
export function appointmentMode(name: string | undefined): AppointmentMode | undefined {
  if (name === 'VIDEOCALL') return 'VIDEOCALL';
  return name === 'TECHINICIAN_EXIT' || name === 'EXIT_TECHNICAL' ? 'TECHINICIAN_EXIT' : undefined;
}

/** Returns the support type to send for a mode (intervento.modello.6). */
export function supportType(mode: AppointmentMode): SupportType {
  return mode === 'VIDEOCALL' ? 'VIDEOCALL' : 'EXIT_TECHNICAL';
}
