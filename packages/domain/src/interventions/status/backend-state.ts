import type { InterventionStatus } from './status.ts';

type Mapping = Readonly<Record<string, InterventionStatus>>;

/**
 * Status by state and sub-state (intervento.stato.2). States are spelled as in that table, sub-states are our own
 * readable codes; the empty sub-state is an empty text.
 */
export const BACKEND_INTERVENTION_STATES = {
  New: {
    TO_ASSIGN: 'CREATO',
    TO_REASSIGN: 'CREATO',
    CUSTOMER_CANCELLATION_REQUEST: 'ANNULLATO_DAL_CLIENTE',
  },
  Assigned: {
    '': 'CREATO',
    TO_ACCEPT: 'CREATO',
    ACCEPTED: 'CREATO',
    APPOINTMENT_AGREED: 'CONFERMATO',
  },
  Canceled: {
    CUSTOMER_FAULT_RETURNED: 'ANNULLATO',
    CUSTOMER_FIXED_PRIVATELY: 'ANNULLATO',
    CUSTOMER_OTHER: 'ANNULLATO',
    INTERNAL_DECISION: 'ANNULLATO',
    NON_PAYMENT_OR_CONTRACT_PROBLEMS: 'ANNULLATO',
    OPENED_BY_MISTAKE: 'ANNULLATO',
    CANCEL_WITH_BILLING: 'ANNULLATO',
    VIDEOCALL_CUSTOMER_ABSENT: 'ANNULLATO',
    NOT_COVERED: 'NON_SUPPORTATO',
  },
  'In Progress': {
    '': 'IN_CORSO',
    INTERVENTION_IN_PROGRESS: 'IN_CORSO',
    AWAITING_QUOTE: 'IN_ATTESA_PREVENTIVO',
    QUOTE_AWAITING_APPROVAL: 'IN_ATTESA_PREVENTIVO',
    AWAITING_PAYMENT_VERIFICATION: 'IN_ATTESA_PREVENTIVO',
    AWAITING_MATERIAL: 'IN_ATTESA_POSSIBILITA_PRENOTAZIONE_APPUNTAMENTO',
    AWAITING_CUSTOMER_DECISION: 'PREVENTIVO_DISPONIBILE',
    AWAITING_COMPLAINT_HANDLING: 'IN_ATTESA_GESTIONE_RICHIESTA',
    QUOTE_APPROVED_AWAITING_WORKS: 'ACCETTATO_FISSA_APPUNTAMENTO',
  },
  Completed: {},
  Consuntivato: { CANCEL_WITH_BILLING: 'ANNULLATO' },
  Fatturato: { CANCEL_WITH_BILLING: 'ANNULLATO' },
  'Repudiation Intervento': {
    NO_PAYMENT_CONTRACT: 'ANNULLATO',
    FAULT_NOT_COVERED: 'ANNULLATO',
    WAITING_PERIOD: 'ANNULLATO',
    LATE_CLAIM: 'ANNULLATO',
    COVERED_INTERVENTION_ALREADY_USED: 'ANNULLATO',
  },
} as const satisfies Record<string, Mapping>;
export type BackendInterventionState = keyof typeof BACKEND_INTERVENTION_STATES;

/** States in which any sub-state without a row means completed (intervento.stato.2: "mostly"). */
const MOSTLY_COMPLETED: ReadonlySet<string> = new Set(['Completed', 'Consuntivato', 'Fatturato']);

/**
 * Returns the status of an intervention before adjustments; unmapped pairs are unknown (intervento.stato.2).
 *
 * @param state as spelled in intervento.stato.2, for instance `In Progress`
 * @param subState one of the codes of the table; absent counts as empty
 */
export function mappedInterventionStatus(state: string | undefined, subState: string | undefined): InterventionStatus {
  if (state === undefined || !Object.hasOwn(BACKEND_INTERVENTION_STATES, state)) {
    return 'SCONOSCIUTO';
  }
  const row: Mapping = BACKEND_INTERVENTION_STATES[state as BackendInterventionState];
  const key = subState?.trim() ?? '';
  const status = Object.hasOwn(row, key) ? row[key] : undefined;
  return status ?? (MOSTLY_COMPLETED.has(state) ? 'CONCLUSO' : 'SCONOSCIUTO');
}
