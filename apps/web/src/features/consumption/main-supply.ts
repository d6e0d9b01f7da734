import { isClosedStatus, type CommodityContract, type Contract } from '@sportello/domain';

/** A supply that has or may get consumption data. */
export const isMeasured = (contract: Contract): contract is CommodityContract =>
  contract.type === 'COMMODITY' && !isClosedStatus(contract.status) && contract.status !== 'IN_ATTIVAZIONE';

/** The supply that is shown first: electricity, as it is used all year (consumo.schermo.2). */
export const mainOf = (supplies: readonly CommodityContract[]): CommodityContract | undefined =>
  supplies.find(({ commodity }) => commodity.commodityType === 'LUCE') ?? supplies[0];
