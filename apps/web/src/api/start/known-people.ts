import type { KeyValue } from '../../session/key-value.ts';

/** Impersonation and whoever clears the storage take it away; then nothing is known from before. */
const PREFIX = 'sportello-person.';

const KINDS = ['CUSTOMER', 'STAFF'] as const;
export type PersonKind = (typeof KINDS)[number];

/**
 * What somebody was found to be when the profile was read last, by username: what they need is then asked
 * for at once, and of staff nothing that is for customers alone (operatore.posti.2).
 */
export function createKnownPeople(browser: KeyValue) {
  const keyOf = (username: string) => PREFIX + encodeURIComponent(username);
  return {
    of(username: string): PersonKind | undefined {
      const stored = browser.get(keyOf(username));
      return KINDS.find((kind) => kind === stored);
    },
    note(username: string, kind: PersonKind): void {
      if (browser.get(keyOf(username)) !== kind) browser.set(keyOf(username), kind);
    },
    /** The account is closed: nothing of it stays here. */
    forget: (username: string) => browser.remove(keyOf(username)),
  };
}

export type KnownPeople = ReturnType<typeof createKnownPeople>;
