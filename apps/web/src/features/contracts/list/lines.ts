import { contractLabel, fullAddress, type Contract } from '@sportello/domain';

export interface Line {
  readonly contract: Contract;
  readonly group?: { readonly address: string; readonly count: number };
  readonly isUnderAddress?: boolean;
}

const inItalian = new Intl.Collator('it', { numeric: true });

/** Groups by address, contracts without one last, keeping the order within a group. */
export function linesByAddress(contracts: readonly Contract[]): readonly Line[] {
  const groups = Map.groupBy(contracts, (contract) => (contract.address && fullAddress(contract.address)) ?? '');
  return [...groups]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === '') || inItalian.compare(one, other))
    .flatMap(([address, those]) =>
      those
        .toSorted((one, other) => inItalian.compare(contractLabel(one), contractLabel(other)))
        .map((contract, index): Line => {
          const isFirst = index === 0;
          const line = { contract, isUnderAddress: true };
          return isFirst ? { ...line, group: { address, count: those.length } } : line;
        }),
    );
}

export function plainLines(contracts: readonly Contract[]): readonly Line[] {
  return contracts.map((contract) => ({ contract }));
}
