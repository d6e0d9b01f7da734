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

/** The modules of a customer as the tables of moduli.stati have them; of nobody, or of a segment that nobody knows, none. */
export function modulesOf(standing: Standing | null): ModuleStates {
  if (standing === null) return moduleStates('SCONOSCIUTO', undefined);
  return moduleStates(segmentOf(standing), deriveUserType(contractsOf(standing), standing));
}

/** A customer's contracts, as far as the type of a user hangs on them. */
export function contractsOf({ supplies, services }: Pick<Standing, 'supplies' | 'services'>): UserContract[] {
  return [
    ...supplies.map(({ commodity, market, sourceState, quotationCode }): UserContract => ({
      type: 'COMMODITY',
      status: commodityStatus(sourceState, quotationCode ?? undefined),
      commodity: { commodityType: commodity, commodityMarket: market ?? 'SCONOSCIUTO' },
    })),
    ...services.map(({ type, productType, sourceState, progress }): UserContract => {
      const facts = { productType, serviceCode: productType, sourceState, progress: progress ?? undefined };
      // Which services show their activation makes none of them active.
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
