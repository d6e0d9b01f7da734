import { isAppToken, PUSH_APPS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { filled } from '../../mechanism/wire.ts';

/** Longer than any token of the two push services. */
const LONGEST_TOKEN = 1000;

/** Takes this app of a store as one of the customer's devices; idempotent (push.dispositivo.1). */
export const subscribeApp = defineCall({
  id: 'subscribeApp',
  backend: 'sportello',
  method: 'POST',
  path: '/push/app',
  summary: 'L’app del cliente riceve le notifiche',
  rules: ['push.chiamate.1', 'push.dispositivo.1', 'push.dispositivo.2'],
  access: 'customer-in-person',
  modules: { notification: 'ACTIVE' },
  body: z
    .strictObject({
      sistema: z.enum(PUSH_APPS),
      /** The address that the push service of the system gave to the app. */
      token: z.string().check(...filled, z.maxLength(LONGEST_TOKEN, 'TOO_LONG'), z.regex(/^[\w:-]+$/, 'NOT_A_TOKEN')),
    })
    .check(z.refine(({ sistema, token }) => isAppToken(sistema, token), { path: ['token'], error: 'NOT_A_TOKEN' })),
  answer: z.strictObject({ id: z.string() }),
  errors: ['NOT_FOUND'],
  touches: ['pushState'],
  example: {
    request: {
      body: {
        sistema: 'ANDROID',
        token: `dR3xT0kenOfOnePhone_01:APA91b${'Example-'.repeat(16)}`,
      },
    },
    answer: { id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' },
  },
  toModel: ({ id }) => id,
});
