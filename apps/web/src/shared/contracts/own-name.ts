import { presentText, type Contract } from '@sportello/domain';

/** The customer's name of a supply, or the name of a service; undefined when the address serves as the name. */
export const ownName = (contract: Contract): string | undefined =>
  contract.type === 'COMMODITY' ? presentText(contract.commodity.nickname) : presentText(contract.vas.name);
