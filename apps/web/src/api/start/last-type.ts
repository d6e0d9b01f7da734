import { USER_TYPES, type UserType } from '@sportello/domain';
import type { KeyValue } from '../../session/key-value.ts';

/** Impersonation and whoever clears the storage take it away; then nothing is known from before. */
const PREFIX = 'sportello-user-type.';

/**
 * The user type that was last derived from contracts that could be read, by customer code: it
 * stands in while they can't be (utente.modello.4).
 */
export function createLastTypes(browser: KeyValue) {
  const keyOf = (customerCode: string) => PREFIX + encodeURIComponent(customerCode);
  return {
    of(customerCode: string): UserType | undefined {
      const stored = browser.get(keyOf(customerCode));
      return USER_TYPES.find((type) => type === stored);
    },
    note(customerCode: string, type: UserType): void {
      if (browser.get(keyOf(customerCode)) !== type) browser.set(keyOf(customerCode), type);
    },
    /** The customer has closed their account: nothing of them stays here. */
    forget: (customerCode: string) => browser.remove(keyOf(customerCode)),
  };
}

export type LastTypes = ReturnType<typeof createLastTypes>;
