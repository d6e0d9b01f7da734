import { NOTIFICATION_READ_STATE_LABELS, NOTIFICATION_TARGETS, type NotificationPage } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { digits, instant, optionalText } from '../../mechanism/wire.ts';

const { DA_LEGGERE, LETTA } = NOTIFICATION_READ_STATE_LABELS;

/** The customer's notifications, newest first (avviso.chiamate.1). */
export const notifications = defineCall({
  id: 'notifications',
  backend: 'sportello',
  method: 'GET',
  path: '/notifiche',
  summary: 'Notifiche del cliente',
  rules: ['avviso.chiamate.1', 'avviso.modello.2', 'avviso.modello.3'],
  access: 'customer',
  modules: { notification: 'ACTIVE' },
  query: z.strictObject({
    limite: z.optional(digits(1, 50)),
    prima: z.optional(z.string().check(z.regex(/^\d{1,18}$/, 'NOT_A_NUMBER'))),
  }),
  answer: z.strictObject({
    notifiche: z.array(
      z.strictObject({
        id: z.string(),
        titolo: z.string(),
        testo: z.string(),
        destinazione: z.enum(NOTIFICATION_TARGETS),
        url: optionalText,
        stato: z.enum([DA_LEGGERE, LETTA]),
        data: instant,
      }),
    ),
    daLeggere: z.number(),
    altre: z.boolean(),
  }),
  errors: [],
  example: {
    request: { query: { limite: '20' } },
    answer: {
      notifiche: [
        {
          id: '17',
          titolo: 'La tua bolletta è arrivata',
          testo: 'La trovi nell’archivio.',
          destinazione: 'ARCHIVIO',
          url: null,
          stato: DA_LEGGERE,
          data: '2026-11-20T09:00:00Z',
        },
      ],
      daLeggere: 1,
      altre: false,
    },
  },
  invalidatedBy: 'notifications',
  toModel: (answer): NotificationPage => ({
    notifications: answer.notifiche.map((one) => ({
      id: one.id,
      title: one.titolo,
      text: one.testo,
      // An unknown target falls back to the notification's own URL.
      target: NOTIFICATION_TARGETS.find((target) => target === one.destinazione) ?? 'LINK',
      url: present(one.url),
      readState: one.stato === LETTA ? 'LETTA' : 'DA_LEGGERE',
      at: Date.parse(one.data),
    })),
    unread: answer.daLeggere,
    hasMore: answer.altre,
  }),
});
