import { SUPPLIED_COMMODITIES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { deliveryFlags } from './delivery.ts';
import { preferenceHeaders } from './version.ts';

/** Saves the delivery of a supply's bills and notifications; the caller then reads it again (recapito.chiamate.3). */
export const modificaRicezioneNotifiche = defineCall({
  id: 'modificaRicezioneNotifiche',
  backend: 'contratti',
  method: 'POST',
  path: '/v1/modificaRicezioneNotifiche',
  summary: 'Modifica di come il cliente riceve bollette e avvisi di una fornitura',
  rules: ['recapito.chiamate.3'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: preferenceHeaders,
  body: z.strictObject({ ...deliveryFlags, commodity: z.enum(SUPPLIED_COMMODITIES) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'COMMODITY_TYPE_NOT_FOUND', 'CHANGED_MEANWHILE', 'S-001'],
  touches: ['recuperoRicezioneNotifiche', 'recuperoRicezioneNotificheVas'],
  example: {
    request: {
      headers: { 'if-match': '"7"' },
      body: {
        flagBollettaWeb: '02',
        flagNotificaSms: null,
        flagNotificaMail: 'X',
        commodity: 'LUCE',
        contractAccount: '500000000001',
      },
    },
    answer: {},
  },
  toModel: () => undefined,
});
