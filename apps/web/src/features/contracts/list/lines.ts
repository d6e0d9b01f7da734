import { contractLabel, fullAddress, type Contract } from '@sportello/domain';

/** One line of a long list; the first of an address begins with it. */
export interface Line {
  readonly contract: Contract;
  readonly group?: { readonly address: string; readonly count: number };
  /** The address stands over it, and need not be said again. */
  readonly isUnderAddress?: boolean;
}

const inItalian = new Intl.Collator('it', { numeric: true });

/** The contracts by address, those without one last; within an address as they came. */
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

/** The contracts one after the other, as a search found them. */
export function plainLines(contracts: readonly Contract[]): readonly Line[] {
  return contracts.map((contract) => ({ contract }));
}
