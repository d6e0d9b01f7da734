import { NOTICE_CHANNELS, type WatchedNotice } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { optionalDay } from '../../mechanism/wire.ts';
import { noticeKind, noticeStep } from '../notices/wireNotice.ts';

const wireWatched = z.strictObject({
  numero: z.string(),
  codiceCliente: z.string(),
  tipo: noticeKind,
  titolo: z.string(),
  dal: optionalDay,
  /** The last day of a delivery that has effect. */
  entro: optionalDay,
  stato: noticeStep,
  canale: z.nullable(z.enum(NOTICE_CHANNELS)),
});

const toWatched = (wire: z.output<typeof wireWatched>): WatchedNotice => ({
  number: wire.numero,
  customerCode: wire.codiceCliente,
  kind: wire.tipo,
  title: wire.titolo,
  effectiveDay: present(wire.dal),
  lastDay: present(wire.entro),
  state: wire.stato,
  channel: wire.canale ?? undefined,
});

/** Notices that are late, not delivered or to be posted, with their counts (comunicazioni.operatore.1). */
export const noticeWatch = defineCall({
  id: 'noticeWatch',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/comunicazioni',
  summary: 'Comunicazioni in ritardo, non consegnate o da spedire',
  rules: ['comunicazioni.chiamate.2', 'comunicazioni.operatore.1'],
  access: 'operator',
  right: 'READ_REGISTER',
  answer: z.strictObject({
    totale: z.number(),
    provate: z.number(),
    inRitardo: z.number(),
    nonConsegnate: z.number(),
    daSpedire: z.number(),
    elencoInRitardo: z.array(wireWatched),
    elencoNonConsegnate: z.array(wireWatched),
    elencoDaSpedire: z.array(wireWatched),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      totale: 1200,
      provate: 1150,
      inRitardo: 1,
      nonConsegnate: 0,
      daSpedire: 0,
      elencoInRitardo: [
        {
          numero: 'CM-2026-000123',
          codiceCliente: 'C0000001',
          tipo: 'RINNOVO',
          titolo: 'Il tuo contratto si rinnova',
          dal: '2027-01-01',
          entro: '2026-10-01',
          stato: 'INVIATA',
          canale: 'EMAIL',
        },
      ],
      elencoNonConsegnate: [],
      elencoDaSpedire: [],
    },
  },
  toModel: (answer) => ({
    counts: {
      total: answer.totale,
      proved: answer.provate,
      late: answer.inRitardo,
      undelivered: answer.nonConsegnate,
      toPost: answer.daSpedire,
    },
    late: answer.elencoInRitardo.map(toWatched),
    undelivered: answer.elencoNonConsegnate.map(toWatched),
    toPost: answer.elencoDaSpedire.map(toWatched),
  }),
});
