import { consumptionCurves, consumptionForecast, recuperoElencoConsumi } from '@sportello/calls';
import type { App } from '../../api/app.ts';

/** What a supply used, period by period. */
export function periodsQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(recuperoElencoConsumi, { query: { codiceContratto: code } });
}

/** What it used step by step, between two days. */
export function curvesQuery({ queryOf }: Pick<App, 'queryOf'>, code: string, from: string, to: string) {
  return queryOf(consumptionCurves, { params: { id: code }, query: { inizioPeriodo: from, finePeriodo: to } });
}

/** What its running bill will come to, and over what the customer is told. */
export function forecastQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(consumptionForecast, { params: { id: code } });
}

/** Whether the gateway foresees the running bill. */
export function hasForecast({ config }: Pick<App, 'config'>): boolean {
  return config.capabilities.includes(consumptionForecast.id);
}

/** Whether the gateway tells curves; without, there are periods alone. */
export function hasCurves({ config }: Pick<App, 'config'>): boolean {
  return config.capabilities.includes(consumptionCurves.id);
}
