import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { consentChoices, exampleConsentChoices } from './consents.ts';

/** Gives or withdraws consents. Only the customer can: a consent is worth what its giver's will is. */
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
