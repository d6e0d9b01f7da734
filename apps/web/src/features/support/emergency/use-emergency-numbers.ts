import { recuperoNumeriDistributore } from '@sportello/calls';
import { contractLabel, type Contract } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { contractLists } from '../../../shared/contracts/contract-lists.ts';
import { numbersRequest, runningSupplies } from './numbers-request.ts';

interface EmergencyNumber {
  readonly key: string;
  /** Undefined for supplies whose distributor's number is not known. */
  readonly phone: string | undefined;
  readonly isGas: boolean;
  readonly supplies: readonly string[];
}

/** Numbers of the distributors of running supplies, gas first; empty where they can't be had, undefined meanwhile. */
export function useEmergencyNumbers(): readonly EmergencyNumber[] | undefined {
  const { queryOf } = useApp();
  const lists = useQuery(queryOf(contractLists.supplies, {}));
  const supplies = runningSupplies(lists.data?.model ?? []);
  const isAsked = supplies.length > 0;
  const phones = useQuery({ ...queryOf(recuperoNumeriDistributore, numbersRequest(supplies)), enabled: isAsked });
  if (lists.isPending || (isAsked && phones.isPending)) return undefined;
  if (phones.data === undefined) return [];
  const phoneOf = new Map(phones.data.model.map((each) => [each.contractCode, each.dealerPhoneNumber]));
  const groups = Map.groupBy(supplies, (supply) => `${isGas(supply) ? 'G' : 'L'}${phoneOf.get(supply.code) ?? ''}`);
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([key, all]) => ({
      key,
      phone: key.length > 1 ? key.slice(1) : undefined,
      isGas: key.startsWith('G'),
      supplies: [...new Set(all.map(contractLabel))],
    }));
}

const isGas = (contract: Contract) => contract.type === 'COMMODITY' && contract.commodity.commodityType === 'GAS';
