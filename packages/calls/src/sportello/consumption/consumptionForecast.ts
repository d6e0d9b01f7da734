import { CACHE_LIFETIME_MS, centsFromEuros, FORECAST_OBSTACLES, type ConsumptionOutlook } from '@sportello/domain';
import * as z from 'zod/mini';
import { wireVersion } from '../../contratti/version.ts';
import { defineCall } from '../../mechanism/call.ts';
import { known, present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { amount, day } from '../../mechanism/wire.ts';
import { toUnit, wireUnit } from '../../verifiche/meter.ts';

/** Forecast of a supply's current bill, and the customer's alert threshold. */
export const consumptionForecast = defineCall({
  id: 'consumptionForecast',
  backend: 'sportello',
  method: 'GET',
  path: '/consumi/{id}/previsione',
  summary: 'Previsione della bolletta in corso di un contratto, e la soglia di spesa scelta dal cliente',
  rules: ['consumo.chiamate.3', 'consumo.previsione.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE', energyControl: 'ACTIVE' },
  params: z.strictObject({ id: ownId('commodity-contract') }),
  answer: z.strictObject({
    inizioPeriodo: day,
    finePeriodo: day,
    unitaMisura: wireUnit,
    impedimento: z.nullable(z.enum(FORECAST_OBSTACLES)),
    previsione: z.nullable(
      z.strictObject({
        giorniConosciuti: z.int().check(z.gte(0)),
        consumoFinora: z.number(),
        spesaFinora: amount,
        /** Fixed monthly charges, independent of consumption. */
        quoteFisse: amount,
        minima: amount,
        prevista: amount,
        massima: amount,
      }),
    ),
    /** Alert threshold, notified once per bill; null when unset. */
    soglia: z.nullable(amount),
    versione: wireVersion,
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: '4000000001' } },
    answer: {
      inizioPeriodo: '2026-11-01',
      finePeriodo: '2026-12-31',
      unitaMisura: 'kWh',
      impedimento: null,
      previsione: {
        giorniConosciuti: 20,
        consumoFinora: 141.6,
        spesaFinora: 37.2,
        quoteFisse: 24.1,
        minima: 118.4,
        prevista: 131.75,
        massima: 149.9,
      },
      soglia: 150,
      versione: '7',
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: ({ previsione, ...answer }): ConsumptionOutlook => ({
    periodStart: answer.inizioPeriodo,
    periodEnd: answer.finePeriodo,
    unit: toUnit(answer.unitaMisura),
    obstacle:
      answer.impedimento === null ? undefined : known(FORECAST_OBSTACLES, answer.impedimento, 'SCONOSCIUTO' as const),
    forecast:
      previsione === null
        ? undefined
        : {
            knownDays: previsione.giorniConosciuti,
            used: Math.round(previsione.consumoFinora * 1000),
            costSoFar: centsFromEuros(previsione.spesaFinora),
            fixed: centsFromEuros(previsione.quoteFisse),
            least: centsFromEuros(previsione.minima),
            likely: centsFromEuros(previsione.prevista),
            most: centsFromEuros(previsione.massima),
          },
    threshold: answer.soglia === null ? undefined : centsFromEuros(answer.soglia),
    version: present(answer.versione),
  }),
});
