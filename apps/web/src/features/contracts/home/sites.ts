import { isClosedStatus, sumCents, type Cents, type Contract } from '@sportello/domain';
import type { SupplyKind } from '../../../ui/parts/signs/SupplyIcon.tsx';
import { kindOf } from '../../../ui/supply-kind.ts';
import { byAddress } from './overview.ts';

/** Contracts of one address, for customers with many (home.forniture.2). */
export interface Site {
  /** Empty for contracts without one. */
  readonly address: string;
  readonly total: number;
  readonly luce: number;
  readonly gas: number;
  /** Fibre, services, products and unknown kinds. */
  readonly others: number;
  /** Neither active nor closed: pending, suspended or unknown. */
  readonly notActive: number;
  readonly overdue: Cents;
}

type Overdue = ReadonlyMap<string, Cents>;

const inItalian = new Intl.Collator('it', { numeric: true });

/**
 * Sorts addresses with open contracts: highest overdue amount first, then those with inactive contracts, then by size
 * (home.forniture.2).
 */
export function sitesOf(contracts: readonly Contract[], overdue: Overdue): readonly Site[] {
  return byAddress(contracts.filter(({ status }) => !isClosedStatus(status)))
    .map(({ address, contracts: those }) => siteOf(address, those, overdue))
    .toSorted(
      (one, other) =>
        other.overdue - one.overdue ||
        Number(other.notActive > 0) - Number(one.notActive > 0) ||
        other.total - one.total ||
        inItalian.compare(one.address, other.address),
    );
}

/** Totals of all addresses; the overdue amount includes closed contracts (home.forniture.2). */
export function wholeOf(contracts: readonly Contract[], overdue: Overdue): Site {
  return { ...siteOf('', contracts, overdue), overdue: sumCents([...overdue.values()]) };
}

export function siteOf(address: string, contracts: readonly Contract[], overdue: Overdue): Site {
  const count = (...kinds: SupplyKind[]) => contracts.filter((contract) => kinds.includes(kindOf(contract))).length;
  const [luce, gas] = [count('luce'), count('gas')];
  return {
    address,
    total: contracts.length,
    luce,
    gas,
    others: contracts.length - luce - gas,
    notActive: contracts.filter(({ status }) => status !== 'ATTIVO').length,
    overdue: sumCents(contracts.map(({ code }) => overdue.get(code) ?? 0)),
  };
}
