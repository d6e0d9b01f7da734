import {
  ARRIVAL_MINUTES,
  isAwaited,
  TECHNICIAN_STEPS,
  technicianStepsOf,
  type TechnicianDay,
  type TechnicianVisit,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { present } from '../../../mechanism/empty.ts';
import { freeCode, ownId } from '../../../mechanism/ids.ts';
import { base64, day, instant, line, lines, optionalNumber, optionalText, secret } from '../../../mechanism/wire.ts';

// A technician's actions from the page of their link, without sign-in: the link's secret is sent in a header of its
// own, and grants access only to the visits of its company and day.

const headers = z.object({ 'x-link-tecnico': z.optional(secret(256)) });
const visit = z.strictObject({ id: ownId('visit', 64) });

const exampleTechnician = { link: 'bGluayBkaSB1biB0ZWNuaWNvIGRpIHByb3Zh', visit: 'I98000001' } as const;
const exampleHeaders = { 'x-link-tecnico': exampleTechnician.link };
const exampleParams = { id: exampleTechnician.visit };

const latitude = z.number().check(z.gte(-90, 'TOO_SMALL'), z.lte(90, 'TOO_LARGE'));
const longitude = z.number().check(z.gte(-180, 'TOO_SMALL'), z.lte(180, 'TOO_LARGE'));

const wireVisit = z.strictObject({
  id: z.string(),
  stato: z.string(),
  sottostato: optionalText,
  versione: z.number(),
  prodotto: z.string(),
  inizio: z.string(),
  fine: z.string(),
  nome: z.string(),
  telefono: optionalText,
  indirizzo: optionalText,
  noteIndirizzo: optionalText,
  lat: optionalNumber,
  lon: optionalNumber,
  note: optionalText,
  inViaggio: z.nullable(z.strictObject({ tecnico: z.string(), proprio: z.boolean(), arrivo: instant })),
  foto: z.array(z.strictObject({ id: z.string(), nome: z.string() })),
});

function toVisit(wire: z.output<typeof wireVisit>): TechnicianVisit {
  const standing = { state: wire.stato, subState: wire.sottostato, mode: 'TECHINICIAN_EXIT' } as const;
  return {
    id: wire.id,
    state: wire.stato,
    subState: wire.sottostato ?? '',
    version: wire.versione,
    product: wire.prodotto,
    starts: wire.inizio,
    ends: wire.fine,
    customer: wire.nome,
    phone: present(wire.telefono),
    address: present(wire.indirizzo),
    addressNote: present(wire.noteIndirizzo),
    place: wire.lat === null || wire.lon === null ? undefined : { latitude: wire.lat, longitude: wire.lon },
    note: present(wire.note),
    onTheWay:
      wire.inViaggio === null
        ? undefined
        : {
            technician: wire.inViaggio.tecnico,
            isOwn: wire.inViaggio.proprio,
            arrivesAt: Date.parse(wire.inViaggio.arrivo),
          },
    photos: wire.foto.map(({ id, nome }) => ({ id, name: nome })),
    steps: technicianStepsOf(standing),
    isAwaited: isAwaited(standing),
  };
}

export const technicianVisits = defineCall({
  id: 'technicianVisits',
  backend: 'sportello',
  method: 'GET',
  path: '/tecnico/visite',
  summary: 'Visite del giorno di un tecnico',
  rules: ['intervento.tecnico.1'],
  access: 'technician',
  headers,
  answer: z.strictObject({
    tecnico: z.string(),
    ditta: z.string(),
    giorno: day,
    oggi: z.boolean(),
    visite: z.array(wireVisit),
  }),
  errors: [],
  example: {
    request: { headers: exampleHeaders },
    answer: {
      tecnico: 'Marco Riva',
      ditta: '017',
      giorno: '2026-11-20',
      oggi: true,
      visite: [
        {
          id: exampleTechnician.visit,
          stato: 'Assigned',
          sottostato: 'APPOINTMENT_AGREED',
          versione: 2,
          prodotto: 'Caldaia',
          inizio: '09:00',
          fine: '11:00',
          nome: 'Giulia Ferri',
          telefono: '+393331234567',
          indirizzo: 'Via Washington 70, 20146 Milano (MI)',
          noteIndirizzo: 'Scala B, citofono Ferri',
          lat: 45.4621,
          lon: 9.1554,
          note: 'La caldaia si spegne da sola.',
          inViaggio: null,
          foto: [{ id: '1', nome: 'caldaia.jpg' }],
        },
      ],
    },
  },
  toModel: (answer): TechnicianDay => ({
    technician: answer.tecnico,
    company: answer.ditta,
    day: answer.giorno,
    isToday: answer.oggi,
    visits: answer.visite.map(toVisit),
  }),
});

export const technicianPhoto = defineCall({
  id: 'technicianPhoto',
  backend: 'sportello',
  method: 'GET',
  path: '/tecnico/visite/{id}/foto/{numero}',
  summary: 'Foto di una visita, per il tecnico',
  rules: ['intervento.tecnico.2'],
  access: 'technician',
  headers,
  params: z.strictObject({
    id: ownId('visit', 64),
    numero: freeCode('part', z.string().check(z.regex(/^\d{1,15}$/, 'NOT_A_NUMBER'))),
  }),
  answer: z.strictObject({
    /** Base64, without data URL prefix. */
    contenuto: z.string(),
    tipo: z.string(),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { headers: exampleHeaders, params: { ...exampleParams, numero: '900002' } },
    answer: { contenuto: 'iVBORw0KGgo=', tipo: 'image/png' },
  },
  toModel: ({ contenuto, tipo }) => `data:${tipo};base64,${contenuto}`,
});

/** Marks the technician as on the way and then updates their position; the customer is notified once. */
export const technicianOnWay = defineCall({
  id: 'technicianOnWay',
  backend: 'sportello',
  method: 'POST',
  path: '/tecnico/visite/{id}/viaggio',
  summary: 'Il tecnico è in viaggio verso una visita',
  rules: ['intervento.tecnico.2', 'intervento.tecnico.3', 'intervento.tecnico.4', 'intervento.tecnico.5'],
  access: 'technician',
  headers,
  params: visit,
  body: z.strictObject({
    /** Minutes until arrival, as estimated by the technician; absent in position updates. */
    minuti: z.optional(z.literal(ARRIVAL_MINUTES)),
    posizione: z.optional(z.strictObject({ latitudine: latitude, longitudine: longitude })),
  }),
  answer: z.strictObject({ arrivo: instant }),
  errors: ['NOT_FOUND', 'VISIT_NOT_OPEN'],
  touches: ['technicianVisits'],
  example: {
    request: {
      headers: exampleHeaders,
      params: exampleParams,
      body: { minuti: 30, posizione: { latitudine: 45.4781, longitudine: 9.1921 } },
    },
    answer: { arrivo: '2026-11-20T09:20:00Z' },
  },
  toModel: ({ arrivo }) => Date.parse(arrivo),
});

export const technicianStep = defineCall({
  id: 'technicianStep',
  backend: 'sportello',
  method: 'POST',
  path: '/tecnico/visite/{id}/passo',
  summary: 'Passaggio di una visita, dal tecnico',
  rules: ['intervento.tecnico.2', 'intervento.stato.11'],
  access: 'technician',
  headers,
  params: visit,
  body: z.strictObject({
    passo: z.enum(TECHNICIAN_STEPS),
    versione: z.number().check(z.int()),
    /** Note for the operations centre. */
    nota: z.optional(lines(500)),
  }),
  answer: z.strictObject({ versione: z.number() }),
  errors: ['NOT_FOUND', 'VISIT_NOT_OPEN', 'CHANGED_MEANWHILE', 'STEP_NOT_ALLOWED'],
  touches: ['technicianVisits'],
  example: {
    request: { headers: exampleHeaders, params: exampleParams, body: { passo: 'INIZIA', versione: 0 } },
    answer: { versione: 1 },
  },
  toModel: ({ versione }) => versione,
});

/** A photo of 5 MiB in base64, and its name. */
const MOST_BYTES = 7_100_000;

/** Adds a photo to a visit; it is re-encoded, without its metadata of place and device. */
export const addTechnicianPhoto = defineCall({
  id: 'addTechnicianPhoto',
  backend: 'sportello',
  method: 'POST',
  path: '/tecnico/visite/{id}/foto',
  summary: 'Aggiunge una foto a una visita, dal tecnico',
  rules: ['intervento.tecnico.2'],
  access: 'technician',
  headers,
  params: visit,
  body: z.strictObject({ file: base64(MOST_BYTES), fileName: line(200) }),
  maxBodyBytes: MOST_BYTES + 4096,
  answer: z.strictObject({ id: z.string(), nome: z.string() }),
  errors: ['NOT_FOUND', 'VISIT_NOT_OPEN'],
  touches: ['technicianVisits'],
  example: {
    request: {
      headers: exampleHeaders,
      params: exampleParams,
      body: {
        file: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        fileName: 'fatto.png',
      },
    },
    answer: { id: '12', nome: 'fatto.jpg' },
  },
  toModel: ({ id, nome }) => ({ id, name: nome }),
});
