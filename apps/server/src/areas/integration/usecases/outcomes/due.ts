import { dayInRome } from '@sportello/domain';
import {
  listDueChanges,
  lockOutcomes,
  markApplied,
  updateChanges,
  type ChangeMove,
  type ChangeRow,
} from '../../queries/changes.ts';
import type { Database } from '../../../../db/database.ts';
import type { Writing } from '../../../../shared/context.ts';
import type { Doer } from '../../../../events/event.ts';
import { SAME } from './effect.ts';
import { EFFECTS, invalidateOnChanges } from './effects.ts';

/** Outcomes per transaction. */
const PAGE = 500;

const self: Doer = { username: 'sistema', right: 'COMMAND' };

/**
 * Applies outcomes whose start day has come, each in its own savepoint, so a failure does not delay the others. Those
 * no longer applicable go back to the provider's systems with the reason (fornitore.esiti.4); failures are retried
 * next time. Returns the errors.
 */
export async function applyDueOutcomes(
  services: Writing & { readonly db: Database; readonly clock: () => Date },
): Promise<readonly Error[]> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  const troubles: Error[] = [];
  let last: ChangeRow | undefined;
  do {
    const page = await services.db.transaction(async (db) => {
      await lockOutcomes(db);
      const due = await listDueChanges(db, today, PAGE, last);
      const came = await applyEach(services, db, due, now);
      await markApplied(db, came.done, now);
      await updateChanges(db, came.heldBack, now);
      await invalidateOnChanges(db, due);
      return { ...came, last: due.length < PAGE ? undefined : due.at(-1) };
    });
    troubles.push(...page.troubles);
    last = page.last;
  } while (last !== undefined);
  return troubles;
}

async function applyEach(services: Writing, db: Database, due: readonly ChangeRow[], now: Date) {
  const done: ChangeRow[] = [];
  const heldBack: ChangeMove[] = [];
  const troubles: Error[] = [];
  for (const change of due) {
    const { activeFrom, reason, words, eventId, subject, matter } = change;
    const none = { reply: null, bill: null, step: null, day: null, hours: null };
    const told = { outcome: 'ATTIVA', activeFrom, reason, words, ...none } as const;
    const effect = change.isReplaced ? undefined : EFFECTS[matter].ATTIVA;
    const name = `the outcome of change ${String(eventId)} (${matter} ${subject})`;
    try {
      // A savepoint rolls back what a failing effect has begun.
      const came = await db.transaction(async (inner) =>
        effect?.({ services, db: inner, change, told, by: self, now }),
      );
      const problem = typeof came === 'object' && 'field' in came ? `${came.field}: ${came.reason}` : came;
      if (problem === undefined || problem === SAME) done.push(change);
      else {
        const move = { eventId, subject, activeFrom: null, reason: null, words: null, isApplied: false, problem };
        heldBack.push({ ...move, state: 'PRESA_IN_CARICO' });
        troubles.push(new Error(`${name} could not be done: ${problem}`));
      }
    } catch (cause) {
      troubles.push(new Error(`${name} failed`, { cause }));
    }
  }
  return { done, heldBack, troubles };
}
