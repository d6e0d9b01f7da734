import { markNotificationsRead, readNotifications } from './usecases/read.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const notificationsHandlers = {
  notifications: ({ services, actor, request }) => readNotifications(services, actor, request.query),
  readNotification: async ({ services, actor, request }) => {
    await markNotificationsRead(services, actor, { only: request.params.id });
    return {};
  },
  readAllNotifications: async ({ services, actor, request }) => ({
    lette: await markNotificationsRead(services, actor, { upTo: request.body.fino }),
  }),
  invalidations: async ({ services }) => services.invalidations.join,
} satisfies Partial<Handlers>;
