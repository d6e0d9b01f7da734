import { sentReadings, storicoLetture, tipologiaAutolettura } from '@sportello/calls';
import type { CommodityContract, Contract } from '@sportello/domain';
import type { App } from '../../api/app.ts';

/** Ten years of monthly readings, loaded at once. */
const MOST_READINGS = '120';

export function optionsQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(tipologiaAutolettura, { params: { id: code }, query: { canaleAcquisizione: 'WEB' } });
}

export function sentQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(sentReadings, { params: { id: code } });
}

export function startReadings(app: App, code: string): void {
  void app.cache.prefetchQuery(optionsQuery(app, code));
  if (app.config.capabilities.includes(sentReadings.id)) void app.cache.prefetchQuery(sentQuery(app, code));
}

export function historyQuery({ queryOf }: Pick<App, 'queryOf'>, { commodity }: CommodityContract) {
  const { pod, pdr } = commodity;
  return queryOf(storicoLetture, {
    query: { numeroLetture: MOST_READINGS, ...(pod === undefined ? { pdr: pdr ?? '' } : { pod }) },
  });
}

export function isMetered(contract: Contract): contract is CommodityContract {
  return contract.type === 'COMMODITY' && (contract.commodity.pod ?? contract.commodity.pdr) !== undefined;
}
