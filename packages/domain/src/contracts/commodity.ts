import type { Day } from '../shared/day.ts';
import type { BillingType } from './delivery/billing-type.ts';

/** Commodities that are supplied. */
export const SUPPLIED_COMMODITIES = ['LUCE', 'GAS'] as const;
export type SuppliedCommodity = (typeof SUPPLIED_COMMODITIES)[number];

/** Commodities of a supply (contratto.modello.3). */
export const COMMODITY_TYPES = [...SUPPLIED_COMMODITIES, 'SCONOSCIUTO'] as const;
export type CommodityType = (typeof COMMODITY_TYPES)[number];

export const KNOWN_MARKETS = ['LIBERO', 'PLACET', 'STG', 'VINCOLATO'] as const;

/** Markets of a supply (contratto.modello.3). */
export const COMMODITY_MARKETS = [...KNOWN_MARKETS, 'SCONOSCIUTO'] as const;
export type CommodityMarket = (typeof COMMODITY_MARKETS)[number];

/** The markets that are not free (contratto.modello.15). */
export const NON_FREE_MARKETS = ['PLACET', 'STG', 'VINCOLATO'] as const;

/** The electricity or gas part of a contract (contratto.modello.3). */
export interface Commodity {
  commodityType: CommodityType;
  commodityMarket: CommodityMarket;
  /** Name of the supply chosen by the customer. */
  nickname?: string | undefined;
  pdr?: string | undefined;
  pod?: string | undefined;
  customerCode?: string | undefined;
  code?: string | undefined;
  offerName?: string | undefined;
  account?: string | undefined;
  codeCRM?: string | undefined;
  codeArera?: string | undefined;
  startDate?: Day | undefined;
  endDate?: Day | undefined;
  /** Last day of the offer in force (prezzi.scadenza.2). */
  offerEnd?: Day | undefined;
  signDate?: Day | undefined;
  /** First day on which the supply is the customer's; absent: since ever (contratto.intestatario.1). */
  holderSince?: Day | undefined;
  /** True when the customer may submit meter readings (autolettura). */
  selfReading: boolean;
  fiscalCode?: string | undefined;
  vatCode?: string | undefined;
  quotation?: string | undefined;
  billingType?: BillingType | undefined;
  /** Name of the home chosen by the customer. */
  residenceAlias?: string | undefined;
}

/** Returns true for PLACET, STG and VINCOLATO (contratto.modello.15), but not for an unknown market. */
export function isNonFreeMarket(market: CommodityMarket): boolean {
  return (NON_FREE_MARKETS as readonly CommodityMarket[]).includes(market);
}
