import { CACHE_LIFETIME_MS, daysBetween, type ConsumptionCurves } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { day, instant, optionalDay, optionalNumber, periodInOrder } from '../../mechanism/wire.ts';
import { toUnit, wireUnit } from '../../verifiche/meter.ts';

/** A leap year; longer periods need several calls. */
const MOST_DAYS = 366;

/** Thousandths of the meter's unit from midnight on; null where unknown. */
const wireDayCurve = z.strictObject({
  giorno: day,
  minuti: z.union([z.literal(15), z.literal(60)]),
  valori: z.array(z.nullable(z.int().check(z.gte(0)))),
  stimato: z.boolean(),
});

/** Consumption curve of a supply, over at most a year of days. */
export const consumptionCurves = defineCall({
  id: 'consumptionCurves',
  backend: 'sportello',
  method: 'GET',
  path: '/consumi/{id}',
  summary: 'Curve di consumo di un contratto, quarto d’ora per quarto d’ora',
  rules: ['consumo.chiamate.1', 'consumo.curva.1', 'consumo.prezzo.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE', energyControl: 'ACTIVE' },
  params: z.strictObject({ id: ownId('commodity-contract') }),
  query: z.strictObject({ inizioPeriodo: day, finePeriodo: day }).check(
    periodInOrder,
    z.refine(({ inizioPeriodo, finePeriodo }) => !(daysBetween(inizioPeriodo, finePeriodo) >= MOST_DAYS), {
      error: 'TOO_LONG',
      path: ['finePeriodo'],
    }),
  ),
  answer: z.strictObject({
    unitaMisura: wireUnit,
    coefficienteC: optionalNumber,
    primoGiorno: optionalDay,
    ultimoGiorno: optionalDay,
    aggiornamento: z.nullable(instant),
    giorni: z.array(wireDayCurve),
    /** Euros per billed unit (kWh, Smc), with VAT. */
    prezzi: z.array(
      z.strictObject({
        numeroBolletta: z.string(),
        inizioPeriodo: day,
        finePeriodo: day,
        F1: z.number(),
        F2: z.number(),
        F3: z.number(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: {
      params: { id: '4000000001' },
      query: { inizioPeriodo: '2026-10-24', finePeriodo: '2026-10-24' },
    },
    answer: {
      unitaMisura: 'kWh',
      coefficienteC: null,
      primoGiorno: '2023-11-01',
      ultimoGiorno: '2026-11-20',
      aggiornamento: '2026-11-21T05:00:00+01:00',
      giorni: [
        {
          giorno: '2026-10-24',
          minuti: 60,
          valori: [
            90, 85, 80, 80, 82, 90, 140, 320, 260, 180, 170, 190, 410, 360, 200, 180, 190, 260, 420, 610, 520, 380, 240,
            130,
          ],
          stimato: false,
        },
      ],
      prezzi: [
        {
          numeroBolletta: '2610001234',
          inizioPeriodo: '2026-09-01',
          finePeriodo: '2026-10-31',
          F1: 0.2731,
          F2: 0.2604,
          F3: 0.2402,
        },
      ],
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): ConsumptionCurves => ({
    unit: toUnit(answer.unitaMisura),
    coefficient: answer.coefficienteC ?? undefined,
    firstDay: answer.primoGiorno ?? undefined,
    lastDay: answer.ultimoGiorno ?? undefined,
    updatedAt: answer.aggiornamento === null ? undefined : Date.parse(answer.aggiornamento),
    days: answer.giorni.map(({ giorno, minuti, valori, stimato }) => ({
      day: giorno,
      step: minuti,
      values: valori,
      isEstimated: stimato,
    })),
    prices: answer.prezzi.map(({ numeroBolletta, inizioPeriodo, finePeriodo, F1, F2, F3 }) => ({
      billNumber: numeroBolletta,
      periodStart: inizioPeriodo,
      periodEnd: finePeriodo,
      prices: { F1, F2, F3 },
    })),
  }),
});
