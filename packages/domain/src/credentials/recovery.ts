import type { SentCode } from './sent-code.ts';

export interface RecoveryStart extends SentCode {
  readonly recoveryId: string | undefined;
}

/** One-time permission to choose a new password, valid for `validForSeconds`. */
export interface ResetLeave {
  readonly token: string;
  readonly validForSeconds: number;
}
