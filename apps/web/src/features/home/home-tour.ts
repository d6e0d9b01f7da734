import { PROTECTED_STORAGE_PREFIX } from '@sportello/domain';
import type { KeyValue } from '../../session/storage/key-value.ts';

/** Survives impersonation (operatore.impersonare.3). */
const KEY = `${PROTECTED_STORAGE_PREFIX}homeTour`;

export function isTourSeen(browser: KeyValue): boolean {
  return browser.get(KEY) !== null;
}

export function noteTourSeen(browser: KeyValue): void {
  browser.set(KEY, 'seen');
}
