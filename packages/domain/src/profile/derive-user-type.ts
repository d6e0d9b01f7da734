import type { CommodityContract, VasContract } from '../contracts/contract.ts';
import type { CommodityMarket } from '../contracts/commodity.ts';
import type { UserContractKind } from './user.ts';
import type { UserType } from './user-type.ts';

type UserSupply = Pick<CommodityContract, 'type' | 'status'> & {
  readonly commodity: Pick<CommodityContract['commodity'], 'commodityType' | 'commodityMarket'>;
};
type UserService = Pick<VasContract, 'type' | 'status'> & { readonly vas: Pick<VasContract['vas'], 'type'> };

export type UserContract = UserSupply | UserService;

/**
 * Derives the type of a user (utente.tipi.2), where later rules override earlier ones (utente.tipi.3): FIBRA, then
 * LUCE and GAS, VAS, DUAL, FULL, STG, TUTELA_PLACET, MISTO, and PROSPECT over all; SWITCH_OUT when nothing matches.
 * Do not call it for unreadable contracts: the type is then unknown, not SWITCH_OUT.
 */
export function deriveUserType(
  contracts: readonly UserContract[],
  profile: { isProspect: boolean; isBeingCreated: boolean },
): UserType {
  if (profile.isProspect || profile.isBeingCreated) return 'PROSPECT';
  return typeByMarket(commoditiesMarkets(contracts)) ?? typeByKind(contracts) ?? 'SWITCH_OUT';
}

/** Returns the distinct kinds of supply with status ATTIVO: FIBRA, LUCE, GAS. */
export function userContractKinds(contracts: readonly UserContract[]): UserContractKind[] {
  const kinds = new Set<UserContractKind>();
  for (const contract of contracts.filter((each) => each.status === 'ATTIVO')) {
    if (contract.type === 'VAS') {
      if (contract.vas.type === 'FIBRA') kinds.add('FIBRA');
    } else if (contract.commodity.commodityType !== 'SCONOSCIUTO') {
      kinds.add(contract.commodity.commodityType);
    }
  }
  return [...kinds];
}

/** Returns the distinct known markets of supplies with status ATTIVO or IN_ATTIVAZIONE (utente.tipi.4). */
export function commoditiesMarkets(contracts: readonly UserContract[]): CommodityMarket[] {
  const markets = contracts
    .filter((each): each is UserSupply => each.type === 'COMMODITY')
    .filter((each) => each.status === 'ATTIVO' || each.status === 'IN_ATTIVAZIONE')
    .map((each) => each.commodity.commodityMarket)
    .filter((market) => market !== 'SCONOSCIUTO');
  return [...new Set(markets)];
}

function typeByMarket(markets: readonly CommodityMarket[]): UserType | undefined {
  const isRegulated = markets.includes('PLACET') || markets.includes('VINCOLATO');
  const isStg = markets.includes('STG');
  if (markets.includes('LIBERO') && (isStg || isRegulated)) return 'MISTO';
  if (isRegulated) return 'TUTELA_PLACET';
  return isStg ? 'STG' : undefined;
}

function typeByKind(contracts: readonly UserContract[]): UserType | undefined {
  const kinds = userContractKinds(contracts);
  const hasLuce = kinds.includes('LUCE');
  const hasGas = kinds.includes('GAS');
  const hasVas = contracts.some((each) => each.type === 'VAS' && each.vas.type !== 'FIBRA' && each.status === 'ATTIVO');
  if (hasVas) return hasLuce || hasGas ? 'FULL' : 'VAS';
  if (hasLuce && hasGas) return 'DUAL';
  if (hasLuce) return 'LUCE';
  if (hasGas) return 'GAS';
  return kinds.includes('FIBRA') ? 'FIBRA' : undefined;
}
