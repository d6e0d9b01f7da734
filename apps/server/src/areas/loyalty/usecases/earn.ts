import {
  earningOf,
  isOneOf,
  LOYALTY_EVENTS,
  LOYALTY_POINTS,
  takeBack,
  undoneBy,
  type LoyaltyEarning,
  type LoyaltyEvent,
} from '@sportello/domain';
import { addPoints, findEarned, insertMovement, lockLoyalty, setLoyalty } from '../queries.ts';
import { findStanding } from '../../../auth/queries/standing.ts';
import type { Database } from '../../../db/database.ts';
import type { Fact } from '../../../events/event.ts';
import { modulesOf } from '../../profile/usecases/modules.ts';

/**
 * Adds the points of an event (fedelta.punti.1) or reverses those of a revoked deed (fedelta.storno.1), in the
 * transaction of the event. Idempotent, so events may be delivered more than once.
 */
export async function earn(db: Database, fact: Fact, at: Date): Promise<void> {
  const { customerCode } = fact;
  if (customerCode === null || !bringsPoints(fact)) return;
  const earning = earningOf(fact);
  if (earning !== undefined) await give(db, customerCode, earning, at);
  const undone = undoneBy(fact);
  if (undone !== undefined) await takeAway(db, customerCode, undone, at);
}

const bringsPoints = (fact: Fact): fact is Fact<LoyaltyEvent['kind']> => isOneOf(LOYALTY_EVENTS, fact.kind);

async function give(db: Database, customerCode: string, { deed, key }: LoyaltyEarning, at: Date): Promise<void> {
  // Checks only the tables (fedelta.punti.3): points are earned even while the programme is switched off for
  // everyone.
  if (modulesOf(await findStanding(db, customerCode, at)).loyalty !== 'ACTIVE') return;
  const movement = { customerCode, points: LOYALTY_POINTS[deed], reason: deed, sourceKey: key, at };
  if (!(await addPoints(db, movement))) return;
  const account = await lockLoyalty(db, customerCode);
  if (account === undefined || account.owed === 0) return;
  const { taken, owed } = takeBack(account.balance, account.owed);
  await insertMovement(db, {
    customerCode,
    points: 0 - taken,
    reason: 'STORNO',
    sourceKey: `resto ${deed} ${key}`,
    at,
  });
  await setLoyalty(db, customerCode, { balance: account.balance - taken, owed });
}

async function takeAway(db: Database, customerCode: string, { deed, key }: LoyaltyEarning, at: Date): Promise<void> {
  const earned = await findEarned(db, customerCode, { reason: deed, sourceKey: key });
  const account = await lockLoyalty(db, customerCode);
  if (earned === undefined || account === undefined) return;
  const { taken, owed } = takeBack(account.balance, earned);
  const isNew = await insertMovement(db, {
    customerCode,
    points: 0 - taken,
    reason: 'STORNO',
    sourceKey: `${deed} ${key}`,
    at,
  });
  if (isNew) await setLoyalty(db, customerCode, { balance: account.balance - taken, owed: account.owed + owed });
}
