import {
  coversVisits,
  fullAddress,
  isClosedStatus,
  type Address,
  type BookingFields,
  type Contract,
} from '@sportello/domain';

export type KnownAddress = Required<Pick<Address, 'street' | 'cap' | 'city' | 'province'>> & {
  words: string;
  /** True where a supply is running. */
  isHome: boolean;
  /** Contracts at this address; their names and codes are searched too. */
  contracts: readonly Contract[];
};

/** Returns the complete addresses without duplicates: homes with a running supply first (prenotazione.luogo.1). */
export function knownAddresses(contracts: readonly Contract[]): KnownAddress[] {
  const byWords = new Map<string, KnownAddress>();
  const open = contracts.filter(({ status }) => !isClosedStatus(status));
  for (const contract of open.toSorted((one, other) => orderOf(one) - orderOf(other))) {
    if (contract.address === undefined) continue;
    const { street, cap, city, province } = contract.address;
    if (!street || cap === undefined || !/^\d{5}$/.test(cap) || !city || !province) continue;
    const words = fullAddress(contract.address);
    const known = byWords.get(words);
    byWords.set(words, {
      words,
      street,
      cap,
      city,
      province,
      isHome: known?.isHome ?? orderOf(contract) === 0,
      contracts: [...(known?.contracts ?? []), contract],
    });
  }
  return [...byWords.values()];
}

/**
 * Returns the only address of a service that covers visits, or else the only home with a running supply, or else the
 * only address at all (prenotazione.luogo.1).
 */
export function onlyAddress(known: readonly KnownAddress[]): KnownAddress | undefined {
  const covered = known.filter(({ contracts }) => contracts.some(isCovering));
  const homes = known.filter(({ isHome }) => isHome);
  return [covered, homes, known].find((those) => those.length === 1)?.[0];
}

const isCovering = (contract: Contract) => contract.status === 'ATTIVO' && coversVisits(contract);

export const placeFields = ({ street, cap: zipCode, city, province }: KnownAddress): BookingFields => ({
  street,
  zipCode,
  city,
  province,
});

function orderOf({ type, status }: Contract): number {
  if (status === 'IN_ATTIVAZIONE') return 3;
  if (status === 'SCONOSCIUTO') return 2;
  return type === 'COMMODITY' ? 0 : 1;
}
