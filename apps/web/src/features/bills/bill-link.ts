import type { Bill } from '@sportello/domain';

/** Links to a bill; for a service the URL carries a flag, because its invoice is requested differently. */
export function billLink({ number, vasContractCode }: Pick<Bill, 'number' | 'vasContractCode'>) {
  return {
    to: '/my-edison/bollette/$numero',
    params: { numero: number },
    search: vasContractCode === undefined ? {} : { genere: 'servizio' as const },
  } as const;
}
