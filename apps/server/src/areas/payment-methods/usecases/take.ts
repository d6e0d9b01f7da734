import type { Database } from '../../../db/database.ts';
import {
  insertPaymentMethod,
  lockPaymentMethod,
  updatePaymentMethod,
  type NewMethod,
} from '../queries/payment-changes.ts';
import { NO_VERSION } from '../../../db/version.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { rejectStaleVersion } from '../../../shared/versions.ts';

/** What the customer saw of an account; what is absent is not asked about. */
export interface SeenMethod {
  readonly customerCode: string;
  readonly contractAccount: string;
  readonly version?: string | undefined;
  readonly methodCode?: string | undefined;
}

/**
 * Changes how an account is paid if it still is as it was seen; of two that saw the same, one does,
 * and the other is refused. Answers the mandate that is in force.
 */
export async function takeMethod(
  db: Database,
  seen: SeenMethod,
  method: NewMethod,
  at: Date,
): Promise<{ readonly currentMandate: string | null }> {
  const known = await lockPaymentMethod(db, seen);
  rejectStaleVersion(seen.version, known?.version ?? NO_VERSION);
  if (seen.methodCode !== undefined && seen.methodCode !== known?.methodCode) throw new ApiError('CHANGED_MEANWHILE');
  if (known) await updatePaymentMethod(db, seen, method, at);
  else if (!(await insertPaymentMethod(db, seen, method, at))) throw new ApiError('CHANGED_MEANWHILE');
  return { currentMandate: known?.currentMandate ?? null };
}
