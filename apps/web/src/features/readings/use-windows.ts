import { readingWindows } from '@sportello/calls';
import type { CommodityContract, Contract, SupplyAwaitedReading } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, type App } from '../../api/app.ts';
import { isOutOfService } from '../../shared/customer/out-of-service.ts';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { readOf, withData, type Read } from '../../shared/read/read.ts';
import { SAME_LOOK } from '../../shared/read/same-look.ts';

export interface SupplyWindow {
  readonly contract: CommodityContract;
  readonly awaited: SupplyAwaitedReading;
}

export const windowsQuery = ({ queryOf }: Pick<App, 'queryOf'>) => ({ ...queryOf(readingWindows, {}), ...SAME_LOOK });

/** True if the gateway has the call and the contracts module is not out of service. */
export const isAskedForWindows = ({ config }: Pick<App, 'config'>): boolean =>
  config.capabilities.includes(readingWindows.id) && !isOutOfService(config, 'contracts');

/** Reads the windows of all supplies in one call; empty on a gateway without that call (chiamata.busta.5). */
export function useWindows(): Read<readonly SupplyWindow[]> {
  const app = useApp();
  const isServed = isAskedForWindows(app);
  const windows = readOf(useQuery({ ...windowsQuery(app), enabled: isServed }));
  const { contracts, isAnswered } = useContractLists();
  const joined = useMemo(
    () => (isAnswered && windows.data !== undefined ? join(contracts, windows.data) : undefined),
    [contracts, isAnswered, windows.data],
  );
  return withData(windows, isServed ? joined : []);
}

/** Sorts by closing date; supplies without a known window are left out. */
function join(contracts: readonly Contract[], windows: readonly SupplyAwaitedReading[]): readonly SupplyWindow[] {
  const supplies = new Map(contracts.map((contract) => [contract.code, contract]));
  return windows
    .flatMap((awaited): SupplyWindow[] => {
      const contract = supplies.get(awaited.contractCode);
      return contract?.type === 'COMMODITY' ? [{ contract, awaited }] : [];
    })
    .toSorted(
      (one, other) =>
        Number(other.awaited.isOpen) - Number(one.awaited.isOpen) ||
        (one.awaited.closesOn ?? '').localeCompare(other.awaited.closesOn ?? ''),
    );
}
