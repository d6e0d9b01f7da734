/** Statuses of an account in the operator's search (operatore.ricerca.4). */
export const ACCOUNT_STATUSES = ['REGISTRATO', 'VALIDATO', 'UNKNOWN'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** A result of an operator's search (operatore.ricerca.5). */
export interface CustomerSearchResult {
  mail?: string | undefined;
  phoneNumber?: string | undefined;
  status: AccountStatus;
  username?: string | undefined;
  /** True when operators can impersonate the customer; absent when the gateway omits it. */
  isCustomer?: boolean | undefined;
}

/**
 * Returns VALIDATO for a verified account, else REGISTRATO; UNKNOWN without a value, for an account that was not
 * found (operatore.ricerca.4).
 */
export function accountStatus(isVerified: boolean | undefined): AccountStatus {
  if (isVerified === undefined) return 'UNKNOWN';
  return isVerified ? 'VALIDATO' : 'REGISTRATO';
}
