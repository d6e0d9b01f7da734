import { sentReadings, storicoLetture, tipologiaAutolettura } from '@sportello/calls';
import type { CommodityContract, Contract } from '@sportello/domain';
import type { App } from '../../api/app.ts';

/** Ten years, month by month: all that a history shows at once. */
const MOST_READINGS = '120';

/** Whether, when and how the meter of a supply is read. */
export function optionsQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(tipologiaAutolettura, { params: { id: code }, query: { canaleAcquisizione: 'WEB' } });
}

/** What became of the readings that were sent for a supply. */
export function sentQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(sentReadings, { params: { id: code } });
}

/** Asks for what the page of readings shows first. */
export function startReadings(app: App, code: string): void {
  void app.cache.prefetchQuery(optionsQuery(app, code));
  if (app.config.capabilities.includes(sentReadings.id)) void app.cache.prefetchQuery(sentQuery(app, code));
}

/** All readings of the point where a supply is delivered. */
export function historyQuery({ queryOf }: Pick<App, 'queryOf'>, { commodity }: CommodityContract) {
  const { pod, pdr } = commodity;
  return queryOf(storicoLetture, {
    query: { numeroLetture: MOST_READINGS, ...(pod === undefined ? { pdr: pdr ?? '' } : { pod }) },
  });
}

/** A supply with a meter: electricity or gas, delivered somewhere. */
export function isMetered(contract: Contract): contract is CommodityContract {
  return contract.type === 'COMMODITY' && (contract.commodity.pod ?? contract.commodity.pdr) !== undefined;
}
