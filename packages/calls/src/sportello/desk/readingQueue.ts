import { READING_REJECTIONS, SENT_READING_STATES, type QueuedReading } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { deskId } from '../../mechanism/ids.ts';
import { digits, lines, optionalText } from '../../mechanism/wire.ts';
import { toUnit, wireUnit } from '../../verifiche/meter.ts';
import { exampleReading, toReading, wireReading } from '../../verifiche/reading.ts';
import { exampleSentReading, toSentReading, wireSentReading } from '../readings/sentReading.ts';

/** With which operators name a reading that was sent. */
const readingNumber = deskId('reading', z.string().check(z.regex(/^\d{1,15}$/, 'NOT_A_NUMBER')));

const wireQueuedReading = z.strictObject({
  ...wireSentReading,
  codiceContratto: z.string(),
  codiceCliente: z.string(),
  nome: z.string(),
  commodity: z.enum(['LUCE', 'GAS']),
  unitaMisura: wireUnit,
  pod: optionalText,
  pdr: optionalText,
  /** The reading before it, to compare. */
  precedente: z.nullable(wireReading),
  /** Who did each step, in the order of the steps. */
  autori: z.array(z.string()),
});

/** The readings in one state: those that wait the longest first, or those that were done with last. */
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
    commodity: z.optional(z.enum(['LUCE', 'GAS'])),
    /** Only those whose figures raised a doubt. */
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

/** The photo of a reading, for who moves it on. */
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

/** Moves a reading on, once: of two operators the second is told that it was moved. */
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
    /** The state that the operator saw. */
    daStato: z.enum(SENT_READING_STATES),
    stato: z.enum(['INVIATA_DISTRIBUTORE', 'VALIDATA', 'RIFIUTATA', 'USATA_IN_BOLLETTA']),
    /** Of one that is refused. */
    motivo: z.optional(z.enum(READING_REJECTIONS)),
    nota: z.optional(lines(500)),
    /** Of one that is used. */
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
