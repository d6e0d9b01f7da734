import type { Contract } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { genreOf, type ContractGenre } from '../../../shared/links/contract-link.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { readOf, type Read } from '../../../shared/read/read.ts';
import { findContract, linkedContracts } from './find.ts';
import { dataQuery, dealerQuery, isNotThere } from './queries.ts';

/** Reads a contract from the lists and from its own call, in parallel. */
export function useContract(code: string, said: ContractGenre | undefined) {
  const app = useApp();
  const lists = useContractLists();
  const listed = findContract(lists.contracts, code, said);
  const genre = listed === undefined ? said : genreOf(listed);
  const isSupply = genre === undefined;
  // A quotation that became a supply is fetched by the supply's code.
  const asked = isSupply && listed !== undefined ? listed.code : code;
  const data = readOf(useQuery({ ...dataQuery(app, asked, genre), enabled: isSupply || genre === 'quotation' }));
  const dealer = useQuery({ ...dealerQuery(app, asked), enabled: isSupply });

  // Prefers the contract's own call; the lists are the first to show a change made on another screen.
  const own = data.data?.contract;
  const found = own === undefined ? listed : { ...own, onboarding: listed?.onboarding };
  const isOnItsWay = !lists.isAnswered || (data.isAsking && data.data === undefined);
  const error = data.error ?? lists.missing.error;
  const contract: Read<Contract> = {
    data: found,
    error: isOnItsWay ? null : error,
    isAsking: data.isAsking || lists.missing.isAsking,
    at: undefined,
    setAside: 0,
    askAgain() {
      lists.missing.askAgain();
      if (data.error !== null) data.askAgain();
    },
  };
  return {
    contract,
    genre,
    /** Data of the contract's own call, beyond the lists. */
    data,
    dealer: dealer.data?.model.find(({ contractCode }) => contractCode === asked)?.dealerPhoneNumber,
    all: lists.contracts,
    linked: found === undefined ? [] : linkedContracts(lists.contracts, found),
    /** The contract does not exist or belongs to another customer. */
    isMissing: found === undefined && !isOnItsWay && (isNotThere(data.error) || error === null),
  };
}

export type OpenContract = ReturnType<typeof useContract>;
