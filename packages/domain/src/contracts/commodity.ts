import type { Day } from '../shared/day.ts';
import type { BillingType } from './billing-type.ts';

/** What a supply delivers (contratto.modello.3). */
export const COMMODITY_TYPES = ['LUCE', 'GAS', 'SCONOSCIUTO'] as const;
export type CommodityType = (typeof COMMODITY_TYPES)[number];

/** The market that a supply is on (contratto.modello.3). */
export const COMMODITY_MARKETS = ['LIBERO', 'PLACET', 'STG', 'VINCOLATO', 'SCONOSCIUTO'] as const;
export type CommodityMarket = (typeof COMMODITY_MARKETS)[number];

/** The markets that are not free (contratto.modello.15). */
export const NON_FREE_MARKETS = ['PLACET', 'STG', 'VINCOLATO'] as const;

/** The electricity or gas part of a contract (contratto.modello.3). */
export interface Commodity {
  commodityType: CommodityType;
  commodityMarket: CommodityMarket;
  /** The name that the customer gave to the supply. */
  nickname?: string | undefined;
  /** The gas delivery point. */
  pdr?: string | undefined;
  /** The electricity delivery point. */
  pod?: string | undefined;
  customerCode?: string | undefined;
  code?: string | undefined;
  offerName?: string | undefined;
  /** The contract account. */
  account?: string | undefined;
  codeCRM?: string | undefined;
  codeArera?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  signDate?: Day | undefined;
  /** Whether the customer may read the meter (autolettura). */
  selfReading: boolean;
  fiscalCode?: string | undefined;
  vatCode?: string | undefined;
  /** The code of the quotation, while the supply is being activated. */
  quotation?: string | undefined;
  billingType?: BillingType | undefined;
  /** The name that the customer gave to the home. */
  residenceAlias?: string | undefined;
}

/** True for PLACET, STG and VINCOLATO (contratto.modello.15); an unknown market is not among them. */
export function isNonFreeMarket(market: CommodityMarket): boolean {
  return (NON_FREE_MARKETS as readonly CommodityMarket[]).includes(market);
}
