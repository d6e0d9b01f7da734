import type { Contract } from '@sportello/domain';
import type { SupplyKind } from './parts/signs/SupplyIcon.tsx';

const commodityKinds = { LUCE: 'luce', GAS: 'gas', SCONOSCIUTO: 'unknown' } as const satisfies Record<
  string,
  SupplyKind
>;

const vasKinds = {
  SERVIZIO: 'servizio',
  PRODOTTO: 'prodotto',
  FIBRA: 'fibra',
  SCONOSCIUTO: 'unknown',
} as const satisfies Record<string, SupplyKind>;

export function kindOf(contract: Contract): SupplyKind {
  return contract.type === 'COMMODITY' ? commodityKinds[contract.commodity.commodityType] : vasKinds[contract.vas.type];
}
