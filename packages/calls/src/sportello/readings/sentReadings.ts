import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { exampleSentReading, toSentReading, wireSentReading } from './sentReading.ts';

/** Returns the outcome of the last twelve readings sent for a contract, newest first. */
export const sentReadings = defineCall({
  id: 'sentReadings',
  backend: 'sportello',
  method: 'GET',
  path: '/autoletture/{id}',
  summary: 'Autoletture inviate per un contratto',
  rules: ['lettura.chiamate.7', 'lettura.stato.1', 'lettura.stato.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('commodity-contract') }),
  answer: z.strictObject({ autoletture: z.array(z.strictObject(wireSentReading)) }),
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: '4000000001' } }, answer: { autoletture: [exampleSentReading] } },
  invalidatedBy: 'readings',
  toModel: (answer) => answer.autoletture.map(toSentReading),
});

export const readingPhoto = defineFileCall({
  id: 'readingPhoto',
  backend: 'sportello',
  method: 'GET',
  path: '/autoletture/foto/{numero}',
  summary: 'Foto inviata con un’autolettura',
  rules: ['lettura.chiamate.7', 'lettura.invio.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ numero: ownId('reading', 20) }),
  answers: 'file',
  types: ['image/jpeg'],
  errors: ['NOT_FOUND'],
  example: { request: { params: { numero: '900042' } } },
});
