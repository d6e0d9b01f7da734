import { addDays, type Day, type Instant } from '../shared/day.ts';

/**
 * Subjects of a customer's change (fornitore.esiti.1); a later change of the same subject replaces an earlier one.
 */
export const CHANGE_MATTERS = [
  'PAGAMENTO',
  'RECAPITO',
  'NOME_FORNITURA',
  'NOME_ABITAZIONE',
  'CONTATTO',
  'AUTOLETTURA',
  'DATI_CATASTALI',
  'RICHIESTA',
  'RECLAMO',
  'CHIUSURA',
  'INTERVENTO',
  'PREVENTIVO',
  'INDENNIZZO',
  'RECESSO',
  'PRATICA',
] as const;
export type ChangeMatter = (typeof CHANGE_MATTERS)[number];

/** Outcomes that the provider reports for a change (fornitore.esiti.2). */
export const OUTCOMES = ['PRESA_IN_CARICO', 'ATTIVA', 'RIFIUTATA'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const REPORTED_STATES = ['INVIATA', ...OUTCOMES] as const;
export type ReportedState = (typeof REPORTED_STATES)[number];

/** States shown to the customer; a pending change is replaced by a later one of the same subject. */
export const CHANGE_STATES = [...REPORTED_STATES, 'SOSTITUITA'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

export const CHANGE_STATE_LABELS = {
  INVIATA: 'Inviata',
  PRESA_IN_CARICO: 'In lavorazione',
  ATTIVA: 'Attiva',
  RIFIUTATA: 'Non accettata',
  SOSTITUITA: 'Sostituita da una più recente',
} as const satisfies Record<ChangeState, string>;

export const CHANGE_MATTER_LABELS = {
  PAGAMENTO: 'Metodo di pagamento',
  RECAPITO: 'Come ricevi bollette e avvisi',
  NOME_FORNITURA: 'Nome della fornitura',
  NOME_ABITAZIONE: 'Nome della casa',
  CONTATTO: 'I tuoi contatti',
  AUTOLETTURA: 'Lettura del contatore',
  DATI_CATASTALI: 'Dati catastali',
  RICHIESTA: 'Richiesta al servizio clienti',
  RECLAMO: 'Reclamo o segnalazione',
  CHIUSURA: 'Chiusura dell’accesso',
  INTERVENTO: 'Appuntamento',
  PREVENTIVO: 'Risposta a un preventivo',
  INDENNIZZO: 'Indennizzo in bolletta',
  RECESSO: 'Recesso da un contratto',
  PRATICA: 'Pratica',
} as const satisfies Record<ChangeMatter, string>;

/** Days after which a pending change has waited unusually long (fornitore.esiti.6). */
export const USUAL_DAYS = {
  PAGAMENTO: 10,
  RECAPITO: 3,
  NOME_FORNITURA: 3,
  NOME_ABITAZIONE: 3,
  CONTATTO: 3,
  AUTOLETTURA: 7,
  DATI_CATASTALI: 10,
  RICHIESTA: 5,
  RECLAMO: 15,
  CHIUSURA: 14,
  INTERVENTO: 2,
  PREVENTIVO: 3,
  // The next bill of a supply may be four months away.
  INDENNIZZO: 130,
  RECESSO: 14,
  // Work at a meter may take the distributor weeks.
  PRATICA: 40,
} as const satisfies Record<ChangeMatter, number>;

export interface StandingChange {
  readonly state: ReportedState;
  /** Only for active changes. */
  readonly activeFrom: Day | null;
  /** The provider's code; only for rejected changes. */
  readonly reason: string | null;
  readonly isReplaced: boolean;
}

export interface ReportedOutcome {
  readonly outcome: Outcome;
  readonly activeFrom: Day | null;
  readonly reason: string | null;
}

/** `MOVES`: the state changes. `SAME`: nothing changes. `CONTRADICTS`: the outcome is rejected. */
export type OutcomeEffect = 'MOVES' | 'SAME' | 'CONTRADICTS';

/** Returns true for a final change: rejected, or active since a day that has come. */
export function isChangeEnded({ state, activeFrom }: StandingChange, today: Day): boolean {
  return state === 'RIFIUTATA' || (state === 'ATTIVA' && (activeFrom === null || activeFrom <= today));
}

/** Returns the state shown to the customer (fornitore.esiti.1). */
export function changeState(change: StandingChange, today: Day): ChangeState {
  return change.isReplaced && !isChangeEnded(change, today) ? 'SOSTITUITA' : change.state;
}

/** Returns the effect of an outcome on a change (fornitore.esiti.3). */
export function applyOutcome(change: StandingChange, told: ReportedOutcome, today: Day): OutcomeEffect {
  const isEnded = isChangeEnded(change, today);
  // Outcomes of a replaced change are ignored.
  if (change.isReplaced && !isEnded) return 'SAME';
  if (told.outcome === 'PRESA_IN_CARICO') return change.state === 'INVIATA' ? 'MOVES' : 'SAME';
  if (isSame(change, told)) return 'SAME';
  return isEnded ? 'CONTRADICTS' : 'MOVES';
}

function isSame(change: StandingChange, told: ReportedOutcome): boolean {
  if (change.state !== told.outcome) return false;
  return told.outcome === 'ATTIVA' ? change.activeFrom === told.activeFrom : change.reason === told.reason;
}

/** Returns true when an outcome is overdue (fornitore.esiti.6). */
export function isWaitingLong(
  { matter, sentOn, state }: { readonly matter: ChangeMatter; readonly sentOn: Day; readonly state: ChangeState },
  today: Day,
): boolean {
  return (state === 'INVIATA' || state === 'PRESA_IN_CARICO') && sentOn < addDays(today, -USUAL_DAYS[matter]);
}

export interface CustomerChange {
  readonly id: string;
  readonly matter: ChangeMatter | 'SCONOSCIUTO';
  readonly subject: string;
  readonly state: ChangeState | 'SCONOSCIUTO';
  readonly sentAt: Instant;
  /** Only for active changes. */
  readonly activeFrom: Day | undefined;
  readonly words: string | undefined;
  readonly toldAt: Instant | undefined;
}
