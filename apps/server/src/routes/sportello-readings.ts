import { readWindows } from '../usecases/readings/options.ts';
import { moveReading, readQueue } from '../usecases/readings/queue.ts';
import { readPhoto, readQueuedPhoto, readSent } from '../usecases/readings/sent.ts';
import type { Handlers } from './handler.ts';

export const sportelloReadings = {
  readingWindows: ({ services, actor }) => readWindows(services, actor),
  sentReadings: ({ services, request }) => readSent(services, request.params.id),
  readingPhoto: ({ services, request }) => readPhoto(services, request.params.numero),
  readingQueue: ({ services, actor, request }) => readQueue(services, actor, request.query),
  queuedReadingPhoto: ({ services, actor, request }) => readQueuedPhoto(services, actor, request.params.numero),
  moveReading: async ({ services, actor, request }) => {
    await moveReading(services, actor, request.params.numero, request.body);
    return {};
  },
} satisfies Partial<Handlers>;
