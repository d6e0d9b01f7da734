import { expect, it } from 'vitest';
import { rejectedFor } from '../../mechanism/rows.ts';
import { readSample } from '../../mechanism/sample.ts';
import { consumptionForecast } from './consumptionForecast.ts';
import { setConsumptionThreshold } from './setConsumptionThreshold.ts';

const wire = consumptionForecast.example.answer;

it('reads what the running bill comes to, in cents', async () => {
  const { model } = await readSample(consumptionForecast, wire);
  expect(model).toMatchObject({
    periodEnd: '2026-12-31',
    obstacle: undefined,
    forecast: {
      knownDays: 20,
      used: 141_600,
      costSoFar: 3720,
      fixed: 2410,
      least: 11_840,
      likely: 13_175,
      most: 14_990,
    },
    threshold: 15_000,
    version: '7',
  });
});

it('reads why nothing is foreseen, a reason that it does not know too', async () => {
  const read = async (impedimento: string) =>
    (await readSample(consumptionForecast, { ...wire, impedimento, previsione: null, soglia: null, versione: null }))
      .model;
  expect(await read('POCHI_DATI')).toMatchObject({ obstacle: 'POCHI_DATI', forecast: undefined, threshold: undefined });
  expect((await read('ALTRO')).obstacle).toBe('SCONOSCIUTO');
});

it.each([
  [{ soglia: 1 }, []],
  [{ soglia: 100_000 }, []],
  [{}, []],
  [{ soglia: 0.99 }, ['soglia TOO_SMALL']],
  [{ soglia: -5 }, ['soglia TOO_SMALL']],
  [{ soglia: 100_000.01 }, ['soglia TOO_LARGE']],
  [{ soglia: 12.345 }, ['soglia TOO_MANY_DECIMALS']],
  [{ soglia: '12' }, ['soglia invalid_type']],
  [{ soglia: null }, ['soglia invalid_type']],
  [{ importo: 12 }, ['importo unrecognized_keys']],
])('validates a threshold of %j and rejects %j (consumo.soglia.1)', (body, expected) => {
  expect(rejectedFor(setConsumptionThreshold.body, body)).toEqual(expected);
});
