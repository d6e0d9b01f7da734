/** Who made the booking (intervento.modello.2). */
export const INTERVENTION_SOURCES = ['WEB', 'CENTRALE_OPERATIVA', 'APP', 'SCONOSCIUTO'] as const;
export type InterventionSource = (typeof INTERVENTION_SOURCES)[number];

/** The sources as the wire words them (intervento.modello.2). */
export const INTERVENTION_SOURCE_LABELS = {
  WEB: 'Web',
  CENTRALE_OPERATIVA: 'Centrale Operativa',
  APP: 'App',
  SCONOSCIUTO: 'Sconosciuto',
} as const satisfies Record<InterventionSource, string>;

/** How the customer gets the link of a video call (intervento.modello.3). */
export const CONTACT_MODES = ['EMAIL', 'SMS', 'SCONOSCIUTO'] as const;
export type ContactMode = (typeof CONTACT_MODES)[number];

/** What a card lets the customer do (intervento.modello.9). */
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

/** What happens to which appointment; also `operationType` (intervento.modello.10). */
export const APPOINTMENT_ACTIONS = [
  'MODIFY_NEXT_APPOINTMENT',
  'BOOK_NEXT_APPOINTMENT',
  'BOOK_FIRST_APPOINTMENT',
  'MODIFY_FIRST_APPOINTMENT',
  'SCONOSCIUTO',
] as const;
export type AppointmentAction = (typeof APPOINTMENT_ACTIONS)[number];

/** What a box of information holds (intervento.modello.11). */
export const INFORMATION_KINDS = ['INFORMATIVE_TEXT', 'VIDEOCALL_LINK_BY_EMAIL', 'VIDEOCALL_LINK_BY_PHONE'] as const;
export type InformationKind = (typeof INFORMATION_KINDS)[number];

/** The booking flows (prenotazione.flussi.1). */
export const BOOKING_FLOWS = ['InterventoTecnico', 'DatiContatto', 'SecondoAppuntamento'] as const;
export type BookingFlow = (typeof BOOKING_FLOWS)[number];

/** From where a quote or a list is opened (intervento.modello.12). */
export const INTERVENTION_ORIGINS = ['Homepage', 'StoricoIntervento'] as const;
export type InterventionOrigin = (typeof INTERVENTION_ORIGINS)[number];
