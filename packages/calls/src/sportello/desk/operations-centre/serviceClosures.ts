import type { ServiceClosure } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { day, line } from '../../../mechanism/wire.ts';

/** Days without any service: the holidays of a year from today, and those that the centre added. */
export const serviceClosures = defineCall({
  id: 'serviceClosures',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/festivita',
  summary: 'I giorni in cui il servizio è chiuso ovunque',
  rules: ['operatore.centrale.7'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  answer: z.strictObject({
    festivita: z.array(
      z.strictObject({
        giorno: day,
        nome: z.nullable(z.string()),
        /** One of the ten fixed yearly holidays, which can't be reopened. */
        fissa: z.boolean(),
      }),
    ),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      festivita: [
        { giorno: '2026-12-07', nome: 'Sant’Ambrogio', fissa: false },
        { giorno: '2026-12-08', nome: null, fissa: true },
      ],
    },
  },
  toModel: ({ festivita }) =>
    festivita.map(({ giorno, nome, fissa }): ServiceClosure => ({
      day: giorno,
      name: nome ?? undefined,
      isFixed: fissa,
    })),
});

/** Closes the whole service on a day, or reopens it; existing bookings are reported, not moved. */
export const changeServiceClosure = defineCall({
  id: 'changeServiceClosure',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/festivita',
  summary: 'Chiusura o riapertura del servizio in un giorno',
  rules: ['operatore.centrale.7'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  body: z.strictObject({ giorno: day, nome: z.optional(line(60)), chiusa: z.boolean() }),
  answer: z.strictObject({
    /** Number of appointments on that day, which must be moved. */
    prenotati: z.number(),
  }),
  errors: [],
  touches: ['serviceClosures', 'interventionPlaces'],
  example: {
    request: { body: { giorno: '2026-12-07', nome: 'Sant’Ambrogio', chiusa: true } },
    answer: { prenotati: 0 },
  },
  toModel: ({ prenotati }) => prenotati,
});
