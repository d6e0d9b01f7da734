export { CONTRACT_PLACES, lastWithdrawalDay, type ContractPlace, type WithdrawalTerms } from './period.ts';
export {
  WITHDRAWAL_CHANNELS,
  WITHDRAWAL_CONTRACTS,
  WITHDRAWAL_EXCLUSIONS,
  WITHDRAWAL_STATES,
  withdrawalStanding,
  type OpenWithdrawal,
  type Withdrawal,
  type WithdrawalContract,
  type WithdrawalReceipt,
  type WithdrawalStanding,
} from './withdrawal.ts';
