import { invalidateOpenApps } from '../../../../db/invalidations.ts';
import { deductCredit } from '../../../cases/queries/credits.ts';
import type { Effect } from './effect.ts';

/** Stores which bill has deducted an indemnity; both then name each other (reclami.indennizzo.2). */
export const deductIndemnity: Effect = async ({ db, change: { subject, customerCode }, told: { bill } }) => {
  if (bill === null) return { field: 'bolletta', reason: 'missing: the bill that has deducted it' };
  const credit = { id: Number(subject), customerCode };
  if (!(await deductCredit(db, credit, bill))) return { field: 'bolletta', reason: 'not a bill of this customer' };
  await invalidateOpenApps(db, { about: 'bills', customerCode });
  return undefined;
};

/** An indemnity is owed by law, whatever the provider's systems answer. */
export const keepIndemnity: Effect = () =>
  Promise.resolve('an indemnity is owed: ATTIVA with the bill that deducts it');
