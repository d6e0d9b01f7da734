import type { BillingType } from '../contracts/billing-type.ts';
import type { ContractStatus } from '../contracts/status.ts';
import type { Day } from '../shared/day.ts';
import type { BandValue, EnergyUnit } from './meter.ts';
import { isInWindow, nextReadingWindow, readingWindow, type ReadingWindow } from './window.ts';

/** How a supply's meter is read: one figure, one per band, or gas. */
export const SELF_READING_KINDS = ['MONORARIA', 'MULTIORARIA', 'GAS'] as const;
export type SelfReadingKind = (typeof SELF_READING_KINDS)[number];

/** Why a self-reading can't be sent now, the first that holds (lettura.ostacolo.1). */
export const SELF_READING_OBSTACLES = [
  'CONTRATTO_NON_ATTIVO',
  'CONTATORE_TELELETTO',
  'FUORI_PERIODO',
  'GIA_INVIATA',
] as const;
export type SelfReadingObstacle = (typeof SELF_READING_OBSTACLES)[number];

/** Whether a supply awaits a reading, and when. */
export interface AwaitedReading {
  readonly isOpen: boolean;
  /** Absent when it is open, or for a reason that the product does not know. */
  readonly obstacle: SelfReadingObstacle | undefined;
  /** First and last day of this window or of the next one; absent where there is none. */
  readonly opensOn: Day | undefined;
  readonly closesOn: Day | undefined;
}

/** The same for one supply of several. */
export interface SupplyAwaitedReading extends AwaitedReading {
  readonly contractCode: string;
}

/** Whether, when and how the customer can read the meter of a supply. */
export interface SelfReadingOptions extends AwaitedReading {
  readonly kind: SelfReadingKind | 'SCONOSCIUTA';
  readonly unit: EnergyUnit | undefined;
  readonly fields: readonly SelfReadingField[];
}

/** One figure of the meter that is asked for. */
export interface SelfReadingField {
  readonly band: BandValue['band'];
  /** How many digits the meter shows before the decimals. */
  readonly digits: number;
  /** The last value that is known. */
  readonly lastValue: number | undefined;
  /** The highest value that raises no doubt today; absent where none is too high. */
  readonly highest: number | undefined;
}

/** What decides whether a supply awaits a reading. */
export interface AwaitedFacts {
  readonly status: ContractStatus;
  /** The contract's flag `autolettura`. */
  readonly selfReading: boolean;
  readonly billingType: BillingType | undefined;
  /** Whether one was sent for the billing period of the day, and not refused. */
  isSentFor(window: ReadingWindow): boolean;
}

/** Whether a supply awaits a reading on a day, and when (lettura.ostacolo.1 and lettura.ostacolo.2). */
export function awaitedReading(facts: AwaitedFacts, today: Day): AwaitedReading {
  const none = { isOpen: false, opensOn: undefined, closesOn: undefined } as const;
  if (facts.status !== 'ATTIVO') return { ...none, obstacle: 'CONTRATTO_NON_ATTIVO' };
  if (!facts.selfReading) return { ...none, obstacle: 'CONTATORE_TELELETTO' };
  const window = readingWindow(facts.billingType, today);
  if (!isInWindow(window, today)) return { isOpen: false, obstacle: 'FUORI_PERIODO', ...window };
  if (!facts.isSentFor(window)) return { isOpen: true, obstacle: undefined, ...window };
  return { isOpen: false, obstacle: 'GIA_INVIATA', ...nextReadingWindow(facts.billingType, window) };
}
