import { presentText, type Contract } from '@sportello/domain';

/** What a contract is called by itself: the customer's name of a supply, that of a service; none where its address stands for it. */
export const ownName = (contract: Contract): string | undefined =>
  contract.type === 'COMMODITY' ? presentText(contract.commodity.nickname) : presentText(contract.vas.name);
