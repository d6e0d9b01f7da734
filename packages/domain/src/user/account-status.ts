/** How far an account got, as an operator sees it (Spec 1 §7, Spec 2 §3). */
export const ACCOUNT_STATUSES = ['REGISTRATO', 'VALIDATO', 'UNKNOWN'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** What an operator's search finds (Spec 2 §3 "Customer search result"). */
export interface CustomerSearchResult {
  mail?: string | undefined;
  phoneNumber?: string | undefined;
  status: AccountStatus;
  username?: string | undefined;
}

/**
 * VALIDATO when the account is verified, else REGISTRATO (Spec 1 §7); UNKNOWN, for an account
 * that was not found, when nothing is passed (Spec 2 §7).
 */
export function accountStatus(isVerified: boolean | undefined): AccountStatus {
  if (isVerified === undefined) return 'UNKNOWN';
  return isVerified ? 'VALIDATO' : 'REGISTRATO';
}
