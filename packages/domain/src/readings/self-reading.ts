import type { BillingType } from '../contracts/delivery/billing-type.ts';
import type { ContractStatus } from '../contracts/status.ts';
import type { Day } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';
import { isInWindow, nextReadingWindow, readingWindow, type ReadingWindow } from './window.ts';

export const SELF_READING_KINDS = ['MONORARIA', 'MULTIORARIA', 'GAS'] as const;
export type SelfReadingKind = (typeof SELF_READING_KINDS)[number];

/** Reasons against sending a self-reading; the first that applies (lettura.ostacolo.1). */
export const SELF_READING_OBSTACLES = [
  'CONTRATTO_NON_ATTIVO',
  'CONTATORE_TELELETTO',
  'FUORI_PERIODO',
  'GIA_INVIATA',
] as const;
export type SelfReadingObstacle = (typeof SELF_READING_OBSTACLES)[number];

export interface AwaitedReading {
  readonly isOpen: boolean;
  /** Absent when open, or for an unknown reason. */
  readonly obstacle: SelfReadingObstacle | undefined;
  /** First and last day of this or the next window; absent without one. */
  readonly opensOn: Day | undefined;
  readonly closesOn: Day | undefined;
}

export interface SupplyAwaitedReading extends AwaitedReading {
  readonly contractCode: string;
}

export interface SelfReadingOptions extends AwaitedReading {
  readonly kind: SelfReadingKind | 'SCONOSCIUTA';
  readonly unit: EnergyUnit | undefined;
  readonly fields: readonly SelfReadingField[];
}

export interface SelfReadingField {
  readonly band: BandValue['band'];
  readonly digits: number;
  readonly lastValue: number | undefined;
  /** Highest value that is plausible today; absent without a limit. */
  readonly highest: number | undefined;
}

export interface AwaitedFacts {
  readonly status: ContractStatus;
  /** The contract's flag `autolettura`. */
  readonly selfReading: boolean;
  readonly billingType: BillingType | undefined;
  /** Returns true when a reading was sent for the window's billing period and not rejected. */
  isSentFor(window: ReadingWindow): boolean;
}

/**
 * Returns the window of a supply's next reading, and the obstacle if closed (lettura.ostacolo.1 and
 * lettura.ostacolo.2).
 */
export function awaitedReading(facts: AwaitedFacts, today: Day): AwaitedReading {
  const none = { isOpen: false, opensOn: undefined, closesOn: undefined } as const;
  if (facts.status !== 'ATTIVO') return { ...none, obstacle: 'CONTRATTO_NON_ATTIVO' };
  if (!facts.selfReading) return { ...none, obstacle: 'CONTATORE_TELELETTO' };
  const window = readingWindow(facts.billingType, today);
  if (!isInWindow(window, today)) return { isOpen: false, obstacle: 'FUORI_PERIODO', ...window };
  if (!facts.isSentFor(window)) return { isOpen: true, obstacle: undefined, ...window };
  return { isOpen: false, obstacle: 'GIA_INVIATA', ...nextReadingWindow(facts.billingType, window) };
}
