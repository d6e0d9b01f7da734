import {
  type Answered,
  recuperoContrattiVasCliente,
  recuperoLista,
  recuperoListaMSR,
  recuperoListaQuotation,
} from '@sportello/calls';
import type { Contract, OnboardingRequest } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../api/app.ts';
import { overviewOf } from './overview.ts';

/** A list that could not be read, and how to ask for it again. */
export interface FailedList {
  readonly name: MessageDescriptor;
  readonly error: Error;
}

const lists = [
  { entry: recuperoLista, name: msg`luce e gas` },
  { entry: recuperoContrattiVasCliente, name: msg`servizi, prodotti e fibra` },
  { entry: recuperoListaQuotation, name: msg`attivazioni in corso` },
  { entry: recuperoListaMSR, name: msg`lavori sul contatore` },
] as const;

type AnyList = Answered<readonly (Contract | OnboardingRequest)[]>;

/**
 * The contracts, from four lists asked for together, each of which may fail alone (Spec 1 §7). A
 * list that failed is not an empty one (Design §4.20).
 */
export function useContracts({ enabled }: { enabled: boolean }) {
  const { queryOf } = useApp();
  const results = useQueries({
    queries: [
      { ...queryOf(lists[0].entry, {}), enabled },
      { ...queryOf(lists[1].entry, {}), enabled },
      { ...queryOf(lists[2].entry, {}), enabled },
      { ...queryOf(lists[3].entry, {}), enabled },
    ],
  });
  const [supplies, services, quotations, meterRequests] = results;

  const overview = useMemo(
    () =>
      overviewOf(
        [...(supplies.data?.model ?? []), ...(services.data?.model ?? [])],
        [...(quotations.data?.model ?? []), ...(meterRequests.data?.model ?? [])],
      ),
    [supplies.data, services.data, quotations.data, meterRequests.data],
  );

  const all: readonly UseQueryResult<AnyList>[] = results;
  return {
    ...overview,
    isLoading: all.some((list) => list.isPending),
    isRetrying: all.some((list) => list.isError && list.isFetching),
    failed: lists.flatMap(({ name }, index): FailedList[] => {
      const error = all[index]?.error;
      return error ? [{ name, error }] : [];
    }),
    isWhollyFailed: all.every((list) => list.isError),
    setAside: all.reduce((count, list) => count + (list.data?.setAside.length ?? 0), 0),
    retry: () => Promise.all(all.filter((list) => list.isError).map((list) => list.refetch())),
  };
}

export type Contracts = ReturnType<typeof useContracts>;
