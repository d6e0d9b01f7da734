import { fullAddress } from '../addresses/address.ts';
import { searchByWords } from '../shared/word-search.ts';
import type { Contract } from './contract.ts';
import { contractLabel } from './label.ts';

/**
 * Returns the contracts that contain every word of a search in label, kind (luce, gas, fibra, servizio, prodotto),
 * offer, home name, address, POD, PDR or code, ranked as by `searchByWords`; an empty search returns all.
 */
export function searchContracts(contracts: readonly Contract[], search: string): readonly Contract[] {
  return searchByWords(contracts, (contract) => ({ label: contractLabel(contract), rest: restOf(contract) }), search);
}

function restOf(contract: Contract): readonly (string | undefined)[] {
  const { pod, pdr, residenceAlias } =
    contract.type === 'COMMODITY'
      ? contract.commodity
      : { pod: contract.vas.pod, pdr: undefined, residenceAlias: undefined };
  const address = contract.address && fullAddress(contract.address);
  const kind = contract.type === 'COMMODITY' ? contract.commodity.commodityType : contract.vas.type;
  const offer = contract.type === 'COMMODITY' ? contract.commodity.offerName : undefined;
  return [kind === 'SCONOSCIUTO' ? undefined : kind, offer, residenceAlias, address, pod, pdr, contract.code];
}
