import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FlowEvent } from '../commands/import/measurements/events.ts';
import { NotedError } from '../errors/note.ts';
import { StartError } from '../errors/start-error.ts';
import type { FlowInput, FlowMessage } from './flow-thread.ts';

/**
 * Reads a file of measurements on a thread of its own, one step ahead of its reader. It is none of the pool's, whose
 * tasks are short: a large file takes as long as its rows take to be written.
 */
export async function* readFlowsInThread(file: string, now: Date): AsyncGenerator<FlowEvent> {
  const input: FlowInput = { file, now };
  const worker = new Worker(new URL('flow-thread.ts', import.meta.url), {
    workerData: input,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    for await (const [message] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[FlowMessage]>) {
      if ('unusable' in message) throw new StartError(message.unusable);
      if ('failed' in message) throw new NotedError(message.failed);
      if ('isOver' in message) return;
      worker.postMessage('taken');
      yield message.event;
    }
    throw new Error('The thread that reads measurements ended before the file.');
  } finally {
    await worker.terminate();
  }
}
