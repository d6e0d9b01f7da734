import { PgBoss, type Db, type Queue } from 'pg-boss';

/** One message is to be delivered; the job's key is the message's number. */
export const deliverQueue = 'deliver-message';

/** Messages that wait without a job get one. */
export const sweepQueue = 'sweep-messages';

/** What has served its time is deleted. */
export const clearQueue = 'clear-expired';

const day = 24 * 60 * 60;

/**
 * What can be done later. Only that a job is there counts; what is left to do stands in our own
 * tables. So a finished job is soon deleted, and of one key only one waits (`short`).
 */
const queues: readonly Queue[] = [
  // The retries of the job are for a database that was away; those of a message are the message's own.
  { name: deliverQueue, policy: 'short', notify: true, retryLimit: 5, retryDelay: 5, deleteAfterSeconds: day / 24 },
  { name: sweepQueue, policy: 'short', retryLimit: 0, deleteAfterSeconds: day / 24 },
  { name: clearQueue, policy: 'short', retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * day },
];

/** A pg-boss that only writes, through a connection of ours: no pool, no timer, nothing to stop. */
export function bossOn(db: Db): PgBoss {
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  return boss;
}

/**
 * Makes or updates pg-boss' tables and our queues. To be called by one server at a time, as the
 * migrations are.
 */
export async function prepareJobs(db: Db): Promise<void> {
  const boss = bossOn(db);
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const queue of queues) {
      const { name, policy: _fixed, ...options } = queue;
      await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, queue));
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
