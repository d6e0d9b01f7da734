import {
  commodityStatus,
  deriveUserType,
  moduleStates,
  segmentFromLabel,
  vasStatus,
  type ModuleStates,
  type Segment,
  type UserContract,
} from '@sportello/domain';
import type { Standing } from '../../../auth/queries/standing.ts';

/** Returns a customer's modules by the tables of moduli.stati; none without a customer or for an unknown segment. */
export function modulesOf(standing: Standing | null): ModuleStates {
  if (standing === null) return moduleStates('SCONOSCIUTO', undefined);
  return moduleStates(segmentOf(standing), deriveUserType(contractsOf(standing), standing));
}

export function contractsOf({ supplies, services }: Pick<Standing, 'supplies' | 'services'>): UserContract[] {
  return [
    ...supplies.map(({ commodity, market, sourceState, quotationCode }): UserContract => ({
      type: 'COMMODITY',
      status: commodityStatus(sourceState, quotationCode ?? undefined),
      commodity: { commodityType: commodity, commodityMarket: market ?? 'SCONOSCIUTO' },
    })),
    ...services.map(({ type, productType, sourceState, progress }): UserContract => {
      const facts = { productType, serviceCode: productType, sourceState, progress: progress ?? undefined };
      // The activation display setting does not affect the status, so it is omitted.
      return { type: 'VAS', status: vasStatus(facts, []), vas: { type } };
    }),
  ];
}

function segmentOf({ segment }: Standing): Segment {
  try {
    return segmentFromLabel(segment);
  } catch {
    return 'SCONOSCIUTO';
  }
}
