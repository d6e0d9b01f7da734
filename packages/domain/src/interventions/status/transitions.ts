import type { Day } from '../../shared/day.ts';
import { BACKEND_INTERVENTION_STATES } from './backend-state.ts';
import type { BackendInterventionState } from './backend-state.ts';
import type { AppointmentMode } from '../../booking/mode.ts';
import { type SlotState, COMING_SLOT_STATES } from '../../booking/slot.ts';

/** Steps that change an intervention's state (intervento.stato.11). */
export const INTERVENTION_STEPS = [
  'ASSEGNA',
  'RITIRA',
  'ACCETTA',
  'CONCORDA',
  'INIZIA',
  'CHIEDI_PREVENTIVO',
  'RICEVI_PREVENTIVO',
  'INVIA_PREVENTIVO',
  'PREVENTIVO_ACCETTATO',
  'PREVENTIVO_RIFIUTATO',
  'VERIFICA_PAGAMENTO',
  'PAGAMENTO_VERIFICATO',
  'ATTENDI_MATERIALE',
  'MATERIALE_ARRIVATO',
  'GESTISCI_RECLAMO',
  'RIPRENDI',
  'COMPLETA',
  'CONSUNTIVA',
  'FATTURA',
  'ANNULLA',
  'RIPUDIA',
] as const;
export type InterventionStep = (typeof INTERVENTION_STEPS)[number];

export const CENTRE_STEPS = INTERVENTION_STEPS.filter(
  (step): step is CentreStep => step !== 'PREVENTIVO_ACCETTATO' && step !== 'PREVENTIVO_RIFIUTATO',
);
export type CentreStep = Exclude<InterventionStep, 'PREVENTIVO_ACCETTATO' | 'PREVENTIVO_RIFIUTATO'>;

/** State and sub-state as in intervento.stato.2; an empty sub-state is an empty text. */
export interface InterventionState {
  readonly state: BackendInterventionState;
  readonly subState: string;
}

export interface StandingIntervention {
  readonly state: string;
  readonly subState: string | null | undefined;
  readonly mode: AppointmentMode;
}

interface Transition {
  readonly step: InterventionStep;
  readonly mode?: AppointmentMode;
  readonly from: BackendInterventionState;
  readonly fromSubStates: readonly string[];
  readonly to: BackendInterventionState;
  /** `REASON`: the reason passed with the step. `SAME`: unchanged. */
  readonly toSubState: string;
}

const open = ['TO_ASSIGN', 'TO_REASSIGN'];
const assigned = ['', 'TO_ACCEPT', 'ACCEPTED', 'APPOINTMENT_AGREED'];
const atWork = ['', 'INTERVENTION_IN_PROGRESS'];
const running = Object.keys(BACKEND_INTERVENTION_STATES['In Progress']);

/** All allowed transitions (intervento.stato.11); any other is rejected. */
export const INTERVENTION_TRANSITIONS: readonly Transition[] = [
  row('ASSEGNA', ['New', open], ['Assigned', 'TO_ACCEPT'], 'TECHINICIAN_EXIT'),
  row('ASSEGNA', ['Assigned', assigned], ['Assigned', 'TO_ACCEPT'], 'TECHINICIAN_EXIT'),
  row('RITIRA', ['Assigned', assigned], ['New', 'TO_REASSIGN'], 'TECHINICIAN_EXIT'),
  row('ACCETTA', ['Assigned', ['', 'TO_ACCEPT']], ['Assigned', 'ACCEPTED']),
  row('CONCORDA', ['Assigned', assigned], ['Assigned', 'APPOINTMENT_AGREED']),
  row('CONCORDA', ['In Progress', ['QUOTE_APPROVED_AWAITING_WORKS']], ['Assigned', 'APPOINTMENT_AGREED']),
  row('INIZIA', ['Assigned', ['APPOINTMENT_AGREED']], ['In Progress', 'INTERVENTION_IN_PROGRESS']),
  row('CHIEDI_PREVENTIVO', ['In Progress', atWork], ['In Progress', 'AWAITING_QUOTE']),
  row('RICEVI_PREVENTIVO', ['In Progress', ['AWAITING_QUOTE']], ['In Progress', 'QUOTE_AWAITING_APPROVAL']),
  row(
    'INVIA_PREVENTIVO',
    ['In Progress', [...atWork, 'AWAITING_QUOTE', 'QUOTE_AWAITING_APPROVAL']],
    ['In Progress', 'AWAITING_CUSTOMER_DECISION'],
  ),
  row(
    'PREVENTIVO_ACCETTATO',
    ['In Progress', ['AWAITING_CUSTOMER_DECISION']],
    ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS'],
  ),
  row(
    'PREVENTIVO_RIFIUTATO',
    ['In Progress', ['AWAITING_CUSTOMER_DECISION']],
    ['In Progress', 'AWAITING_COMPLAINT_HANDLING'],
  ),
  row(
    'VERIFICA_PAGAMENTO',
    ['In Progress', ['QUOTE_APPROVED_AWAITING_WORKS']],
    ['In Progress', 'AWAITING_PAYMENT_VERIFICATION'],
  ),
  row(
    'PAGAMENTO_VERIFICATO',
    ['In Progress', ['AWAITING_PAYMENT_VERIFICATION']],
    ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS'],
  ),
  row(
    'ATTENDI_MATERIALE',
    ['In Progress', [...atWork, 'QUOTE_APPROVED_AWAITING_WORKS']],
    ['In Progress', 'AWAITING_MATERIAL'],
  ),
  row('MATERIALE_ARRIVATO', ['In Progress', ['AWAITING_MATERIAL']], ['In Progress', 'QUOTE_APPROVED_AWAITING_WORKS']),
  row(
    'GESTISCI_RECLAMO',
    ['In Progress', running.filter((each) => each !== 'AWAITING_COMPLAINT_HANDLING')],
    ['In Progress', 'AWAITING_COMPLAINT_HANDLING'],
  ),
  row('RIPRENDI', ['In Progress', ['AWAITING_COMPLAINT_HANDLING']], ['In Progress', 'INTERVENTION_IN_PROGRESS']),
  row('COMPLETA', ['In Progress', [...atWork, 'AWAITING_COMPLAINT_HANDLING']], ['Completed', '']),
  row('CONSUNTIVA', ['Completed', ['']], ['Consuntivato', '']),
  row('CONSUNTIVA', ['Canceled', ['CANCEL_WITH_BILLING']], ['Consuntivato', 'SAME']),
  row('FATTURA', ['Consuntivato', ['', 'CANCEL_WITH_BILLING']], ['Fatturato', 'SAME']),
  row('ANNULLA', ['New', [...open, 'CUSTOMER_CANCELLATION_REQUEST']], ['Canceled', 'REASON']),
  row('ANNULLA', ['Assigned', assigned], ['Canceled', 'REASON']),
  row('ANNULLA', ['In Progress', running], ['Canceled', 'REASON']),
  row('RIPUDIA', ['New', open], ['Repudiation Intervento', 'REASON']),
  row('RIPUDIA', ['Assigned', assigned], ['Repudiation Intervento', 'REASON']),
  row('RIPUDIA', ['In Progress', atWork], ['Repudiation Intervento', 'REASON']),
];

function row(
  step: InterventionStep,
  [from, fromSubStates]: readonly [BackendInterventionState, readonly string[]],
  [to, toSubState]: readonly [BackendInterventionState, string],
  mode?: AppointmentMode,
): Transition {
  return { step, from, fromSubStates, to, toSubState, ...(mode !== undefined && { mode }) };
}

const ONLY_FOR: Readonly<Record<string, AppointmentMode>> = { VIDEOCALL_CUSTOMER_ABSENT: 'VIDEOCALL' };

/** Returns the reasons allowed for a step in a mode; empty for steps without a reason. */
export function reasonsOf(step: InterventionStep, mode: AppointmentMode): readonly string[] {
  if (step !== 'ANNULLA' && step !== 'RIPUDIA') return [];
  const all = Object.keys(BACKEND_INTERVENTION_STATES[step === 'ANNULLA' ? 'Canceled' : 'Repudiation Intervento']);
  return all.filter((reason) => (ONLY_FOR[reason] ?? mode) === mode);
}

export type TransitionFault = 'NOT_FROM_THIS_STATE' | 'NOT_FOR_THIS_MODE' | 'REASON_NEEDED' | 'REASON_NOT_EXPECTED';

/** Returns the resulting state of a step, or the reason for rejecting it (intervento.stato.11). */
export function transition(
  step: InterventionStep,
  { state, subState, mode }: StandingIntervention,
  reason: string | undefined,
): InterventionState | { readonly fault: TransitionFault } {
  const ofStep = INTERVENTION_TRANSITIONS.filter((each) => each.step === step);
  const forMode = ofStep.filter((each) => (each.mode ?? mode) === mode);
  if (forMode.length === 0) return { fault: 'NOT_FOR_THIS_MODE' };
  const found = forMode.find((each) => each.from === state && each.fromSubStates.includes(subKey(state, subState)));
  if (!found) return { fault: 'NOT_FROM_THIS_STATE' };
  if (found.toSubState !== 'REASON') {
    if (reason !== undefined) return { fault: 'REASON_NOT_EXPECTED' };
    return { state: found.to, subState: found.toSubState === 'SAME' ? (subState ?? '') : found.toSubState };
  }
  if (reason === undefined || !reasonsOf(step, mode).includes(reason)) return { fault: 'REASON_NEEDED' };
  return { state: found.to, subState: reason };
}

const TO_COME: ReadonlySet<SlotState> = new Set(COMING_SLOT_STATES);

/** Returns true for a step that would begin a visit or video call before its day (intervento.stato.12). */
export function isBeforeItsDay(
  step: InterventionStep,
  appointment: { readonly day: Day; readonly state: SlotState } | undefined,
  today: Day,
): boolean {
  return step === 'INIZIA' && appointment !== undefined && TO_COME.has(appointment.state) && today < appointment.day;
}

/** Returns the steps available to the operations centre in the current state. */
export function centreStepsOf(standing: StandingIntervention): readonly CentreStep[] {
  return CENTRE_STEPS.filter((step) => !('fault' in transition(step, standing, reasonsOf(step, standing.mode)[0])));
}

/** "Completed" has no sub-states: any sub-state means completed (intervento.stato.2). */
function subKey(state: string, subState: string | null | undefined): string {
  const key = subState?.trim() ?? '';
  const mostly = state === 'Completed' || state === 'Consuntivato' || state === 'Fatturato';
  return mostly && key !== 'CANCEL_WITH_BILLING' ? '' : key;
}

export const INTERVENTION_STEP_LABELS = {
  ASSEGNA: 'Assegna la ditta',
  RITIRA: 'Togli alla ditta e rimetti da assegnare',
  ACCETTA: 'Registra l’accettazione',
  CONCORDA: 'Concorda l’appuntamento',
  INIZIA: 'Inizia l’intervento',
  CHIEDI_PREVENTIVO: 'Chiedi un preventivo',
  RICEVI_PREVENTIVO: 'Registra il preventivo ricevuto',
  INVIA_PREVENTIVO: 'Invia il preventivo al cliente',
  PREVENTIVO_ACCETTATO: 'Preventivo accettato',
  PREVENTIVO_RIFIUTATO: 'Preventivo rifiutato',
  VERIFICA_PAGAMENTO: 'Attendi la verifica del pagamento',
  PAGAMENTO_VERIFICATO: 'Pagamento verificato',
  ATTENDI_MATERIALE: 'Attendi il materiale',
  MATERIALE_ARRIVATO: 'Il materiale è arrivato',
  GESTISCI_RECLAMO: 'Prendi in carico la richiesta',
  RIPRENDI: 'Riprendi l’intervento',
  COMPLETA: 'Concludi l’intervento',
  CONSUNTIVA: 'Consuntiva',
  FATTURA: 'Fattura',
  ANNULLA: 'Annulla',
  RIPUDIA: 'Respingi',
} as const satisfies Record<InterventionStep, string>;

export const INTERVENTION_SUB_STATE_LABELS: Readonly<Record<string, string>> = {
  TO_ASSIGN: 'da assegnare',
  TO_REASSIGN: 'da riassegnare',
  CUSTOMER_CANCELLATION_REQUEST: 'annullamento chiesto dal cliente',
  TO_ACCEPT: 'da accettare',
  ACCEPTED: 'accettato',
  APPOINTMENT_AGREED: 'appuntamento concordato',
  CUSTOMER_FAULT_RETURNED: 'guasto rientrato',
  CUSTOMER_FIXED_PRIVATELY: 'il cliente ha risolto da sé',
  CUSTOMER_OTHER: 'altro motivo del cliente',
  INTERNAL_DECISION: 'decisione interna',
  NON_PAYMENT_OR_CONTRACT_PROBLEMS: 'mancato pagamento o problemi di contratto',
  OPENED_BY_MISTAKE: 'aperto per errore',
  CANCEL_WITH_BILLING: 'annullato con possibile addebito',
  VIDEOCALL_CUSTOMER_ABSENT: 'cliente assente alla videochiamata',
  NOT_COVERED: 'non coperto dal servizio',
  INTERVENTION_IN_PROGRESS: 'in esecuzione',
  AWAITING_QUOTE: 'in attesa del preventivo',
  QUOTE_AWAITING_APPROVAL: 'preventivo ricevuto, da controllare',
  AWAITING_PAYMENT_VERIFICATION: 'in attesa della verifica del pagamento',
  AWAITING_MATERIAL: 'in attesa del materiale',
  AWAITING_CUSTOMER_DECISION: 'il cliente deve decidere sul preventivo',
  AWAITING_COMPLAINT_HANDLING: 'richiesta del cliente da gestire',
  QUOTE_APPROVED_AWAITING_WORKS: 'preventivo accettato, appuntamento da fissare',
  NO_PAYMENT_CONTRACT: 'contratto non pagato',
  FAULT_NOT_COVERED: 'guasto non coperto',
  WAITING_PERIOD: 'periodo di attesa non finito',
  LATE_CLAIM: 'richiesta tardiva',
  COVERED_INTERVENTION_ALREADY_USED: 'intervento coperto già usato',
};

export const INTERVENTION_STATE_LABELS = {
  New: 'Nuovo',
  Assigned: 'Assegnato',
  Canceled: 'Annullato',
  'In Progress': 'In corso',
  Completed: 'Completato',
  Consuntivato: 'Consuntivato',
  Fatturato: 'Fatturato',
  'Repudiation Intervento': 'Respinto',
} as const satisfies Record<BackendInterventionState, string>;
