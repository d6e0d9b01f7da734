import { RuleError } from '../../shared/rule-error.ts';
import type { CommodityType } from '../commodity.ts';

export interface RisolveLink {
  readonly serviceCode: string;
  readonly commodityCode: string;
  readonly commodityType: CommodityType;
  readonly account: string | undefined;
}

/**
 * Returns the supply that a service is charged on; throws 'Contract not found' without one (contratto.chiamate.10).
 */
export function linkedCommodity(links: readonly RisolveLink[], serviceCode: string | undefined): RisolveLink {
  const link = links.find((each) => each.serviceCode === serviceCode);
  if (!link) throw new RuleError('CONTRACT_NOT_FOUND');
  return link;
}
