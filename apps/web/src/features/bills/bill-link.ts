import type { Bill } from '@sportello/domain';
import type { ArchiveSearch } from './archive/archive-search.ts';

/**
 * Links to a bill; for a service the URL carries a flag, because its invoice is requested differently.
 *
 * @param within the filters of the list, which stands beside the bill or is returned to
 */
export function billLink(
  { number, vasContractCode }: Pick<Bill, 'number' | 'vasContractCode'>,
  within?: ArchiveSearch,
) {
  return {
    to: '/my-edison/bollette/$numero',
    params: { numero: number },
    search: { ...within, ...(vasContractCode !== undefined && { genere: 'servizio' as const }) },
  } as const;
}
