import * as z from 'zod/mini';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../mechanism/call.ts';
import { toOnboardingRequest } from './onboarding.ts';
import { exampleOnboardingItem, wireOnboardingItem } from './onboardingItem.ts';

const wireMeterRequest = z.extend(wireOnboardingItem, { codiceRichiesta: z.string() });

export const recuperoListaMSR = defineCall({
  id: 'recuperoListaMSR',
  backend: 'contratti',
  method: 'GET',
  path: '/v2/recuperoListaMSR',
  summary: 'Richieste di lavoro sul contatore (MSR) del cliente',
  rules: ['contratto.chiamate.6', 'contratto.avvio.6'],
  access: 'customer',
  modules: null,
  answer: z.strictObject({ richieste: z.array(wireMeterRequest) }),
  errors: ['S-001'],
  example: {
    request: {},
    answer: { richieste: [{ ...exampleOnboardingItem, tipo: 'ZM71', codiceRichiesta: 'M0000001' }] },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) =>
    answer.richieste.map((item) =>
      toOnboardingRequest(item, { source: 'METER_REQUEST', code: item.codiceRichiesta, activationReason: null }),
    ),
});
