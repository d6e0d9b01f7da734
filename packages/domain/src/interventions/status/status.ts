/** Statuses of an intervention (intervento.stato.1). */
export const INTERVENTION_STATUSES = [
  'CREATO',
  'CREATO_SENZA_TECNICO',
  'CONFERMATO',
  'OGGI',
  'IN_CORSO',
  'ANNULLATO',
  'CONCLUSO',
  'IN_ATTESA_PREVENTIVO',
  'PREVENTIVO_DISPONIBILE',
  /** The quote was accepted, and the customer has to book the next appointment. */
  'ACCETTATO_FISSA_APPUNTAMENTO',
  'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO',
  'LASCIA_FEEDBACK',
  'ANNULLATO_DAL_CLIENTE',
  'NON_SUPPORTATO',
  'IN_ATTESA_GESTIONE_RICHIESTA',
  'IN_ATTESA_PRENOTAZIONE_APPUNTAMENTO_DITTA_NO_LICENZA',
  'SCONOSCIUTO',
] as const;
export type InterventionStatus = (typeof INTERVENTION_STATUSES)[number];

/** Cancelled statuses that no adjustment reopens (intervento.stato.3 and intervento.stato.5). */
export const CANCELLED_INTERVENTION_STATUSES = ['ANNULLATO', 'ANNULLATO_DAL_CLIENTE', 'NON_SUPPORTATO'] as const;

/** Returns true for every cancelled status, including not supported. */
export function isCancelledIntervention(status: InterventionStatus): boolean {
  return (CANCELLED_INTERVENTION_STATUSES as readonly InterventionStatus[]).includes(status);
}
