import type { Address } from '../addresses/address.ts';
import type { Commodity } from './commodity.ts';
import type { ContractDetails } from './details.ts';
import type { LandRegistry } from './land-registry.ts';
import type { Onboarding } from './onboarding/onboarding.ts';
import type { ContractStatus } from './status.ts';
import type { Vas } from './vas/vas.ts';

/** Contract types (contratto.modello.1). */
export const CONTRACT_TYPES = ['COMMODITY', 'VAS'] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

interface ContractBase {
  status: ContractStatus;
  code: string;
  address?: Address | undefined;
  details?: ContractDetails | undefined;
  onboarding?: Onboarding | undefined;
  landRegistry?: LandRegistry | undefined;
}

export interface CommodityContract extends ContractBase {
  type: 'COMMODITY';
  commodity: Commodity;
}

/** A service, a product or fibre. */
export interface VasContract extends ContractBase {
  type: 'VAS';
  vas: Vas;
}

/** A contract of a customer (contratto.modello.1). */
export type Contract = CommodityContract | VasContract;
