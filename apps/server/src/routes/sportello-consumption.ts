import { readCurves } from '../usecases/consumption/curves.ts';
import { readForecast } from '../usecases/consumption/forecast.ts';
import { setThreshold } from '../usecases/consumption/threshold.ts';
import { versionIn } from '../usecases/versions.ts';
import type { Handlers } from './handler.ts';

export const sportelloConsumption = {
  consumptionForecast: ({ services, request }) => readForecast(services, request.params.id),
  setConsumptionThreshold: async ({ services, actor, request: { params, body, headers } }) => {
    await setThreshold(services, actor, { contractCode: params.id, euros: body.soglia }, versionIn(headers));
    return {};
  },
  consumptionCurves: ({ services, request }) => readCurves(services, request.params.id, request.query),
} satisfies Partial<Handlers>;
