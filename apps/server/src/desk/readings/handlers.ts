import { readQueuedPhoto } from '../../areas/readings/usecases/sent.ts';
import type { Handlers } from '../../handlers/handler.ts';
import { moveReading, readQueue } from './usecases.ts';

export const readingQueueHandlers = {
  readingQueue: ({ services, actor, request }) => readQueue(services, actor, request.query),
  queuedReadingPhoto: ({ services, actor, request }) => readQueuedPhoto(services, actor, request.params.numero),
  moveReading: async ({ services, actor, request }) => {
    await moveReading(services, actor, request.params.numero, request.body);
    return {};
  },
} satisfies Partial<Handlers>;
