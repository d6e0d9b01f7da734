import type { Answered } from '@sportello/calls';
import { joinOnboarding, type Contract, type OnboardingRequest } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../api/app.ts';
import { contractLists } from './contract-lists.ts';

/** A list that could not be read, and why. */
export interface FailedList {
  readonly list: keyof typeof contractLists;
  readonly name: MessageDescriptor;
  readonly error: Error;
}

const lists = [
  { list: 'supplies', name: msg`luce e gas` },
  { list: 'services', name: msg`servizi, prodotti e fibra` },
  { list: 'quotations', name: msg`attivazioni in corso` },
  { list: 'meterRequests', name: msg`lavori sul contatore` },
] as const;

type AnyList = Answered<readonly (Contract | OnboardingRequest)[]>;

/**
 * The contracts with what is on its way, from four lists asked for together, each of which may fail
 * alone (Spec 1 §7). A list that failed is not an empty one (Design §4.20).
 */
export function useContractLists() {
  const { queryOf } = useApp();
  const results = useQueries({
    queries: [
      queryOf(contractLists.supplies, {}),
      queryOf(contractLists.services, {}),
      queryOf(contractLists.quotations, {}),
      queryOf(contractLists.meterRequests, {}),
    ],
  });
  const [supplies, services, quotations, meterRequests] = results;

  const contracts = useMemo(
    () =>
      joinOnboarding(
        [...(supplies.data?.model ?? []), ...(services.data?.model ?? [])],
        [...(quotations.data?.model ?? []), ...(meterRequests.data?.model ?? [])],
      ),
    [supplies.data, services.data, quotations.data, meterRequests.data],
  );

  const all: readonly UseQueryResult<AnyList>[] = results;
  return {
    contracts,
    isLoading: all.some((list) => list.isPending),
    isRetrying: all.some((list) => list.isError && list.isFetching),
    failed: lists.flatMap(({ list, name }, index): FailedList[] => {
      const error = all[index]?.error;
      return error ? [{ list, name, error }] : [];
    }),
    isWhollyFailed: all.every((list) => list.isError),
    setAside: all.reduce((count, list) => count + (list.data?.setAside.length ?? 0), 0),
    /** When the oldest of the lists came; absent while none is there. */
    updatedAt: oldest(all),
    isRefreshing: all.some((list) => list.isFetching),
    refresh: () => Promise.all(all.map((list) => list.refetch())),
    retry: () => Promise.all(all.filter((list) => list.isError).map((list) => list.refetch())),
  };
}

function oldest(all: readonly UseQueryResult<AnyList>[]): number | undefined {
  const times = all.map((list) => list.dataUpdatedAt).filter((time) => time > 0);
  return times.length === 0 ? undefined : Math.min(...times);
}

export type ContractLists = ReturnType<typeof useContractLists>;
