import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import {
  billsQueue,
  casesQueue,
  clearQueue,
  deliverQueue,
  endHoldsQueue,
  invitationsQueue,
  lateQueue,
  noticesQueue,
  outcomesQueue,
  paymentsQueue,
  plansQueue,
  pushQueue,
  readingsQueue,
  reconcileQueue,
  remindQueue,
  sweepQueue,
  thresholdsQueue,
} from '../db/jobs/queues.ts';
import { keptAlive, openPool } from '../db/pool.ts';
import { redactEvents } from '../events/redact.ts';
import { deleteExpired } from '../db/retention/delete.ts';
import { keepCurves } from '../db/retention/curves.ts';
import { reconcileDays } from '../areas/paying/usecases/reconcile.ts';
import { pollPayments } from '../areas/paying/usecases/poll.ts';
import { notifyOfThresholds } from '../areas/consumption/usecases/notify-thresholds.ts';
import { makePlans } from '../areas/paying/usecases/instalment-plan.ts';
import { notifyOfBills } from '../areas/bills/usecases/notify-bills.ts';
import { advanceNotices } from '../areas/notices/usecases/advance.ts';
import { noteNoticeGivenUp, noteNoticeSent } from '../areas/notices/usecases/deliveries.ts';
import { applyReceipts } from '../areas/notices/usecases/receipts.ts';
import { writeRoot } from '../areas/notices/usecases/root.ts';
import { missTerms } from '../areas/cases/usecases/miss-terms.ts';
import { endExpiredHolds } from '../areas/booking/usecases/expire.ts';
import { notifyOfLateVisits } from '../desk/operations-centre/usecases/late-visits.ts';
import { remindOfVisits } from '../desk/operations-centre/usecases/reminders.ts';
import type { Services } from '../shared/context.ts';
import { eraseClosedAccounts } from '../areas/profile/usecases/erase.ts';
import { rewardInvitations } from '../areas/invitations/usecases/invite.ts';
import { attachmentsOf } from '../areas/messages/usecases/attach.ts';
import { deliverPush, enqueueForgottenPushes } from '../areas/push/usecases/deliver-push.ts';
import { deliver } from '../areas/messages/usecases/deliver.ts';
import { steadyClock } from '../ports/timers.ts';
import { enqueueForgotten } from '../areas/messages/usecases/sweep.ts';
import { applyDueOutcomes } from '../areas/integration/usecases/outcomes/due.ts';
import { clearTime } from './clear-time.ts';
import { observeJobs, runJob, type LogJob } from './run-job.ts';
import { forwardEvents } from '../areas/integration/usecases/webhooks.ts';
import { notifyOfWindows } from '../areas/readings/usecases/notify-windows.ts';

/** Background jobs; every server takes its share. */
export interface Jobs {
  /** Takes no more jobs and waits for those in progress. */
  readonly stop: () => Promise<void>;
}

export interface JobsOptions {
  readonly services: Services;
  readonly databaseUrl: string;
  /** Called at most once a minute, so an unavailable database doesn't flood the log. */
  readonly onTrouble: (error: unknown) => void;
  readonly log?: LogJob;
  /** The polling interval for due jobs; new jobs are announced at once. */
  readonly pollSeconds?: number;
}

/** Two batches at once, so that one slow message doesn't delay all. */
const handfuls = 2;
const handful = 5;

/** Grace period for running jobs on shutdown. */
const longestJob = 10_000;

const quietFor = 60_000;

/** Fetching and ending a job takes milliseconds, clearing a long queue takes seconds. */
const longestJobStatementMs = 30_000;

/** While one transaction waits for PostgreSQL, the other one's messages are made. */
const noticeWorkers = 2;

/** A job that notifies customers ends after this, and another one goes on: far below the time after which it expires. */
const noticeSeconds = 120;

/** Starts the job workers; {@link prepareJobs} must have created their tables. */
export async function startJobs({
  services,
  databaseUrl,
  onTrouble,
  log,
  pollSeconds = 5,
}: JobsOptions): Promise<Jobs> {
  const connection = {
    connectionString: databaseUrl,
    application_name: 'sportello jobs',
    // Besides the listening connection; the work itself uses the server's own pool.
    max: 2,
    connectionTimeoutMillis: 5000,
    // The client's own limit: without it a database that vanishes stops all jobs until the system gives up.
    query_timeout: longestJobStatementMs,
    ...keptAlive,
  };
  const boss = new PgBoss({
    ...connection,
    migrate: false,
    useListenNotify: true,
    clock: steadyClock,
  });
  boss.on('error', atMostOncePer(quietFor, onTrouble));
  await boss.start();
  const work = observeJobs(boss, log);
  const stopping = new AbortController();

  const delivering = {
    ...services,
    attach: (message: Parameters<typeof attachmentsOf>[1]) => attachmentsOf(services, message),
    onSent: noteNoticeSent,
    onGivenUp: noteNoticeGivenUp,
  };
  const workInHandfuls = (queue: string, deliverOne: (data: object) => Promise<void>) =>
    boss.work<object>(
      queue,
      {
        localConcurrency: handfuls,
        batchSize: handful,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: Math.min(pollSeconds, 2),
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async (jobs) => {
        const results = await Promise.allSettled(
          jobs.map(({ data }) => runJob(queue, data, () => deliverOne(data), log)),
        );
        const failed = results.find((result) => result.status === 'rejected');
        // The whole batch is retried; what was delivered is not claimed again.
        if (failed) throw failed.reason;
      },
    );
  await workInHandfuls(deliverQueue, (data) => deliver(delivering, (data as { messageId: string }).messageId));
  await workInHandfuls(pushQueue, (data) => deliverPush(services, (data as { pushId: string }).pushId));
  const enqueueAllForgotten = async () => {
    await enqueueForgotten(services);
    await enqueueForgottenPushes(services);
  };
  await work(sweepQueue, { pollingIntervalSeconds: 30 }, enqueueAllForgotten);
  await work(endHoldsQueue, { pollingIntervalSeconds: 30 }, () => endExpiredHolds(services));
  await work(paymentsQueue, { pollingIntervalSeconds: 30 }, () => pollPayments(services));
  await work(plansQueue, { pollingIntervalSeconds: 30 }, () => makePlans(services));
  await work(reconcileQueue, { pollingIntervalSeconds: 60 }, async () => {
    for (const wrong of await reconcileDays(services)) onTrouble(new Error(wrong));
  });
  await work(clearQueue, { pollingIntervalSeconds: 60 }, async () => {
    await eraseClosedAccounts(services);
    await redactEvents(services);
    await deleteExpired(services.db, services.retention, services.clock());
    await keepCurvesOn(databaseUrl, services);
  });
  const noticeRun = () => ({ isOver: untilStopped(noticeSeconds, stopping.signal), onTrouble });
  await work(readingsQueue, { pollingIntervalSeconds: 60 }, () => notifyOfWindows(services, noticeRun()));
  await work(billsQueue, { localConcurrency: noticeWorkers, pollingIntervalSeconds: 60 }, () =>
    notifyOfBills(services, noticeRun()),
  );
  await work(thresholdsQueue, { pollingIntervalSeconds: 60 }, () =>
    notifyOfThresholds(services, { isOver: () => stopping.signal.aborted, onTrouble }),
  );
  await work(lateQueue, { pollingIntervalSeconds: 30 }, () => notifyOfLateVisits(services));
  await work(remindQueue, { pollingIntervalSeconds: 60 }, () => remindOfVisits(services));
  await work(casesQueue, { pollingIntervalSeconds: 60 }, () => missTerms(services));
  await work(noticesQueue, { pollingIntervalSeconds: 60 }, async () => {
    // Before the others: a notice that can't be sent must not keep the root of the day from being written.
    await writeRoot(services);
    await applyReceipts(services);
    await advanceNotices(services, untilStopped(noticeSeconds, stopping.signal));
  });
  await work(invitationsQueue, { pollingIntervalSeconds: 60 }, () => rewardInvitations(services));
  await boss.schedule(sweepQueue, '* * * * *');
  await boss.schedule(endHoldsQueue, '* * * * *');
  await boss.schedule(invitationsQueue, '*/10 * * * *');
  await boss.schedule(casesQueue, '*/5 * * * *');
  await boss.schedule(noticesQueue, '*/5 * * * *');
  await boss.schedule(lateQueue, '*/5 * * * *');
  await boss.schedule(remindQueue, '*/5 * * * *');
  await boss.schedule(paymentsQueue, '* * * * *');
  await boss.schedule(plansQueue, '* * * * *');
  await boss.schedule(reconcileQueue, '40 4 * * *', undefined, { tz: 'Europe/Rome' });
  await boss.schedule(clearQueue, cronOf(clearTime), undefined, { tz: 'Europe/Rome' });
  await boss.schedule(readingsQueue, '30 8 * * *', undefined, { tz: 'Europe/Rome' });
  await boss.schedule(billsQueue, '0 9 * * *', undefined, { tz: 'Europe/Rome' });
  await boss.schedule(thresholdsQueue, '30 9 * * *', undefined, { tz: 'Europe/Rome' });
  await work(outcomesQueue, { pollingIntervalSeconds: 60 }, async () => {
    for (const trouble of await applyDueOutcomes(services)) onTrouble(trouble);
  });
  await boss.schedule(outcomesQueue, '*/10 * * * *');
  await enqueueAllForgotten();
  const forwarding = forwardEverySecond(services, atMostOncePer(quietFor, onTrouble));

  return {
    async stop() {
      stopping.abort();
      await forwarding.stop();
      const finished = Promise.all(
        [
          deliverQueue,
          pushQueue,
          sweepQueue,
          endHoldsQueue,
          invitationsQueue,
          outcomesQueue,
          paymentsQueue,
          plansQueue,
          reconcileQueue,
          clearQueue,
          readingsQueue,
          billsQueue,
          casesQueue,
          lateQueue,
          noticesQueue,
          remindQueue,
          thresholdsQueue,
        ].map((queue) => boss.offWork(queue)),
      );
      await Promise.race([finished, wait(longestJob, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

const cronOf = (time: string) => `${Number(time.slice(3))} ${Number(time.slice(0, 2))} * * *`;

/** Partitions need a session of their own, without the time limits of calls. */
async function keepCurvesOn(databaseUrl: string, { retention, clock }: Services): Promise<void> {
  const pool = openPool(databaseUrl, { max: 1 });
  try {
    const client = await pool.connect();
    await keepCurves(client, retention, clock()).finally(() => client.release(true));
  } finally {
    await pool.end();
  }
}

function untilStopped(seconds: number, stopping: AbortSignal): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => stopping.aborted || performance.now() > end;
}

/** Sends events to the provider's webhook, if any: one round per second, never overlapping. */
function forwardEverySecond(services: Services, onTrouble: (error: unknown) => void): Pick<Jobs, 'stop'> {
  if (services.webhook === null) return { stop: async () => undefined };
  const stopped = new AbortController();
  const rounds = (async () => {
    while (!stopped.signal.aborted) {
      await forwardEvents(services).catch(onTrouble);
      await wait(1000, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    stop: async () => {
      stopped.abort();
      await Promise.race([rounds, wait(longestJob, undefined, { ref: false })]);
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
