export { METER_BANDS, ENERGY_UNITS, METER_UNITS, meterBands, meterDigits } from './meter.ts';
export type { MeterBand, EnergyUnit, BandValue, MeterFacts } from './meter.ts';
export { READING_KINDS, lastReading, countedReadings } from './reading.ts';
export type { ReadingKind, MeterReading } from './reading.ts';
export { SELF_READING_KINDS, SELF_READING_OBSTACLES, awaitedReading } from './self-reading.ts';
export type {
  SelfReadingKind,
  SelfReadingObstacle,
  SelfReadingOptions,
  SelfReadingField,
  AwaitedFacts,
  AwaitedReading,
  SupplyAwaitedReading,
} from './self-reading.ts';
export { readingWindow, nextReadingWindow, isInWindow } from './window.ts';
export type { ReadingWindow } from './window.ts';
export {
  READING_DOUBTS,
  READING_CONFIRMATIONS,
  READING_CONFIRMATION_LABELS,
  readingDoubt,
  highestLikely,
} from './plausible.ts';
export type { ReadingDoubt, ReadingConfirmation, ShownOn } from './plausible.ts';
export {
  SENT_READING_STATES,
  SENT_READING_STATE_LABELS,
  OPEN_READING_STATES,
  READING_REJECTIONS,
  READINGS_A_PAGE,
  READING_REJECTION_LABELS,
  nextStatesOf,
} from './sent-reading.ts';
export type { SentReadingState, ReadingRejection, SentReading, ReadingStep, QueuedReading } from './sent-reading.ts';
