import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { genreOf, type ContractGenre } from '../../../shared/contracts/contract-link.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { findContract, linkedContracts } from './find.ts';
import { dataQuery, dealerQuery, isNotThere } from './queries.ts';

/** The contract of an address, from the lists and from its own call, all asked for together. */
export function useContract(code: string, said: ContractGenre | undefined) {
  const app = useApp();
  const lists = useContractLists();
  const listed = findContract(lists.contracts, code, said);
  const genre = listed === undefined ? said : genreOf(listed);
  const isSupply = genre === undefined;
  // A quotation that has become a supply is asked for by the supply's own code.
  const asked = isSupply && listed !== undefined ? listed.code : code;
  const data = useQuery({ ...dataQuery(app, asked, genre), enabled: isSupply || genre === 'quotation' });
  const dealer = useQuery({ ...dealerQuery(app, asked), enabled: isSupply });

  // The lists are what a change on another screen shows in first, the call what one page needs.
  const own = data.data?.model.contract;
  const contract = own === undefined ? listed : { ...own, onboarding: listed?.onboarding };
  const isAsking = lists.isLoading || (data.isPending && data.fetchStatus !== 'idle');
  const error = data.error ?? lists.failed[0]?.error;
  return {
    contract,
    genre,
    data: data.data?.model,
    isDataLoading: data.isLoading,
    /** Why there is no more of it than in the lists. */
    dataError: data.error,
    dealer: dealer.data?.model.find(({ contractCode }) => contractCode === asked)?.dealerPhoneNumber,
    linked: contract === undefined ? [] : linkedContracts(lists.contracts, contract),
    isLoading: contract === undefined && isAsking,
    /** There is none, or none of this customer's. */
    isMissing:
      contract === undefined && !isAsking && (isNotThere(data.error) || (error === undefined && !data.isError)),
    error,
    isRetrying: data.isFetching || lists.isRetrying,
    retry: () => Promise.all([lists.retry(), ...(data.isError ? [data.refetch()] : [])]),
  };
}

export type ContractReading = ReturnType<typeof useContract>;
