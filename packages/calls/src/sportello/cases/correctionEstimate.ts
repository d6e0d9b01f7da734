import { centsFromEuros } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { day, optionalNumber } from '../../mechanism/wire.ts';
import { sentValues } from '../../verifiche/sentValues.ts';
import { toUnit, wireUnit } from '../../verifiche/meter.ts';

/** Returns what a bill would be with a reading of the customer; null where the bill does not allow to know (reclami.rettifica.2). */
export const correctionEstimate = defineCall({
  id: 'correctionEstimate',
  backend: 'sportello',
  method: 'POST',
  path: '/reclami/stima',
  summary: 'Come sarebbe una bolletta con la lettura del cliente',
  rules: ['reclami.chiamate.1', 'reclami.rettifica.2'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  readOnly: true,
  body: z.strictObject({ bolletta: ownId('bill'), data: day, letture: sentValues }),
  answer: z.strictObject({
    unitaMisura: z.nullable(wireUnit),
    consumoFatturato: optionalNumber,
    consumoStimato: optionalNumber,
    importoFatturato: z.number(),
    importoStimato: optionalNumber,
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: {
      body: { bolletta: '2026000123456', data: '2026-11-20', letture: [{ fascia: 'F0', valore: 4_870 }] },
    },
    answer: {
      unitaMisura: 'kWh',
      consumoFatturato: 431,
      consumoStimato: 310,
      importoFatturato: 126.4,
      importoStimato: 97.15,
    },
  },
  toModel: (wire) => ({
    unit: toUnit(wire.unitaMisura),
    billed: { consumption: wire.consumoFatturato ?? undefined, amount: centsFromEuros(wire.importoFatturato) },
    corrected:
      wire.consumoStimato === null
        ? undefined
        : {
            consumption: wire.consumoStimato,
            amount: wire.importoStimato === null ? undefined : centsFromEuros(wire.importoStimato),
          },
  }),
});
