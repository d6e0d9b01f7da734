import { PUSH_APPS, PUSH_KINDS, type PushApp, type PushKind, type PushState } from '@sportello/domain';
import * as z from 'zod/mini';
import { wireVersion } from '../../contratti/version.ts';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { instant, optionalText } from '../../mechanism/wire.ts';

/** The switch of a kind, with the version that a change sends back. */
export const wirePushKind = z.strictObject({ tipo: z.enum(PUSH_KINDS), attivo: z.boolean(), versione: wireVersion });

/** The kinds of pushes with their switches, and the customer's devices (push.chiamate.1). */
export const pushState = defineCall({
  id: 'pushState',
  backend: 'sportello',
  method: 'GET',
  path: '/push',
  summary: 'Notifiche sui dispositivi: tipi e dispositivi del cliente',
  rules: ['push.chiamate.1', 'push.tipi.1'],
  access: 'customer',
  modules: { notification: 'ACTIVE' },
  answer: z.strictObject({
    /** Null where the provider sends no pushes to browsers. */
    chiave: optionalText,
    /** The systems to whose apps the provider sends pushes. */
    app: z.nullable(z.array(z.enum(PUSH_APPS))),
    tipi: z.array(wirePushKind),
    dispositivi: z.array(
      z.strictObject({ id: z.string(), dispositivo: optionalText, dal: instant, questo: z.boolean() }),
    ),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      chiave: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      app: ['ANDROID', 'IOS'],
      tipi: PUSH_KINDS.map((tipo) => ({ tipo, attivo: true, versione: '7' })),
      dispositivi: [
        {
          id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11',
          dispositivo: 'Mozilla/5.0 (Linux; Android 15) Chrome/142.0 Mobile',
          dal: '2026-11-20T09:00:00Z',
          questo: true,
        },
      ],
    },
  },
  toModel: (answer): PushState => ({
    publicKey: present(answer.chiave),
    apps: (answer.app ?? []).filter(isApp),
    kinds: answer.tipi.flatMap(({ tipo, attivo, versione }) =>
      isKind(tipo) ? [{ kind: tipo, isOn: attivo, version: present(versione) }] : [],
    ),
    devices: answer.dispositivi.map(({ id, dispositivo, dal, questo }) => ({
      id,
      userAgent: present(dispositivo),
      since: Date.parse(dal),
      isThis: questo,
    })),
  }),
});

/** A newer server may know kinds that this app has no words for. */
const isKind = (kind: string): kind is PushKind => (PUSH_KINDS as readonly string[]).includes(kind);

const isApp = (app: string): app is PushApp => (PUSH_APPS as readonly string[]).includes(app);
