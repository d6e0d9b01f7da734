import type { Position } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { freeCode, ownId } from '../mechanism/ids.ts';

/** Position of the technician. Never cached: a position of three minutes ago is wrong (intervento.chiamate.4). */
export const geolocate = defineCall({
  id: 'geolocate',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/{id}/companies/{companyId}/geolocate',
  summary: 'Posizione del tecnico in viaggio',
  rules: ['intervento.chiamate.4'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention', 64), companyId: freeCode('company', 64) }),
  answer: z.strictObject({
    /** Null when the technician is not on the way or has no known position. */
    currentLocation: z.nullable(z.strictObject({ latitude: z.number(), longitude: z.number() })),
  }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { params: { id: 'I0000001', companyId: 'C017' } },
    answer: { currentLocation: { latitude: 45.0703, longitude: 7.6869 } },
  },
  toModel: (answer): Position | undefined => present(answer.currentLocation),
});
