/** Statuses of an intervention (intervento.stato.1). */
export const INTERVENTION_STATUSES = [
  /** Created. */
  'CREATO',
  /** Created, without technician. */
  'CREATO_SENZA_TECNICO',
  /** Confirmed. */
  'CONFERMATO',
  /** Confirmed, and it is today. */
  'OGGI',
  /** In progress. */
  'IN_CORSO',
  /** Cancelled. */
  'ANNULLATO',
  /** Completed. */
  'CONCLUSO',
  /** Waiting for a new quote. */
  'IN_ATTESA_PREVENTIVO',
  /** A quote is available. */
  'PREVENTIVO_DISPONIBILE',
  /** The quote was accepted; the customer is to book the next appointment. */
  'ACCETTATO_FISSA_APPUNTAMENTO',
  /** Waiting until booking becomes possible. */
  'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO',
  /** Completed, waiting for feedback. */
  'LASCIA_FEEDBACK',
  /** Cancelled by the customer. */
  'ANNULLATO_DAL_CLIENTE',
  /** Not supported. */
  'NON_SUPPORTATO',
  /** Waiting for the request to be handled. */
  'IN_ATTESA_GESTIONE_RICHIESTA',
  /** Waiting for a booking with a company without licence. */
  'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA',
  'SCONOSCIUTO',
] as const;
export type InterventionStatus = (typeof INTERVENTION_STATUSES)[number];

/** The kinds of cancelled that no adjustment reopens (intervento.stato.3 and intervento.stato.5). */
export const CANCELLED_INTERVENTION_STATUSES = ['ANNULLATO', 'ANNULLATO_DAL_CLIENTE', 'NON_SUPPORTATO'] as const;

/** True for every kind of cancelled: by whom ever, or not supported. */
export function isCancelledIntervention(status: InterventionStatus): boolean {
  return (CANCELLED_INTERVENTION_STATUSES as readonly InterventionStatus[]).includes(status);
}
