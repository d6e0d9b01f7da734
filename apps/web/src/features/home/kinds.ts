import type { Contract } from '@sportello/domain';
import type { SupplyKind } from '../../ui/parts/SupplyIcon.tsx';

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

/** What a contract supplies, as the screen draws it. */
export function kindOf(contract: Contract): SupplyKind {
  return contract.type === 'COMMODITY' ? commodityKinds[contract.commodity.commodityType] : vasKinds[contract.vas.type];
}

const order: readonly SupplyKind[] = ['luce', 'gas', 'fibra', 'servizio', 'prodotto', 'unknown'];

/** How many contracts there are of each kind that there is, in the order of the drawings. */
export function countByKind(contracts: readonly Contract[]): { kind: SupplyKind; count: number }[] {
  return order
    .map((kind) => ({ kind, count: contracts.filter((contract) => kindOf(contract) === kind).length }))
    .filter(({ count }) => count > 0);
}
