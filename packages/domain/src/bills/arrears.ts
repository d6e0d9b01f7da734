import type { Contract } from '../contracts/contract.ts';
import type { Bill } from './bill.ts';

/**
 * Returns the overdue bills that block a contract (contratto.pagine.6): its own, and those of its account, because
 * one account bills several supplies together.
 *
 * @param overdue all overdue bills of the customer, of any contract
 */
export function arrearsOf<Owing extends Pick<Bill, 'contractCode' | 'vasContractCode' | 'account'>>(
  contract: Contract,
  overdue: readonly Owing[],
): readonly Owing[] {
  const { account } = contract.type === 'VAS' ? contract.vas : contract.commodity;
  return overdue.filter(
    (bill) =>
      (bill.contractCode ?? bill.vasContractCode) === contract.code ||
      (account !== undefined && bill.account === account),
  );
}
