import {
  CACHE_LIFETIME_MS,
  centsFromEuros,
  CONSUMPTION_KINDS,
  type ConsumptionHistory,
  type YearComparison,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { known } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { amount, day } from '../mechanism/wire.ts';
import { toBandValue, toUnit, wireBandValue, wireUnit } from './meter.ts';

const wireComparison = z.strictObject({
  giorni: z.int().check(z.gte(1)),
  primoGiorno: day,
  ultimoGiorno: day,
  consumo: z.number().check(z.gte(0)),
  consumoAnnoPrima: z.number().check(z.gte(0)),
});

function toComparison(wire: z.output<typeof wireComparison>): YearComparison {
  return {
    days: wire.giorni,
    firstDay: wire.primoGiorno,
    lastDay: wire.ultimoGiorno,
    now: wire.consumo,
    before: wire.consumoAnnoPrima,
  };
}

export const recuperoElencoConsumi = defineCall({
  id: 'recuperoElencoConsumi',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/recuperoElencoConsumi',
  summary: 'Consumi di un contratto',
  rules: ['lettura.chiamate.5', 'consumo.chiamate.2', 'consumo.confronto.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE', energyControl: 'ACTIVE' },
  query: z.strictObject({ codiceContratto: ownId('commodity-contract') }),
  answer: z.strictObject({
    unitaMisura: wireUnit,
    consumi: z.array(
      z.strictObject({
        inizioPeriodo: day,
        finePeriodo: day,
        tipo: z.enum(CONSUMPTION_KINDS),
        consumo: z.number().check(z.gte(0)),
        fasce: z.array(wireBandValue),
        spesa: z.nullable(amount),
        /** Limited to the days that are known for the year before too (consumo.confronto.2). */
        confronto: z.optional(z.nullable(wireComparison)),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { query: { codiceContratto: '4000000001' } },
    answer: {
      unitaMisura: 'kWh',
      consumi: [
        {
          inizioPeriodo: '2026-10-01',
          finePeriodo: '2026-10-31',
          tipo: 'EFFETTIVO',
          consumo: 212.4,
          fasce: [
            { fascia: 'F1', valore: 70.1 },
            { fascia: 'F2', valore: 52.3 },
            { fascia: 'F3', valore: 90 },
          ],
          spesa: 61.35,
          confronto: {
            giorni: 31,
            primoGiorno: '2026-10-01',
            ultimoGiorno: '2026-10-31',
            consumo: 212.4,
            consumoAnnoPrima: 220.1,
          },
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): ConsumptionHistory => ({
    unit: toUnit(answer.unitaMisura),
    periods: answer.consumi.map((each) => ({
      periodStart: each.inizioPeriodo,
      periodEnd: each.finePeriodo,
      kind: known(CONSUMPTION_KINDS, each.tipo, 'SCONOSCIUTO'),
      total: each.consumo,
      bands: each.fasce.map(toBandValue),
      cost: each.spesa === null ? undefined : centsFromEuros(each.spesa),
      compared: each.confronto ? toComparison(each.confronto) : undefined,
    })),
  }),
});
