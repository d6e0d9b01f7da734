import type { TechnicianOnTheWay } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { instant } from '../../mechanism/wire.ts';

/** Technician on the way or at work, and the arrival time; `geolocate` returns the position. */
export const technicianOfVisit = defineCall({
  id: 'technicianOfVisit',
  backend: 'sportello',
  method: 'GET',
  path: '/interventi/{id}/tecnico',
  summary: 'Chi è in viaggio verso il cliente, e quando arriva',
  rules: ['intervento.tecnico.4', 'intervento.tecnico.5'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64) }),
  answer: z.strictObject({
    /** Null before anyone has set out and after they have left. */
    tecnico: z.nullable(
      z.strictObject({
        nome: z.string(),
        foto: z.boolean(),
        partito: instant,
        /** Null after the arrival. */
        arrivo: z.nullable(instant),
        inRitardo: z.boolean(),
        destinazione: z.nullable(z.strictObject({ latitudine: z.number(), longitudine: z.number() })),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  invalidatedBy: 'interventions',
  example: {
    request: { params: { id: 'I0000001' } },
    answer: {
      tecnico: {
        nome: 'Marco Riva',
        foto: false,
        partito: '2026-11-20T08:40:00Z',
        arrivo: '2026-11-20T09:05:00Z',
        inRitardo: false,
        destinazione: { latitudine: 45.4621, longitudine: 9.1554 },
      },
    },
  },
  toModel: ({ tecnico }): TechnicianOnTheWay | undefined =>
    tecnico === null
      ? undefined
      : {
          name: tecnico.nome,
          hasPhoto: tecnico.foto,
          setOutAt: Date.parse(tecnico.partito),
          arrivesAt: tecnico.arrivo === null ? undefined : Date.parse(tecnico.arrivo),
          isLate: tecnico.inRitardo,
          destination:
            tecnico.destinazione === null
              ? undefined
              : { latitude: tecnico.destinazione.latitudine, longitude: tecnico.destinazione.longitudine },
        },
});

export const technicianPortrait = defineCall({
  id: 'technicianPortrait',
  backend: 'sportello',
  method: 'GET',
  path: '/interventi/{id}/tecnico/foto',
  summary: 'Foto del tecnico che arriva',
  rules: ['intervento.tecnico.4'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64) }),
  answer: z.strictObject({
    /** Base64 of a JPEG; null if there is none. */
    foto: z.nullable(z.string()),
  }),
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: 'I0000001' } }, answer: { foto: null } },
  toModel: ({ foto }) => (foto === null ? undefined : `data:image/jpeg;base64,${foto}`),
});
