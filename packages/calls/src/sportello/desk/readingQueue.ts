import { READING_REJECTIONS, SENT_READING_STATES, type QueuedReading, SUPPLIED_COMMODITIES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { deskId } from '../../mechanism/ids.ts';
import { digits, lines, optionalText } from '../../mechanism/wire.ts';
import { toUnit, wireUnit } from '../../verifiche/meter.ts';
import { exampleReading, toReading, wireReading } from '../../verifiche/reading.ts';
import { exampleSentReading, toSentReading, wireSentReading } from '../readings/sentReading.ts';

const readingNumber = deskId('reading', z.string().check(z.regex(/^\d{1,15}$/, 'NOT_A_NUMBER')));

const wireQueuedReading = z.strictObject({
  ...wireSentReading,
  codiceContratto: z.string(),
  codiceCliente: z.string(),
  nome: z.string(),
  commodity: z.enum(SUPPLIED_COMMODITIES),
  unitaMisura: wireUnit,
  pod: optionalText,
  pdr: optionalText,
  precedente: z.nullable(wireReading),
  /** Author of each step, in the order of the steps. */
  autori: z.array(z.string()),
});

/** Readings in one state: open ones oldest first, completed ones newest first. */
export const readingQueue = defineCall({
  id: 'readingQueue',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/letture',
  summary: 'Autoletture da far avanzare',
  rules: ['lettura.chiamate.8', 'lettura.stato.1'],
  access: 'operator',
  right: 'MOVE_READINGS',
  query: z.strictObject({
    stato: z.enum(SENT_READING_STATES),
    commodity: z.optional(z.enum(SUPPLIED_COMMODITIES)),
    /** Only readings with implausible figures. */
    confermate: z.optional(z.literal('X')),
    codiceCliente: z.optional(deskId('customer')),
    pagina: z.optional(digits(1, 10_000)),
  }),
  answer: z.strictObject({ autoletture: z.array(wireQueuedReading), totale: z.number() }),
  errors: [],
  example: {
    request: { query: { stato: 'RICEVUTA' } },
    answer: {
      autoletture: [
        {
          ...exampleSentReading,
          codiceContratto: '4000000001',
          codiceCliente: '1000000001',
          nome: 'Giulia Ferri',
          commodity: 'GAS',
          unitaMisura: 'mc',
          pod: null,
          pdr: '00881234567890',
          precedente: { ...exampleReading, unitaMisura: 'mc', valori: [{ fascia: 'F0', valore: 4_100 }] },
          autori: ['full', 'operatore'],
        },
      ],
      totale: 1,
    },
  },
  toModel: (answer) => ({
    readings: answer.autoletture.map((wire): QueuedReading => ({
      ...toSentReading(wire),
      contractCode: wire.codiceContratto,
      customer: { code: wire.codiceCliente, name: wire.nome },
      commodity: wire.commodity,
      unit: toUnit(wire.unitaMisura),
      point: present(wire.pod) ?? present(wire.pdr),
      previous: wire.precedente === null ? undefined : toReading(wire.precedente),
      authors: wire.autori,
    })),
    total: answer.totale,
  }),
});

export const queuedReadingPhoto = defineFileCall({
  id: 'queuedReadingPhoto',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/letture/{numero}/foto',
  summary: 'Foto di un’autolettura da far avanzare',
  rules: ['lettura.chiamate.8', 'lettura.invio.2'],
  access: 'operator',
  right: 'MOVE_READINGS',
  params: z.strictObject({ numero: readingNumber }),
  answers: 'file',
  types: ['image/jpeg'],
  errors: ['NOT_FOUND'],
  example: { request: { params: { numero: '900042' } } },
});

/** Moves a reading to its next state, once; the second of two operators gets an error that it was moved. */
export const moveReading = defineCall({
  id: 'moveReading',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/letture/{numero}/stato',
  summary: 'Passaggio di un’autolettura allo stato successivo',
  rules: ['lettura.chiamate.8', 'lettura.stato.1', 'lettura.stato.2', 'lettura.stato.3'],
  access: 'operator',
  right: 'MOVE_READINGS',
  params: z.strictObject({ numero: readingNumber }),
  body: z.strictObject({
    daStato: z.enum(SENT_READING_STATES),
    stato: z.enum(['INVIATA_DISTRIBUTORE', 'VALIDATA', 'RIFIUTATA', 'USATA_IN_BOLLETTA']),
    motivo: z.optional(z.enum(READING_REJECTIONS)),
    nota: z.optional(lines(500)),
    numeroBolletta: z.optional(deskId('bill')),
  }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  touches: ['readingQueue'],
  example: {
    request: {
      params: { numero: '900042' },
      body: { daStato: 'RICEVUTA', stato: 'RIFIUTATA', motivo: 'FOTO_NON_CONFERMA', nota: 'La foto mostra 4.011.' },
    },
    answer: {},
  },
  toModel: () => undefined,
});
