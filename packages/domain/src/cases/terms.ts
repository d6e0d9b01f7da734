import { ANOMALY_DEFAULTS, type AnomalySettings } from '../bills/disputes/anomaly.ts';
import type { CaseKind } from './kinds.ts';

/** Days and amounts of one kind of case (reclami.termini.1). */
interface CaseTerm {
  /** Calendar days from the day of receipt to the last day of the reply. */
  readonly replyDays: number;
  /** The same where a bill covers four months. */
  readonly replyDaysOfFourMonths: number;
  /** True if a late reply is worth an indemnity. */
  readonly hasIndemnity: boolean;
}

const complaint = { replyDays: 30, replyDaysOfFourMonths: 30, hasIndemnity: true };

/** The longest terms that the law allows (reclami.termini.1: TIQV 399/2025 and 477/2025). */
export const CASE_TERMS = {
  RECLAMO: complaint,
  INFORMAZIONI: { ...complaint, hasIndemnity: false },
  RETTIFICA: { replyDays: 60, replyDaysOfFourMonths: 90, hasIndemnity: true },
  DOPPIA_FATTURAZIONE: { replyDays: 15, replyDaysOfFourMonths: 15, hasIndemnity: true },
  BOLLETTA_ANOMALA: complaint,
  PRESCRIZIONE: complaint,
  INTERVENTO: complaint,
} as const satisfies Record<CaseKind, CaseTerm>;

/** A provider's own terms, in calendar or working days and cents (reclami.termini.2), and what is anomalous there. */
export interface CaseSettings extends AnomalySettings {
  /** Reply days of each kind where the provider promises fewer than {@link CASE_TERMS}. */
  readonly replyDays: Readonly<Partial<Record<CaseKind, number>>>;
  /** Working days until somebody takes a case on. */
  readonly acknowledgementDays: number;
  readonly indemnityCents: number;
}

export const CASE_DEFAULTS: CaseSettings = {
  replyDays: {},
  acknowledgementDays: 2,
  indemnityCents: 3000,
  ...ANOMALY_DEFAULTS,
};

/** Days from receipt after which the customer may go to conciliation without a reply (reclami.conciliazione.1). */
export const CONCILIATION_DAYS = 40;

/** Last days of a term, in which the desk shows it as urgent (reclami.operatore.1). */
export const URGENT_DAYS = 5;

/**
 * Returns the calendar days in which a case is to be answered (reclami.termini.1).
 *
 * @param billedMonths months that a bill of the supply covers; undefined if it is not about a supply
 */
export function replyDays(
  kind: CaseKind,
  billedMonths: number | undefined,
  { replyDays: own }: Pick<CaseSettings, 'replyDays'> = CASE_DEFAULTS,
): number {
  const term = CASE_TERMS[kind];
  const most = billedMonths !== undefined && billedMonths >= 4 ? term.replyDaysOfFourMonths : term.replyDays;
  return Math.min(most, own[kind] ?? most);
}
