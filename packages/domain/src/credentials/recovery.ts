import type { SentCode } from './sent-code.ts';

/** A recovery that has begun; `recoveryId` is there when a code is on its way. */
export interface RecoveryStart extends SentCode {
  readonly recoveryId: string | undefined;
}

/** Leave to choose a new password, once and for `validForSeconds`. */
export interface ResetLeave {
  readonly token: string;
  readonly validForSeconds: number;
}
