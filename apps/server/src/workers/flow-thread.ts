import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { readFlows, type FlowEvent } from '../commands/import/measurements/events.ts';
import { noteOf, type ErrorNote } from '../errors/note.ts';
import { StartError } from '../errors/start-error.ts';

export interface FlowInput {
  readonly file: string;
  readonly now: Date;
}

export type FlowMessage =
  | { readonly event: FlowEvent }
  | { readonly isOver: true }
  | { readonly unusable: readonly string[] }
  | { readonly failed: ErrorNote };

/** Sends the events of a file, each after the one before was taken, so that memory does not grow with the file. */
async function send(post: (message: FlowMessage) => void, wasTaken: () => Promise<unknown>): Promise<void> {
  const { file, now } = workerData as FlowInput;
  try {
    for await (const event of readFlows(file, now)) {
      post({ event });
      await wasTaken();
    }
    post({ isOver: true });
  } catch (error) {
    post(error instanceof StartError ? { unusable: error.lines } : { failed: noteOf(error) });
  }
}

if (parentPort !== null) {
  const port = parentPort;
  await send(
    (message) => port.postMessage(message),
    () => once(port, 'message'),
  );
  port.close();
}
