import { readCurves } from './usecases/curves.ts';
import { readForecast } from './usecases/forecast.ts';
import { readMonths } from './usecases/months.ts';
import { setThreshold } from './usecases/threshold.ts';
import { versionIn } from '../../shared/versions.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const consumptionHandlers = {
  consumptionForecast: ({ services, request }) => readForecast(services, request.params.id),
  setConsumptionThreshold: async ({ services, actor, request: { params, body, headers } }) => {
    await setThreshold(services, actor, { contractCode: params.id, euros: body.soglia }, versionIn(headers));
    return {};
  },
  consumptionCurves: ({ services, request }) => readCurves(services, request.params.id, request.query),
  recuperoElencoConsumi: ({ services, request }) => readMonths(services, request.query.codiceContratto),
} satisfies Partial<Handlers>;
