import type { Known } from '../../session/storage/known.ts';

const KINDS = ['CUSTOMER', 'STAFF'] as const;
export type PersonKind = (typeof KINDS)[number];

/**
 * Keeps each user's kind (customer or staff) from the last profile read, by username: the data they need is then
 * fetched at once, and no customer-only data for staff (operatore.posti.2).
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
