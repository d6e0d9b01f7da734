import { markNotificationsRead, readNotifications } from '../usecases/notifications/read.ts';
import {
  answerRequest,
  readContactFile,
  readInbox,
  readOwnRequests,
  readReceived,
  release,
  take,
} from '../usecases/support/requests.ts';
import type { Handlers } from './handler.ts';

export const sportelloSupport = {
  contactRequests: ({ services, actor }) => readOwnRequests(services, actor),
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
  notifications: ({ services, actor, request }) => readNotifications(services, actor, request.query),
  readNotification: async ({ services, actor, request }) => {
    await markNotificationsRead(services, actor, { only: request.params.id });
    return {};
  },
  readAllNotifications: async ({ services, actor, request }) => ({
    lette: await markNotificationsRead(services, actor, { upTo: request.body.fino }),
  }),
} satisfies Partial<Handlers>;
