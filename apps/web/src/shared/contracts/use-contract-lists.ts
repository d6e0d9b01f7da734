import type { Answered } from '@sportello/calls';
import { joinOnboarding, type Contract, type OnboardingRequest } from '@sportello/domain';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../api/app.ts';
import type { Read } from '../read/read.ts';
import { contractLists } from './contract-lists.ts';

export interface FailedList {
  readonly list: keyof typeof contractLists;
  readonly name: MessageDescriptor;
  readonly error: Error;
}

/** `data` is undefined until all lists have been answered, and when none can be read. */
export interface ContractLists extends Read<readonly Contract[]> {
  readonly contracts: readonly Contract[];
  readonly isAnswered: boolean;
  readonly failed: readonly FailedList[];
  /** Retries only the failed lists. */
  readonly missing: Pick<Read<unknown>, 'error' | 'isAsking' | 'askAgain'>;
}

const lists = [
  { list: 'supplies', name: msg`luce e gas` },
  { list: 'services', name: msg`servizi, prodotti e fibra` },
  { list: 'quotations', name: msg`attivazioni in corso` },
  { list: 'meterRequests', name: msg`lavori sul contatore` },
] as const;

type AnyList = Answered<readonly (Contract | OnboardingRequest)[]>;

/**
 * Reads contracts and pending requests from four lists in parallel, each of which may fail alone (utente.modello.4).
 * A failed list is not an empty one (pagine.attesa.2).
 */
export function useContractLists(): ContractLists {
  const { queryOf } = useApp();
  const supplies = useQuery(queryOf(contractLists.supplies, {}));
  const services = useQuery(queryOf(contractLists.services, {}));
  const quotations = useQuery(queryOf(contractLists.quotations, {}));
  const meterRequests = useQuery(queryOf(contractLists.meterRequests, {}));

  const contracts = useMemo(
    () =>
      joinOnboarding(
        [...(supplies.data?.model ?? []), ...(services.data?.model ?? [])],
        [...(quotations.data?.model ?? []), ...(meterRequests.data?.model ?? [])],
      ),
    [supplies.data, services.data, quotations.data, meterRequests.data],
  );

  const all: readonly UseQueryResult<AnyList>[] = [supplies, services, quotations, meterRequests];
  const failed = lists.flatMap(({ list, name }, index): FailedList[] => {
    const error = all[index]?.error;
    return error ? [{ list, name, error }] : [];
  });
  const isAnswered = all.every((list) => !list.isPending);
  const firstError = failed[0]?.error ?? null;
  return {
    contracts,
    isAnswered,
    data: isAnswered && failed.length < all.length ? contracts : undefined,
    error: failed.length === all.length ? firstError : null,
    isAsking: all.some((list) => list.isFetching),
    ...oldest(all),
    setAside: all.reduce((count, list) => count + (list.data?.setAside.length ?? 0), 0),
    askAgain: () => askAgain(all),
    failed,
    missing: {
      error: firstError,
      isAsking: all.some((list) => list.isError && list.isFetching),
      askAgain: () => askAgain(all.filter((list) => list.isError)),
    },
  };
}

function askAgain(those: readonly UseQueryResult<AnyList>[]): void {
  for (const list of those) void list.refetch();
}

/** Returns the age of the oldest list, and if it was kept for times without a network. */
function oldest(all: readonly UseQueryResult<AnyList>[]): { at: number | undefined; isKept: boolean } {
  const times = all.map((list) => list.data?.keptAt ?? list.dataUpdatedAt).filter((time) => time > 0);
  return {
    at: times.length === 0 ? undefined : Math.min(...times),
    isKept: all.some((list) => list.data?.keptAt !== undefined),
  };
}
