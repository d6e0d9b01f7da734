/** How far an account got, as an operator sees it (operatore.ricerca.4). */
export const ACCOUNT_STATUSES = ['REGISTRATO', 'VALIDATO', 'UNKNOWN'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** What an operator's search finds (operatore.ricerca.5). */
export interface CustomerSearchResult {
  mail?: string | undefined;
  phoneNumber?: string | undefined;
  status: AccountStatus;
  username?: string | undefined;
  /** Whether one can act in their name; absent where the gateway does not say it. */
  isCustomer?: boolean | undefined;
}

/**
 * VALIDATO when the account is verified, else REGISTRATO (operatore.ricerca.4); UNKNOWN, for an account
 * that was not found, when nothing is passed (operatore.ricerca.4).
 */
export function accountStatus(isVerified: boolean | undefined): AccountStatus {
  if (isVerified === undefined) return 'UNKNOWN';
  return isVerified ? 'VALIDATO' : 'REGISTRATO';
}
