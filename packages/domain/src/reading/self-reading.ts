import type { Day } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';

/** How a supply's meter is read: one figure, one per band, or gas. */
export const SELF_READING_KINDS = ['MONORARIA', 'MULTIORARIA', 'GAS'] as const;
export type SelfReadingKind = (typeof SELF_READING_KINDS)[number];

/** Why a self-reading can't be sent now. */
export const SELF_READING_OBSTACLES = [
  'FUORI_PERIODO',
  'GIA_INVIATA',
  'CONTATORE_TELELETTO',
  'CONTRATTO_NON_ATTIVO',
] as const;
export type SelfReadingObstacle = (typeof SELF_READING_OBSTACLES)[number];

/** Whether, when and how the customer can read the meter of a supply. */
export interface SelfReadingOptions {
  readonly kind: SelfReadingKind | 'SCONOSCIUTA';
  readonly isOpen: boolean;
  /** Absent when it is open, or for a reason that the product does not know. */
  readonly obstacle: SelfReadingObstacle | undefined;
  /** First and last day of this period or of the next one. */
  readonly opensOn: Day | undefined;
  readonly closesOn: Day | undefined;
  readonly unit: EnergyUnit | undefined;
  readonly fields: readonly SelfReadingField[];
}

/** One figure of the meter that is asked for. */
export interface SelfReadingField {
  readonly band: BandValue['band'];
  /** How many digits the meter shows before the decimals. */
  readonly digits: number;
  /** The last value that is known, which the new one can't be below. */
  readonly lastValue: number | undefined;
}
