import { supplyPrices } from '@sportello/calls';
import type { App } from '../../api/app.ts';

export function pricesQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(supplyPrices, { params: { id: code } });
}
