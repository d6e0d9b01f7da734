import type { Known } from '../../session/storage/known.ts';

const KINDS = ['CUSTOMER', 'STAFF'] as const;
export type PersonKind = (typeof KINDS)[number];

/**
 * What somebody was found to be when the profile was read last, by username: what they need is then asked
 * for at once, and of staff nothing that is for customers alone (operatore.posti.2).
 */
export function createKnownPeople(known: Known) {
  const keyOf = (username: string) => `person.${encodeURIComponent(username)}`;
  return {
    of(username: string): PersonKind | undefined {
      const stored = known.get(keyOf(username));
      return KINDS.find((kind) => kind === stored);
    },
    note(username: string, kind: PersonKind): void {
      if (known.get(keyOf(username)) !== kind) known.set(keyOf(username), kind);
    },
  };
}

export type KnownPeople = ReturnType<typeof createKnownPeople>;
