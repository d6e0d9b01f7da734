import type { Handlers } from '../../handlers/handler.ts';
import { answerRequest, readContactFile, readInbox, readReceived, release, take } from './usecases.ts';

export const inboxHandlers = {
  contactInbox: ({ services, actor, request }) => readInbox(services, actor, request.query),
  receivedRequest: ({ services, actor, request }) => readReceived(services, actor, request.params.numero),
  takeContactRequest: async ({ services, actor, request: { params, body } }) => {
    await take(services, actor, { ...params, ...body });
    return {};
  },
  releaseContactRequest: async ({ services, actor, request }) => {
    await release(services, actor, request.params.numero);
    return {};
  },
  contactFile: ({ services, actor, request }) => readContactFile(services, actor, request.params),
  answerContactRequest: async ({ services, actor, request }) => {
    const { numero } = request.params;
    await answerRequest(services, actor, { numero, ...request.body, key: request.headers['idempotency-key'] });
    return {};
  },
} satisfies Partial<Handlers>;
