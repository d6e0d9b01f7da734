import { OPPOSITION_PURPOSES, type Opposition } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { known } from '../../mechanism/empty.ts';
import { instant, line } from '../../mechanism/wire.ts';

export const wireOppositionStep = {
  opposto: z.boolean(),
  data: instant,
  /** The receipt number, stored as proof. */
  numeroRicevuta: z.string(),
  versioneInformativa: z.string(),
};

const exampleStep = {
  opposto: true,
  data: '2026-11-02T10:00:00Z',
  numeroRicevuta: 'O-2026-000001',
  versioneInformativa: '2026-11',
};

export const oppositions = defineCall({
  id: 'oppositions',
  backend: 'sportello',
  method: 'GET',
  path: '/opposizioni',
  summary: 'Usi dei dati a cui il cliente si è opposto, con le ricevute',
  rules: ['profilo.opposizione.1'],
  access: 'customer',
  modules: { profile: 'ACTIVE' },
  answer: z.strictObject({
    opposizioni: z.array(
      z.strictObject({
        finalita: z.enum(OPPOSITION_PURPOSES),
        descrizione: z.string(),
        opposto: z.boolean(),
        versioneInformativa: z.string(),
        storico: z.array(z.strictObject(wireOppositionStep)),
      }),
    ),
  }),
  errors: ['NOT_SERVED'],
  example: {
    request: {},
    answer: {
      opposizioni: [
        {
          finalita: 'OFFERTE_DIRETTE',
          descrizione: 'Proporti offerte simili a quelle che hai',
          opposto: true,
          versioneInformativa: '2026-11',
          storico: [exampleStep],
        },
      ],
    },
  },
  toModel: (answer) =>
    answer.opposizioni.map((one): Opposition => ({
      purpose: known(OPPOSITION_PURPOSES, one.finalita, 'SCONOSCIUTO'),
      description: one.descrizione,
      isOpposed: one.opposto,
      policyVersion: one.versioneInformativa,
      history: one.storico.map((step) => ({
        isOpposed: step.opposto,
        at: Date.parse(step.data),
        receiptNumber: step.numeroRicevuta,
        policyVersion: step.versioneInformativa,
      })),
    })),
});

/** Opposes a use of the data or allows it again; a repeated request returns the same receipt. */
export const changeOpposition = defineCall({
  id: 'changeOpposition',
  backend: 'sportello',
  method: 'POST',
  path: '/opposizioni',
  summary: 'Opposizione a un uso dei dati, o suo ritiro',
  rules: ['profilo.opposizione.2'],
  access: 'customer-in-person',
  modules: { profile: 'ACTIVE' },
  body: z.strictObject({
    finalita: z.enum(OPPOSITION_PURPOSES),
    opposto: z.boolean(),
    /** The version of the text that was shown. */
    versioneInformativa: line(20),
  }),
  answer: z.strictObject(wireOppositionStep),
  errors: ['NOT_SERVED', 'REQUEST_NOT_VALID'],
  touches: ['oppositions', 'dataUses'],
  example: {
    request: { body: { finalita: 'OFFERTE_DIRETTE', opposto: true, versioneInformativa: '2026-11' } },
    answer: exampleStep,
  },
  toModel: (answer) => ({ receiptNumber: answer.numeroRicevuta, isOpposed: answer.opposto }),
});
