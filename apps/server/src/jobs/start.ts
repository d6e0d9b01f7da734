import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { clearQueue, deliverQueue, sweepQueue } from '../db/jobs/queues.ts';
import { deleteExpired } from '../db/queries/retention.ts';
import type { Services } from '../usecases/context.ts';
import { eraseClosedAccounts } from '../usecases/customers/erase.ts';
import { deliver } from '../usecases/messages/deliver.ts';
import { enqueueForgotten } from '../usecases/messages/sweep.ts';

/** What runs beside the calls; every server has its share. */
export interface Jobs {
  /** Takes no more jobs and waits for those under way. */
  readonly stop: () => Promise<void>;
}

export interface JobsOptions {
  readonly services: Services;
  readonly databaseUrl: string;
  /** Told at most once a minute, so that a database that is away doesn't fill the log. */
  readonly onTrouble: (error: unknown) => void;
  /** How often is looked for jobs whose time has come; a new one tells of itself. */
  readonly pollSeconds?: number;
}

/** How many messages a server takes at once: two handfuls, so that a slow one doesn't hold up all. */
const handfuls = 2;
const handful = 5;

/** How long a job in flight may take once we were asked to stop. */
const longestJob = 10_000;

const quietFor = 60_000;

/** Starts to work on the jobs of the database; {@link prepareJobs} has made its tables. */
export async function startJobs({ services, databaseUrl, onTrouble, pollSeconds = 5 }: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'sportello jobs',
    // Beside the one that listens; the work itself is done on the server's own connections.
    max: 2,
    connectionTimeoutMillis: 5000,
    migrate: false,
    useListenNotify: true,
  });
  boss.on('error', atMostOncePer(quietFor, onTrouble));
  await boss.start();

  await boss.work(
    deliverQueue,
    {
      localConcurrency: handfuls,
      batchSize: handful,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: Math.min(pollSeconds, 2),
      notifyPollingIntervalSeconds: pollSeconds,
    },
    async (jobs) => {
      const results = await Promise.allSettled(
        jobs.map(({ data }) => deliver(services, (data as { messageId: string }).messageId)),
      );
      const failed = results.find((result) => result.status === 'rejected');
      // The batch is tried again as a whole; what was delivered is not claimed a second time.
      if (failed) throw failed.reason;
    },
  );
  await boss.work(sweepQueue, { pollingIntervalSeconds: 30 }, () => enqueueForgotten(services));
  await boss.work(clearQueue, { pollingIntervalSeconds: 60 }, async () => {
    await eraseClosedAccounts(services);
    await deleteExpired(services.db, services.clock());
  });
  await boss.schedule(sweepQueue, '* * * * *');
  await boss.schedule(clearQueue, '20 3 * * *', undefined, { tz: 'Europe/Rome' });
  await enqueueForgotten(services);

  return {
    async stop() {
      const finished = Promise.all([deliverQueue, sweepQueue, clearQueue].map((queue) => boss.offWork(queue)));
      await Promise.race([finished, wait(longestJob, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

function atMostOncePer(ms: number, tell: (error: unknown) => void): (error: unknown) => void {
  let toldAt = -Infinity;
  return (error) => {
    if (performance.now() - toldAt < ms) return;
    toldAt = performance.now();
    tell(error);
  };
}
