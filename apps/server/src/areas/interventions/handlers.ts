import { leaveFeedback, readInvoices, readStory } from './usecases/afterwards.ts';
import { answer, readQuotes } from './usecases/quotes.ts';
import { enterVideocall, readVideocall } from './usecases/videocall.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const interventionsHandlers = {
  preventives: ({ services, actor, request }) => readQuotes(services, actor, request.params.id),
  answerPreventive: async ({ services, actor, request }) => {
    await answer(services, actor, request);
    return {};
  },
  interventionInvoices: ({ services, actor, request: { params, query } }) =>
    readInvoices(services, actor, { ...params, ...query }),
  sendFeedback: async ({ services, actor, request }) => {
    await leaveFeedback(services, actor, request);
    return {};
  },
  videocall: ({ services, actor, request }) => readVideocall(services, actor, request.params.id),
  joinVideocall: ({ services, actor, request }) =>
    enterVideocall(services, actor, request.params.id, request.body.registrazione),
  interventionStory: ({ services, actor, request }) => readStory(services, actor, request.params.id),
} satisfies Partial<Handlers>;
