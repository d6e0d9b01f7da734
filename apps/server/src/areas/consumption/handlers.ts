import { readCurves } from './usecases/curves.ts';
import { readForecast } from './usecases/forecast.ts';
import { readMonths } from './usecases/months.ts';
import { setThreshold } from './usecases/threshold.ts';
import { versionIn } from '../../shared/versions.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const consumptionHandlers = {
  consumptionForecast: ({ services, actor, request }) => readForecast(services, actor, request.params.id),
  setConsumptionThreshold: async ({ services, actor, request: { params, body, headers } }) => {
    await setThreshold(services, actor, { contractCode: params.id, euros: body.soglia }, versionIn(headers));
    return {};
  },
  consumptionCurves: ({ services, actor, request }) => readCurves(services, actor, request.params.id, request.query),
  recuperoElencoConsumi: ({ services, actor, request }) => readMonths(services, actor, request.query.codiceContratto),
} satisfies Partial<Handlers>;
