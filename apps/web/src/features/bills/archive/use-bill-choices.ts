import { billChoices, type RequestOf } from '@sportello/calls';
import { monthWords, shortAddress, type Contract, type Day } from '@sportello/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApp, type App } from '../../../api/app.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import { periodOf } from '../queries.ts';

const hasChoices = ({ config }: Pick<App, 'config'>) => config.capabilities.includes(billChoices.id);

export type ArchiveFilter = RequestOf<typeof billChoices>['query'];

/** Counts the bills that a filter selects, if the gateway can. */
export function useBillCount(filter: ArchiveFilter) {
  const app = useApp();
  return useQuery({
    ...app.queryOf(billChoices, { query: filter }),
    enabled: hasChoices(app),
    placeholderData: keepPreviousData,
  });
}

/**
 * Returns the years, months and addresses to choose from: those with bills (bolletta.archivio.3), or all where the
 * gateway doesn't list them. A chosen value stays a choice.
 */
export function useBillChoices(
  { anno, mese, indirizzo }: { readonly [Name in 'anno' | 'mese' | 'indirizzo']?: string | undefined },
  contracts: readonly Contract[],
) {
  const { today } = useToday();
  const { data } = useBillCount(anno === undefined ? {} : { anno });
  const known = data?.model;
  const months = known === undefined || known.months.length === 0 ? monthsOf(anno, today) : known.months;
  return {
    years: including(known?.years ?? yearsUntil(today), anno),
    months: including(months, mese),
    addresses: including(known?.addresses ?? addressesOf(contracts), indirizzo),
  };
}

function including(all: readonly string[], chosen: string | undefined): string[] {
  return chosen === undefined || all.includes(chosen) ? [...all] : [...all, chosen];
}

function yearsUntil(today: Day): string[] {
  const [last, first] = [Number(today.slice(0, 4)), Number(periodOf(today).from.slice(0, 4))];
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}

function monthsOf(year: string | undefined, today: Day): string[] {
  const last = today.startsWith(year ?? '') ? Number(today.slice(5, 7)) : 12;
  return Array.from({ length: last }, (_, index) => String(last - index).padStart(2, '0'));
}

function addressesOf(contracts: readonly Contract[]): string[] {
  const all = contracts.map(({ address }) => (address === undefined ? '' : shortAddress(address)));
  return [...new Set(all)].filter((address) => address !== '').toSorted((one, other) => one.localeCompare(other, 'it'));
}

export function monthChoice(month: string): { value: string; label: string } {
  return { value: month, label: monthWords(`2000-${month}-01`) };
}
