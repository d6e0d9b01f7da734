import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { line } from '../mechanism/wire.ts';
import { deliveryFlags } from './delivery.ts';
import { preferenceHeaders } from './version.ts';

/**
 * Saves the delivery of a service's invoices and notifications. Only supplies send `commodity`; a standalone service
 * has none.
 */
export const modificaRicezioneNotificheVas = defineCall({
  id: 'modificaRicezioneNotificheVas',
  backend: 'contratti',
  method: 'POST',
  path: '/v2/modificaRicezioneNotificheVas',
  summary: 'Modifica di come il cliente riceve fatture e avvisi di un servizio',
  rules: ['recapito.chiamate.4'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: preferenceHeaders,
  body: z.strictObject({ ...deliveryFlags, commodity: z.optional(line(20)) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'COMMODITY_TYPE_NOT_FOUND', 'CHANGED_MEANWHILE', 'S-001'],
  touches: ['recuperoRicezioneNotifiche', 'recuperoRicezioneNotificheVas'],
  example: {
    request: {
      headers: {},
      body: {
        flagBollettaWeb: '03',
        flagNotificaSms: 'X',
        flagNotificaMail: null,
        contractAccount: '500000000002',
      },
    },
    answer: {},
  },
  toModel: () => undefined,
});
