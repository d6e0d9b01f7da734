import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BulkheadRejectedError, TaskCancelledError, bulkhead } from 'cockatiel';
import { Piscina } from 'piscina';
import { NotedError } from '../errors/note.ts';
import { ApiError } from '../errors/api-error.ts';
import { StartError } from '../errors/start-error.ts';
import type { Job, Outcome, ThreadSettings } from './job.ts';
import type { Tasks } from './tasks.ts';

type TaskName = keyof Tasks;
type Given<Name extends TaskName> = Parameters<Tasks[Name]>[0];
type Made<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;

export interface WorkFor {
  /** A queued task is dropped when its client disconnects. */
  readonly signal?: AbortSignal;
  /** Part of an answer already being sent, so it queues without a limit. */
  readonly hasBegun?: boolean;
}

interface RunOptions extends WorkFor {
  /** Transferred, not copied: the caller can't use them afterwards. */
  readonly transfer?: ArrayBuffer[];
}

/** Runs tasks that would block the event loop in worker threads. */
export interface Workers {
  /** Throws 503 with `Retry-After` if the queue is full. */
  run<Name extends TaskName>(task: Name, input: Given<Name>, options?: RunOptions): Promise<Made<Name>>;
  close(): Promise<void>;
}

/** One processor is left for web calls. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Queued tasks of all customers; `plugins/protection/fair-share.ts` limits each account. */
const mostWaiting = 50;
const mostWaitingInAll = 1000;

/** A longer task is considered hung and its thread is terminated. */
const longestTaskMs = 30_000;

/** An idle thread is ended to free its memory. */
const idleMs = 5 * 60_000;

/**
 * Starts threads on demand. A running task is finished even if nobody waits for it: terminating and restarting a
 * thread costs more, and clients could cause that by disconnecting.
 */
export function startWorkers(settings: ThreadSettings): Workers {
  const pool = new Piscina<Job, Outcome>({
    filename: fileURLToPath(new URL('thread.ts', import.meta.url)),
    workerData: settings,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // With Atomics an idle thread would miss events such as a lost connection.
    atomics: 'disabled',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const queue = bulkhead(threads, mostWaitingInAll);
  return {
    async run<Name extends TaskName>(
      task: Name,
      input: Given<Name>,
      { signal, hasBegun = false, transfer }: RunOptions = {},
    ): Promise<Made<Name>> {
      const waiting = mostWaitingInAll - queue.queueSlots;
      if (waiting >= mostWaiting && !hasBegun) throw tooMuch();
      const work = () =>
        pool.run(
          { task, input },
          { signal: AbortSignal.timeout(longestTaskMs), ...(transfer && { transferList: transfer }) },
        );
      try {
        const outcome = await queue.execute(work, signal);
        if ('value' in outcome) return outcome.value as Made<Name>;
        if ('refused' in outcome) throw new ApiError(outcome.refused.code, outcome.refused.fields);
        if ('unusable' in outcome) throw new StartError(outcome.unusable);
        throw new NotedError(outcome.failed);
      } catch (cause) {
        if (cause instanceof BulkheadRejectedError || cause instanceof TaskCancelledError) throw tooMuch(cause);
        if (cause instanceof Error && cause.name === 'AbortError') throw new ApiError('S-001', [], { cause });
        throw cause;
      }
    },
    close: () => pool.destroy(),
  };
}

function tooMuch(cause?: unknown): ApiError {
  return new ApiError('TOO_BUSY', [], { cause, retryAfterSeconds: 2 });
}
