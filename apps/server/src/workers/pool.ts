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

/** For whom something is done. */
export interface WorkFor {
  /** Whoever has left is not worked for: a task that waits is given up. */
  readonly signal?: AbortSignal;
  /** It belongs to an answer that has begun, and waits for its turn however long that takes. */
  readonly hasBegun?: boolean;
}

interface RunOptions extends WorkFor {
  /** What is handed over, not copied: the caller has it no more. */
  readonly transfer?: ArrayBuffer[];
}

/** Does on threads of its own what would keep the one that answers everybody from answering. */
export interface Workers {
  /** Refuses when too much is waiting already: 503 with `Retry-After`. */
  run<Name extends TaskName>(task: Name, input: Given<Name>, options?: RunOptions): Promise<Made<Name>>;
  close(): Promise<void>;
}

/** One processor is left to the calls. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Tasks that may wait for a thread, of all customers; `plugins/protection/fair-share.ts` limits what one may ask. */
const mostWaiting = 50;
const mostWaitingInAll = 1000;

/** A task that takes longer hangs, and its thread is ended with it. */
const longestTaskMs = 30_000;

/** A thread that nobody needs any more gives its memory back. */
const idleMs = 5 * 60_000;

/**
 * Starts no thread before the first task. A task under way is done to its end even if nobody waits for
 * it any more: ending its thread and starting another would cost more, and could be had by breaking off.
 */
export function startWorkers(settings: ThreadSettings): Workers {
  const pool = new Piscina<Job, Outcome>({
    filename: fileURLToPath(new URL('thread.ts', import.meta.url)),
    workerData: settings,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // A thread that waits hears what happens meanwhile, such as a connection that is lost.
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
