import type { Contract } from '../contracts/contract.ts';
import type { AwaitedReading } from '../readings/self-reading.ts';
import type { Matter } from './matter.ts';

export interface SupplyReading {
  readonly contract: Contract;
  readonly awaited: Pick<AwaitedReading, 'isOpen' | 'closesOn'>;
}

/** The window in which a submitted reading is used for the bill. */
export interface ReadingMatter extends Matter {
  readonly kind: 'READING_WINDOW';
  readonly contract: Contract;
}

/** Returns the open reading windows, each until its last day (home.urgenza.1). */
export function readingMatters(supplies: readonly SupplyReading[]): readonly ReadingMatter[] {
  return supplies
    .filter(({ awaited }) => awaited.isOpen)
    .map(({ contract, awaited }) => ({ kind: 'READING_WINDOW', contract, day: awaited.closesOn }));
}
