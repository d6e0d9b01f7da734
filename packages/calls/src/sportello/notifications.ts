import {
  NOTIFICATION_READ_STATE_LABELS,
  NOTIFICATION_TARGETS,
  type Instant,
  type NotificationReadState,
  type NotificationTarget,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { digits, instant, optionalText } from '../mechanism/wire.ts';

/** Something that happened, told to the customer. */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly target: NotificationTarget;
  /** Where a link leads: within the area, or on the provider's site. */
  readonly url: string | undefined;
  readonly readState: NotificationReadState;
  readonly at: Instant;
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  /** How many of all are to be read. */
  readonly unread: number;
  /** Whether there are older ones: ask again with the last one's id. */
  readonly hasMore: boolean;
}

const { DA_LEGGERE, LETTA } = NOTIFICATION_READ_STATE_LABELS;

/** The customer's notifications, the newest first; ours, the specification has only their words. */
export const notifications = defineCall({
  id: 'notifications',
  backend: 'sportello',
  method: 'GET',
  path: '/notifiche',
  summary: 'Notifiche del cliente',
  spec: 'Spec 1 §4, Spec 2 §2 and §3 (own call)',
  access: 'customer',
  query: z.strictObject({
    limite: z.optional(digits(1, 50)),
    /** Only those older than this one. */
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
  toModel: (answer): NotificationPage => ({
    notifications: answer.notifiche.map((one) => ({
      id: one.id,
      title: one.titolo,
      text: one.testo,
      // A target that we don't know leads to where the notification itself points.
      target: NOTIFICATION_TARGETS.find((target) => target === one.destinazione) ?? 'LINK',
      url: present(one.url),
      readState: one.stato === LETTA ? 'LETTA' : 'DA_LEGGERE',
      at: Date.parse(one.data),
    })),
    unread: answer.daLeggere,
    hasMore: answer.altre,
  }),
});
