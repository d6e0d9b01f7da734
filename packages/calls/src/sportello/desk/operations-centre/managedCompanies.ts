import type { ManagedCompany } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { freeCode } from '../../../mechanism/ids.ts';
import { day } from '../../../mechanism/wire.ts';
import { exampleCompany, toManaged, wireManaged } from './managedCompany.ts';

export const managedCompanies = defineCall({
  id: 'managedCompanies',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/ditte',
  summary: 'Ditte, capienza e chiusure',
  rules: ['operatore.centrale.5'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  answer: z.strictObject({
    ditte: z.array(z.strictObject(wireManaged)),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      ditte: [exampleCompany],
    },
  },
  toModel: (answer): readonly ManagedCompany[] => answer.ditte.map(toManaged),
});

/** Closes a company on a day, or reopens it; existing bookings are reported, not moved. */
export const closeCompany = defineCall({
  id: 'closeCompany',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/ditte/{id}/chiusure',
  summary: 'Chiusura o riapertura di una ditta in un giorno',
  rules: ['operatore.centrale.5'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({ id: freeCode('company', 64) }),
  body: z.strictObject({ giorno: day, chiusa: z.boolean() }),
  answer: z.strictObject({
    /** Number of appointments on that day, which must be moved. */
    prenotati: z.number(),
  }),
  errors: ['NOT_FOUND'],
  touches: ['managedCompanies', 'managedCompany', 'interventionPlaces'],
  example: {
    request: { params: { id: 'C042' }, body: { giorno: '2026-12-24', chiusa: true } },
    answer: { prenotati: 2 },
  },
  toModel: ({ prenotati }) => prenotati,
});
