import { isActiveStatus } from '../contracts/status.ts';
import type { CommodityContract, Contract } from '../contracts/contract.ts';
import { endNotice, lastDayOfOffer } from '../prices/term.ts';
import type { Day } from '../shared/day.ts';
import type { Matter } from './matter.ts';

export interface OfferMatter extends Matter {
  readonly kind: 'OFFER_ENDS_IN_30' | 'OFFER_ENDS_IN_60' | 'OFFER_ENDS_IN_120';
  readonly contract: CommodityContract;
  /** Last day of the offer. */
  readonly day: Day;
}

/** Returns the offers of running supplies that end within 30, 60 or 120 days (prezzi.scadenza.1). */
export function offerMatters(contracts: readonly Contract[], today: Day): readonly OfferMatter[] {
  return contracts.flatMap((contract): OfferMatter[] => {
    if (contract.type !== 'COMMODITY' || !isActiveStatus(contract.status)) return [];
    const day = lastDayOfOffer(contract.commodity, today);
    const notice = day === undefined ? undefined : endNotice(day, today);
    return day === undefined || notice === undefined ? [] : [{ kind: `OFFER_ENDS_IN_${notice}`, contract, day }];
  });
}
