import type { Contract } from '@sportello/domain';
import { createContext, useContext } from 'react';
import type { OpenContract } from './use-contract.ts';

export interface KnownContract extends Omit<OpenContract, 'contract'> {
  readonly contract: Contract;
}

export const OpenContractContext = createContext<KnownContract | undefined>(undefined);

export function useOpenContract(): KnownContract {
  const open = useContext(OpenContractContext);
  if (open === undefined) throw new Error('Stands below the page of a contract only.');
  return open;
}
