import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { filled } from '../../mechanism/wire.ts';

/** Longer than any endpoint of the known push services. */
const LONGEST_ENDPOINT = 1000;

const ADDRESS = /^https:\/\/[a-z0-9.-]+\/[\x21-\x7e]*$/i;

/** Takes this browser as one of the customer's devices; idempotent (push.dispositivo.1). */
export const subscribePush = defineCall({
  id: 'subscribePush',
  backend: 'sportello',
  method: 'POST',
  path: '/push/dispositivi',
  summary: 'Il dispositivo del cliente riceve le notifiche',
  rules: ['push.chiamate.1', 'push.dispositivo.1', 'push.dispositivo.2'],
  access: 'customer-in-person',
  modules: { notification: 'ACTIVE' },
  body: z.strictObject({
    endpoint: z
      .string()
      .check(...filled, z.maxLength(LONGEST_ENDPOINT, 'TOO_LONG'), z.regex(ADDRESS, 'NOT_A_PUSH_SERVICE')),
    /** An uncompressed point of P-256 and 16 bytes, in base64url without padding (RFC 8291). */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, 'NOT_A_KEY')),
    auth: z.string().check(z.regex(/^[\w-]{22}$/, 'NOT_A_KEY')),
  }),
  answer: z.strictObject({ id: z.string() }),
  errors: ['NOT_FOUND'],
  touches: ['pushState'],
  example: {
    request: {
      body: {
        endpoint: 'https://fcm.googleapis.com/fcm/send/dGVzdA:APA91bExample',
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    answer: { id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' },
  },
  toModel: ({ id }) => id,
});
