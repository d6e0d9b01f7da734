import { reasonsOf, transition, type CentreStep } from '@sportello/domain';
import { findOnDesk, lockOnDesk } from '../../../../desk/operations-centre/queries/work-queue.ts';
import { ApiError } from '../../../../errors/api-error.ts';
import { moveWithin } from '../../../../desk/operations-centre/usecases/move.ts';
import type { Effect, Work } from './effect.ts';

async function standing({ db, change }: Work) {
  await lockOnDesk(db, change.subject);
  return findOnDesk(db, change.subject);
}

/** Makes a step of intervento.stato.11 as the operations centre would; the step itself notifies the customer. */
async function step(work: Work, passo: CentreStep, motivo?: string): Promise<string | undefined> {
  const { services, db, change, by, now, told } = work;
  const row = await findOnDesk(db, change.subject);
  if (!row) return 'there is no such intervention any more';
  const mover = { by: 'CENTRALE', byName: by.username, right: by.right, record: () => Promise.resolve() } as const;
  const asked = {
    passo,
    versione: row.changes,
    ...(motivo !== undefined && { motivo }),
    ...(told.words !== null && { nota: told.words }),
  };
  try {
    // A savepoint rolls back what a rejected step has begun.
    await db.transaction((inner) => moveWithin(services, inner, mover, { id: change.subject, asked, now }));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return `the intervention does not allow it (${error.code})`;
    throw error;
  }
}

/** Confirms the booked appointment if a visit is not yet agreed. */
export const confirmBooking: Effect = async (work) => {
  if (work.change.kind === 'INTERVENTION_CANCELLED') return undefined;
  const row = await standing(work);
  if (!row) return 'there is no such intervention any more';
  const isAgreed = row.subState === 'APPOINTMENT_AGREED';
  return isAgreed || 'fault' in transition('CONCORDA', row, undefined) ? undefined : step(work, 'CONCORDA');
};

/** Cancels the intervention with a reason known to customers. */
export const rejectBooking: Effect = async (work) => {
  if (work.change.kind === 'INTERVENTION_CANCELLED') return undefined;
  const row = await standing(work);
  if (!row) return 'there is no such intervention any more';
  const reason = work.told.reason ?? '';
  const steps = ['RIPUDIA', 'ANNULLA'] as const;
  const fitting = steps.find((each) => !('fault' in transition(each, row, reason)));
  if (fitting !== undefined) return step(work, fitting, reason);
  const known = [...new Set(steps.flatMap((each) => reasonsOf(each, row.mode)))];
  return known.includes(reason) ? 'the intervention is over' : `motivo: not one of ${known.join(', ')}`;
};
