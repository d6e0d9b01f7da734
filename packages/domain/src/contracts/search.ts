import { foldText } from '../shared/text.ts';
import { fullAddress } from '../addresses/address.ts';
import type { Contract } from './contract.ts';
import { contractLabel } from './label.ts';

/**
 * Returns the contracts that contain every word of a search in label, kind (luce, gas, fibra, servizio, prodotto),
 * offer, home name, address, POD, PDR or code, ignoring accents and case; an empty search returns all. Labels that
 * begin with the input come first, then labels with a word that does; ties keep their order.
 */
export function searchContracts(contracts: readonly Contract[], search: string): readonly Contract[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return contracts;
  return contracts
    .map((contract) => ({ contract, rank: rankOf(contract, words) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ contract }) => contract);
}

/** 0: the label begins with the input; 1: a word of it does; 2: other matches; `undefined`: a word is missing. */
function rankOf(contract: Contract, words: readonly string[]): 0 | 1 | 2 | undefined {
  const label = foldText(contractLabel(contract));
  const text = ` ${label} ${restOf(contract)}`;
  if (!words.every((word) => text.includes(word))) return undefined;
  if (label.startsWith(words.join(' '))) return 0;
  return words.every((word) => text.includes(` ${word}`)) ? 1 : 2;
}

function restOf(contract: Contract): string {
  const { pod, pdr, residenceAlias } =
    contract.type === 'COMMODITY'
      ? contract.commodity
      : { pod: contract.vas.pod, pdr: undefined, residenceAlias: undefined };
  const address = contract.address && fullAddress(contract.address);
  const kind = contract.type === 'COMMODITY' ? contract.commodity.commodityType : contract.vas.type;
  const offer = contract.type === 'COMMODITY' ? contract.commodity.offerName : undefined;
  const words = [kind === 'SCONOSCIUTO' ? undefined : kind, offer, residenceAlias, address, pod, pdr, contract.code];
  return foldText(words.filter(Boolean).join(' '));
}
