import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BulkheadRejectedError, TaskCancelledError, bulkhead } from 'cockatiel';
import { ApiError } from '../../errors/api-error.ts';
import { turnsOfEach } from '../../shared/turns-of-each.ts';
import type { Asked, Drawn, PictureFault } from './draw.ts';

/** The caller whose picture it is; a waiting one is dropped, and one in work ended, when its client disconnects. */
export interface PictureOwner {
  readonly id: string;
  readonly gone: AbortSignal;
}

/** Draws pictures that others have sent, in a process that has neither secrets nor a part in the server's memory. */
export interface Pictures {
  /** Throws 503 with `Retry-After` if too many wait. */
  draw(
    content: Uint8Array,
    asked: Omit<Asked, 'content'>,
    owner: PictureOwner,
  ): Promise<{ readonly drawn: Buffer } | { readonly fault: PictureFault }>;
  /** Undefined while there is none: it is started by the first picture. */
  readonly processId: number | undefined;
  close(): void;
}

/** The largest pictures take 350 MB; a container has room for this beside the server (docs/operations/containers.md). */
const MOST_MEMORY_BYTES = 512 * 1024 * 1024;

/** Pictures of all owners, and of one, that may wait. */
const mostWaiting = 20;
const mostWaitingOfOne = 5;
const longestWaitMs = 20_000;

/** The limits let no picture pass that takes longer than a few seconds where a core is free. */
const longestWorkMs = 20_000;

/** An idle process is ended to free its memory. */
const idleMs = 60_000;

/** Draws one picture at a time of each owner, and one at a time in all. */
export function startPictures({ mostMemoryBytes = MOST_MEMORY_BYTES } = {}): Pictures {
  const turns = bulkhead(1, mostWaiting);
  const inTurnOfOwner = turnsOfEach(mostWaitingOfOne);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };

  const forget = (ended: ChildProcess) => {
    if (child === ended) child = undefined;
  };

  /** Returns undefined if the process ends before it has answered. */
  const ask = async (asked: Asked, stop: AbortSignal): Promise<Drawn | undefined> => {
    clearTimeout(idle);
    const asking = child ?? startProcess(mostMemoryBytes, forget);
    child = asking;
    stop.addEventListener('abort', end, { once: true });
    try {
      return await answerOf(asking, asked);
    } finally {
      stop.removeEventListener('abort', end);
      idle = setTimeout(end, idleMs).unref();
    }
  };

  const draw = async (asked: Asked, gone: AbortSignal): Promise<Drawn> => {
    const late = AbortSignal.timeout(longestWorkMs);
    const stop = AbortSignal.any([gone, late]);
    // A process that was ended by something else gets the picture once more.
    for (let tries = 0; tries < 2 && !stop.aborted; tries += 1) {
      const drawn = await ask(asked, stop);
      if (drawn !== undefined) return drawn;
    }
    if (stop.aborted) throw tooBusy();
    return { fault: 'TOO_MANY_PIXELS' };
  };

  return {
    get processId() {
      return child?.pid;
    },
    async draw(content, asked, { id, gone }) {
      const waiting = AbortSignal.any([gone, AbortSignal.timeout(longestWaitMs)]);
      try {
        const work = () => draw({ content, ...asked }, gone);
        const answer = await inTurnOfOwner(id, () => turns.execute(work, waiting), waiting);
        return 'drawn' in answer ? { drawn: Buffer.from(answer.drawn) } : answer;
      } catch (cause) {
        const isTooMuch = cause instanceof BulkheadRejectedError || cause instanceof TaskCancelledError;
        throw isTooMuch ? tooBusy(cause) : cause;
      }
    },
    close: () => {
      clearTimeout(idle);
      end();
    },
  };
}

function tooBusy(cause?: unknown): ApiError {
  return new ApiError('TOO_BUSY', [], { cause, retryAfterSeconds: 2 });
}

/** Starts a process without the server's settings and secrets, to which web calls need not yield. */
function startProcess(mostMemoryBytes: number, onExit: (ended: ChildProcess) => void): ChildProcess {
  const { PATH, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  const child = fork(fileURLToPath(new URL('process.ts', import.meta.url)), [String(mostMemoryBytes)], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    env: { PATH, SystemRoot, NODE_COMPILE_CACHE, UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2', VIPS_WARNING: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It may have ended already, which `answerOf` notices.
  }
  // An error without a listener would end the server.
  child.on('error', () => undefined).on('exit', () => onExit(child));
  child.unref();
  child.channel?.unref();
  return child;
}

function answerOf(child: ChildProcess, asked: Asked): Promise<Drawn | undefined> {
  return new Promise((resolve) => {
    const settle = (drawn?: Drawn) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      resolve(drawn);
    };
    const onMessage = (drawn: unknown) => settle(drawn as Drawn);
    const onEnd = () => settle();
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.send(asked, (error) => error && settle());
  });
}
