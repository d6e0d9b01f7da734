import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';

/** Ends pushes to one of the customer's devices (push.dispositivo.1). */
export const unsubscribePush = defineCall({
  id: 'unsubscribePush',
  backend: 'sportello',
  method: 'DELETE',
  path: '/push/dispositivi/{id}',
  summary: 'Un dispositivo del cliente non riceve più notifiche',
  rules: ['push.chiamate.1', 'push.dispositivo.1'],
  access: 'customer-in-person',
  modules: { notification: 'ACTIVE' },
  params: z.strictObject({ id: ownId('push-device') }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  touches: ['pushState'],
  example: { request: { params: { id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' } }, answer: {} },
  toModel: () => undefined,
});
