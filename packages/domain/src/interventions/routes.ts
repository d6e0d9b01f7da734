/** Path segments of the technical-intervention area (pagine.percorsi.4). */
export const INTERVENTION_ROUTES = {
  BASE: 'intervento-tecnico',
  REQUEST: 'richiedi-intervento',
  CHOOSE_SUPPORT_TYPE: 'seleziona-tipo-supporto',
  VIDEOCALL_DATE: 'supporto-videocall-data',
  TECHNICIAN_DATE: 'supporto-tecnico-data',
  VIDEOCALL_CONTACTS: 'supporto-videocall-contatti',
  TECHNICIAN_CONTACTS: 'supporto-tecnico-contatti',
  VIDEOCALL_CONFIRM: 'conferma-prenotazione-videocall',
  TECHNICIAN_CONFIRM: 'conferma-prenotazione-tecnico',
  EDIT: 'modifica-prenotazione',
  QUOTE: 'preventivo',
  MY_INTERVENTION: 'il-mio-intervento',
} as const;
export type InterventionRoute = (typeof INTERVENTION_ROUTES)[keyof typeof INTERVENTION_ROUTES];
