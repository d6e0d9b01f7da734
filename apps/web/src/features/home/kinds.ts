import type { Contract } from '@sportello/domain';
import { kindOf } from '../../ui/supply-kind.ts';
import type { SupplyKind } from '../../ui/parts/SupplyIcon.tsx';

const order: readonly SupplyKind[] = ['luce', 'gas', 'fibra', 'servizio', 'prodotto', 'unknown'];

/** How many contracts there are of each kind that there is, in the order of the drawings. */
export function countByKind(contracts: readonly Contract[]): { kind: SupplyKind; count: number }[] {
  return order
    .map((kind) => ({ kind, count: contracts.filter((contract) => kindOf(contract) === kind).length }))
    .filter(({ count }) => count > 0);
}
