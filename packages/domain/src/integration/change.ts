import { addDays, type Day, type Instant } from '../shared/day.ts';

/** What a customer's change is about (fornitore.esiti.1). Of two changes of the same thing the later one counts. */
export const CHANGE_MATTERS = [
  'PAGAMENTO',
  'RECAPITO',
  'NOME_FORNITURA',
  'NOME_ABITAZIONE',
  'CONTATTO',
  'AUTOLETTURA',
  'DATI_CATASTALI',
  'RICHIESTA',
  'CHIUSURA',
  'INTERVENTO',
  'PREVENTIVO',
] as const;
export type ChangeMatter = (typeof CHANGE_MATTERS)[number];

/** What the provider can say of a change (fornitore.esiti.2). */
export const OUTCOMES = ['PRESA_IN_CARICO', 'ATTIVA', 'RIFIUTATA'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What was said of a change last: nothing yet, or an outcome. */
export const REPORTED_STATES = ['INVIATA', ...OUTCOMES] as const;
type ReportedState = (typeof REPORTED_STATES)[number];

/** Where a change stands for its customer: a later change of the same thing takes the place of one that has not ended. */
export const CHANGE_STATES = [...REPORTED_STATES, 'SOSTITUITA'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/** The states as the customer reads them. */
export const CHANGE_STATE_LABELS = {
  INVIATA: 'Inviata',
  PRESA_IN_CARICO: 'In lavorazione',
  ATTIVA: 'Attiva',
  RIFIUTATA: 'Non accettata',
  SOSTITUITA: 'Sostituita da una più recente',
} as const satisfies Record<ChangeState, string>;

/** The matters as the customer reads them. */
export const CHANGE_MATTER_LABELS = {
  PAGAMENTO: 'Metodo di pagamento',
  RECAPITO: 'Come ricevi bollette e avvisi',
  NOME_FORNITURA: 'Nome della fornitura',
  NOME_ABITAZIONE: 'Nome della casa',
  CONTATTO: 'I tuoi contatti',
  AUTOLETTURA: 'Lettura del contatore',
  DATI_CATASTALI: 'Dati catastali',
  RICHIESTA: 'Richiesta al servizio clienti',
  CHIUSURA: 'Chiusura dell’accesso',
  INTERVENTO: 'Appuntamento',
  PREVENTIVO: 'Risposta a un preventivo',
} as const satisfies Record<ChangeMatter, string>;

/** After how many days without an end a change has waited for longer than usual (fornitore.esiti.6). */
export const USUAL_DAYS = {
  PAGAMENTO: 10,
  RECAPITO: 3,
  NOME_FORNITURA: 3,
  NOME_ABITAZIONE: 3,
  CONTATTO: 3,
  AUTOLETTURA: 7,
  DATI_CATASTALI: 10,
  RICHIESTA: 5,
  CHIUSURA: 14,
  INTERVENTO: 2,
  PREVENTIVO: 3,
} as const satisfies Record<ChangeMatter, number>;

/** A change and what was said of it so far. */
export interface StandingChange {
  readonly state: ReportedState;
  /** Of an active one: from when. */
  readonly activeFrom: Day | null;
  /** Of a refused one: the provider's own code. */
  readonly reason: string | null;
  /** Whether the customer has changed the same thing again since. */
  readonly isReplaced: boolean;
}

/** What is said of a change now. */
export interface ReportedOutcome {
  readonly outcome: Outcome;
  readonly activeFrom: Day | null;
  readonly reason: string | null;
}

/** `MOVES`: it is so from now on. `SAME`: nothing changes by it. `CONTRADICTS`: it is refused. */
export type OutcomeContext = 'MOVES' | 'SAME' | 'CONTRADICTS';

/** Whether nothing more can become of a change: refused, or active since a day that has come. */
export function isChangeEnded({ state, activeFrom }: StandingChange, today: Day): boolean {
  return state === 'RIFIUTATA' || (state === 'ATTIVA' && (activeFrom === null || activeFrom <= today));
}

/** Where a change stands for its customer (fornitore.esiti.1). */
export function changeState(change: StandingChange, today: Day): ChangeState {
  return change.isReplaced && !isChangeEnded(change, today) ? 'SOSTITUITA' : change.state;
}

/** What an outcome does to a change (fornitore.esiti.3). */
export function applyOutcome(change: StandingChange, told: ReportedOutcome, today: Day): OutcomeContext {
  const isEnded = isChangeEnded(change, today);
  // What comes late, or for what the customer wants otherwise by now, has nothing left to say.
  if (change.isReplaced && !isEnded) return 'SAME';
  if (told.outcome === 'PRESA_IN_CARICO') return change.state === 'INVIATA' ? 'MOVES' : 'SAME';
  if (isSame(change, told)) return 'SAME';
  return isEnded ? 'CONTRADICTS' : 'MOVES';
}

function isSame(change: StandingChange, told: ReportedOutcome): boolean {
  if (change.state !== told.outcome) return false;
  return told.outcome === 'ATTIVA' ? change.activeFrom === told.activeFrom : change.reason === told.reason;
}

/** Whether an outcome is missing for longer than usual (fornitore.esiti.6). */
export function isWaitingLong(
  { matter, sentOn, state }: { readonly matter: ChangeMatter; readonly sentOn: Day; readonly state: ChangeState },
  today: Day,
): boolean {
  return (state === 'INVIATA' || state === 'PRESA_IN_CARICO') && sentOn < addDays(today, -USUAL_DAYS[matter]);
}

/** A change of a customer's own, and what became of it. */
export interface CustomerChange {
  readonly id: string;
  readonly matter: ChangeMatter | 'SCONOSCIUTO';
  /** Which account, contract, request, … */
  readonly subject: string;
  readonly state: ChangeState | 'SCONOSCIUTO';
  readonly sentAt: Instant;
  /** Of an active one: from when. */
  readonly activeFrom: Day | undefined;
  /** What the provider says to the customer. */
  readonly words: string | undefined;
  /** When something was said of it last. */
  readonly toldAt: Instant | undefined;
}
