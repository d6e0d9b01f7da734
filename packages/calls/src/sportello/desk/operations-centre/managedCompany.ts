import { MOST_AREAS, type ManagedCompany, type OpenedCompany, type RepairedInstallation } from '@sportello/domain';
import * as z from 'zod/mini';
import { changeHeaders, wireVersion } from '../../../contratti/version.ts';
import { defineCall } from '../../../mechanism/call.ts';
import { present } from '../../../mechanism/empty.ts';
import { phoneNumber } from '../../../mechanism/identity.ts';
import { freeCode } from '../../../mechanism/ids.ts';
import { day, distinct, line, optionalText } from '../../../mechanism/wire.ts';

/** Time of day in Rome, `HH:mm`. */
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'NOT_A_TIME'));

const wireHours = z.strictObject({
  /** 1 is Monday. */
  giorno: z.number().check(z.int(), z.gte(1, 'TOO_SMALL'), z.lte(7, 'TOO_LARGE')),
  apre: time,
  chiude: time,
  posti: z.number().check(z.int(), z.gte(0, 'TOO_SMALL'), z.lte(500, 'TOO_LARGE')),
});

export const wireManaged = {
  id: z.string(),
  codice: z.string(),
  nome: optionalText,
  telefono: optionalText,
  videochiamata: z.boolean(),
  punteggio: z.number(),
  recensioni: z.number(),
  licenza: z.boolean(),
  attiva: z.boolean(),
  orari: z.array(wireHours),
  chiusure: z.array(day),
};

const exampleHours = { giorno: 1, apre: '08:00', chiude: '18:00', posti: 3 };

export const exampleCompany = {
  id: 'C017',
  codice: '017',
  nome: null,
  telefono: '+39020171234',
  videochiamata: false,
  punteggio: 4.6,
  recensioni: 128,
  licenza: true,
  attiva: true,
  orari: [exampleHours],
  chiusure: ['2026-12-24'],
};

const listed = z.strictObject(wireManaged);

export function toManaged(wire: z.output<typeof listed>): ManagedCompany {
  return {
    id: wire.id,
    code: wire.codice,
    name: present(wire.nome),
    phone: present(wire.telefono),
    isVideocall: wire.videochiamata,
    score: wire.punteggio,
    numberOfReviews: wire.recensioni,
    license: wire.licenza,
    isActive: wire.attiva,
    hours: wire.orari.map(({ giorno, apre, chiude, posti }) => ({
      weekday: giorno,
      opens: apre,
      closes: chiude,
      places: posti,
    })),
    closures: wire.chiusure,
  };
}

/** Input of an operator; it replaces all previous values. */
const given = {
  nome: z.optional(line(80)),
  telefono: z.optional(phoneNumber),
  attiva: z.boolean(),
  licenza: z.boolean(),
  /** Travel time between two visits, in minutes. */
  viaggio: z.number().check(z.int(), z.gte(0, 'TOO_SMALL'), z.lte(600, 'TOO_LARGE')),
  cap: z
    .array(z.string().check(z.regex(/^\d{5}$/, 'NOT_VALID')))
    .check(z.maxLength(MOST_AREAS, 'TOO_MANY'), distinct(String)),
  impianti: z.array(freeCode('installation', 64)).check(z.maxLength(500, 'TOO_MANY'), distinct(String)),
  orari: z.array(wireHours).check(
    z.maxLength(7, 'TOO_MANY'),
    distinct(({ giorno }) => String(giorno)),
    z.refine((hours) => hours.every(({ apre, chiude }) => apre < chiude), { error: 'ENDS_BEFORE_IT_BEGINS' }),
  ),
};

const exampleGiven = {
  nome: 'Termoidraulica Sempione',
  telefono: '+39020171234',
  attiva: true,
  licenza: true,
  viaggio: 30,
  cap: ['20146', '20147'],
  impianti: ['P01'],
  orari: [exampleHours],
};

export const managedCompany = defineCall({
  id: 'managedCompany',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/ditte/{id}',
  summary: 'Una ditta con zone, impianti, orari e posti',
  rules: ['operatore.centrale.5'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({ id: freeCode('company', 64) }),
  answer: z.strictObject({
    ditta: z.strictObject({
      ...wireManaged,
      viaggio: z.number(),
      cap: z.array(z.string()),
      impianti: z.array(z.string()),
      versione: wireVersion,
    }),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: 'C042' } },
    answer: {
      ditta: { ...exampleCompany, viaggio: 30, cap: ['20146', '20147'], impianti: ['P01'], versione: '7' },
    },
  },
  toModel: ({ ditta: { viaggio, cap, impianti, versione, ...wire } }): OpenedCompany => ({
    ...toManaged(wire),
    travelMinutes: viaggio,
    areas: cap,
    skills: impianti,
    version: present(versione),
  }),
});

export const repairedInstallations = defineCall({
  id: 'repairedInstallations',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/impianti',
  summary: 'Gli impianti che le ditte riparano',
  rules: ['operatore.centrale.5'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  answer: z.strictObject({
    impianti: z.array(z.strictObject({ id: z.string(), nome: z.string(), tipo: z.string() })),
  }),
  errors: [],
  example: {
    request: {},
    answer: { impianti: [{ id: 'P01', nome: 'Caldaia', tipo: 'Riscaldamento' }] },
  },
  toModel: ({ impianti }) =>
    impianti.map(({ id, nome, tipo }): RepairedInstallation => ({ id, name: nome, kind: tipo })),
});

/** Creates a company that sends technicians; a repeated request changes nothing. */
export const createCompany = defineCall({
  id: 'createCompany',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/ditte',
  summary: 'Nuova ditta',
  rules: ['operatore.centrale.5'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  body: z.strictObject({ codice: z.string().check(z.regex(/^[A-Z0-9]{1,10}$/, 'NOT_VALID')), ...given }),
  answer: z.strictObject({ id: z.string() }),
  errors: [],
  touches: ['managedCompanies', 'interventionPlaces'],
  example: { request: { body: { codice: '055', ...exampleGiven } }, answer: { id: 'C055' } },
  toModel: ({ id }) => id,
});

/**
 * Changes a company, checked against the version that the operator saw: its data, area, working hours, repaired
 * installations and number of simultaneous visits. Existing bookings stay.
 */
export const changeCompany = defineCall({
  id: 'changeCompany',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/ditte/{id}',
  summary: 'Modifica di una ditta: attività, zone, impianti, orari e posti',
  rules: ['operatore.centrale.5', 'chiamata.versione.1'],
  access: 'operator',
  right: 'RUN_INTERVENTIONS',
  params: z.strictObject({ id: freeCode('company', 64) }),
  headers: changeHeaders,
  body: z.strictObject(given),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  touches: ['managedCompanies', 'managedCompany', 'interventionPlaces'],
  example: {
    request: { headers: { 'if-match': '"7"' }, params: { id: 'C042' }, body: exampleGiven },
    answer: {},
  },
  toModel: () => undefined,
});
