import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { consentChoices, exampleConsentChoices } from './consents.ts';

/**
 * Grants or withdraws consents. Only the customer can call it, because a consent must express the giver's own will.
 */
export const modificaLivelloPrivacy = defineCall({
  id: 'modificaLivelloPrivacy',
  backend: 'clienti',
  method: 'POST',
  path: '/v1/modificaLivelloPrivacy',
  summary: 'Consensi dati o revocati',
  rules: ['profilo.chiamate.5'],
  access: 'customer-in-person',
  modules: { profile: 'ACTIVE' },
  body: z.strictObject({ livelli: consentChoices.check(z.minLength(1, 'MISSING')) }),
  answer: z.strictObject({}),
  errors: [],
  touches: ['checkLivelliPrivacy'],
  example: { request: { body: { livelli: exampleConsentChoices } }, answer: {} },
  toModel: () => undefined,
});
