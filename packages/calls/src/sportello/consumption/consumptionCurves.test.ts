import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readSample } from '../../mechanism/sample.ts';
import { consumptionCurves } from './consumptionCurves.ts';

it('reads days, prices and how fresh they are', async () => {
  const { model } = await readSample(consumptionCurves, consumptionCurves.example.answer);
  expect(model).toMatchObject({
    unit: 'kWh',
    coefficient: undefined,
    lastDay: '2026-11-20',
    updatedAt: Date.parse('2026-11-21T04:00:00Z'),
    days: [{ day: '2026-10-24', step: 60, isEstimated: false }],
    prices: [{ billNumber: '2610001234', prices: { F1: 0.2731 } }],
  });
});

it.each([
  ['2024-01-01', '2024-12-31', true],
  ['2024-01-01', '2025-01-01', false],
  ['2024-01-02', '2024-01-01', false],
  ['2024-02-30', '2024-03-01', false],
])('takes %s to %s: %s', (inizioPeriodo, finePeriodo, isTaken) => {
  expect(z.safeParse(consumptionCurves.query ?? z.never(), { inizioPeriodo, finePeriodo }).success).toBe(isTaken);
});
