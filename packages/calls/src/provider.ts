import * as z from 'zod/mini';
import { defineCall } from './mechanism/call.ts';
import { instant } from './mechanism/wire.ts';

const cursor = z.string().check(z.regex(/^\d{1,20}\.\d{1,19}$/, 'NOT_VALID'));

/** Events after a cursor, with long polling while there are none: the export for systems that stay connected. */
export const providerChanges = defineCall({
  id: 'providerChanges',
  backend: 'provider',
  method: 'GET',
  path: '/changes',
  summary: 'Che cosa è successo dopo un cursore, per i sistemi del fornitore',
  rules: ['fornitore.chiavi.1', 'fornitore.connessi.2'],
  access: 'provider',
  query: z.strictObject({
    since: z.optional(cursor),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d{0,2}|1000)$/, 'NOT_A_NUMBER'))),
    /** Seconds to wait for an event. */
    wait: z.optional(z.string().check(z.regex(/^([0-9]|1\d|2[0-5])$/, 'NOT_A_NUMBER'))),
  }),
  answer: z.strictObject({
    changes: z.array(
      z.strictObject({
        id: z.string(),
        at: instant,
        kind: z.string(),
        customerCode: z.nullable(z.string()),
        actor: z.nullable(z.string()),
        right: z.string(),
        data: z.record(z.string(), z.unknown()),
        /** When personal fields were removed from `data`. */
        redactedAt: z.optional(instant),
        cursor: z.string(),
      }),
    ),
    cursor: z.string(),
  }),
  errors: ['TOO_MANY_ATTEMPTS'],
  example: {
    request: { query: { since: '0.0', limit: '100', wait: '0' } },
    answer: {
      changes: [
        {
          id: '42',
          at: '2026-11-20T09:00:00.000Z',
          kind: 'CONTACT_CHANGED',
          customerCode: 'A000123',
          actor: 'giulia',
          right: 'SELF',
          data: { channel: 'MAIL', value: 'giulia@example.it' },
          cursor: '7311.42',
        },
      ],
      cursor: '7311.42',
    },
  },
  toModel: (answer) => answer,
});
