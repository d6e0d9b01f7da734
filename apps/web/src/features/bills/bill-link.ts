import type { Bill } from '@sportello/domain';

/** Where a bill is; of a service it says so, so that it is asked for as one. */
export function billLink({ number, vasContractCode }: Pick<Bill, 'number' | 'vasContractCode'>) {
  return {
    to: '/my-edison/bollette/$numero',
    params: { numero: number },
    search: vasContractCode === undefined ? {} : { genere: 'servizio' as const },
  } as const;
}
