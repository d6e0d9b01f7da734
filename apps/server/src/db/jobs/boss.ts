import { PgBoss, type Db } from 'pg-boss';
import { queues, retiredQueues } from './queues.ts';

/** Returns a write-only pg-boss on an existing connection: no pool, no timer, nothing to stop. */
export function bossOn(db: Db): PgBoss {
  const boss = new PgBoss({ db, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  return boss;
}

export async function makeQueues(db: Db): Promise<void> {
  const boss = bossOn(db);
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of retiredQueues) if (known.has(name)) await boss.deleteQueue(name);
    for (const queue of queues) {
      const { name, policy: _fixed, ...options } = queue;
      await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, queue));
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}
