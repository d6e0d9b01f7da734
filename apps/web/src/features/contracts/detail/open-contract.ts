import type { Contract } from '@sportello/domain';
import { createContext, useContext } from 'react';
import type { OpenContract } from './use-contract.ts';

/** The contract of the page, once it is known, with what its own calls say. */
export interface KnownContract extends Omit<OpenContract, 'contract'> {
  readonly contract: Contract;
}

export const OpenContractContext = createContext<KnownContract | undefined>(undefined);

/** What the page of a contract is about, for the pages below it. */
export function useOpenContract(): KnownContract {
  const open = useContext(OpenContractContext);
  if (open === undefined) throw new Error('Stands below the page of a contract only.');
  return open;
}
