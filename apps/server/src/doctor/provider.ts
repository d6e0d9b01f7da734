import { dayInRome } from '@sportello/domain';
import type { Pool } from 'pg';
import { databaseOf } from '../db/database.ts';
import { countOverdue, countWaiting } from '../db/queries/changes.ts';
import { countWebhooks } from '../db/queries/webhooks.ts';
import { usualSince } from '../usecases/provider/usual.ts';
import type { Finding } from './finding.ts';

/** Whether what goes to the provider's systems gets there, and what comes back from them comes and is done. */
export async function lookAtProvider(pool: Pool, now: Date): Promise<Finding[]> {
  const about = 'provider';
  const db = databaseOf(pool);
  const today = dayInRome(now.getTime());
  const { givenUp } = await countWebhooks(db);
  const overdue = await countOverdue(db, today);
  const found: Finding[] = [
    ...(givenUp > 0 ? [look(`${givenUp} events were given up: npm run webhooks -- replay tells them again`)] : []),
    ...(await countWaiting(db, usualSince(today))).map(({ matter, count, oldest }) =>
      look(`${count} ${matter} wait for an outcome for longer than usual, since ${dayInRome(oldest.getTime())}`),
    ),
    ...(overdue > 0 ? [look(`${overdue} changes are active by now and nothing was done: does a server run?`)] : []),
  ];
  return found.length > 0 ? found : [{ about, state: 'good', text: 'nothing is given up or missing' }];

  function look(text: string): Finding {
    return { about, state: 'look', text };
  }
}
