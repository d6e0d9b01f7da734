import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';

/** Marks one notification as read; idempotent. */
export const readNotification = defineCall({
  id: 'readNotification',
  backend: 'sportello',
  method: 'POST',
  path: '/notifiche/{id}/lettura',
  summary: 'Una notifica è stata letta',
  rules: ['avviso.chiamate.1', 'avviso.modello.1'],
  access: 'customer',
  modules: { notification: 'ACTIVE' },
  params: z.strictObject({ id: ownId('notification', 20) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  touches: ['notifications'],
  example: { request: { params: { id: '17' } }, answer: {} },
  toModel: () => undefined,
});

/** Marks all notifications as read, up to the newest one that was shown. */
export const readAllNotifications = defineCall({
  id: 'readAllNotifications',
  backend: 'sportello',
  method: 'POST',
  path: '/notifiche/lettura',
  summary: 'Tutte le notifiche sono state lette',
  rules: ['avviso.chiamate.1', 'avviso.modello.1'],
  access: 'customer',
  modules: { notification: 'ACTIVE' },
  body: z.strictObject({
    /** Newest notification that was shown: later ones stay unread. */
    fino: z.string().check(z.regex(/^\d{1,18}$/, 'NOT_A_NUMBER')),
  }),
  answer: z.strictObject({ lette: z.number() }),
  errors: [],
  touches: ['notifications'],
  example: { request: { body: { fino: '17' } }, answer: { lette: 1 } },
  toModel: (answer) => answer.lette,
});
