import type { Door } from '../start/sign-in-gate.ts';
import { keptSince } from './marker.ts';

/** Delay after which it competes with nothing that the page needs. */
const QUIET_MS = 5000;

/** Deletes what sessions have left that ended while the store was not open, where there may be something. */
export function cleanLater({ browserStorage, clock }: Pick<Door, 'browserStorage' | 'clock'>): void {
  if (keptSince(browserStorage) === undefined) return;
  setTimeout(() => {
    void import('./clean.ts')
      .then(({ cleanLeftovers }) => cleanLeftovers(browserStorage, clock.now()))
      .catch(() => undefined);
  }, QUIET_MS);
}
