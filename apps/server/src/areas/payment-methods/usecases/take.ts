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

/** The state the customer saw; absent fields are not checked. */
export interface SeenMethod {
  readonly customerCode: string;
  readonly contractAccount: string;
  readonly version?: string | undefined;
  readonly methodCode?: string | undefined;
}

/**
 * Changes a payment method if it is still as seen; of two concurrent changes one is rejected. Returns the mandate in
 * force.
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
