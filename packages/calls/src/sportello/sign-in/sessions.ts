import type { DeviceSession } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { instant, optionalText } from '../../mechanism/wire.ts';

/** Lists the sessions of the account, so that a customer can end an unknown one; not in the provider's documents. */
export const sessions = defineCall({
  id: 'sessions',
  backend: 'sportello',
  method: 'GET',
  path: '/sessioni',
  summary: 'Dispositivi da cui è aperta una sessione',
  rules: ['sessione.chiamate.5'],
  access: 'signed-in',
  modules: null,
  inTheirName: 'NEVER',
  answer: z.strictObject({
    sessioni: z.array(
      z.strictObject({
        id: z.string(),
        dispositivo: optionalText,
        ricordata: z.boolean(),
        dataAccesso: instant,
        dataUltimoUso: instant,
        corrente: z.boolean(),
      }),
    ),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      sessioni: [
        {
          id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11',
          dispositivo: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
          ricordata: true,
          dataAccesso: '2026-11-20T09:00:00Z',
          dataUltimoUso: '2026-11-20T09:12:00Z',
          corrente: true,
        },
      ],
    },
  },
  toModel: (answer) =>
    answer.sessioni.map((session): DeviceSession => ({
      id: session.id,
      userAgent: present(session.dispositivo),
      isRemembered: session.ricordata,
      signedInAt: Date.parse(session.dataAccesso),
      seenAt: Date.parse(session.dataUltimoUso),
      isThis: session.corrente,
    })),
});
