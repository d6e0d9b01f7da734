import { eurosFromCents, THRESHOLD_CENTS } from '@sportello/domain';
import * as z from 'zod/mini';
import { changeHeaders } from '../../contratti/version.ts';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { amount } from '../../mechanism/wire.ts';

/**
 * Sets the alert threshold of a supply's current bill, or removes it when `soglia` is absent. Its version is that of
 * `consumptionForecast`, which is read again afterwards.
 */
export const setConsumptionThreshold = defineCall({
  id: 'setConsumptionThreshold',
  backend: 'sportello',
  method: 'POST',
  path: '/consumi/{id}/soglia',
  summary: 'Soglia di spesa di un contratto, oltre la quale il cliente è avvisato',
  rules: ['consumo.chiamate.4', 'consumo.soglia.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE', energyControl: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ id: ownId('commodity-contract') }),
  headers: changeHeaders,
  body: z.strictObject({
    soglia: z.optional(
      amount.check(
        z.gte(eurosFromCents(THRESHOLD_CENTS.least), 'TOO_SMALL'),
        z.lte(eurosFromCents(THRESHOLD_CENTS.most), 'TOO_LARGE'),
      ),
    ),
  }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'S-001'],
  touches: ['consumptionForecast'],
  example: {
    request: { headers: { 'if-match': '"7"' }, params: { id: '4000000001' }, body: { soglia: 150 } },
    answer: {},
  },
  toModel: () => undefined,
});
