import { LAND_REGISTRY_FORMS } from '@sportello/domain';
import * as z from 'zod/mini';
import { changeHeaders } from '../../contratti/version.ts';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { line } from '../../mechanism/wire.ts';

const written = (form: RegExp) => line(20).check(z.regex(form, 'NOT_VALID'));

/**
 * Saves the land registry data of a supply's building (contratto.modello.10). Its version is that of
 * `recuperoDatiContratto`, which is read again afterwards.
 */
export const saveLandRegistry = defineCall({
  id: 'saveLandRegistry',
  backend: 'sportello',
  method: 'POST',
  path: '/dati-catastali',
  summary: 'Salvataggio dei dati catastali di una fornitura',
  rules: ['contratto.modello.10'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: changeHeaders,
  body: z.strictObject({
    codiceContratto: ownId('commodity-contract'),
    foglio: written(LAND_REGISTRY_FORMS.foglio),
    particella: written(LAND_REGISTRY_FORMS.particella),
    /** Absent for a building that is a single unit. */
    subalterno: z.optional(written(LAND_REGISTRY_FORMS.subalterno)),
  }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'S-001'],
  touches: ['recuperoDatiContratto'],
  example: {
    request: {
      headers: { 'if-match': '"3"' },
      body: { codiceContratto: '4000000001', foglio: '12', particella: '345', subalterno: '6' },
    },
    answer: {},
  },
  toModel: () => undefined,
});
