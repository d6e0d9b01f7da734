import { consumptionCurves, consumptionForecast, recuperoElencoConsumi } from '@sportello/calls';
import type { App } from '../../api/app.ts';

export function periodsQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(recuperoElencoConsumi, { query: { codiceContratto: code } });
}

export function curvesQuery({ queryOf }: Pick<App, 'queryOf'>, code: string, from: string, to: string) {
  return queryOf(consumptionCurves, { params: { id: code }, query: { inizioPeriodo: from, finePeriodo: to } });
}

export function forecastQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(consumptionForecast, { params: { id: code } });
}

export function hasForecast({ config }: Pick<App, 'config'>): boolean {
  return config.capabilities.includes(consumptionForecast.id);
}

/** Without curves only periods are available. */
export function hasCurves({ config }: Pick<App, 'config'>): boolean {
  return config.capabilities.includes(consumptionCurves.id);
}
