import { PROTECTED_STORAGE_PREFIX } from '@sportello/domain';
import type { KeyValue } from '../../../session/storage/key-value.ts';

/** Kept per device, also after a sign-out and an impersonation, like the choice of colours. */
const KEY = `${PROTECTED_STORAGE_PREFIX}shortcuts`;

export const areShortcutsOn = (browser: KeyValue): boolean => browser.get(KEY) !== 'off';

export function turnShortcuts(browser: KeyValue, on: boolean): void {
  if (on) browser.remove(KEY);
  else browser.set(KEY, 'off');
}
