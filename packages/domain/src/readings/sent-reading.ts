import type { Day, Instant } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';
import type { MeterReading } from './reading.ts';
import type { ReadingConfirmation } from './plausible.ts';

/** What becomes of a reading that the customer sent (lettura.stato.1). */
export const SENT_READING_STATES = [
  'RICEVUTA',
  'INVIATA_DISTRIBUTORE',
  'VALIDATA',
  'RIFIUTATA',
  'USATA_IN_BOLLETTA',
] as const;
export type SentReadingState = (typeof SENT_READING_STATES)[number];

/** The states as the customer reads them. */
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

/** What a reading in a state can become (lettura.stato.1). */
export function nextStatesOf(state: SentReadingState): readonly SentReadingState[] {
  return NEXT[state];
}

/** The states in which a reading still waits for somebody (lettura.stato.1). */
export const OPEN_READING_STATES = SENT_READING_STATES.filter((state) => NEXT[state].length > 0);

/** Why a reading is refused (lettura.stato.2). */
export const READING_REJECTIONS = [
  'CIFRE_NON_COERENTI',
  'FOTO_NON_CONFERMA',
  'CONTATORE_DIVERSO',
  'LETTURA_DEL_DISTRIBUTORE',
  'FUORI_TEMPO',
] as const;
export type ReadingRejection = (typeof READING_REJECTIONS)[number];

/** The reasons as the customer reads them (lettura.stato.2). */
export const READING_REJECTION_LABELS = {
  CIFRE_NON_COERENTI: 'Le cifre non tornano con le letture precedenti',
  FOTO_NON_CONFERMA: 'La foto non mostra le cifre inviate',
  CONTATORE_DIVERSO: 'Il contatore non è quello della fornitura',
  LETTURA_DEL_DISTRIBUTORE: 'Il distributore ha già rilevato il contatore',
  FUORI_TEMPO: 'È arrivata al distributore troppo tardi',
} as const satisfies Record<ReadingRejection, string>;

/** A reading that the customer sent, and what became of it. */
export interface SentReading {
  /** With which its photo is asked for. */
  readonly number: string;
  readonly date: Day;
  /** The last day of the billing period that it counts for. */
  readonly periodEnd: Day | undefined;
  readonly values: readonly BandValue[];
  readonly state: SentReadingState | 'SCONOSCIUTO';
  /** What the customer confirmed, where a figure raised a doubt. */
  readonly confirmation: ReadingConfirmation | undefined;
  /** How it came to its state, oldest first. */
  readonly steps: readonly ReadingStep[];
  /** The bill that it is used in. */
  readonly billNumber: string | undefined;
  readonly hasPhoto: boolean;
}

/** A moment in the life of a sent reading. */
export interface ReadingStep {
  readonly state: SentReadingState | 'SCONOSCIUTO';
  readonly at: Instant;
  /** Of one that is refused; absent too for a reason that the product does not know. */
  readonly refusal: ReadingRejection | undefined;
  /** What the operator adds. */
  readonly note: string | undefined;
}

/** A sent reading as the operator who moves it on sees it. */
export interface QueuedReading extends SentReading {
  readonly contractCode: string;
  readonly customer: { readonly code: string; readonly name: string };
  readonly commodity: 'LUCE' | 'GAS';
  readonly unit: EnergyUnit | undefined;
  /** The POD or PDR. */
  readonly point: string | undefined;
  /** The reading before it. */
  readonly previous: MeterReading | undefined;
  /** Who did each of the steps. */
  readonly authors: readonly string[];
}
