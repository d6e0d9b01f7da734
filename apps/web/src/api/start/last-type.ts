import { USER_TYPES, type UserType } from '@sportello/domain';
import type { Known } from '../../session/storage/known.ts';

/**
 * The user type last derived from contracts that could be read, by customer code: used while they can't be read
 * (utente.modello.4).
 */
export function createLastTypes(known: Known) {
  const keyOf = (customerCode: string) => `type.${encodeURIComponent(customerCode)}`;
  return {
    of(customerCode: string): UserType | undefined {
      const stored = known.get(keyOf(customerCode));
      return USER_TYPES.find((type) => type === stored);
    },
    note(customerCode: string, type: UserType): void {
      if (known.get(keyOf(customerCode)) !== type) known.set(keyOf(customerCode), type);
    },
  };
}

export type LastTypes = ReturnType<typeof createLastTypes>;
