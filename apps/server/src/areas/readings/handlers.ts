import { readHistory, readLast } from './usecases/last.ts';
import { readOptions, readWindows } from './usecases/options.ts';
import { sendReading } from './usecases/send.ts';
import { readPhoto, readSent } from './usecases/sent.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const readingsHandlers = {
  readingWindows: ({ services, actor }) => readWindows(services, actor),
  sentReadings: ({ services, actor, request }) => readSent(services, actor, request.params.id),
  readingPhoto: ({ services, actor, request }) => readPhoto(services, actor, request.params.numero),
  ultimaLettura: ({ services, actor, request }) => readLast(services, actor, request.params.id, request.query),
  tipologiaAutolettura: ({ services, actor, request }) => readOptions(services, actor, request.params.id),
  storicoLetture: ({ services, actor, request }) => readHistory(services, actor, request.query),
  autolettura: ({ services, actor, request, info }) =>
    sendReading(services, actor, request.body, { key: request.headers['idempotency-key'] ?? null, gone: info.gone }),
} satisfies Partial<Handlers>;
