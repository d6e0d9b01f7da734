import type { Contract } from '../contracts/contract.ts';
import type { Bill } from './bill.ts';

/**
 * Returns the overdue bills for which a contract is held back (contratto.pagine.6): its own, and those of its account,
 * on which several supplies are billed together.
 *
 * @param overdue what the customer has overdue, of any contract
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
