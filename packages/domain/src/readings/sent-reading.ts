import type { SuppliedCommodity } from '../contracts/commodity.ts';
import type { Day, Instant } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';
import type { MeterReading } from './reading.ts';
import type { ReadingConfirmation } from './plausible.ts';

/** States of a reading sent by the customer (lettura.stato.1). */
export const SENT_READING_STATES = [
  'RICEVUTA',
  'INVIATA_DISTRIBUTORE',
  'VALIDATA',
  'RIFIUTATA',
  'USATA_IN_BOLLETTA',
] as const;
export type SentReadingState = (typeof SENT_READING_STATES)[number];

export const SENT_READING_STATE_LABELS = {
  RICEVUTA: 'Ricevuta',
  INVIATA_DISTRIBUTORE: 'Inviata al distributore',
  VALIDATA: 'Validata',
  RIFIUTATA: 'Rifiutata',
  USATA_IN_BOLLETTA: 'Usata in bolletta',
} as const satisfies Record<SentReadingState, string>;

const NEXT: Readonly<Record<SentReadingState, readonly SentReadingState[]>> = {
  RICEVUTA: ['INVIATA_DISTRIBUTORE', 'RIFIUTATA'],
  INVIATA_DISTRIBUTORE: ['VALIDATA', 'RIFIUTATA'],
  VALIDATA: ['USATA_IN_BOLLETTA'],
  RIFIUTATA: [],
  USATA_IN_BOLLETTA: [],
};

/** Returns the possible next states (lettura.stato.1). */
export function nextStatesOf(state: SentReadingState): readonly SentReadingState[] {
  return NEXT[state];
}

/** Non-final states (lettura.stato.1). */
export const OPEN_READING_STATES = SENT_READING_STATES.filter((state) => NEXT[state].length > 0);

/** Reasons for rejecting a reading (lettura.stato.2). */
export const READING_REJECTIONS = [
  'CIFRE_NON_COERENTI',
  'FOTO_NON_CONFERMA',
  'CONTATORE_DIVERSO',
  'LETTURA_DEL_DISTRIBUTORE',
  'FUORI_TEMPO',
] as const;
export type ReadingRejection = (typeof READING_REJECTIONS)[number];

/** Labels shown to the customer (lettura.stato.2). */
export const READING_REJECTION_LABELS = {
  CIFRE_NON_COERENTI: 'Le cifre non tornano con le letture precedenti',
  FOTO_NON_CONFERMA: 'La foto non mostra le cifre inviate',
  CONTATORE_DIVERSO: 'Il contatore non è quello della fornitura',
  LETTURA_DEL_DISTRIBUTORE: 'Il distributore ha già rilevato il contatore',
  FUORI_TEMPO: 'È arrivata al distributore troppo tardi',
} as const satisfies Record<ReadingRejection, string>;

export interface SentReading {
  /** Identifies the reading in requests for its photo. */
  readonly number: string;
  readonly date: Day;
  readonly periodEnd: Day | undefined;
  readonly values: readonly BandValue[];
  readonly state: SentReadingState | 'SCONOSCIUTO';
  /** Set when the value was doubtful. */
  readonly confirmation: ReadingConfirmation | undefined;
  /** Oldest first. */
  readonly steps: readonly ReadingStep[];
  readonly billNumber: string | undefined;
  readonly hasPhoto: boolean;
}

export interface ReadingStep {
  readonly state: SentReadingState | 'SCONOSCIUTO';
  readonly at: Instant;
  /** Only for rejected readings; also absent for an unknown reason. */
  readonly refusal: ReadingRejection | undefined;
  readonly note: string | undefined;
}

export interface QueuedReading extends SentReading {
  readonly contractCode: string;
  readonly customer: { readonly code: string; readonly name: string };
  readonly commodity: SuppliedCommodity;
  readonly unit: EnergyUnit | undefined;
  readonly point: string | undefined;
  readonly previous: MeterReading | undefined;
  readonly authors: readonly string[];
}

/** Readings on a page of the operators' queue: each has a form of its own, and more would make the page heavy. */
export const READINGS_A_PAGE = 8;
