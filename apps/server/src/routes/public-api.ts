import { readFooter, readPage } from '../usecases/content/read.ts';
import { sendContactMessage } from '../usecases/support/send.ts';
import type { Handlers } from './handler.ts';

export const publicApi = {
  cmsContent: ({ services, request }) => readPage(services, request.query.url),
  footer: ({ services }) => readFooter(services),
  invioFormContatti: ({ services, actor, request }) =>
    sendContactMessage(services, actor, request.body, request.headers['idempotency-key']),
} satisfies Partial<Handlers>;
