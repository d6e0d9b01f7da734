/** Sources of a booking (intervento.modello.2). */
export const INTERVENTION_SOURCES = ['WEB', 'CENTRALE_OPERATIVA', 'APP', 'SCONOSCIUTO'] as const;
export type InterventionSource = (typeof INTERVENTION_SOURCES)[number];

/** Wire names of the sources (intervento.modello.2). */
export const INTERVENTION_SOURCE_LABELS = {
  WEB: 'Web',
  CENTRALE_OPERATIVA: 'Centrale Operativa',
  APP: 'App',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<InterventionSource, string>;

/** Channels for the link of a video call (intervento.modello.3). */
export const CONTACT_MODES = ['EMAIL', 'SMS', 'SCONOSCIUTO'] as const;
export type ContactMode = (typeof CONTACT_MODES)[number];

/** Customer actions on a card (intervento.modello.9). */
export const INTERVENTION_ACTIONS = [
  'NEW_INTERVENTION',
  'MODIFY_APPOINTMENT',
  'SUPPORT',
  'FEEDBACK',
  'SHOW_OR_ACCEPT_QUOTE',
  'CALL_OPERATION_CENTRE',
  'FIX_APPOINTMENT',
  'OTHER_APPOINTMENT',
  'VIDEOCALL_SUPPORT_IN_PROGRESS',
  'TECHNICIAN_EXIT_SUPPORT',
] as const;
export type InterventionAction = (typeof INTERVENTION_ACTIONS)[number];

/** Appointment actions; also `operationType` (intervento.modello.10). */
export const APPOINTMENT_ACTIONS = [
  'MODIFY_NEXT_APPOINTMENT',
  'BOOK_NEXT_APPOINTMENT',
  'BOOK_FIRST_APPOINTMENT',
  'MODIFY_FIRST_APPOINTMENT',
  'SCONOSCIUTO',
] as const;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[number];

/** Kinds of information boxes (intervento.modello.11). */
export const INFORMATION_KINDS = ['INFORMATIVE_TEXT', 'VIDEOCALL_LINK_BY_EMAIL', 'VIDEOCALL_LINK_BY_PHONE'] as const;
export type InformationKind = (typeof INFORMATION_KINDS)[number];

/** Booking flows (prenotazione.flussi.1). */
export const BOOKING_FLOWS = ['InterventoTecnico', 'DatiContatto', 'SecondoAppuntamento'] as const;
export type BookingFlow = (typeof BOOKING_FLOWS)[number];

/** Pages from which a quote or a list is opened (intervento.modello.12). */
export const INTERVENTION_ORIGINS = ['Homepage', 'StoricoIntervento'] as const;
export type InterventionOrigin = (typeof INTERVENTION_ORIGINS)[number];
