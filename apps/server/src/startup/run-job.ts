import type { PgBoss } from 'pg-boss';
import { originOf, runFrom } from '../telemetry/signals/origin.ts';
import { jobOperation } from '../telemetry/signals/signals.ts';

/** Called once for each job that a request has caused, and for each failed one. */
export type LogJob = (facts: {
  readonly job: string;
  readonly requestId?: string;
  readonly ms: number;
  readonly err?: unknown;
}) => void;

/** Runs a job as part of the request that has queued it, so that log lines and spans name that request. */
export async function runJob<T>(job: string, data: unknown, work: () => Promise<T>, log?: LogJob): Promise<T> {
  const origin = originOf(data);
  const { requestId } = origin;
  const begin = performance.now();
  const logEnd = (failed: { readonly err?: unknown }) => {
    const ms = Math.round((performance.now() - begin) * 10) / 10;
    log?.({ job, ...(requestId !== undefined && { requestId }), ms, ...failed });
  };
  try {
    const result = await runFrom(origin, () => jobOperation.run({ job }, work));
    if (requestId !== undefined) logEnd({});
    return result;
  } catch (err) {
    logEnd({ err });
    throw err;
  }
}

/** Makes every handler of these queues run by {@link runJob}; all of them take one job at a time. */
export function observeJobs(boss: PgBoss, log?: LogJob): PgBoss['work'] {
  return ((queue: string, options: object, handle: (jobs: readonly { readonly data: unknown }[]) => Promise<unknown>) =>
    boss.work(queue, options, (jobs) => runJob(queue, jobs[0]?.data, () => handle(jobs), log))) as PgBoss['work'];
}
